import { sql, type RawBuilder } from 'kysely';

/** An id from an address beside an integer column: one too large for the column finds nothing instead of failing. */
export function anyId(id: number): RawBuilder<number> {
  return sql<number>`${id}::bigint`;
}
