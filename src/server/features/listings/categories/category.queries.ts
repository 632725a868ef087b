import { sql } from 'kysely';
import type { CategoryFields } from '#shared/catalog/admin-categories-contract.ts';
import type { AgeRule, Pictogram, UnitPriceUnit } from '#shared/catalog/limits.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { TreeRow } from './category-policy.ts';

/** Everything that a category's form changes, with its place. */
export interface CategoryRecord extends CategoryFields {
  readonly id: number;
  readonly parent_id: number | null;
}

export async function findCategoryRecord(db: Queryable, id: number): Promise<CategoryRecord | undefined> {
  const [row, texts] = await Promise.all([
    db
      .selectFrom('category')
      .where('id', '=', id)
      .select(['id', 'parent_id', 'pictogram', 'age_rule', 'unit_price_unit'])
      .select(['may_be_advertised', 'may_be_discounted', 'delivery_countries'])
      .select(['heureka_category', 'zbozi_category', 'google_category'])
      .executeTakeFirst(),
    db
      .selectFrom('category_text')
      .where('category_id', '=', id)
      .select(['locale', 'name', 'slug', 'description'])
      .execute(),
  ]);
  if (!row) return undefined;
  return {
    id: row.id,
    parent_id: row.parent_id,
    texts: mapLocales((locale) => {
      const text = texts.find((each) => each.locale === locale);
      return { name: text?.name ?? '', slug: text?.slug ?? '', description: text?.description ?? '' };
    }),
    pictogram: row.pictogram as Pictogram | null,
    age_rule: row.age_rule as AgeRule,
    unit_price_unit: row.unit_price_unit as UnitPriceUnit | null,
    may_be_advertised: row.may_be_advertised,
    may_be_discounted: row.may_be_discounted,
    delivery_countries: row.delivery_countries,
    heureka_category: row.heureka_category,
    zbozi_category: row.zbozi_category,
    google_category: row.google_category,
  };
}

/**
 * Changes of the tree's shape take turns with one another and with the folding of the counters, which updates the rows
 * of categories. Call it before any row is locked.
 */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fold_listing_counts'))`.execute(tx);
}

/** The whole tree, parents before their children. */
export async function listTree(tx: Tx): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select c.id, c.parent_id, c.path, c.age_rule, c.merging_into,
      exists (select from listing l where l.category_id = c.id) as has_listings
    from category c order by c.level, c.position, c.id`.execute(tx);
  return rows;
}

/** Locks categories so that no listing can be inserted into them before the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from category where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx);
}

/** Locks a category so that it can neither be deleted nor get subcategories before the transaction ends. */
export async function lockCategoryForUse(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('category').where('id', '=', id).select('id').forKeyShare().execute();
}

/** @returns its id */
export async function insertCategory(
  tx: Tx,
  { texts, ...fields }: CategoryFields & { readonly parent_id: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('category')
    .values((of) => ({
      ...fields,
      level: 1,
      position: of
        .selectFrom('category')
        .where('parent_id', 'is not distinct from', fields.parent_id)
        .select((max) => max.fn.coalesce(max(max.fn.max('position'), '+', 1), max.lit(0)).as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceTexts(tx, id, texts);
  return id;
}

export async function updateCategory(tx: Tx, id: number, { texts, ...fields }: CategoryFields): Promise<void> {
  await tx.updateTable('category').set(fields).where('id', '=', id).execute();
  await replaceTexts(tx, id, texts);
}

/** Writes only what differs: every writing drops the pages that show the tree. */
async function replaceTexts(tx: Tx, id: number, texts: CategoryFields['texts']): Promise<void> {
  await tx
    .insertInto('category_text')
    .values(locales.map((locale) => ({ category_id: id, locale, ...texts[locale] })))
    .onConflict((conflict) =>
      conflict
        .columns(['category_id', 'locale'])
        .doUpdateSet((of) => ({
          name: of.ref('excluded.name'),
          slug: of.ref('excluded.slug'),
          description: of.ref('excluded.description'),
        }))
        .where(
          sql<boolean>`(category_text.name, category_text.slug, category_text.description)
            is distinct from (excluded.name, excluded.slug, excluded.description)`,
        ),
    )
    .execute();
}

/** Gives a category its parent; its descendants and the counters follow (migration 0230). */
export async function setParent(tx: Tx, id: number, parentId: number | null): Promise<void> {
  await tx.updateTable('category').set({ parent_id: parentId }).where('id', '=', id).execute();
}

/** @param ids of one level, in their new order */
export async function setOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update category c set position = place.position
    from unnest(${[...ids]}::bigint[]) with ordinality place (id, position)
    where c.id = place.id and c.position <> place.position`.execute(tx);
}

export interface ListedRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly level: number;
  readonly name: string;
  readonly slug: string;
  readonly pictogram: Pictogram | null;
  readonly age_rule: AgeRule;
  readonly may_be_advertised: boolean;
  readonly may_be_discounted: boolean;
  readonly listings: number;
  readonly has_listings: boolean;
  readonly merging_into: number | null;
}

/** Every category in a language, parents before their children, each level in its order. */
export async function listRows(db: Queryable, locale: Locale): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select c.id, c.parent_id, c.level, t.name, t.slug, c.pictogram, c.age_rule, c.may_be_advertised,
      c.may_be_discounted, greatest(c.listings + coalesce(pending.listings, 0), 0)::int as listings,
      exists (select from listing l where l.category_id = c.id) as has_listings, c.merging_into
    from category c
    join category_text t on t.category_id = c.id and t.locale = ${locale}
    left join pending_listings() pending on pending.category_id = c.id
    order by c.level, c.position, t.name`.execute(db);
  return rows;
}
