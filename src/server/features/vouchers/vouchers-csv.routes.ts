import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  adminVoucherQuery,
  influencerQuery,
  type AdminVoucherRow,
  type InfluencerRow,
} from '#shared/vouchers/admin-contract.ts';
import type { VoucherKind, VoucherState } from '#shared/vouchers/vouchers.ts';
import type { Context } from '#server/context.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { presentAdminVoucherRow } from './admin-voucher-presenter.ts';
import { listVouchersToExport } from './admin-voucher.queries.ts';
import { presentInfluencerRow } from './influencer-presenter.ts';
import { listInfluencersToExport } from './influencer.queries.ts';

export function mountVouchersCsv(app: FastifyInstance, { db, config, now }: Context): void {
  const { currency } = config.shop;
  mountCsv(app, {
    name: 'vouchers',
    tag: 'adminVouchers',
    summary: 'Vouchers as CSV, filtered and sorted',
    scope: 'settings',
    query: adminVoucherQuery,
    columns: voucherColumns,
    listRows: async (query, locale) => {
      const vouchers = await listVouchersToExport(db, { query, locale, at: now() });
      return vouchers.map((voucher) => presentAdminVoucherRow(voucher, currency));
    },
  });
  mountCsv(app, {
    name: 'influencers',
    tag: 'adminInfluencers',
    summary: 'Influencers as CSV, filtered and sorted',
    scope: 'settings',
    query: influencerQuery,
    columns: influencerColumns,
    listRows: async (query) => {
      const influencers = await listInfluencersToExport(db, query);
      return influencers.map((row) => presentInfluencerRow(row, currency));
    },
  });
}

const kindTexts: Record<VoucherKind, MessageDescriptor> = {
  percent: msg`procenta`,
  fixed: msg`pevná částka`,
  free_delivery: msg`doprava zdarma`,
};

const stateTexts: Record<VoucherState, MessageDescriptor> = {
  valid: msg`platný`,
  planned: msg`naplánovaný`,
  used_up: msg`vyčerpaný`,
  over: msg`po platnosti`,
  off: msg`vypnutý`,
};

const voucherColumns: readonly CsvColumn<AdminVoucherRow>[] = [
  [msg`Kód`, ({ code }) => code],
  [msg`Druh`, ({ kind }, i18n) => i18n._(kindTexts[kind])],
  [msg`Sleva v procentech`, ({ percent }) => percent],
  [msg`Sleva`, ({ amount }) => amount],
  [msg`Měna`, ({ min_goods }) => min_goods.currency],
  [msg`Nejnižší hodnota zboží`, ({ min_goods }) => min_goods],
  [msg`Platí od`, ({ valid_from }) => valid_from],
  [msg`Platí do`, ({ valid_to }) => valid_to],
  [msg`Stav`, ({ state }, i18n) => i18n._(stateTexts[state])],
  [msg`Použití`, ({ uses }) => uses],
  [msg`Nejvyšší počet použití`, ({ max_uses }) => max_uses],
  [msg`Nejvyšší počet použití na zákazníka`, ({ max_uses_per_user }) => max_uses_per_user],
  [msg`Jen pro tento e-mail`, ({ for_email }) => for_email],
  [msg`Jen pro kategorie`, ({ categories }) => categories.map(({ name }) => name).join(', ')],
  [msg`Jen pro značky`, ({ brands }) => brands.map(({ name }) => name).join(', ')],
  [msg`Influencer`, ({ influencer }) => influencer?.username],
  [msg`Marže v procentech`, ({ margin_percent }) => margin_percent],
  [msg`Obrat bez DPH`, ({ turnover }) => turnover],
  [msg`Marže`, ({ margin }) => margin],
  [msg`Poznámka`, ({ note }) => note],
];

const influencerColumns: readonly CsvColumn<InfluencerRow>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Uživatelské jméno`, ({ username }) => username],
  [msg`Jméno`, ({ name }) => name],
  [msg`E-mail`, ({ email }) => email],
  [msg`Vouchery`, ({ vouchers }) => vouchers],
  [msg`Objednávky`, ({ orders }) => orders],
  [msg`Měna`, ({ margin }) => margin.currency],
  [msg`Obrat bez DPH`, ({ turnover }) => turnover],
  [msg`Marže`, ({ margin }) => margin],
];
