import type { BatchState } from '#shared/payouts/payouts.ts';

/** Whether payments of a batch are still to be sent. */
export function isOpen({ state }: { readonly state: BatchState }): boolean {
  return state === 'prepared' || state === 'exported';
}
