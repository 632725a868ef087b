import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { adminVouchersContract } from '#shared/vouchers/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { presentAdminVoucher, presentAdminVoucherRow } from './admin-voucher-presenter.ts';
import {
  countVouchers,
  findAdminVoucher,
  listAdminVouchers,
  listOrdersOfVoucher,
  vouchersPerPage,
} from './admin-voucher.queries.ts';
import { addVoucher, changeVoucher, deleteVoucher, listVoucherErrors, setVoucherActive } from './change-vouchers.ts';
import { presentInfluencerRow } from './influencer-presenter.ts';
import { countInfluencers, influencersPerPage, listInfluencers } from './influencer.queries.ts';

export function mountAdminVouchers(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  const { currency } = config.shop;

  const getVoucher = async (id: number) => {
    const [voucher, orders] = await Promise.all([findAdminVoucher(db, id, now()), listOrdersOfVoucher(db, id)]);
    if (!voucher) throw notFound();
    return presentAdminVoucher(voucher, orders, currency);
  };

  const answers: Handlers<typeof adminVouchersContract> = {
    list: async ({ query }) => {
      const choice = { query, at: now() };
      const [found, total] = await Promise.all([listAdminVouchers(db, choice), countVouchers(db, choice)]);
      const { rows, has_more } = adminPage(found, query.page, vouchersPerPage);
      const vouchers = rows.map((voucher) => presentAdminVoucherRow(voucher, currency));
      return { vouchers, total, page: query.page, has_more };
    },
    get: async ({ params }) => getVoucher(params.id),
    add: async ({ body }, { caller }) => getVoucher(await addVoucher(context, caller.accountId, body)),
    change: async ({ params, body }, { caller }) => {
      await withCurrent(
        () => getVoucher(params.id),
        () => changeVoucher(context, caller.accountId, params.id, body),
      );
      return getVoucher(params.id);
    },
    setActive: async ({ params, body }, { caller }) => {
      await setVoucherActive(context, caller.accountId, params.id, body.is_active);
      return getVoucher(params.id);
    },
    remove: async ({ params }, { caller }) => {
      await deleteVoucher(context, caller.accountId, params.id);
      return {};
    },
    influencers: async ({ query }) => {
      const [found, total] = await Promise.all([listInfluencers(db, query), countInfluencers(db, query)]);
      const { rows, has_more } = adminPage(found, query.page, influencersPerPage);
      const influencers = rows.map((row) => presentInfluencerRow(row, currency));
      return { influencers, total, page: query.page, has_more };
    },
  };
  mountCalls(app, 'adminVouchers', adminVouchersContract, answers, {
    add: ({ valid }) => listVoucherErrors(context, valid),
    change: ({ params, valid }) => listVoucherErrors(context, valid, params.id),
  });
}
