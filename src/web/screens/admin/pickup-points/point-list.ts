import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminPickupPointsContract } from '#shared/delivery/admin-pickup-points-contract.ts';

type List = (typeof adminPickupPointsContract)['list'];
export type PointChoice = CallInput<List>['query'];
export type PointList = CallAnswer<List>;
