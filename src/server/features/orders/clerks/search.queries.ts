import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

const foundAtMost = 12;

interface FoundProduct {
  readonly id: number;
  readonly ean: string | null;
}

/** Products by code, EAN or words of their names, on sale or not. An exact code or EAN comes first. */
export async function findGoods(db: Queryable, text: string, locale: Locale): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select p.listing_id as id, p.ean
    from product p
    join listing l on l.id = p.listing_id
    join lateral (
      select t.name from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) text on true
    where ${holdsWords(sql`p.looked_for`, text)}
    order by upper(p.sku) = ${text.trim().toUpperCase()} or p.ean = ${text.trim()} desc, l.visibility = 'listed' desc,
      text.name collate "und-x-icu", l.id
    limit ${foundAtMost}`.execute(db);
  return rows;
}

const buyerColumns = ['id', 'username', 'email', 'first_name', 'last_name', 'phone_prefix', 'phone'] as const;

/** People who can order: their accounts are open. */
export function findBuyers(db: Queryable, text: string) {
  return db
    .selectFrom('account')
    .where('state', '=', 'approved')
    .where(holdsWords(sql`looked_for`, text))
    .select(buyerColumns)
    .orderBy(sql`lower(username)`)
    .limit(foundAtMost)
    .execute();
}

export function findBuyer(db: Queryable, id: number) {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .select([...buyerColumns, 'company', 'company_id', 'tax_id', 'locale'])
    .executeTakeFirst();
}
