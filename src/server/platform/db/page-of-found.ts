import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './db.ts';

/** Where lists count more rows than so many less one, they say that there are more. */
export const countedAtMost = 1001;

export interface FoundRows {
  /** What follows `from`: tables and conditions. */
  readonly rows: RawBuilder<unknown>;
  /** `id` if missing. */
  readonly id?: RawBuilder<unknown>;
  /** Total: no two rows are equal. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The ids of a page and the total, which is exact up to a thousand. One statement finds the first thousand ids, counts them and
 * cuts the page out, because conditions with words cost much. Later pages need a second one.
 */
export async function pageOfFound(db: Queryable, found: FoundRows): Promise<{ ids: number[]; total: number }> {
  const { limit, offset } = found;
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with first as materialized (select array(${select({ ...found, limit: countedAtMost, offset: 0 })}) as ids)
    select cardinality(ids) as total, ids[${offset + 1}::integer:${offset + limit}::integer] as ids from first`.execute(
    db,
  );
  const { ids, total } = rows[0]!;
  const isBeyond = total === countedAtMost && offset + limit > countedAtMost;
  return { ids: isBeyond ? await idsOfFound(db, found) : ids, total };
}

/** The ids of a page alone. */
export async function idsOfFound(db: Queryable, found: FoundRows): Promise<number[]> {
  const { rows } = await select(found).execute(db);
  return rows.map(({ id }) => id);
}

function select({ rows, id = sql`id`, order, limit, offset }: FoundRows): RawBuilder<{ id: number }> {
  return sql`select ${id} as id from ${rows} order by ${order} limit ${limit}::bigint offset ${offset}::bigint`;
}
