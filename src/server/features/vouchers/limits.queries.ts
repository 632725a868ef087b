import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The categories and brands that a voucher is limited to, by name; those that were deleted are missing. */
export interface VoucherLimits {
  readonly categories: readonly Named[];
  readonly brands: readonly Named[];
}

/** Columns `categories` and `brands` of the voucher `v`, as `VoucherLimits`. */
export const limitColumns = (locale: Locale): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', text.name) order by text.name), '[]')
    from category c
    join lateral (
      select t.name from category_text t where t.category_id = c.id order by ${preferLocale(locale)} limit 1) text on true
    where c.id = any (v.category_ids)) as categories,
  (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name), '[]')
    from brand b where b.id = any (v.brand_ids)) as brands`;

/** The limits of vouchers by id; those without limits are missing. */
export async function listVoucherLimits(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, VoucherLimits>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VoucherLimits & { id: number }>`
    select v.id, ${limitColumns(locale)} from voucher v
    where v.id = any (${[...ids]}::integer[]) and (v.category_ids <> '{}' or v.brand_ids <> '{}')`.execute(db);
  return new Map(rows.map(({ id, ...limits }) => [id, limits]));
}

/** Which of the ids are of no category, and of no approved brand. */
export async function findUnknownLimits(
  tx: Tx,
  { categories, brands }: { readonly categories: readonly number[]; readonly brands: readonly number[] },
): Promise<{ category: boolean; brand: boolean }> {
  const { rows } = await sql<{ category: boolean; brand: boolean }>`
    select exists (select from unnest(${[...categories]}::bigint[]) id where id not in (select c.id from category c))
        as category,
      exists (select from unnest(${[...brands]}::integer[]) id
        where id not in (select b.id from brand b where b.is_approved)) as brand`.execute(tx);
  return rows[0]!;
}

/** A merged category's goods are in the other one from now on. */
export async function replaceVoucherCategory(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    update voucher set category_ids = array(
      select distinct unnest(array_replace(category_ids, ${id}::bigint, ${into}::bigint)))
    where category_ids @> array[${id}::bigint]`.execute(tx);
}

export async function replaceVoucherBrand(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    update voucher set brand_ids = array(
      select distinct unnest(array_replace(brand_ids, ${id}::integer, ${into}::integer)))
    where brand_ids @> array[${id}::integer]`.execute(tx);
}
