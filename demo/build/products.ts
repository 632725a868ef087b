import { locales } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { ean13 } from '../check-digits.ts';
import { getBrand } from '../data/brands/brands.ts';
import { packageId } from '../data/packages.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Album } from './album.ts';
import { createRandom, type Random } from '../random.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { buildBranches } from './branches.ts';
import { demoPrice } from './demo-price.ts';
import { goods, type Goods } from './goods.ts';
import { takePictures } from './listing-pictures.ts';
import type { Sellable } from './order-draft.ts';
import { planPrices } from './product-prices.ts';
import { ingredientsOf, productText } from './product-texts.ts';

/** The shop carries four kinds of goods of five; the rest is found in adverts only. */
export const products: readonly Goods[] = goods.filter((_, index) => index % 5 !== 3);

/** The e-shop's products with texts, prices, stock and pictures; ids count from `firstId`. */
export function buildProducts(calendar: Calendar, album: Album, firstId: number, demo: DemoShop): Rows {
  const place = { demo, branches: buildBranches(demo), calendar, album };
  return mergeRows(...products.map((one, index) => buildProduct(one, index, firstId + index, place)));
}

interface Place {
  readonly demo: DemoShop;
  readonly branches: ReturnType<typeof buildBranches>;
  readonly calendar: Calendar;
  readonly album: Album;
}

function buildProduct(one: Goods, index: number, id: number, { demo, branches, calendar, album }: Place): Rows {
  const random = createRandom(`product ${index}`);
  const prices = planPrices(id, demoPrice(one.price, demo), mayBeOnSale(one), { calendar, pricing: demo, random });
  const stock = stockOf(id, prices.isOnSale, branches, random);
  const description = productText(one);
  const ingredients = ingredientsOf(one);
  const pictures = takePictures(album, {
    listingId: id,
    subject: one.subject,
    brand: one.brand ?? '',
    name: one.name.cs,
    pack: one.pack,
    count: index % 3 === 0 ? 2 : 3,
  });
  return {
    listing: [
      {
        id,
        kind: 'product',
        offer_type: 'supply',
        visibility: 'listed',
        category_id: one.category,
        brand_id: one.brand ? getBrand(one.brand).id : null,
        package_id: packageId(one.pack),
        seller_id: null,
        price_minor: prices.price,
        currency_id: 1,
        original_price_minor: prices.originalPrice,
        is_negotiable: false,
        is_on_sale: prices.isOnSale,
        is_in_stock: stock.length > 0,
        is_seller_verified: false,
        has_picture: true,
        is_topped: false,
        abv: one.abv ?? null,
        vintage: one.vintage ?? null,
        age_years: one.age ?? null,
        origin_code: one.origin ?? null,
        main_picture_id: pictures.mainId,
        published_at: prices.publishedAt,
        created_at: prices.publishedAt,
        updated_at: prices.publishedAt,
      },
    ],
    listing_text: locales.map((locale) => ({
      listing_id: id,
      locale,
      name: one.name[locale],
      slug: localisedSlug(one.name[locale], locale),
      description: description[locale],
    })),
    product: [
      {
        listing_id: id,
        sku: `${skuPrefix(one)}-${String(index + 1).padStart(4, '0')}`,
        // Prefix 29: numbers for use inside a shop, given to no maker.
        ean: ean13(`29${String(index + 1).padStart(10, '0')}`),
        tax_rate: one.subject === 'book' ? demo.bookTaxRate : demo.shop.taxRates[0],
        weight_g: one.weight ?? weightOf(one.pack),
        regular_price_minor: prices.regularPrice,
        // Of a few it is not known.
        purchase_price_minor: index % 9 === 4 ? null : Math.round(prices.regularPrice * 0.58),
      },
    ],
    product_text: ingredients
      ? locales.map((locale) => ({ listing_id: id, locale, ingredients_and_allergens: ingredients[locale] }))
      : [],
    sale: prices.sales,
    price_history: prices.history,
    stock,
    listing_picture: pictures.rows,
  };
}

/** Products that orders may hold with a voucher. */
export function listSellable({ listing, listing_text: texts, product }: Rows): Sellable[] {
  return (product ?? []).flatMap((row, index) => {
    const { category_id: category, price_minor: price } = listing![index]!;
    const text = texts!.find((each) => each.listing_id === row.listing_id && each.locale === 'cs')!;
    return Number(category) > 150
      ? []
      : [
          {
            id: Number(row.listing_id),
            name: String(text.name),
            sku: String(row.sku),
            price: Number(price),
            taxRate: Number(row.tax_rate),
          },
        ];
  });
}

/** Tobacco and what belongs to it is never discounted here: a sale would promote it. */
function mayBeOnSale({ category }: Goods): boolean {
  return category <= 150 || category >= 190;
}

function skuPrefix({ subject }: Goods): string {
  return subject.replace(/_.*/, '').slice(0, 3).toUpperCase();
}

/** Content and packing together, in grams. */
function weightOf(pack: string): number {
  const [, count = '1', amount, unit] = /^(?:(\d+)x)?(\d+)(?: (ks|g))?$/.exec(pack)!;
  if (unit === 'ks') return 30 + Number(amount) * 15;
  if (unit === 'g') return 20 + Number(amount) * 2;
  return Number(count) * Math.round(40 + Number(amount) * 1.7);
}

/** Most goods lie in the warehouse and several branches, some in one place only, some nowhere. */
function stockOf(listingId: number, isOnSale: boolean, branches: Place['branches'], random: Random): Row[] {
  const stores = branches.filter(({ kind }) => kind === 'store');
  const warehouse = branches.find(({ kind }) => kind === 'warehouse')!;
  const at = (branch: { id: number }, from: number, to: number) => ({
    listing_id: listingId,
    branch_id: branch.id,
    quantity: random.int(from, to),
  });
  const lot = random.next();
  if (lot < 0.07 && !isOnSale) return [];
  if (lot < 0.17) return [at(stores[0]!, 1, 6)];
  if (lot < 0.29) return [at(warehouse, 4, 60)];
  if (lot < 0.34) return [at(random.pick(stores.slice(1)), 1, 3)];
  return [
    ...random.sample(stores, random.int(3, stores.length)).map((branch) => at(branch, 1, 12)),
    at(warehouse, 6, 180),
  ];
}
