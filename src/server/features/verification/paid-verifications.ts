import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { endPaidVerification, findAccount, lockAccount, verifyByPayment } from '#server/features/accounts/index.ts';
import type { PaidSubject } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { storedCustomer } from './customer.ts';
import { issueFeeCreditNote, issueFeeInvoice, localeOf } from './documents.ts';
import { queueOverpayment, queuePaid, queuePaymentFailed, queueRefunded } from './mails.ts';
import {
  findRefundReason,
  findVerification,
  updateVerification,
  type VerificationRow,
} from './verification.queries.ts';

/** Locks a request by its account, which every change of a request locks first. */
export async function lockVerification(tx: Tx, id: number): Promise<VerificationRow | undefined> {
  const row = await findVerification(tx, id);
  if (!row) return undefined;
  await lockAccount(tx, row.account_id);
  return findVerification(tx, id);
}

/** Requests of verified accounts as a subject of payments. */
export function paidVerifications(context: Context): PaidSubject {
  return {
    lock: async (tx, id) => void (await lockVerification(tx, id)),
    async describe(db, id) {
      const row = await findVerification(db, id);
      const account = row && (await findAccount(db, row.account_id));
      if (!account) return undefined;
      const locale = localeOf(row);
      return {
        label: row.number,
        email: account.email ?? '',
        fullName: `${account.first_name} ${account.last_name}`.trim() || account.username,
        locale,
        country: storedCustomer.parse(row.customer).country,
        returnPath: routePath('account-verified-account', locale),
        isPaid: row.state === 'paid' || row.state === 'refunded',
        isCancelled: row.state === 'cancelled',
      };
    },
    async settled(tx, id, { method, at, paidAt = at }) {
      const row = await lockVerification(tx, id);
      if (row?.state !== 'waiting') return 'overpayment';
      // An administrator may have verified the account meanwhile: then nothing is due.
      if (!(await verifyByPayment(tx, row.account_id, at))) return 'overpayment';
      const paid = { ...row, method: method === 'card' ? method : 'bank_transfer' } as const;
      await updateVerification(tx, id, { state: 'paid', paid_at: paidAt, method: paid.method });
      await queuePaid(context, tx, paid, await issueFeeInvoice(context, tx, paid, { at, paidAt }));
      return 'settled';
    },
    async overpayment(tx, id, { paymentId }) {
      const row = await lockVerification(tx, id);
      if (row) await queueOverpayment(context, tx, row, paymentId);
    },
    async failed(tx, id, { paymentId }) {
      const row = await lockVerification(tx, id);
      if (row?.state === 'waiting') await queuePaymentFailed(context, tx, row, paymentId);
    },
    async refunded(tx, id, { refundId, isOverpayment, at, actorId }) {
      const row = await lockVerification(tx, id);
      if (!row) return;
      const reason = await findRefundReason(tx, refundId);
      if (isOverpayment)
        return queueRefunded(context, tx, row, { refundId, creditNoteId: null, reason, hasEnded: false });
      await updateVerification(tx, id, { state: 'refunded', ended_at: at });
      const hasEnded = await endPaidVerification(tx, row.account_id, at, actorId ?? null);
      const creditNoteId = await issueFeeCreditNote(context, tx, row, { refundId, reason, at });
      await queueRefunded(context, tx, row, { refundId, creditNoteId, reason, hasEnded });
    },
    async refundCancelled(tx, id, { amount, at, actorId }) {
      await audit(tx, id, { actorId, at, after: { cancelled_refund: amount } });
      return true;
    },
    async overpaymentCancelled(tx, id, { amount, at, actorId }) {
      await audit(tx, id, { actorId, at, after: { cancelled_overpayment: amount } });
    },
  };
}

/** An administrator's change of a request. */
export async function audit(
  tx: Tx,
  id: number,
  { actorId, at, after }: { readonly actorId: number; readonly at: Date; readonly after: object },
): Promise<void> {
  await recordAudit(tx, [{ actorId, action: 'change', entity: 'verification', entityId: id, after }], at);
}
