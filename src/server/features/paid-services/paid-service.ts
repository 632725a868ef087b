import type { ServiceKind } from '#shared/paid-services/services.ts';
import type { Context } from '#server/context.ts';
import { findAccount, lockAccount } from '#server/features/accounts/index.ts';
import { refundReasonText, type PaidSubject } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { storedCustomer } from './customer.ts';
import { issueServiceCreditNote, issueServiceInvoice, localeOf } from './documents.ts';
import { queueServiceMail } from './mails.ts';
import type { ServiceRules } from './service-rules.ts';
import { findRefundReason, findService, updateService, type ServiceRow } from './service.queries.ts';

/** Locks a request by its account, which every change of a request locks first. */
export async function lockService(tx: Tx, id: number): Promise<ServiceRow | undefined> {
  const row = await findService(tx, id);
  if (!row) return undefined;
  await lockAccount(tx, row.account_id);
  return findService(tx, id);
}

/** The requests of a service as a subject of payments. */
export function paidService(context: Context, rules: ServiceRules): PaidSubject {
  const audit = (tx: Tx, id: number, change: AuditedChange) => auditService(tx, rules.kind, id, change);
  return {
    lock: async (tx, id) => void (await lockService(tx, id)),
    async describe(db, id) {
      const row = await findService(db, id);
      const account = row && (await findAccount(db, row.account_id));
      if (!account) return undefined;
      const locale = localeOf(row);
      return {
        label: row.number,
        email: account.email ?? '',
        fullName: `${account.first_name} ${account.last_name}`.trim() || account.username,
        locale,
        country: storedCustomer.parse(row.customer).country,
        returnPath: (await rules.describe(db, row)).page(locale),
        isPaid: row.state === 'paid' || row.state === 'refunded',
        isCancelled: row.state === 'cancelled',
      };
    },
    async settled(tx, id, { method, at, paidAt = at }) {
      const row = await lockService(tx, id);
      if (row?.state !== 'waiting' || !(await rules.provide(tx, row, at))) return 'overpayment';
      const paid = { ...row, method: method === 'card' ? method : 'bank_transfer' } as const;
      await updateService(tx, id, { state: 'paid', paid_at: paidAt, method: paid.method });
      const invoiceId = await issueServiceInvoice(context, tx, rules, paid, { at, paidAt });
      await queueServiceMail(context, tx, rules, paid, { news: { step: 'paid' }, about: id, invoiceId });
      return 'settled';
    },
    async overpayment(tx, id, { paymentId }) {
      const row = await lockService(tx, id);
      if (row) await queueServiceMail(context, tx, rules, row, { news: { step: 'overpayment' }, about: paymentId });
    },
    async failed(tx, id, { paymentId }) {
      const row = await lockService(tx, id);
      if (row?.state !== 'waiting') return;
      await queueServiceMail(context, tx, rules, row, { news: { step: 'payment_failed' }, about: paymentId });
    },
    async refunded(tx, id, { refundId, isOverpayment, at, actorId = null }) {
      const row = await lockService(tx, id);
      if (!row) return;
      const reason = refundReasonText(await findRefundReason(tx, refundId), serverI18n(localeOf(row)));
      let hasEnded = false;
      let invoiceId: number | undefined;
      if (!isOverpayment) {
        await updateService(tx, id, { state: 'refunded', ended_at: at });
        hasEnded = await rules.end(tx, row, { at, actorId });
        invoiceId = await issueServiceCreditNote(context, tx, row, { refundId, reason, at });
      }
      const news = { step: 'refunded', reason, isOverpayment, hasEnded } as const;
      await queueServiceMail(context, tx, rules, row, { news, about: refundId, invoiceId });
    },
    async refundCancelled(tx, id, { amount, at, actorId }) {
      const row = await lockService(tx, id);
      if (!row || (await rules.isRefundDue(tx, row))) return false;
      await audit(tx, id, { actorId, at, after: { cancelled_refund: amount } });
      return true;
    },
    async overpaymentCancelled(tx, id, { amount, at, actorId }) {
      await audit(tx, id, { actorId, at, after: { cancelled_overpayment: amount } });
    },
  };
}

interface AuditedChange {
  readonly actorId: number;
  readonly at: Date;
  readonly after: object;
}

/** An administrator's change of a request. */
export async function auditService(
  tx: Tx,
  kind: ServiceKind,
  id: number,
  { actorId, at, after }: AuditedChange,
): Promise<void> {
  await recordAudit(tx, [{ actorId, action: 'change', entity: kind, entityId: id, after }], at);
}
