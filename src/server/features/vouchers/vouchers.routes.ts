import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { vouchersContract } from '#shared/vouchers/contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { presentInfluencer } from './influencer-presenter.ts';
import {
  entriesPerPage,
  listEarningsByMonth,
  listInfluencerVouchers,
  listOwnEntries,
  sumEarnings,
} from './influencer.queries.ts';

/** Influencers' own overview (R-6.04). */
export function mountVouchers(app: FastifyInstance, { db, config, now }: Context): void {
  mountCalls(app, 'vouchers', vouchersContract, {
    influencer: async ({ query: { page } }, { caller: { accountId } }) => {
      const vouchers = await listInfluencerVouchers(db, accountId, now());
      if (vouchers.length === 0) throw notFound();
      const [total, months, found] = await Promise.all([
        sumEarnings(db, accountId),
        listEarningsByMonth(db, accountId),
        listOwnEntries(db, accountId, page),
      ]);
      const { rows: entries, has_more } = adminPage(found, page, entriesPerPage);
      return presentInfluencer({ vouchers, total, months, entries, page, has_more }, config.shop.currency);
    },
  });
}
