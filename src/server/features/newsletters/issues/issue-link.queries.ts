import { sql } from 'kysely';
import type { DocumentReference } from '#shared/content/documents-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

const mostShown = 50;

/**
 * The issues that contain an address, in any state: what was sent stays in mailboxes.
 * @param pattern of the address, a regular expression of PostgreSQL
 * @param locale of the subjects
 */
export async function listIssuesLinking(db: Queryable, pattern: string, locale: Locale): Promise<DocumentReference[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    select i.id, (
      select subject.value from json_each_text(i.content -> 'subjects') subject where subject.value <> ''
      order by (subject.key = ${locale}) desc, subject.key limit 1) as name
    from newsletter_issue i where (i.content -> 'blocks')::text ~ ${pattern}
    order by i.id limit ${mostShown}`.execute(db);
  return rows.map(({ id, name }) => ({ kind: 'newsletter', id, name }));
}
