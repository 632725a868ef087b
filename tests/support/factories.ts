import type { Locale } from '#shared/i18n/locales.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Builders of test data. Each makes the parents that it is not given. */

let counter = 0;
const next = () => ++counter;

export async function ensureCurrency(db: Db): Promise<number> {
  await db
    .insertInto('currency')
    .values([
      { id: 1, code: 'CZK', symbol_after: 'Kč', rate: 1, is_default: true, decimals: 2 },
      { id: 2, code: 'EUR', symbol_after: '€', rate: 25, is_default: false, decimals: 2, position: 1 },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return 1;
}

export interface CategoryOptions {
  parent?: number;
  /** In every language, or one for each. */
  name?: string | Record<Locale, string>;
  slug?: string;
  description?: string;
  mayBeAdvertised?: boolean;
  mayBeDiscounted?: boolean;
  ageRule?: 'none' | 'alcohol' | 'tobacco';
  unitPriceUnit?: 'litre' | 'piece' | '100g';
}

export async function buildCategory(db: Db, options: CategoryOptions = {}): Promise<number> {
  const name = options.name ?? `Category ${next()}`;
  const names = typeof name === 'string' ? { cs: name, en: name, de: name } : name;
  const { id } = await db
    .insertInto('category')
    .values({
      parent_id: options.parent ?? null,
      level: 1,
      may_be_advertised: options.mayBeAdvertised ?? true,
      may_be_discounted: options.mayBeDiscounted ?? true,
      age_rule: options.ageRule ?? 'none',
      unit_price_unit: options.unitPriceUnit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('category_text')
    .values(
      Object.entries(names).map(([locale, text]) => ({
        category_id: id,
        locale,
        name: text,
        slug: options.slug ?? `category-${id}-${locale}`,
        description: options.description ?? '',
      })),
    )
    .execute();
  return id;
}

export async function buildBrand(db: Db, name = `Brand${next()}`): Promise<number> {
  const { id } = await db
    .insertInto('brand')
    .values({ name, slug: `brand-${next()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPackage(
  db: Db,
  unit: 'ml' | 'piece' | 'g' = 'ml',
  amount = 700,
  count = 1,
): Promise<number> {
  const row = { unit, amount, count };
  const found = await db
    .selectFrom('package')
    .where((eb) => eb.and(row))
    .select('id')
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await db.insertInto('package').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function buildCountry(db: Db, code: string, names: Record<Locale, string>): Promise<string> {
  await db
    .insertInto('country')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('country_text')
    .values(Object.entries(names).map(([locale, name]) => ({ country_code: code, locale, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

export interface SellerOptions {
  username?: string;
  authorized?: boolean;
  isBusiness?: boolean;
}

export async function buildSeller(db: Db, options: SellerOptions = {}): Promise<number> {
  const isBusiness = options.isBusiness ?? false;
  const { id } = await db
    .insertInto('account')
    .values({
      username: options.username ?? `seller.${next()}`,
      authorized: options.authorized ?? false,
      is_business: isBusiness,
      ...(isBusiness && { company: 'Vzor s.r.o.', company_id: '12345678', company_address: 'Vzorová 1, Praha' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ListingOptions {
  kind?: 'advert' | 'product';
  offerType?: 'supply' | 'demand';
  visibility?: 'listed' | 'reachable' | 'hidden';
  category?: number;
  brand?: number;
  package?: number;
  seller?: number;
  /** Minor units. */
  price?: number | null;
  currency?: number;
  originalPrice?: number;
  isNegotiable?: boolean;
  isOnSale?: boolean;
  isInStock?: boolean;
  /** Whether the built seller is verified; a given seller keeps its own state. */
  isSellerVerified?: boolean;
  hasPicture?: boolean;
  isTopped?: boolean;
  vintage?: number | undefined;
  abv?: number | undefined;
  /** A country that exists. */
  origin?: string | undefined;
  name?: string;
  description?: string;
  /** Languages of the text; an advert has one, a product all. */
  locales?: readonly Locale[];
  publishedAt?: Date;
}

export async function buildListing(db: Db, options: ListingOptions = {}): Promise<number> {
  const kind = options.kind ?? 'advert';
  const currency = options.currency ?? (await ensureCurrency(db));
  const price = options.price === undefined ? 10_000 : options.price;
  const seller =
    kind === 'advert' ? (options.seller ?? (await buildSeller(db, { authorized: options.isSellerVerified }))) : null;
  const { id } = await db
    .insertInto('listing')
    .values({
      kind,
      offer_type: options.offerType ?? 'supply',
      visibility: options.visibility ?? 'listed',
      category_id: options.category ?? (await buildCategory(db)),
      brand_id: options.brand ?? null,
      package_id: options.package ?? null,
      seller_id: seller,
      price_minor: price,
      original_price_minor: options.originalPrice ?? null,
      currency_id: currency,
      is_negotiable: options.isNegotiable ?? false,
      is_on_sale: options.isOnSale ?? false,
      is_in_stock: options.isInStock ?? false,
      has_picture: options.hasPicture ?? false,
      is_topped: options.isTopped ?? false,
      vintage: options.vintage ?? null,
      abv: options.abv ?? null,
      origin_code: options.origin ?? null,
      ...(options.publishedAt && { published_at: options.publishedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = options.name ?? `Listing ${id}`;
  const locales = options.locales ?? (kind === 'product' ? (['cs', 'en', 'de'] as const) : (['cs'] as const));
  await db
    .insertInto('listing_text')
    .values(
      locales.map((locale) => ({
        listing_id: id,
        locale,
        name,
        slug: `listing-${id}-${locale}`,
        description: options.description ?? '',
      })),
    )
    .execute();
  if (kind === 'advert') {
    const state = options.visibility === 'reachable' ? 'sold' : 'approved';
    await db.insertInto('advert').values({ listing_id: id, account_id: seller!, state, place: 'Praha' }).execute();
  } else {
    await db
      .insertInto('product')
      .values({
        listing_id: id,
        sku: `SKU-${id}`,
        tax_rate: 21,
        regular_price_minor: options.originalPrice ?? price ?? 0,
      })
      .execute();
  }
  return id;
}
