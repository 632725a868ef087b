import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Whether there is such a brand. It stays until the end of the transaction: nobody rejects it before. */
export async function holdBrand(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('brand').where('id', '=', id).select('id').forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds the brands that adverts have or would have by their changes. Take it before writing to several of them: who
 * rejects a brand holds it and then wants its adverts.
 */
export async function holdBrandsOf(tx: Tx, listingIds: readonly number[]): Promise<void> {
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
 * The brand of a name, written in any way (`Jack Daniels`, `JACK DANIEL'S`): what gives the same slug is the same
 * brand. Where there is none it is proposed and waits for an administrator. Locked as by `holdBrand`.
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
  // Rejected between the two: then there is room for it now.
  return found ? { id: found.id, isNew: false } : ensureBrand(tx, brand);
}

export function listBrandsBeginning(db: Queryable, typed: string, limit: number) {
  const escaped = typed.replace(/[\\%_]/g, '\\$&');
  return db
    .selectFrom('brand')
    .where('is_approved', '=', true)
    .where(sql<boolean>`f_unaccent(lower(name)) like f_unaccent(lower(${escaped}::text)) || '%'`)
    .select(['id', 'name'])
    .orderBy(sql`f_unaccent(lower(name))`)
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

/** Another brand of the same name or slug. */
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

/** Gives what carries a brand another one, or none, also changes that wait; then the brand goes. */
export async function replaceBrand(tx: Tx, id: number, into: number | null): Promise<void> {
  await tx.updateTable('listing').set({ brand_id: into }).where('brand_id', '=', id).execute();
  await sql`
    update advert_revision set content = content || jsonb_build_object('brand_id', ${into}::integer)
    where content -> 'brand_id' = to_jsonb(${id}::integer) and state = 'waiting'`.execute(tx);
  await tx.deleteFrom('brand').where('id', '=', id).execute();
}
