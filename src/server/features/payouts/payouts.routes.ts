import type { FastifyInstance } from 'fastify';
import { fieldError, notFound } from '#shared/errors.ts';
import { adminPayoutsContract, payoutsContract } from '#shared/payouts/contract.ts';
import type { Context } from '#server/context.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { candidatesPerPage, listEarners, listOwed } from './candidate.queries.ts';
import { cancelBatch, exportBatch, payBatch } from './close-batch.ts';
import { createBatch } from './create-batch.ts';
import { hasDomesticFile, livingOf } from './files/batch-files.ts';
import { listDownloads } from './files/download.queries.ts';
import { takeOut } from './take-out.ts';
import { mountBatchFiles } from './files/batch-files.routes.ts';
import { sumUnpaid } from './margin.queries.ts';
import { findPayoutAccount, isInfluencer, listOwnPayouts, setPayoutAccount } from './own/payout-account.queries.ts';
import { payeeAccount } from './payee-account.ts';
import { presentBatch, presentCandidate, presentOwn, presentPayout } from './payout-presenter.ts';
import { batchesPerPage, findBatch, listBatches, listPayouts } from './payout.queries.ts';

export function mountAdminPayouts(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db, config } = context;
  const { currency, country } = config.shop;
  mountCalls(app, 'adminPayouts', adminPayoutsContract, {
    candidates: async ({ query }) => {
      const read = query.kind === 'influencers' ? listEarners : listOwed;
      const { rows, has_more } = adminPage(await read(db, query, currency), query.page, candidatesPerPage);
      return { candidates: rows.map((row) => presentCandidate(row, country)), page: query.page, has_more };
    },
    list: async ({ query: { page } }) => {
      const { rows, has_more } = adminPage(await listBatches(db, page), page, batchesPerPage);
      return { batches: rows.map(presentBatch), page, has_more };
    },
    get: async ({ params: { id } }) => {
      const batch = await findBatch(db, id);
      if (!batch) throw notFound();
      const payouts = await listPayouts(db, id);
      return {
        batch: presentBatch(batch),
        payouts: payouts.map((payout) => presentPayout(payout, batch)),
        downloads: (await listDownloads(db, id)).map((each) => ({ ...each, at: each.at.toISOString() })),
        has_domestic_file: hasDomesticFile(batch, livingOf(payouts), config.bank.iban),
        has_statements:
          batch.state !== 'cancelled' && livingOf(payouts).some(({ account_id: accountId }) => accountId !== null),
      };
    },
    create: async ({ body }, { caller }) => ({ id: await createBatch(context, body, caller.accountId) }),
    export: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await exportBatch(context, { id, actorId });
      return {};
    },
    pay: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await payBatch(context, subjects, { id, actorId });
      return {};
    },
    takeOut: async ({ params: { id, payout_id: payoutId }, body }, { caller: { accountId: actorId } }) => {
      await takeOut(context, { id, payoutId, reason: body.reason, bankAccount: body.bank_account, actorId });
      return {};
    },
    cancel: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await cancelBatch(context, { id, actorId });
      return {};
    },
  });
  mountBatchFiles(app, context);
}

/** Influencers' own payouts (R-6.04). */
export function mountPayouts(app: FastifyInstance, { db, config, now }: Context): void {
  const { currency, country } = config.shop;
  mountCalls(app, 'payouts', payoutsContract, {
    own: async (_input, { caller: { accountId } }) => {
      if (!(await isInfluencer(db, accountId))) throw notFound();
      const [bankAccount, unpaid, payouts] = await Promise.all([
        findPayoutAccount(db, accountId),
        sumUnpaid(db, accountId, currency),
        listOwnPayouts(db, accountId),
      ]);
      return presentOwn({ bankAccount, unpaid: { amount: unpaid, currency }, payouts });
    },
    setAccount: async ({ body }, { caller: { accountId } }) => {
      if (!(await isInfluencer(db, accountId))) throw notFound();
      const iban = payeeAccount(country, body.bank_account);
      if (iban === undefined) throw fieldError('bank_account', 'bank_account_invalid');
      await db.transaction().execute((tx) => setPayoutAccount(tx, accountId, iban, now()));
      return {};
    },
  });
}
