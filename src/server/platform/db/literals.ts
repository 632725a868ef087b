import { sql, type RawBuilder } from 'kysely';

/**
 * Constants within `in (…)` as a part of the statement's text. With parameters instead, PostgreSQL may find that a plan for
 * all values costs more, and would plan a prepared statement at each call.
 */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql.lit(value)));
}
