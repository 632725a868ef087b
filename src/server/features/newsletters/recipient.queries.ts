import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface Recipient {
  readonly id: number;
  readonly locale: Locale;
}

interface Issue {
  /** What the issue is about. */
  readonly categories: readonly number[];
  /** The languages it is written in. */
  readonly locales: readonly Locale[];
}

interface Batch extends Issue {
  /** The last recipient of the batch before; 0 at first. */
  readonly afterId: number;
  readonly limit: number;
}

/**
 * Confirmed subscribers who chose one of the categories or one above it, because a chosen category includes everything
 * below it, also what is added later. Categories that must not be advertised have no recipients.
 */
function isRecipient({ categories, locales }: Issue) {
  return sql`s.state = 'active' and s.locale = any(${[...locales]}::text[])
    and exists (
      select from subscriber_category sc
      where sc.subscriber_id = s.id and sc.category_id = any(array(
        select distinct unnest(c.path) from category c
        where c.id = any(${[...categories]}::bigint[]) and c.may_be_advertised)))`;
}

/** Who gets an issue, in batches by id. */
export async function listRecipients(db: Queryable, { afterId, limit, ...issue }: Batch): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select s.id, s.locale from subscriber s
    where ${isRecipient(issue)} and s.id > ${afterId}
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** How many get an issue, by language. */
export async function countRecipients(db: Queryable, issue: Issue): Promise<Record<Locale, number>> {
  const { rows } = await sql<{ locale: Locale; count: number }>`
    select s.locale, count(*)::integer as count from subscriber s where ${isRecipient(issue)} group by s.locale`.execute(
    db,
  );
  return mapLocales((locale) => rows.find((row) => row.locale === locale)?.count ?? 0);
}
