import type { FastifyInstance } from 'fastify';
import type { GatewayName } from '#shared/payments/gateways.ts';
import { isGateway, type PaymentProvider } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import type { Subject } from '../subject.ts';
import { comgate } from './comgate/comgate.ts';
import type { Gateway, GatewayModule, MountedPayments } from './gateway.ts';
import { gopay } from './gopay/gopay.ts';
import { stripe } from './stripe/stripe.ts';
import { testGateway } from './test-gateway/test-gateway.ts';

const modules: Readonly<Record<GatewayName, GatewayModule>> = { comgate, gopay, stripe, test: testGateway };

/**
 * The gateway that new card payments of a subject use: for services one that takes nothing else, if it is configured;
 * otherwise the one of orders, else the built-in test gateway. A payment keeps its gateway when this changes.
 */
export function cardProvider(config: Context['config'], kind: Subject['kind']): GatewayName {
  const configured = Object.values(modules).filter((each) => each !== testGateway && each.isConfigured(config));
  const ofServices = configured.find(({ takes }) => takes === 'services');
  if (kind !== 'order' && ofServices) return ofServices.name;
  const { forGoods } = config.gateways;
  const ofGoods = configured.find(
    ({ name, takes }) => takes === 'everything' && (forGoods === undefined || name === forGoods),
  );
  return (ofGoods ?? testGateway).name;
}

/** Whether card payments of orders use the built-in test gateway, in which no money moves. */
export function isTestGateway(config: Context['config']): boolean {
  return cardProvider(config, 'order') === testGateway.name;
}

/** The gateway of a payment; undefined for transfers and cash, and for a gateway that is not configured (any more). */
export function gatewayOf(context: Context, provider: PaymentProvider): Gateway | undefined {
  return isGateway(provider) && isUsable(modules[provider], context) ? modules[provider].create(context) : undefined;
}

/** Whether the money of a payment can be refunded through its gateway. */
export function hasGateway(context: Context, provider: PaymentProvider): boolean {
  return gatewayOf(context, provider) !== undefined;
}

/** Adds the calls of every usable gateway. */
export function mountGateways(app: FastifyInstance, payments: MountedPayments): void {
  for (const each of Object.values(modules)) if (isUsable(each, payments.context)) each.mount(app, payments);
}

/** Beside a real gateway the test gateway would let anybody pay for nothing. */
function isUsable(each: GatewayModule, { config }: Context): boolean {
  return each === testGateway ? isTestGateway(config) : each.isConfigured(config);
}
