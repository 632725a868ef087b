/**
 * Gateways by the name stored with payments, and their brand names, which are the same in every language. `test` is
 * built in and moves no money. A new gateway needs an entry here, in
 * `src/server/features/payments/gateways/gateways.ts` and in `settings.ts` beside it, and a folder there.
 */
export const gatewayBrands = { test: null, comgate: 'Comgate', gopay: 'GoPay', stripe: 'Stripe' } as const;

export type GatewayName = keyof typeof gatewayBrands;

export const gatewayNames = Object.keys(gatewayBrands) as GatewayName[];
