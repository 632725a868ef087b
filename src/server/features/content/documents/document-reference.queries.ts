import { sql } from 'kysely';
import type { DocumentReference } from '#shared/content/documents-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { documentFilesPath } from './document-presenter.ts';

const mostShown = 50;

/**
 * What a later feature has that links to a document.
 * @param pattern of the addresses, a regular expression of PostgreSQL
 */
export type ListLinking = (db: Queryable, pattern: string, locale: Locale) => Promise<DocumentReference[]>;

/**
 * What links to the file of a document: menus, the intro popup, banners, info pages, posts and newsletters in any state,
 * because what was sent stays in mailboxes.
 * @param textIds the numbers in the addresses of its files
 * @param locale of the names
 */
export async function listDocumentReferences(
  db: Queryable,
  textIds: readonly number[],
  locale: Locale,
  listNewsletters: ListLinking,
): Promise<DocumentReference[]> {
  if (textIds.length === 0) return [];
  const pattern = `${documentFilesPath}(${textIds.join('|')})(-[a-z0-9-]*)?\\.pdf`;
  const settings = await Promise.all(locales.map((each) => getSettings(db, each)));
  const isLinkedIn = (linksOf: (values: Partial<Settings>) => readonly string[]) =>
    settings.some((values) => linksOf(values).some((link) => new RegExp(pattern).test(link)));
  const inMenus = isLinkedIn(({ topmenu = [], bottommenu = [] }) =>
    [...topmenu, ...bottommenu.flatMap(({ links }) => links)].map(({ link }) => link),
  );
  const inIntro = isLinkedIn(({ intropopup }) => [intropopup?.link ?? '', intropopup?.text ?? '']);
  const nameOf = (column: string) =>
    sql<string>`(array_agg(${sql.ref(column)} order by (locale = ${locale}) desc, locale))[1]`;
  const { rows } = await sql<{
    kind: 'banner' | 'info_page' | 'blog_post';
    id: number;
    name: string | null;
  }>`
    select 'banner' as kind, banner_id as id, ${nameOf('title')} as name from banner_text
    group by banner_id having bool_or(path ~ ${pattern})
    union all
    select 'info_page', info_page_id, ${nameOf('title')} from info_page_text
    group by info_page_id having bool_or(concat_ws(' ', perex, body) ~ ${pattern})
    union all
    select 'blog_post', blog_post_id, ${nameOf('title')} from blog_post_text
    group by blog_post_id having bool_or(concat_ws(' ', perex, body) ~ ${pattern})
    order by kind, id limit ${mostShown}`.execute(db);
  const alone = (kind: 'menus' | 'intro_popup') => ({ kind, id: null, name: null });
  const newsletters = await listNewsletters(db, pattern, locale);
  return [...(inMenus ? [alone('menus')] : []), ...(inIntro ? [alone('intro_popup')] : []), ...rows, ...newsletters];
}
