import type { WatchedQuery } from '../catalog/contract.ts';

/** Whether a query leaves out anything: the whole catalogue cannot be watched. */
export function isNarrowed({ scope, currency: _currency, ...rest }: WatchedQuery): boolean {
  return scope !== 'all' || Object.values(rest).some((value) => value !== undefined && value !== '');
}
