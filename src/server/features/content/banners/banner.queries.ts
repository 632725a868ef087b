import { sql } from 'kysely';
import type { BannerGroup } from '#shared/content/banners.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Banners in a language that are active at a time, in order. Without an own picture they have the default language's. */
export function listBanners(db: Queryable, locale: Locale, now: Date) {
  return db
    .selectFrom('banner')
    .innerJoin('banner_text as text', 'text.banner_id', 'banner.id')
    .where('text.locale', '=', locale)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now)]))
    .leftJoin('banner_text as usual', (join) =>
      join.onRef('usual.banner_id', '=', 'banner.id').on('usual.locale', '=', defaultLocale),
    )
    .leftJoin('picture', (join) =>
      join.on(sql`picture.id`, '=', (eb) => eb.fn.coalesce('text.picture_id', 'usual.picture_id')),
    )
    .select(['banner.id', 'group_name', 'text.title', 'text.path', 'picture.key as picture_key'])
    .orderBy('position')
    .orderBy('banner.id')
    .execute();
}

export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

/** Which of these ids of categories and listings may not be advertised (tobacco: ). */
export async function listIdsNotAdvertised(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('category')
    .where('may_be_advertised', '=', false)
    .where('id', 'in', ids)
    .select('id')
    .unionAll(
      db
        .selectFrom('listing')
        .innerJoin('category', 'category.id', 'listing.category_id')
        .where('category.may_be_advertised', '=', false)
        .where('listing.id', 'in', ids)
        .select('listing.id'),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface StoredBanner {
  readonly id: number;
  readonly group: BannerGroup;
  readonly shown_from: Date | null;
  readonly shown_to: Date | null;
  readonly is_active: boolean;
  readonly texts: Record<Locale, BannerText>;
}

export interface BannerText {
  readonly title: string;
  readonly path: string;
  readonly picture_id: number | null;
  readonly picture_key: string | null;
}

/** All banners with their texts, each group in its order; of one id where it is given. */
export async function listStoredBanners(db: Queryable, id?: number): Promise<StoredBanner[]> {
  const banners = await db
    .selectFrom('banner')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .select(['id', 'group_name', 'shown_from', 'shown_to', 'is_active'])
    .orderBy('group_name')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const texts = await db
    .selectFrom('banner_text')
    .$if(id !== undefined, (query) => query.where('banner_id', '=', id!))
    .leftJoin('picture', 'picture.id', 'banner_text.picture_id')
    .select(['banner_id', 'locale', 'title', 'path', 'picture_id', 'picture.key as picture_key'])
    .execute();
  return banners.map(({ group_name: group, ...banner }) => ({
    ...banner,
    group: group as BannerGroup,
    texts: mapLocales((locale) => {
      const row = texts.find((text) => text.banner_id === banner.id && text.locale === locale);
      return {
        title: row?.title ?? '',
        path: row?.path ?? '',
        picture_id: row?.picture_id ?? null,
        picture_key: row?.picture_key ?? null,
      };
    }),
  }));
}

export async function lockBanner(tx: Tx, id: number): Promise<StoredBanner | undefined> {
  await tx.selectFrom('banner').where('id', '=', id).select('id').forUpdate().execute();
  return (await listStoredBanners(tx, id))[0];
}

/** Locks the banners of a group, so that it is sorted and added to by one administrator after the other. */
export async function lockGroup(tx: Tx, group: BannerGroup): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${group}))`.execute(tx);
  const rows = await tx
    .selectFrom('banner')
    .where('group_name', '=', group)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export interface BannerFields {
  readonly shown_from: Date | null;
  readonly shown_to: Date | null;
  readonly is_active: boolean;
}

/** Inserts a banner at the end of its group. @returns its id */
export async function insertBanner(tx: Tx, group: BannerGroup, fields: BannerFields): Promise<number> {
  const { id } = await tx
    .insertInto('banner')
    .values((of) => ({
      ...fields,
      group_name: group,
      position: of
        .selectFrom('banner')
        .where('group_name', '=', group)
        .select((max) => max.fn.coalesce(max(max.fn.max('position'), '+', 1), max.lit(0)).as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(tx: Tx, id: number, fields: Partial<BannerFields>): Promise<void> {
  await tx.updateTable('banner').set(fields).where('id', '=', id).execute();
}

export async function saveBannerText(
  tx: Tx,
  id: number,
  locale: Locale,
  text: Omit<BannerText, 'picture_key'>,
): Promise<void> {
  await tx
    .insertInto('banner_text')
    .values({ banner_id: id, locale, ...text })
    .onConflict((existing) => existing.columns(['banner_id', 'locale']).doUpdateSet(text))
    .execute();
}

export async function sortBanners(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update banner set position = place
    from unnest(${[...ids]}::integer[]) with ordinality sorted (id, place)
    where banner.id = sorted.id and position <> place`.execute(tx);
}

export async function deleteBanner(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('banner').where('id', '=', id).execute();
}
