import { sql, type RawBuilder } from 'kysely';
import { holdsWords } from '#server/platform/db/like-pattern.ts';

const wholeNumber = /^\s*(\d{10})\s*$/;

/**
 * Selects the ids of the order whose whole number this is, else of those with a phone number of as many digits. Its trigrams are
 * those of nearly every order, so its index is asked only where there is no such order.
 * @returns undefined for any other text
 */
export function selectNumbered(text: string): RawBuilder<unknown> | undefined {
  const number = wholeNumber.exec(text)?.[1];
  if (number === undefined) return undefined;
  const numbered = sql`select n.id from shop_order n where n.number = ${number}`;
  return sql`${numbered} union all
    select w.id from shop_order w where ${holdsWords(sql`w.looked_for`, number)} and not exists (${numbered})`;
}
