/**
 * Gateways by the name under which payments store them, with their brands, which are the same in every language. `test`
 * is built in and moves no money. A new gateway is an entry here, in `src/server/features/payments/gateways/gateways.ts`
 * and `settings.ts` beside it, and a folder there.
 */
export const gatewayBrands = { test: null, comgate: 'Comgate' } as const;

export type GatewayName = keyof typeof gatewayBrands;

export const gatewayNames = Object.keys(gatewayBrands) as GatewayName[];
