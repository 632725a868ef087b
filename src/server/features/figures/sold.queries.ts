import { sql, type RawBuilder } from 'kysely';
import type { Breakdown } from '#shared/figures/measures.ts';
import { addDays, partsOf, type DayRange } from '#shared/figures/period.ts';

/**
 * SQL: the rows of a kind within a range, of whole months where the range has any, else of days. A product that sells every
 * day has a row for each, so years of days would be slow.
 */
export function soldWithin(kind: Breakdown, range: DayRange): RawBuilder<unknown> {
  const months = partsOf(range, 'month').filter(
    ({ from, to }) => from.endsWith('-01') && addDays(to, 1).endsWith('-01'),
  );
  const [first, last] = [months[0]?.from, months.at(-1)?.to];
  const columns = sql`key_id, paid, pieces, turnover_minor, net_minor, margin_minor, known_net_minor`;
  const days = (from: string, to: string) => sql`
    select ${columns} from order_day where kind = ${kind} and day between ${from}::date and ${to}::date`;
  if (first === undefined || last === undefined) return days(range.from, range.to);
  return sql`
    select ${columns} from order_month where kind = ${kind} and month between ${first}::date and ${last}::date
    union all ${days(range.from, addDays(first, -1))}
    union all ${days(addDays(last, 1), range.to)}`;
}
