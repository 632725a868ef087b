import type { FastifyInstance } from 'fastify';
import { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import type { PaymentProvider } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { presentWebhook, presentRefund, presentOverpayment } from './admin-payment-presenter.ts';
import { listWebhooks, listRefunds, listOverpayment, rowsPerPage } from './admin-payment.queries.ts';
import { changeApprovalLimit, getApprovalLimit } from '../refunds/approval/approval-limit.ts';
import { countApprovers } from '../refunds/approval/approval.queries.ts';
import { approveRefunds, rejectRefunds } from '../refunds/approval/decide-approvals.ts';
import { cancelRefunds, confirmRefunds, retryRefunds } from '../refunds/decide-refunds.ts';
import { correctAccount } from '../refunds/correct-account.ts';
import { hasGateway } from '../gateways/gateways.ts';
import { deleteOverpayments, refundOverpayments, settleOverpayments } from '../overpayments/decide-overpayments.ts';
import type { PaymentSubjects } from '../subject.ts';

export function mountAdminPayments(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db } = context;
  const canSendBack = (provider: PaymentProvider) => hasGateway(context, provider);
  mountCalls(app, 'adminPayments', adminPaymentsContract, {
    overpayment: async ({ query }) => {
      const { rows, has_more } = adminPage(await listOverpayment(db, query), query.page, rowsPerPage);
      return { payments: rows.map((row) => presentOverpayment(row, canSendBack)), page: query.page, has_more };
    },
    settleOverpayment: async ({ body: { ids } }, { caller: { accountId } }) => ({
      ...(await settleOverpayments(context, subjects, { ids, actorId: accountId })),
    }),
    refundOverpayment: async ({ body: { ids } }, { caller: { accountId } }) => ({
      ...(await refundOverpayments(context, { ids, actorId: accountId })),
    }),
    deleteOverpayment: async ({ body: { ids } }, { caller: { accountId } }) => ({
      decided: await deleteOverpayments(context, subjects, { ids, actorId: accountId }),
    }),
    refunds: async ({ query }, { caller: { accountId } }) => {
      const { rows, has_more } = adminPage(await listRefunds(db, query), query.page, rowsPerPage);
      const { limit, currency } = await getApprovalLimit(db, context);
      return {
        refunds: rows.map((row) => presentRefund(row, accountId)),
        page: query.page,
        has_more,
        limit: limit === 0 ? null : { amount: limit, currency },
        approvers: await countApprovers(db, accountId),
      };
    },
    approveRefunds: ({ body: { ids } }, { caller: { accountId } }) =>
      approveRefunds(context, subjects, { ids, actorId: accountId }),
    rejectRefunds: ({ body: { ids, reason } }, { caller: { accountId } }) =>
      rejectRefunds(context, subjects, { ids, reason, actorId: accountId }),
    approvalLimit: async () => withVersion(await getApprovalLimit(db, context)),
    changeApprovalLimit: ({ body }, { caller: { accountId } }) => changeApprovalLimit(context, accountId, body),
    confirmRefunds: ({ body: { ids } }, { caller: { accountId } }) =>
      confirmRefunds(context, subjects, { ids, actorId: accountId }),
    retryRefunds: ({ body: { ids } }, { caller: { accountId } }) => retryRefunds(context, { ids, actorId: accountId }),
    cancelRefunds: ({ body: { ids } }, { caller: { accountId } }) =>
      cancelRefunds(context, subjects, { ids, actorId: accountId }),
    correctRefundAccount: async ({ params: { id }, body }, { caller: { accountId } }) => {
      await correctAccount(context, { id, bankAccount: body.bank_account, actorId: accountId });
      return {};
    },
    webhooks: async ({ query }) => {
      const { rows, has_more } = adminPage(await listWebhooks(db, query), query.page, rowsPerPage);
      return { webhooks: rows.map(presentWebhook), page: query.page, has_more };
    },
  });
}
