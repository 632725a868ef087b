import type { InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const infoPagesPerList = 50;

export interface InfoPageListRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly updated_at: Date;
  readonly account_id: number | null;
  readonly username: string | null;
}

/** One row more than a page. A page that was never saved since there is a history has nobody. */
export function listInfoPages(db: Queryable, locale: Locale, page: number): Promise<InfoPageListRow[]> {
  return db
    .selectFrom('info_page as page')
    .innerJoin('info_page_text as text', 'text.info_page_id', 'page.id')
    .where('text.locale', '=', locale)
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('info_page_revision as revision')
          .whereRef('revision.info_page_id', '=', 'page.id')
          .select('saved_by')
          .orderBy('revision.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'newest.saved_by')
    .select(['page.id', 'text.title', 'text.slug', 'page.updated_at', 'account.id as account_id', 'account.username'])
    .orderBy('page.id')
    .limit(infoPagesPerList + 1)
    .offset((page - 1) * infoPagesPerList)
    .execute();
}

export interface StoredInfoPage {
  readonly id: number;
  readonly updated_at: Date;
  readonly texts: InfoPageTexts;
}

export async function findStoredInfoPage(db: Queryable, id: number): Promise<StoredInfoPage | undefined> {
  const page = await db.selectFrom('info_page').where('id', '=', id).select(['id', 'updated_at']).executeTakeFirst();
  if (!page) return undefined;
  const rows = await db
    .selectFrom('info_page_text')
    .where('info_page_id', '=', id)
    .select(['locale', 'title', 'slug', 'perex', 'body'])
    .execute();
  const texts = mapLocales((locale) => {
    const { title = '', slug = '', perex = '', body = '' } = rows.find((row) => row.locale === locale) ?? {};
    return { title, slug, perex, body };
  });
  return { ...page, texts };
}

export async function lockInfoPage(tx: Tx, id: number): Promise<StoredInfoPage | undefined> {
  await tx.selectFrom('info_page').where('id', '=', id).select('id').forUpdate().execute();
  return findStoredInfoPage(tx, id);
}

export async function insertInfoPage(tx: Tx, at: Date): Promise<number> {
  const { id } = await tx.insertInto('info_page').values({ updated_at: at }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function saveInfoPage(tx: Tx, id: number, texts: InfoPageTexts, at: Date): Promise<void> {
  await tx.updateTable('info_page').set({ updated_at: at }).where('id', '=', id).execute();
  for (const locale of locales) {
    await tx
      .insertInto('info_page_text')
      .values({ info_page_id: id, locale, ...texts[locale] })
      .onConflict((existing) => existing.columns(['info_page_id', 'locale']).doUpdateSet(texts[locale]))
      .execute();
  }
}

export async function deleteInfoPage(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('info_page').where('id', '=', id).execute();
}
