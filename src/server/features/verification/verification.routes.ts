import type { FastifyInstance } from 'fastify';
import type { ServiceDocument } from '#shared/paid-services/contract.ts';
import { adminVerificationContract, verificationContract } from '#shared/verification/contract.ts';
import type { Context } from '#server/context.ts';
import { adminDocumentsOf, findCurrentService } from '#server/features/paid-services/index.ts';
import { askGateway, type PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { changeFee, getFee } from './fee.ts';
import { getVerification } from './get-verification.ts';
import { cancelRequest, payFee } from './pay-fee.ts';
import { listVerifications, rowsPerPage, type AdminVerificationRow } from './verification.queries.ts';

export function mountVerification(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  mountCalls(app, 'verification', verificationContract, {
    get: (_input, { caller }) => getVerification(context, caller.accountId),
    pay: async ({ body: { method } }, { caller: { accountId }, locale }) => ({
      redirect: await payFee(context, subjects, { accountId, method, locale }),
    }),
    check: async (_input, { caller: { accountId } }) => {
      const current = await findCurrentService(context.db, 'verification', accountId);
      if (current?.state === 'waiting') await askGateway(context, subjects, { kind: 'verification', id: current.id });
      return getVerification(context, accountId);
    },
    cancel: async (_input, { caller }) => {
      await cancelRequest(context, caller.accountId);
      return {};
    },
  });
}

export function mountAdminVerification(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminVerification', adminVerificationContract, {
    list: async ({ query }) => {
      const { rows, has_more } = adminPage(await listVerifications(db, query), query.page, rowsPerPage);
      const documentsOf = await adminDocumentsOf(db, rows);
      return { verifications: rows.map((row) => present(row, documentsOf(row))), page: query.page, has_more };
    },
    fee: async () => withVersion(await getFee(db, context)),
    changeFee: ({ body }, { caller }) => changeFee(context, caller.accountId, body),
  });
}

function present(row: AdminVerificationRow, documents: ServiceDocument[]) {
  const { id, number, state, method, is_refund_asked, keeps_verified } = row;
  return {
    id,
    number,
    account: { id: row.account_id, username: row.username },
    state,
    fee: { amount: row.fee_minor, currency: row.currency_code },
    method,
    started_at: row.started_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    is_refund_asked,
    keeps_verified,
    documents,
  };
}
