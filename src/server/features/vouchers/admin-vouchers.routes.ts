import type { FastifyInstance } from 'fastify';
import type { Locale } from '#shared/i18n/locales.ts';
import { notFound } from '#shared/errors.ts';
import { adminVouchersContract } from '#shared/vouchers/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { presentAdminVoucher, presentAdminVoucherRow } from './admin-voucher-presenter.ts';
import { findAdminVoucher, listAdminVouchers, listOrdersOfVoucher, vouchersPerPage } from './admin-voucher.queries.ts';
import { addVoucher, changeVoucher, deleteVoucher, listVoucherErrors, setVoucherActive } from './change-vouchers.ts';
import { presentInfluencerRow } from './influencer-presenter.ts';
import { countInfluencers, influencersPerPage, listInfluencers } from './influencer.queries.ts';

export function mountAdminVouchers(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  const { currency } = config.shop;

  const getVoucher = async (id: number, locale: Locale) => {
    const [voucher, orders] = await Promise.all([
      findAdminVoucher(db, id, { at: now(), locale }),
      listOrdersOfVoucher(db, id),
    ]);
    if (!voucher) throw notFound();
    return presentAdminVoucher(voucher, orders, currency);
  };

  const answers: Handlers<typeof adminVouchersContract> = {
    list: async ({ query }, { locale }) => {
      const { vouchers: found, total } = await listAdminVouchers(db, { query, locale, at: now() });
      const { rows, has_more } = adminPage(found, query.page, vouchersPerPage);
      const vouchers = rows.map((voucher) => presentAdminVoucherRow(voucher, currency));
      return { vouchers, total, page: query.page, has_more };
    },
    get: async ({ params }, { locale }) => getVoucher(params.id, locale),
    add: async ({ body }, { caller, locale }) => getVoucher(await addVoucher(context, caller.accountId, body), locale),
    change: async ({ params, body }, { caller, locale }) => {
      await withCurrent(
        () => getVoucher(params.id, locale),
        () => changeVoucher(context, caller.accountId, params.id, body),
      );
      return getVoucher(params.id, locale);
    },
    setActive: async ({ params, body }, { caller, locale }) => {
      await setVoucherActive(context, caller.accountId, params.id, body.is_active);
      return getVoucher(params.id, locale);
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
