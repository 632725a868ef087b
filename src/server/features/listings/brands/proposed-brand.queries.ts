import { sql } from 'kysely';
import { waitingBrandsPerPage } from '#shared/adverts/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface WaitingBrandRow {
  readonly id: number;
  readonly name: string;
  readonly suggested_at: Date | null;
  readonly suggested_by: number | null;
  readonly username: string | null;
  readonly adverts: number;
  readonly similar: { id: number; name: string }[];
}

export async function countWaitingBrands(db: Queryable): Promise<number> {
  const { waiting } = await db
    .selectFrom('brand')
    .where('is_approved', '=', false)
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function listWaitingBrands(db: Queryable, page: number): Promise<WaitingBrandRow[]> {
  const { rows } = await sql<WaitingBrandRow>`
    select b.id, b.name, b.suggested_at, b.suggested_by, s.username,
      (select count(*)::int from listing l where l.brand_id = b.id) as adverts,
      coalesce((
        select json_agg(json_build_object('id', like_it.id, 'name', like_it.name))
        from (
          select o.id, o.name from brand o
          where o.is_approved and similarity(f_unaccent(lower(o.name)), f_unaccent(lower(b.name))) > 0.3
          order by similarity(f_unaccent(lower(o.name)), f_unaccent(lower(b.name))) desc, o.id limit 5) like_it), '[]') as similar
    from brand b
    left join account s on s.id = b.suggested_by
    where not b.is_approved
    order by b.suggested_at, b.id
    limit ${waitingBrandsPerPage}::bigint offset ${(page - 1) * waitingBrandsPerPage}::bigint`.execute(db);
  return rows;
}

/** Condition on a proposed brand `b`: no waiting change names it, and no listing but deleted adverts. */
const isUnused = sql`not b.is_approved
  and not exists (
    select from listing l left join advert a on a.listing_id = l.id
    where l.brand_id = b.id and a.state is distinct from 'deleted')
  and not exists (
    select from advert_revision r where r.state = 'waiting' and (r.content ->> 'brand_id')::integer = b.id)`;

/** Skips brands that another transaction has locked: it is about to use them. */
export async function lockUnusedBrands(tx: Tx, suggestedBy: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from brand b
    where ${suggestedBy === undefined ? sql`true` : sql`b.suggested_by = ${suggestedBy}`} and ${isUnused}
    order by b.id for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Checks again under the lock: only a new statement sees what was committed before the lock. */
export async function deleteUnusedBrands(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select b.id from brand b where b.id = any (${[...ids]}::integer[]) and ${isUnused}`.execute(tx);
  const unused = rows.map(({ id }) => id);
  if (unused.length === 0) return 0;
  await tx.updateTable('listing').set({ brand_id: null }).where('brand_id', 'in', unused).execute();
  await tx.deleteFrom('brand').where('id', 'in', unused).execute();
  return unused.length;
}
