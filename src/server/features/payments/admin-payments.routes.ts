import type { FastifyInstance } from 'fastify';
import { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import type { PaymentProvider } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { presentNotice, presentRefund, presentSurplus } from './admin-payment-presenter.ts';
import { listNotices, listRefunds, listSurplus, rowsPerPage } from './admin-payment.queries.ts';
import { confirmRefunds, retryRefunds } from './decide-refunds.ts';
import { hasGateway } from './gateways/gateway-of.ts';
import { refundSurplus, settleSurplus } from './settle-surplus.ts';
import { cancelRefunds, correctAccount, deleteSurplus } from './take-back-money.ts';
import type { PaymentSubjects } from './subject.ts';

export function mountAdminPayments(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db } = context;
  const canSendBack = (provider: PaymentProvider) => hasGateway(context, provider);
  mountCalls(app, 'adminPayments', adminPaymentsContract, {
    surplus: async ({ query }) => {
      const { rows, has_more } = adminPage(await listSurplus(db, query), query.page, rowsPerPage);
      return { payments: rows.map((row) => presentSurplus(row, canSendBack)), page: query.page, has_more };
    },
    settleSurplus: async ({ body: { ids } }, { caller: { accountId } }) => ({
      decided: await settleSurplus(context, subjects, { ids, actorId: accountId }),
    }),
    refundSurplus: async ({ body: { ids } }, { caller: { accountId } }) => ({
      decided: await refundSurplus(context, { ids, actorId: accountId }),
    }),
    deleteSurplus: async ({ body: { ids } }, { caller: { accountId } }) => ({
      decided: await deleteSurplus(context, subjects, { ids, actorId: accountId }),
    }),
    refunds: async ({ query }) => {
      const { rows, has_more } = adminPage(await listRefunds(db, query), query.page, rowsPerPage);
      return { refunds: rows.map(presentRefund), page: query.page, has_more };
    },
    confirmRefunds: ({ body: { ids } }, { caller: { accountId } }) =>
      confirmRefunds(context, subjects, { ids, actorId: accountId }),
    retryRefunds: ({ body: { ids } }, { caller: { accountId } }) => retryRefunds(context, { ids, actorId: accountId }),
    cancelRefunds: ({ body: { ids } }, { caller: { accountId } }) =>
      cancelRefunds(context, subjects, { ids, actorId: accountId }),
    correctRefundAccount: async ({ params: { id }, body }, { caller: { accountId } }) => {
      await correctAccount(context, { id, bankAccount: body.bank_account, actorId: accountId });
      return {};
    },
    notices: async ({ query }) => {
      const { rows, has_more } = adminPage(await listNotices(db, query), query.page, rowsPerPage);
      return { notices: rows.map(presentNotice), page: query.page, has_more };
    },
  });
}
