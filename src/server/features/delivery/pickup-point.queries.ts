import { sql, type RawBuilder } from 'kysely';
import type { OpeningHours } from '#shared/delivery/contract.ts';
import type { PickupPointKind } from '#shared/delivery/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export interface PickupPointRow {
  readonly id: number;
  readonly carrier_id: number;
  readonly kind: PickupPointKind;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly opening_hours: OpeningHours;
}

export function findPickupPoint(db: Queryable, id: number): Promise<PickupPointRow | undefined> {
  return db
    .selectFrom('pickup_point')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .select(['id', 'carrier_id', 'name', 'street', 'city', 'postcode'])
    .select([sql<PickupPointKind>`kind`.as('kind'), sql<OpeningHours>`opening_hours`.as('opening_hours')])
    .executeTakeFirst();
}

export interface PickupPointChoice {
  readonly carrierId: number;
  /** The unchanged search text. */
  readonly search: string;
  readonly needsAgeCheck: boolean;
}

export async function listPickupPoints(
  db: Queryable,
  choice: PickupPointChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PickupPointRow[]> {
  const { rows } = await sql<PickupPointRow>`
    select id, carrier_id, kind, name, street, city, postcode, opening_hours from pickup_point
    where ${chosen(choice)}
    order by ${nearestFirst(wordsOf(choice.search))}
      city collate "cs-x-icu", name collate "cs-x-icu", id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPickupPoints(db: Queryable, choice: PickupPointChoice): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pickup_point where ${chosen(choice)}`.execute(db);
  return rows[0]!.total;
}

function chosen({ carrierId, search, needsAgeCheck }: PickupPointChoice): RawBuilder<unknown> {
  const conditions = [
    sql`is_active and carrier_id = ${carrierId}::integer`,
    ...(needsAgeCheck ? [sql`kind <> 'locker'`] : []),
    ...wordsOf(search).map(holds),
  ];
  return sql.join(conditions, sql` and `);
}

/** `Brno 602 00` → brno, 60200: the column holds postcodes without the blank. */
function wordsOf(search: string): string[] {
  const joined = search.replace(/(?<!\d)(\d{3}) (\d{2})(?!\d)/g, '$1$2');
  return joined.split(/[\s,]+/).filter((word) => word !== '');
}

/**
 * Matches long words anywhere, short ones at the beginning of a word: the trigram index needs three letters to search
 * within words.
 */
function holds(word: string): RawBuilder<unknown> {
  if (word.length > 2) return sql`looked_for like f_unaccent(lower(${partPattern(word)}))`;
  const begins = partPattern(word).slice(1);
  return sql`(looked_for like f_unaccent(lower(${begins})) or looked_for like f_unaccent(lower(${`% ${begins}`})))`;
}

/**
 * Ranks an exact town or postcode first, then one that begins with the text, then one with a word that begins with
 * it.
 */
function nearestFirst(words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql``;
  const town = sql`f_unaccent(lower(city))`;
  const postcode = sql`replace(postcode, ' ', '')`;
  const whole = sql`f_unaccent(lower(${words.join(' ')}))`;
  const begins = words.map((word) => sql`f_unaccent(lower(${partPattern(word).slice(1)}))`);
  const beginnings = sql`any (array[${sql.join(begins)}])`;
  return sql`
    case
      when ${town} = ${whole} or ${postcode} = ${whole} then 0
      when starts_with(${town}, ${whole}) or starts_with(${postcode}, ${whole}) then 1
      when ${town} like ${beginnings} or ${postcode} like ${beginnings} then 2
      else 3
    end,`;
}
