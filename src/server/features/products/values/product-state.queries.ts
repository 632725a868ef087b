import { sql } from 'kysely';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { ProductContent, ProductText } from '../product.queries.ts';

/** A product with everything that changes of many products may change. */
export interface ProductState extends ProductContent {
  readonly id: number;
  readonly price_minor: number;
  readonly is_on_sale: boolean;
  /** Pieces by branch. */
  readonly stock: Readonly<Record<string, number>>;
  /** Those that are not over. */
  readonly sales: readonly StateSale[];
}

interface StateSale {
  readonly id: number;
  readonly price_minor: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

interface StateRow extends Omit<ProductState, 'texts' | 'sales'> {
  readonly texts: readonly (ProductText & { readonly locale: Locale })[];
  readonly sales: readonly StateSale[];
}

const emptyText: ProductText = { name: '', slug: '', description: '', ingredients: '' };

/** In the order of the ids; products that are gone are missing. */
export async function listProductStates(db: Queryable, ids: readonly number[], at: Date): Promise<ProductState[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StateRow>`
    select l.id, l.category_id, l.brand_id, l.package_id, p.sku, p.ean, p.tax_rate, p.weight_g, p.regular_price_minor,
      p.purchase_price_minor, l.price_minor, l.is_on_sale, l.abv, l.vintage, l.age_years, l.origin_code,
      l.visibility = 'listed' as is_shown,
      array(select picture_id from listing_picture where listing_id = l.id order by position) as picture_ids,
      coalesce((select jsonb_object_agg(branch_id, quantity) from stock where listing_id = l.id), '{}') as stock,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'price_minor', price_minor,
          'starts_at', starts_at, 'ends_at', ends_at) order by id)
        from sale where listing_id = l.id and ends_at > ${at}), '[]') as sales,
      coalesce((select jsonb_agg(jsonb_build_object('locale', t.locale, 'name', t.name, 'slug', t.slug,
          'description', t.description, 'ingredients', coalesce(pt.ingredients_and_allergens, '')))
        from listing_text t
        left join product_text pt on pt.listing_id = t.listing_id and pt.locale = t.locale
        where t.listing_id = l.id), '[]') as texts
    from product p join listing l on l.id = p.listing_id
    where p.listing_id = any (${[...ids]}::bigint[])
    order by l.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    sales: row.sales.map((sale) => ({ ...sale, starts_at: iso(sale.starts_at), ends_at: iso(sale.ends_at) })),
    texts: mapLocales((locale) => textIn(row.texts, locale)),
  }));
}

function textIn(texts: StateRow['texts'], locale: Locale): ProductText {
  const { locale: _locale, ...text } = texts.find((each) => each.locale === locale) ?? { locale, ...emptyText };
  return text;
}

/** The database writes times within JSON with an offset. */
function iso(time: string): string {
  return new Date(time).toISOString();
}

/** The products with these codes, by the code in capitals. */
export async function findIdsBySku(db: Queryable, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select upper(sku) as key, listing_id as id from product where upper(sku) = any (${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Products with pieces in stock must keep naming their branches. */
export async function listBranchNames(db: Queryable): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, town || ', ' || street as name from branch order by position, id`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
