import type { GatewayName, PaymentProvider } from '#shared/payments/payments.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createComgate } from './comgate.ts';
import type { Gateway } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

/** Card payments go through the built-in test gateway, in which no money moves. */
export function isTestGateway({ comgate }: Config): boolean {
  return comgate === undefined;
}

/** What card payments go through now. */
export function cardProvider(config: Config): GatewayName {
  return isTestGateway(config) ? 'test' : 'comgate';
}

/** The gateway of a payment; undefined for transfers and cash, and for a gateway that isn't configured (any more). */
export function gatewayOf({ config, db, now }: Context, provider: PaymentProvider): Gateway | undefined {
  if (provider === 'comgate') return config.comgate && createComgate(config.comgate);
  // Beside a real gateway it would let anybody pay for nothing.
  if (provider === 'test' && isTestGateway(config)) return createTestGateway(db, now);
  return undefined;
}

/** Whether money of a payment can go back the way that it came. */
export function hasGateway(context: Context, provider: PaymentProvider): boolean {
  return gatewayOf(context, provider) !== undefined;
}
