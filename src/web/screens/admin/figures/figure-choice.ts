import type { BreakdownRow, FigureSeries, SearchRow, StockRow } from '#shared/figures/contract.ts';
import type { Breakdown, SeriesName } from '#shared/figures/measures.ts';
import type { Comparison, Period, Step } from '#shared/figures/period.ts';

export const sections = ['overview', 'orders', 'goods', 'portal', 'searches', 'funnel'] as const;
export type Section = (typeof sections)[number];

/** The query of the screen's URL. */
export interface FigureChoice {
  readonly section?: Section;
  readonly by?: Breakdown;
  readonly period?: Period;
  readonly from?: string;
  readonly to?: string;
  readonly step?: Step;
  readonly compare?: Comparison;
}

export interface FiguresData {
  readonly choice: FigureChoice;
  readonly section: Section;
  readonly series: FigureSeries;
  readonly breakdown?: { readonly by: Breakdown; readonly rows: readonly BreakdownRow[] };
  readonly stock?: readonly StockRow[];
  readonly searches?: { readonly most: readonly SearchRow[]; readonly without_results: readonly SearchRow[] };
}

export const seriesOf: Readonly<Record<Section, SeriesName>> = {
  overview: 'overview',
  orders: 'orders',
  goods: 'orders',
  portal: 'portal',
  searches: 'searches',
  funnel: 'funnel',
};
