import type { BreakdownQuery, BreakdownRow, FiguresQuery, SearchRow, StockRow } from '#shared/figures/contract.ts';
import { lowStock } from '#shared/figures/measures.ts';
import { choosePeriod, daysIn, type ChosenPeriod } from '#shared/figures/period.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { channelIds, orderChannels } from '#shared/orders/channels.ts';
import type { Context } from '#server/context.ts';
import { orderChannelTexts } from '#server/features/orders/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { listBreakdown, listLowStock } from './breakdown.queries.ts';
import { listSearches } from './search-day.queries.ts';

interface Limit {
  /** Rows at most; a file has more than the screen. */
  readonly limit?: number;
}

export async function getBreakdown(
  { db, now, config }: Context,
  query: BreakdownQuery,
  limit: Limit = {},
): Promise<{ readonly period: ChosenPeriod; readonly currency: string; readonly rows: BreakdownRow[] }> {
  const period = choosePeriod(query, isoDay(now()));
  const rows = await listBreakdown(db, query.by, period, { lang: query.lang, ...limit });
  return { period, currency: config.shop.currency, rows: query.by === 'channel' ? named(rows, query.lang) : rows };
}

function named(rows: readonly BreakdownRow[], lang: Locale): BreakdownRow[] {
  const i18n = serverI18n(lang);
  return rows.map((row) => {
    const channel = orderChannels.find((each) => channelIds[each] === row.id);
    return { ...row, name: channel ? i18n._(orderChannelTexts[channel]) : null };
  });
}

export async function getLowStock({ db, now }: Context, query: FiguresQuery, limit: Limit = {}): Promise<StockRow[]> {
  const period = choosePeriod(query, isoDay(now()));
  return listLowStock(db, period, { lang: query.lang, days: daysIn(period), most: lowStock, ...limit });
}

export async function getSearches(
  { db, now }: Context,
  query: FiguresQuery,
  { limit }: Limit = {},
): Promise<{ readonly most: SearchRow[]; readonly without_results: SearchRow[] }> {
  const period = choosePeriod(query, isoDay(now()));
  return listSearches(db, period, limit);
}
