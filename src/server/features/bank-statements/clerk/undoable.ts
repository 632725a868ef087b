import type { LineState, ShareOutcome } from '#shared/bank-statements/bank-lines.ts';

const final: ReadonlySet<ShareOutcome> = new Set(['settled', 'refund', 'payout']);

/** Whether a decision about a transaction can be taken back: it has paid for nothing and sent nothing. */
export function isUndoable(state: LineState, shares: readonly { readonly outcome: ShareOutcome }[]): boolean {
  if (state === 'waiting' || state === 'new') return false;
  return shares.every(({ outcome }) => !final.has(outcome));
}
