import type { FigureSeries, SeriesQuery } from '#shared/figures/contract.ts';
import { orderMeasures, seriesMeasures, type Measure } from '#shared/figures/measures.ts';
import { choosePeriod, partsOf, type DayRange, type Step } from '#shared/figures/period.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { findComputedUntil } from './figure-state.queries.ts';
import { sumOrders, sumPortal, type Sums } from './series.queries.ts';

/** The figures of a part of the screen over time, each beside that of the compared period. */
export async function getSeries({ db, now, config }: Context, query: SeriesQuery): Promise<FigureSeries> {
  const period = choosePeriod(query, isoDay(now()));
  const measures = seriesMeasures[query.series];
  const sumsIn = async (range: DayRange) => {
    const [orders, portal] = await Promise.all([
      sumOrders(db, range, { step: period.step, measures }),
      sumPortal(db, range, { step: period.step, measures: measures.filter((one) => !isOfOrders(one)) }),
    ]);
    return partsWith(range, period.step, orders, portal);
  };
  const [parts, before, until] = await Promise.all([sumsIn(period), sumsIn(period.before), findComputedUntil(db)]);
  const valuesOf = (sums: Sums, compared: Sums | undefined) =>
    Object.fromEntries(
      measures.map((measure) => [
        measure,
        { now: sums[measure] ?? 0, before: compared ? (compared[measure] ?? 0) : null },
      ]),
    );
  return {
    period,
    currency: config.shop.currency,
    computed_until: until?.toISOString() ?? null,
    totals: valuesOf(sum(parts, measures), sum(before, measures)),
    points: parts.map(({ range, sums }, index) => ({
      ...range,
      before: before[index]?.range ?? null,
      values: valuesOf(sums, before[index]?.sums),
    })),
  };
}

interface Part {
  readonly range: DayRange;
  readonly sums: Sums;
}

function partsWith(range: DayRange, step: Step, ...found: readonly ReadonlyMap<string, Sums>[]): Part[] {
  return partsOf(range, step).map((part) => ({
    range: part,
    sums: Object.assign({}, ...found.map((sums) => sums.get(part.from))) as Sums,
  }));
}

function sum(parts: readonly Part[], measures: readonly Measure[]): Sums {
  return Object.fromEntries(
    measures.map((measure) => [measure, parts.reduce((total, { sums }) => total + (sums[measure] ?? 0), 0)]),
  );
}

function isOfOrders(measure: Measure): boolean {
  return (orderMeasures as readonly Measure[]).includes(measure);
}
