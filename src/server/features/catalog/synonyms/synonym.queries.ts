import { sql } from 'kysely';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export interface Synonyms {
  readonly id: number;
  readonly words: Record<Locale, string[]>;
}

/** All groups with a word that contains the text. There are some hundred at most, which every search knows. */
export async function listGroups(db: Queryable, part: string): Promise<Synonyms[]> {
  const rows = await db
    .selectFrom('search_synonym as s')
    .$if(part !== '', (query) =>
      query.where('group_id', 'in', (of) =>
        of
          .selectFrom('search_synonym')
          .where(sql<boolean>`f_unaccent(lower(word)) like f_unaccent(lower(${partPattern(part)}))`)
          .select('group_id'),
      ),
    )
    .select(['group_id as id', 'locale', 'word'])
    .orderBy('group_id')
    .orderBy('word')
    .execute();
  return [...new Set(rows.map(({ id }) => id))].map((id) => groupOf(id, rows));
}

/** Undefined when there is no such group. */
export async function lockGroup(tx: Tx, id: number): Promise<Synonyms | undefined> {
  await lockGroups(tx);
  const rows = await tx
    .selectFrom('search_synonym')
    .where('group_id', '=', id)
    .select(['group_id as id', 'locale', 'word'])
    .orderBy('word')
    .execute();
  return rows.length === 0 ? undefined : groupOf(id, rows);
}

/** A group is nothing but its words, so there is no row of its own to lock or to number. */
async function lockGroups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search_synonym'))`.execute(tx);
}

export async function nextGroupId(tx: Tx): Promise<number> {
  await lockGroups(tx);
  const { last } = await tx
    .selectFrom('search_synonym')
    .select((of) => of.fn.coalesce(of.fn.max('group_id'), of.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  return last + 1;
}

export async function replaceGroup(tx: Tx, id: number, words: Synonyms['words']): Promise<void> {
  await deleteGroup(tx, id);
  const rows = locales.flatMap((locale) => words[locale].map((word) => ({ group_id: id, locale, word })));
  await tx.insertInto('search_synonym').values(rows).execute();
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('search_synonym').where('group_id', '=', id).execute();
}

function groupOf(
  id: number,
  rows: readonly { readonly id: number; readonly locale: string; readonly word: string }[],
): Synonyms {
  return {
    id,
    words: mapLocales((locale) => rows.filter((row) => row.id === id && row.locale === locale).map(({ word }) => word)),
  };
}
