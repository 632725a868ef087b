import type { Context } from '#server/context.ts';
import { buildCarrier, buildPaymentMethod, ensureCountry } from './delivery-factories.ts';
import { buildBrand, buildCategory, buildListing, buildPackage, type ListingOptions } from './factories.ts';

let counter = 0;

export interface FeedShop {
  readonly category: number;
  readonly brand: number;
  readonly package: number;
  readonly branch: number;
}

/** A shop with a carrier, a warehouse and a category of rums. */
export async function buildFeedShop({ db }: Pick<Context, 'db'>): Promise<FeedShop> {
  await ensureCountry(db);
  const cash = await buildPaymentMethod(db, 'cash_on_delivery', { fee: 3000 });
  const carrier = await buildCarrier(db, {
    name: 'Kurýr',
    prices: [
      [5000, 0, 12_900],
      [5000, 100_000, 9900],
    ],
    payments: [cash],
  });
  await db.updateTable('carrier').set({ heureka_id: 'PPL', zbozi_id: 'GLS' }).where('id', '=', carrier).execute();
  const { id: branch } = await db
    .insertInto('branch')
    .values({
      code: 'warehouse',
      kind: 'warehouse',
      town: 'Praha',
      street: 'Skladová 1',
      postcode: '11000',
      country_code: 'CZ',
      is_in_prague: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const spirits = await buildCategory(db, {
    name: { cs: 'Lihoviny', en: 'Spirits', de: 'Spirituosen' },
    ageRule: 'alcohol',
  });
  const category = await buildCategory(db, {
    name: { cs: 'Rum & likér', en: 'Rum', de: 'Rum' },
    parent: spirits,
    ageRule: 'alcohol',
    unitPriceUnit: 'litre',
  });
  return { category, brand: await buildBrand(db, 'Kapitán'), package: await buildPackage(db, 'ml', 700), branch };
}

export interface FeedGoodsOptions extends ListingOptions {
  readonly stock?: number;
  readonly ean?: string | null;
  readonly pictures?: number;
}

/** A product that every feed takes, unless told otherwise. */
export async function buildFeedGoods(
  { db }: Pick<Context, 'db'>,
  shop: FeedShop,
  { stock = 5, ean = '8594000000006', pictures = 1, ...options }: FeedGoodsOptions = {},
): Promise<number> {
  const id = await buildListing(db, {
    kind: 'product',
    category: shop.category,
    brand: shop.brand,
    package: shop.package,
    price: 79_900,
    abv: 40,
    description: 'Tmavý rum <z Karibiku>.\n\nVoní po vanilce & karamelu.',
    ...options,
  });
  await db.updateTable('product').set({ ean, weight_g: 1300 }).where('listing_id', '=', id).execute();
  if (stock > 0)
    await db.insertInto('stock').values({ listing_id: id, branch_id: shop.branch, quantity: stock }).execute();
  for (let position = 1; position <= pictures; position += 1) {
    const picture = await db
      .insertInto('picture')
      .values({ key: `feed-picture-${++counter}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('listing_picture').values({ listing_id: id, picture_id: picture.id, position }).execute();
  }
  return id;
}
