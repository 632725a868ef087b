import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

/** Adds hidden products with the codes `{prefix}-1`, `{prefix}-2` … and the same regular price, as one statement. */
export async function addManyProducts(
  db: Db,
  { prefix, count, price }: { readonly prefix: string; readonly count: number; readonly price: number },
): Promise<void> {
  await sql`
    with template as (select category_id, currency_id from listing where kind = 'product' order by id limit 1),
    listings as (
      insert into listing (category_id, currency_id, kind, price_minor, visibility)
      select category_id, currency_id, 'product', ${price}::bigint, 'hidden' from template, generate_series(1, ${count}::integer)
      returning id),
    numbered as (select id, row_number() over (order by id) as number from listings),
    products as (
      insert into product (listing_id, sku, tax_rate, regular_price_minor)
      select id, ${prefix} || '-' || number, 21, ${price}::bigint from numbered)
    insert into listing_text (listing_id, locale, name, slug, description)
    select id, locale, ${prefix} || ' ' || number, 'zbozi', '' from numbered, unnest(array['cs', 'en', 'de']) locale`.execute(
    db,
  );
}
