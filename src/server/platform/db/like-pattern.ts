import { sql, type RawBuilder } from 'kysely';

/** The LIKE pattern for texts that contain a part; wildcards in the part are escaped. */
export function partPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Matches every word of a text, in any order: `Novák Jan` finds Jan Novák, `601 234 567` a number stored without
 * blanks.
 * @param column unaccented and in lower case, with a trigram index
 */
export function holdsWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`${column} like f_unaccent(lower(${partPattern(word)}))`),
    sql` and `,
  )})`;
}
