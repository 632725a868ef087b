import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { ComplaintState } from '#shared/returns/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { MoneyBack } from './refund-dialog.tsx';

/** A question that is open in a dialog. */
export type Question = 'accept' | 'refuse' | 'refund' | 'close' | 'close_empty';

/** Whether money can be sent back for a return. */
export function isRefundable({ state, refund }: AdminReturn): boolean {
  return state === 'accepted' && refund === null;
}

/** The calls that decide on a withdrawal or a complaint. */
export function returnCalls({ kind, id }: AdminReturn) {
  const { adminReturns } = browserApi;
  const isWithdrawal = kind === 'withdrawal';
  const params = { id };
  const move = (to: ComplaintState, decision = '') =>
    adminReturns.moveComplaint({ params, body: { state: to, decision } });
  return {
    move,
    sendDecision: (is_accepted: boolean, decision = '') =>
      isWithdrawal
        ? adminReturns.decideWithdrawal({ params, body: { is_accepted, decision } })
        : move(is_accepted ? 'accepted' : 'refused', decision),
    sendBack: ({ back_to_stock, ...money }: MoneyBack) =>
      isWithdrawal
        ? adminReturns.refundWithdrawal({ params, body: { ...money, back_to_stock } })
        : adminReturns.refundComplaint({ params, body: money }),
  };
}
