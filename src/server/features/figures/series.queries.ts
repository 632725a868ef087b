import { sql } from 'kysely';
import type { DayRange, Step } from '#shared/figures/period.ts';
import { orderMeasures, type Measure } from '#shared/figures/measures.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export type Sums = Readonly<Partial<Record<Measure, number>>>;

const columnOf: Partial<Record<Measure, string>> = {
  turnover: 'turnover_minor',
  net: 'net_minor',
  margin: 'margin_minor',
  known_net: 'known_net_minor',
  charges: 'charges_minor',
  discount: 'discount_minor',
};

/** The sums of each part of a range that has any, by its first day. */
export async function sumOrders(
  db: Queryable,
  { from, to }: DayRange,
  { step, measures }: { readonly step: Step; readonly measures: readonly Measure[] },
): Promise<Map<string, Sums>> {
  const wanted = orderMeasures.filter((measure) => measures.includes(measure));
  if (wanted.length === 0) return new Map();
  const sums = wanted.map(
    (measure) => sql`sum(${sql.ref(columnOf[measure] ?? measure)})::bigint as ${sql.ref(measure)}`,
  );
  const { rows } = await sql<{ part: string } & Record<Measure, number>>`
    select to_char(${partOf(from, step)}, 'YYYY-MM-DD') as part, ${sql.join(sums)}
    from order_day where kind = 'all' and day between ${from}::date and ${to}::date group by 1`.execute(db);
  return new Map(rows.map(({ part, ...sums }) => [part, sums]));
}

export async function sumPortal(
  db: Queryable,
  { from, to }: DayRange,
  { step, measures }: { readonly step: Step; readonly measures: readonly Measure[] },
): Promise<Map<string, Sums>> {
  const { rows } = await sql<{ part: string; name: Measure; count: number }>`
    select to_char(${partOf(from, step)}, 'YYYY-MM-DD') as part, name, sum(count)::bigint as count
    from portal_day where name = any (${[...measures]}::text[]) and day between ${from}::date and ${to}::date
    group by 1, 2`.execute(db);
  const parts = new Map<string, Record<string, number>>();
  for (const { part, name, count } of rows) parts.set(part, { ...parts.get(part), [name]: count });
  return parts;
}

/** The first part begins with the range. */
const partOf = (from: string, step: Step) => sql`greatest(date_trunc(${step}, day), ${from}::date)`;
