import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Locks a brand so that it can't be deleted before the transaction ends. @returns whether it exists */
export async function lockBrandForUse(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('brand').where('id', '=', id).select('id').forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the brands of listings, and those in the waiting changes of adverts, as `lockBrandForUse` does. Call it before
 * locking several adverts: rejecting a brand locks the brand first and its listings after it.
 */
export async function lockBrandsOfListings(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    select from brand
    where id in (
      select brand_id from listing where id = any (${[...listingIds]}::bigint[])
      union all
      select (content ->> 'brand_id')::integer from advert_revision
      where state = 'waiting' and listing_id = any (${[...listingIds]}::bigint[]))
    order by id for key share`.execute(tx);
}

/**
 * Finds the brand of a name in any spelling (`Jack Daniels`, `JACK DANIEL'S`): names with the same slug are the same
 * brand. An unknown brand is inserted as a proposal, to be approved. Either is locked as by `lockBrandForUse`.
 */
export async function ensureBrand(
  tx: Tx,
  brand: { name: string; slug: string; suggestedBy: number; at: Date },
): Promise<{ id: number; isNew: boolean }> {
  const proposed = await tx
    .insertInto('brand')
    .values({
      name: brand.name,
      slug: brand.slug,
      is_approved: false,
      suggested_by: brand.suggestedBy,
      suggested_at: brand.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (proposed) return { id: proposed.id, isNew: true };
  const found = await tx
    .selectFrom('brand')
    .where((of) => of.or([of('slug', '=', brand.slug), of('name', '=', brand.name)]))
    .select('id')
    .orderBy('is_approved', 'desc')
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  // The other brand was rejected between the two statements: the insert succeeds now.
  return found ? { id: found.id, isNew: false } : ensureBrand(tx, brand);
}

/** Approved brands with words that begin as the typed ones do. Names that begin as typed come first. */
export function listBrandsLike(db: Queryable, typed: string, limit: number) {
  const words = typed.match(/[\p{L}\p{N}]+/gu);
  const beginnings = words?.map((word) => `${word}:*`).join(' & ');
  const name = sql`f_unaccent(lower(name))`;
  return db
    .selectFrom('brand')
    .where('is_approved', '=', true)
    .$if(beginnings !== undefined, (of) => of.where(sql<boolean>`words @@ to_tsquery('karafa', ${beginnings})`))
    .select(['id', 'name'])
    .orderBy(sql`starts_with(${name}, f_unaccent(lower(${typed}::text))) desc`)
    .orderBy(name)
    .limit(limit)
    .execute();
}

export function lockWaitingBrand(tx: Tx, id: number) {
  return tx
    .selectFrom('brand')
    .where('id', '=', id)
    .where('is_approved', '=', false)
    .select(['id', 'name', 'suggested_by'])
    .forUpdate()
    .executeTakeFirst();
}

export async function isApprovedBrand(db: Queryable, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand')
    .where('id', '=', id)
    .where('is_approved', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another brand has the same name or slug. */
export async function isBrandTaken(db: Queryable, { id, name, slug }: { id: number; name: string; slug: string }) {
  const row = await db
    .selectFrom('brand')
    .where('id', '!=', id)
    .where((of) => of.or([of('slug', '=', slug), of('name', '=', name)]))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function approveBrandRow(
  tx: Tx,
  id: number,
  { name, slug }: { name: string; slug: string },
): Promise<void> {
  await tx.updateTable('brand').set({ is_approved: true, name, slug }).where('id', '=', id).execute();
}

/** Gives the listings of a brand another brand, or none. */
export async function replaceBrandOfListings(tx: Tx, id: number, into: number | null): Promise<void> {
  await tx.updateTable('listing').set({ brand_id: into }).where('brand_id', '=', id).execute();
}

export async function deleteBrand(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('brand').where('id', '=', id).execute();
}
