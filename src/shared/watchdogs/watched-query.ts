import type { WatchedQuery } from '../catalog/contract.ts';

/** Whether a query leaves out anything: the whole catalogue cannot be watched. */
export function isNarrowed({ scope, currency: _currency, ...rest }: WatchedQuery): boolean {
  return scope !== 'all' || chosenIn(rest).length > 0;
}

/** Whether one list has all of a query's filters: a profile has no others than the kind of offer. */
export function isOfOneList({ seller, offer: _offer, scope, ...rest }: WatchedQuery): boolean {
  return seller === undefined || (scope === 'all' && chosenIn(rest).length === 0);
}

function chosenIn(filters: object): unknown[] {
  return Object.values(filters).filter((value) => value !== undefined && value !== '');
}
