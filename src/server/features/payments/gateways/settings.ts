import type { z } from 'zod';
import { oneOf } from '#server/config-fields.ts';
import { comgateNeeds, comgateVariables, readComgateSettings } from './comgate/comgate-settings.ts';
import { gopayNeeds, gopayVariables, readGopaySettings } from './gopay/gopay-settings.ts';
import { readStripeSettings, stripeNeeds, stripeVariables } from './stripe/stripe-settings.ts';

/** Environment variables of the gateways, read by `src/server/config.ts`. */
export const gatewayVariables = {
  CARD_GATEWAY: oneOf(['comgate', 'gopay']).optional(),
  ...comgateVariables,
  ...gopayVariables,
  ...stripeVariables,
};

type Values = z.output<z.ZodObject<typeof gatewayVariables>> & { readonly PUBLIC_URL?: string | undefined };

/** Variables that a gateway needs together; `purpose` ends the error message about a missing one. */
export const gatewayNeeds = [
  { variables: comgateNeeds, purpose: 'take payments by Comgate' },
  { variables: gopayNeeds, purpose: 'take payments by GoPay' },
  { variables: stripeNeeds, purpose: 'take payments by Stripe' },
] as const;

/** Gateways that may take money for alcohol and tobacco, one of which takes that of orders. */
const forGoods = [
  { name: 'comgate', brand: 'Comgate', variables: comgateNeeds },
  { name: 'gopay', brand: 'GoPay', variables: gopayNeeds },
] as const;

/** Errors of the choice of a gateway for orders; incomplete gateways have errors of their own. */
export function gatewayChoiceErrors(present: Readonly<Record<string, string | undefined>>): string[] {
  const configured = forGoods.filter(({ variables }) => variables.some((name) => present[name] !== undefined));
  const chosen = present.CARD_GATEWAY;
  if (chosen === undefined)
    return configured.length > 1
      ? [
          `CARD_GATEWAY: must be ${forGoods.map(({ name }) => name).join(' or ')}, because ${configured
            .map(({ brand }) => brand)
            .join(' and ')} are both configured: it takes new payments, the other one only completes its own`,
        ]
      : [];
  const wanted = forGoods.find(({ name }) => name === chosen);
  if (!wanted || configured.includes(wanted)) return [];
  return [`CARD_GATEWAY: is ${chosen}, so ${wanted.variables.join(', ')} are needed as well`];
}

/** The settings of each gateway; undefined where it is not configured. */
export function readGatewaySettings(values: Values) {
  return {
    /** The gateway of orders where several are configured; undefined: the only one. */
    forGoods: values.CARD_GATEWAY,
    comgate: readComgateSettings(values, values.PUBLIC_URL),
    gopay: readGopaySettings(values, values.PUBLIC_URL),
    stripe: readStripeSettings(values, values.PUBLIC_URL),
  };
}

/** Otherwise orders are paid at the built-in test gateway. The supervisor calls it, so it loads no gateway. */
export function hasGatewayForGoods(gateways: ReturnType<typeof readGatewaySettings>): boolean {
  return forGoods.some(({ name }) => gateways[name] !== undefined);
}
