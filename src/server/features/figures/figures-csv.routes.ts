import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import {
  breakdownQuery,
  figuresQuery,
  seriesQuery,
  type BreakdownQuery,
  type BreakdownRow,
  type SearchRow,
  type StockRow,
} from '#shared/figures/contract.ts';
import { measures, moneyMeasures, seriesNames, seriesMeasures, type Measure } from '#shared/figures/measures.ts';
import type { Context } from '#server/context.ts';
import { csvRows, type CsvCell } from '#server/platform/csv/csv.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { getSeries } from './get-series.ts';
import { getBreakdown, getLowStock, getSearches } from './list-breakdown.ts';
import { measureTexts } from './measure-texts.ts';

interface SeriesRow {
  readonly from: string;
  readonly to: string;
  readonly cellOf: (measure: Measure, when: 'now' | 'before') => CsvCell;
}

interface PricedRow extends BreakdownRow {
  readonly currency: string;
}

const common = { tag: 'adminFigures', scope: 'figures' } as const;

/** Each table of the figures as a file. */
export function mountFiguresCsv(app: FastifyInstance, context: Context): void {
  for (const series of seriesNames)
    mountCsv(app, {
      ...common,
      name: `figures/${series}`,
      summary: `Figures over time (${series}), as CSV`,
      query: seriesQuery.omit({ series: true }),
      columns: seriesColumns(series),
      listRows: async (query, lang): Promise<SeriesRow[]> => {
        const { points, currency } = await getSeries(context, { ...query, series, lang });
        return points.map(({ from, to, values }) => ({
          from,
          to,
          cellOf: (measure, when) => {
            const amount = values[measure]?.[when];
            return amount != null && moneyMeasures.includes(measure) ? { amount, currency } : amount;
          },
        }));
      },
    });
  mountBreakdownCsv(app, context);
  mountStockCsv(app, context);
  for (const list of ['most', 'without_results'] as const)
    mountCsv(app, {
      ...common,
      name: list === 'most' ? 'figures/searched' : 'figures/not-found',
      summary: list === 'most' ? 'What was searched for most, as CSV' : 'What was searched for in vain, as CSV',
      query: figuresQuery,
      columns: searchColumns,
      listRows: async (query, lang) => (await getSearches(context, { ...query, lang }, { limit: csvRows }))[list],
    });
}

function seriesColumns(series: keyof typeof seriesMeasures): CsvColumn<SeriesRow>[] {
  const shown = measures.filter((measure) => (seriesMeasures[series] as readonly Measure[]).includes(measure));
  return [
    [msg`Od`, ({ from }) => from],
    [msg`Do`, ({ to }) => to],
    ...shown.flatMap((measure): CsvColumn<SeriesRow>[] => [
      [measureTexts[measure], ({ cellOf }) => cellOf(measure, 'now')],
      [msg`Předtím`, ({ cellOf }) => cellOf(measure, 'before')],
    ]),
  ];
}

function mountBreakdownCsv(app: FastifyInstance, context: Context): void {
  const listRows = async (query: BreakdownQuery): Promise<PricedRow[]> => {
    const { rows, currency } = await getBreakdown(context, query, { limit: csvRows });
    return rows.map((row) => ({ ...row, currency }));
  };
  mountCsv(app, {
    ...common,
    name: 'figures/breakdown',
    summary: 'Paid orders by category, branch and others, as CSV',
    query: breakdownQuery,
    columns: breakdownColumns,
    listRows: (query, lang) => listRows({ ...query, lang }),
  });
  mountCsv(app, {
    ...common,
    name: 'figures/products',
    summary: 'Best sellers, as CSV',
    query: figuresQuery,
    columns: breakdownColumns,
    listRows: (query, lang) => listRows({ ...query, by: 'product', lang }),
  });
}

function mountStockCsv(app: FastifyInstance, context: Context): void {
  mountCsv(app, {
    ...common,
    name: 'figures/stock',
    summary: 'Products with little stock, as CSV',
    query: figuresQuery,
    columns: stockColumns,
    listRows: (query, lang) => getLowStock(context, { ...query, lang }, { limit: csvRows }),
  });
}

const searchColumns: readonly CsvColumn<SearchRow>[] = [
  [msg`Hledaný text`, ({ text }) => text],
  [msg`Hledání`, ({ searches }) => searches],
  [msg`Bez výsledku`, ({ without_results: empty }) => empty],
];

const breakdownColumns: readonly CsvColumn<PricedRow>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Název`, ({ name }) => name],
  [measureTexts.paid, ({ orders }) => orders],
  [measureTexts.pieces, ({ pieces }) => pieces],
  [measureTexts.turnover, ({ turnover, currency }) => ({ amount: turnover, currency })],
  [measureTexts.net, ({ net, currency }) => ({ amount: net, currency })],
  [measureTexts.margin, ({ margin, currency }) => (margin === null ? null : { amount: margin, currency })],
  [msg`Obrat předtím`, ({ turnover_before: amount, currency }) => ({ amount, currency })],
];

const stockColumns: readonly CsvColumn<StockRow>[] = [
  [msg`Kód zboží`, ({ sku }) => sku],
  [msg`Název`, ({ name }) => name],
  [msg`Skladem`, ({ stock }) => stock],
  [measureTexts.pieces, ({ sold }) => sold],
  [msg`Vystačí na dní`, ({ days_left: days }) => days],
];
