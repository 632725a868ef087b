import type { cartContract } from '#shared/cart/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';

export type Offers = CallAnswer<(typeof cartContract)['delivery']>;
