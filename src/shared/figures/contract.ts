import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { langField } from '../contract/fields.ts';
import { breakdowns, measures, seriesNames } from './measures.ts';
import { comparisons, periods, steps } from './period.ts';

const access = { scope: 'figures' } as const;
const day = z.iso.date().refine((date) => date >= '2000-01-01' && date <= '2199-12-31');

const periodFields = {
  period: z.enum(periods).default('30').describe('Days until today, 12 months, or the own dates `from` and `to`'),
  from: day.optional(),
  to: day.optional(),
  step: z.enum(steps).optional().describe('Missing: by the length of the period'),
  compare: z.enum(comparisons).default('previous').describe('With as many days just before, or a year before'),
  lang: langField,
};

export const seriesQuery = z.object({ ...periodFields, series: z.enum(seriesNames).default('overview') });
export type SeriesQuery = z.output<typeof seriesQuery>;

export const breakdownQuery = z.object({ ...periodFields, by: z.enum(breakdowns).default('category') });
export type BreakdownQuery = z.output<typeof breakdownQuery>;

export const figuresQuery = z.object(periodFields);
export type FiguresQuery = z.output<typeof figuresQuery>;

const range = z.object({ from: z.iso.date(), to: z.iso.date() });
const chosen = range.extend({ step: z.enum(steps), before: range }).meta({ id: 'FiguresPeriod' });

const pair = z.object({ now: z.int(), before: z.int().nullable().describe('Null: that part had not been compared') });

const figureSeries = z
  .object({
    period: chosen,
    currency: z.string(),
    computed_until: z.iso.datetime().nullable().describe('Null: not computed yet'),
    totals: z.partialRecord(z.enum(measures), pair),
    points: z.array(
      z.object({
        ...range.shape,
        before: range.nullable(),
        values: z.partialRecord(z.enum(measures), pair),
      }),
    ),
  })
  .meta({ id: 'FigureSeries' });
export type FigureSeries = z.infer<typeof figureSeries>;

const breakdownRow = z.object({
  id: z.int().nullable().describe('Null: none of them'),
  name: z.string().nullable().describe('Null: deleted, or none'),
  orders: z.int(),
  pieces: z.int(),
  turnover: z.int().describe('With tax, minor units'),
  net: z.int(),
  margin: z.int().nullable().describe('Of goods with a known purchase price; null: none is known'),
  turnover_before: z.int().describe('Of the compared period'),
});
export type BreakdownRow = z.infer<typeof breakdownRow>;

const breakdown = z
  .object({ period: chosen, currency: z.string(), rows: z.array(breakdownRow).describe('The highest turnover first') })
  .meta({ id: 'FigureBreakdown' });

const stockRow = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  stock: z.int(),
  sold: z.int().describe('Pieces within the period'),
  days_left: z.int().nullable().describe('At the pace of the period; null: none was sold'),
});
export type StockRow = z.infer<typeof stockRow>;

const searchRow = z.object({ text: z.string(), searches: z.int(), without_results: z.int() });
export type SearchRow = z.infer<typeof searchRow>;

export const adminFiguresContract = {
  series: endpoint({
    method: 'GET',
    path: '/api/admin/figures/series',
    summary: 'Figures over time, compared with an earlier period',
    access,
    query: seriesQuery,
    response: figureSeries,
  }),
  breakdown: endpoint({
    method: 'GET',
    path: '/api/admin/figures/breakdown',
    summary: 'Paid orders by category, product, branch, delivery, payment, channel, voucher or influencer',
    access,
    query: breakdownQuery,
    response: breakdown,
  }),
  stock: endpoint({
    method: 'GET',
    path: '/api/admin/figures/stock',
    summary: 'Shown products with little stock, the soonest sold out first',
    access,
    query: figuresQuery,
    response: z.array(stockRow),
  }),
  searches: endpoint({
    method: 'GET',
    path: '/api/admin/figures/searches',
    summary: 'What was searched for most, and most without results',
    access,
    query: figuresQuery,
    response: z.object({ most: z.array(searchRow), without_results: z.array(searchRow) }),
  }),
};
