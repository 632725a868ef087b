import { sql, type RawBuilder } from 'kysely';

/** An id from a URL for an integer column: a value too large for the column finds nothing instead of failing. */
export function anyId(id: number): RawBuilder<number> {
  return sql<number>`${id}::bigint`;
}
