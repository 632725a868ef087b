import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './db.ts';

const countedAtMost = 1001;

export interface FoundRows {
  /** What follows `from`: one table that has a column `id`, with the conditions. */
  readonly rows: RawBuilder<unknown>;
  /** The column of the order; ids decide between equal values. */
  readonly key: string;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The ids of a page and the total, which is exact up to a thousand. Up to a thousand rows are found once, counted and sorted,
 * because conditions with words cost much; where there are more, the index of the order finds the page.
 */
export async function pageOfFound(db: Queryable, found: FoundRows): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (select id, ${sql.ref(found.key)} from ${found.rows} limit ${countedAtMost}::bigint),
      counted as materialized (select count(*)::integer as total from found)
    select total, array(select id from found where total < ${countedAtMost} ${pageOf(found)}) as ids
    from counted`.execute(db);
  const { ids, total } = rows[0]!;
  return { ids: total < countedAtMost ? ids : await idsInOrder(db, found), total };
}

/** The ids of a page alone. */
export async function idsInOrder(db: Queryable, found: FoundRows): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${found.rows} ${pageOf(found)}`.execute(db);
  return rows.map(({ id }) => id);
}

function pageOf({ key, isDescending, limit, offset }: FoundRows): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`order by ${sql.ref(key)} ${direction}, id ${direction} limit ${limit}::bigint offset ${offset}::bigint`;
}
