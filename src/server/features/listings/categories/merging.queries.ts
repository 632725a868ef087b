import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export async function setMerging(tx: Tx, id: number, into: number): Promise<void> {
  await tx.updateTable('category').set({ merging_into: into }).where('id', '=', id).execute();
}

/** The category into which this one is being merged. */
export async function findMerging(db: Queryable, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('category').where('id', '=', id).select('merging_into').executeTakeFirst();
  return row?.merging_into ?? undefined;
}

/** Moves some listings to the other category, silently for watchdogs. @returns how many */
export async function moveSomeListings(tx: Tx, id: number, into: number, atMost: number): Promise<number> {
  await sql`set local karafa.is_merging = 'on'`.execute(tx);
  const { numAffectedRows } = await sql`
    update listing set category_id = ${into}
    where id in (
      select id from listing where category_id = ${id} order by id limit ${atMost}::bigint for update)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function hasListings(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('listing').where('category_id', '=', id).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Call it with the tree locked. What is counted in the category must be folded before the category is gone. */
export async function deleteCategory(tx: Tx, id: number, into: number | null): Promise<void> {
  await sql`select fold_listing_counts()`.execute(tx);
  if (into !== null) {
    await tx.updateTable('category_redirect').set({ into_id: into }).where('into_id', '=', id).execute();
    await tx.insertInto('category_redirect').values({ category_id: id, into_id: into }).execute();
  }
  await tx.deleteFrom('category').where('id', '=', id).execute();
  await sql`select forget_listing_counts(${id})`.execute(tx);
}
