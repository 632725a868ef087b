import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** An entity with a page in every language. */
export interface SlugsRow {
  readonly id: number;
  readonly slugs: Partial<Record<Locale, string>>;
  readonly changed_at: Date | null;
}

export interface ListingSlugsRow extends SlugsRow {
  readonly category_id: number;
  readonly category_slugs: Partial<Record<Locale, string>>;
}

export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** The ranges of `size` ids that hold listed listings, by their ordinal (ids 1 to size are 0), with the last change. */
export async function listListingRanges(db: Queryable, size: number): Promise<{ range: number; changed_at: Date }[]> {
  const { rows } = await sql<{ range: number; changed_at: Date }>`
    select (id - 1) / ${size}::bigint as range, max(updated_at) as changed_at
    from listing where visibility = 'listed' group by 1 order by 1`.execute(db);
  return rows;
}

/** The first `limit` listed listings of a range of ids, in their order. */
export async function listListingSlugs(db: Queryable, ids: IdRange, limit: number): Promise<ListingSlugsRow[]> {
  const { rows } = await sql<ListingSlugsRow>`
    select l.id, l.updated_at as changed_at, l.category_id,
      (select jsonb_object_agg(t.locale, t.slug) from listing_text t where t.listing_id = l.id) as slugs,
      coalesce((select jsonb_object_agg(t.locale, t.slug) from category_text t where t.category_id = l.category_id), '{}')
        as category_slugs
    from listing l
    where l.visibility = 'listed' and l.id between ${ids.first} and ${ids.last}
      and exists (select from listing_text t where t.listing_id = l.id)
    order by l.id limit ${limit}`.execute(db);
  return rows;
}

/** Categories with the last change of the listings in them and their descendants. Reads the whole table of listings. */
export async function listCategorySlugs(db: Queryable): Promise<SlugsRow[]> {
  const { rows } = await sql<SlugsRow>`
    with latest as materialized (
      select category_id, max(updated_at) as changed_at from listing where visibility = 'listed' group by category_id
    )
    select c.id, jsonb_object_agg(t.locale, t.slug) as slugs,
      (select max(l.changed_at) from latest l join category d on d.id = l.category_id where c.id = any(d.path))
        as changed_at
    from category c join category_text t on t.category_id = c.id group by c.id order by c.id`.execute(db);
  return rows;
}

export async function listInfoPageSlugs(db: Queryable): Promise<SlugsRow[]> {
  const { rows } = await sql<SlugsRow>`
    select p.id, p.updated_at as changed_at, jsonb_object_agg(t.locale, t.slug) as slugs
    from info_page p join info_page_text t on t.info_page_id = p.id group by p.id order by p.id`.execute(db);
  return rows;
}

/** The newest posts that are public at a time. */
export async function listBlogPostSlugs(db: Queryable, now: Date, limit: number): Promise<SlugsRow[]> {
  const { rows } = await sql<SlugsRow>`
    select p.id, greatest(p.updated_at, p.published_at) as changed_at,
      (select jsonb_object_agg(t.locale, t.slug) from blog_post_text t where t.blog_post_id = p.id) as slugs
    from blog_post p
    where p.is_published and p.published_at <= ${now}
      and exists (select from blog_post_text t where t.blog_post_id = p.id)
    order by p.published_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
