import { z } from 'zod';
import { encodedOnce } from '../contract/encoded-once.ts';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, localeField, money, picture, slugsByLocale, smallIdField } from '../contract/fields.ts';
import {
  facetTable,
  flagNames,
  idsNames,
  mostIds,
  rangeNames,
  type FlagFacet,
  type IdsFacet,
  type RangeFacet,
  type RangeLimits,
  type RangeParameter,
} from './facets.ts';
import { ageRules, lastReachablePage, listingScopes, listingSorts, pictograms, unitPriceUnits } from './limits.ts';

export interface CategoryNode {
  id: number;
  name: string;
  slug: string;
  pictogram: (typeof pictograms)[number] | null;
  /** Public listings of the category and its descendants. */
  listings: number;
  subcategories: CategoryNode[];
}

export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    pictogram: z.enum(pictograms).nullable(),
    listings: z.int(),
    get subcategories() {
      return z.array(categoryNode);
    },
  })
  .meta({ id: 'CategoryNode' });

export const breadcrumbItem = z
  .object({ id: z.int(), name: z.string(), slug: z.string() })
  .meta({ id: 'BreadcrumbItem' });
export type BreadcrumbItem = z.infer<typeof breadcrumbItem>;

export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    slugs: slugsByLocale,
    description: z.string(),
    age_rule: z.enum(ageRules),
    unit_price_unit: z.enum(unitPriceUnits).nullable(),
    may_be_advertised: z.boolean(),
    breadcrumb: z.array(breadcrumbItem).describe('From the root to the category itself'),
    subcategories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        pictogram: z.enum(pictograms).nullable(),
        listings: z.int(),
      }),
    ),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const seller = z
  .object({
    id: z.int(),
    username: z.string(),
    is_verified: z.boolean(),
    is_business: z.boolean(),
    stars: z.number().nullable().describe('Average of the reviews, 1 to 5; null without reviews'),
    reviews: z.int(),
  })
  .meta({ id: 'Seller' });
export type Seller = z.infer<typeof seller>;

export const unitPrice = z
  .object({ amount: z.int(), currency: z.string(), unit: z.enum(unitPriceUnits) })
  .meta({ id: 'UnitPrice' });
export type UnitPrice = z.infer<typeof unitPrice>;

/** A listing as lists show it. */
export const listingCard = encodedOnce(
  z
    .object({
      id: z.int(),
      kind: z.enum(['advert', 'product']),
      offer_type: z.enum(['supply', 'demand']),
      name: z.string(),
      slug: z.string(),
      text_locale: localeField.describe('The language that name and text are written in'),
      category: z.object({ id: z.int(), slug: z.string() }),
      brand: z.string().nullable(),
      package: z.string().nullable().describe('As shown: 0,7 l; 25 ks; 50 g'),
      vintage: z.int().nullable(),
      age_years: z.int().nullable(),
      abv: z.number().nullable().describe('Alcohol by volume in per cent'),
      price: money.nullable(),
      original_price: money.nullable().describe('While on sale'),
      unit_price: unitPrice.nullable(),
      is_negotiable: z.boolean(),
      is_topped: z.boolean(),
      is_sold: z.boolean(),
      is_reserved: z.boolean().describe('For a buyer; the listing stays public'),
      stock: z.enum(['in_stock', 'sold_out']).nullable().describe('Products only'),
      place: z.string().nullable().describe('Adverts only'),
      published_at: z.string(),
      seller: seller.nullable().describe('Adverts only'),
      picture: picture.nullable(),
    })
    .meta({ id: 'ListingCard' }),
);
export type ListingCard = z.infer<typeof listingCard>;

export const listingDetail = listingCard
  .extend({
    slugs: slugsByLocale,
    category_slugs: slugsByLocale,
    state: z.enum(['available', 'sold']),
    text: z.string().describe('Plain text; an empty line separates paragraphs'),
    breadcrumb: z.array(breadcrumbItem),
    age_rule: z.enum(ageRules),
    may_be_advertised: z.boolean(),
    pictures: z.array(picture),
    origin: z.string().nullable().describe('Country of origin, by name'),
    brand_id: z.int().nullable(),
    topped_until: z.string().nullable(),
    business: z
      .object({ company: z.string(), company_id: z.string(), tax_id: z.string().nullable(), address: z.string() })
      .nullable()
      .describe('Legal data of a business seller'),
    seller_since: z.string().nullable(),
    seller_avatar: z.string().nullable().describe('Key of the picture: /pictures/{key}/{width}.{avif|webp}'),
    seller_further: z.array(listingCard),
    similar: z.array(listingCard),
    product: z
      .object({
        sku: z.string(),
        ean: z.string().nullable(),
        tax_rate: z.number().describe('Per cent, included in the price'),
        may_be_discounted: z.boolean().describe('If false, it counts neither for vouchers nor towards free delivery'),
        is_member_price: z.boolean().describe('Lowered by the discount of the caller’s user group; others pay more'),
        price_without_tax: money,
        lowest_price_30_days: money
          .nullable()
          .describe('While on sale: the lowest price of the 30 days before the sale began'),
        sale_ends_at: z.string().nullable(),
        ingredients_and_allergens: z.string().nullable(),
        stock_total: z.int(),
        delivery: z.enum(['prague_1_3', 'elsewhere_3_5', 'to_10_days']).nullable(),
        branches: z.array(
          z.object({
            id: z.int(),
            slug: z.string().describe('Of its page: /prodejny/{id}/{slug}'),
            town: z.string(),
            street: z.string(),
            quantity: z.int(),
            delivery: z.enum(['prague_1_3', 'elsewhere_3_5', 'to_10_days']),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.infer<typeof listingDetail>;

/** A number of results, exact up to `countLimit`; `is_more` means that there are more than `count`. */
export const resultCount = z.object({ count: z.int(), is_more: z.boolean() }).meta({ id: 'ResultCount' });
export type ResultCount = z.infer<typeof resultCount>;

const facetValue = z.object({ id: z.int(), name: z.string(), results: resultCount });

/** The results that each value of each filter would give beside the other chosen filters. */
export const facets = z
  .object({
    kind: z.object({ advert: resultCount, product: resultCount }),
    offer_type: z.object({ supply: resultCount, demand: resultCount }),
    brands: z.array(facetValue),
    packages: z.array(facetValue),
    origins: z.array(facetValue.extend({ id: z.string().describe('Country, ISO 3166-1 alpha-2') })),
    verified: resultCount,
    in_stock: resultCount,
    on_sale: resultCount,
    negotiable: resultCount,
    with_picture: resultCount,
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof facets>;

const flag = z.literal('1').optional().describe('1 = only these');
const flagFields = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<FlagFacet, typeof flag>;

const rangeUnits: Record<RangeFacet, string> = {
  price: 'In units of `currency`, decimals allowed',
  vintage: 'Year',
  abv: 'Alcohol by volume in per cent',
};

const idPatterns = { number: String.raw`\d{1,9}`, code: '[A-Z]{2}' };

/** Ids written `3,17,21` or `CZ,SK` in the address. */
function idList(name: IdsFacet) {
  const id = idPatterns[facetTable[name].id];
  return z
    .string()
    .regex(new RegExp(`^${id}(,${id}){0,${mostIds - 1}}$`))
    .optional();
}
const idsFields = Object.fromEntries(idsNames.map((name) => [name, idList(name)])) as Record<
  IdsFacet,
  ReturnType<typeof idList>
>;

function rangeLimit(name: RangeFacet) {
  const { min, max, decimals }: RangeLimits = facetTable[name];
  const number = z.coerce.number().min(min).max(max);
  return (decimals === 0 ? number.int() : number).optional().describe(rangeUnits[name]);
}
const rangeFields = Object.fromEntries(
  rangeNames.flatMap((name) => [`${name}_from`, `${name}_to`].map((limit) => [limit, rangeLimit(name)])),
) as Record<RangeParameter, ReturnType<typeof rangeLimit>>;

export const listingQuery = z.object({
  lang: langField,
  category: idField.optional(),
  scope: z.enum(listingScopes).default('all'),
  q: z.string().max(200).optional(),
  kind: z.enum(facetTable.kind.values).optional(),
  offer: z.enum(facetTable.offer.values).optional(),
  ...rangeFields,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Code of the currency of the price limits; the default currency if missing'),
  ...idsFields,
  ...flagFields,
  sort: z.enum(listingSorts).optional(),
  page: z.coerce.number().int().min(1).max(lastReachablePage).default(1),
});
export type ListingQuery = z.output<typeof listingQuery>;

/** The choice of a list without its order and page: what a saved search watches. */
export const watchedQuery = listingQuery.omit({ lang: true, sort: true, page: true }).extend({
  seller: idField.optional().describe('The adverts of this user, as the profile lists them: with `offer` at most'),
});
export type WatchedQuery = z.output<typeof watchedQuery>;

export const listingPage = z
  .object({
    listings: z.array(listingCard),
    total: resultCount,
    page: z.int(),
    pages: z.int().describe('Pages that can be opened'),
    sort: z.enum(listingSorts),
    facets,
    corrected_query: z.string().nullable().describe('Search only: the corrected words, if the query was misspelt'),
    price_limits: z
      .object({ from: money.nullable(), to: money.nullable() })
      .nullable()
      .describe('Search only: price limits read from the words, as in `rum do 1000`'),
  })
  .meta({ id: 'ListingPage' });
export type ListingPage = z.infer<typeof listingPage>;

/** The public adverts of a user. */
export const userListings = z
  .object({
    listings: z.array(listingCard),
    total: resultCount.describe('Of the chosen kind of offer'),
    page: z.int(),
    pages: z.int().describe('Pages that can be opened'),
    counts: z.object({ all: resultCount, supply: resultCount, demand: resultCount }),
  })
  .meta({ id: 'UserListings' });
export type UserListings = z.infer<typeof userListings>;

export const userListingsQuery = listingQuery.pick({ lang: true, offer: true, page: true });
export type UserListingsQuery = z.output<typeof userListingsQuery>;

export const branchGoodsQuery = listingQuery
  .pick({ lang: true, category: true, page: true })
  .extend({ q: z.string().max(200).default('') });
export type BranchGoodsQuery = z.output<typeof branchGoodsQuery>;

/** Goods in stock at a branch. */
export const branchGoods = listingPage
  .pick({ listings: true, total: true, page: true, pages: true, corrected_query: true })
  .extend({
    categories: z
      .array(z.object({ id: z.int(), name: z.string(), results: resultCount }))
      .describe('Root categories of all goods found, whatever category was chosen'),
  })
  .meta({ id: 'BranchGoods' });
export type BranchGoods = z.infer<typeof branchGoods>;

/** An info page, a blog post, a store or the list of stores that a search found. */
export const foundPage = z
  .object({
    kind: z.enum(['info', 'post', 'branches', 'branch']),
    id: z.int().describe('0 for the list of stores'),
    title: z.string(),
    path: z.string().describe('Local path in the language of the search'),
    is_in_title: z.boolean().describe('Whether the title has all the words'),
  })
  .meta({ id: 'FoundPage' });
export type FoundPage = z.infer<typeof foundPage>;

export const suggestions = z
  .object({
    categories: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), parent: z.string().nullable() })),
    brands: z.array(z.object({ id: z.int(), name: z.string(), results: resultCount })),
    listings: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        text_locale: localeField.describe('The language that the name is written in'),
        category_slug: z.string(),
        offer_type: z.enum(['supply', 'demand']),
        price: money.nullable(),
        unit_price: unitPrice.nullable(),
        picture: picture.nullable(),
      }),
    ),
    pages: z.array(foundPage),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestions>;

const lang = langField;

export const catalogContract = {
  categoryTree: endpoint({
    method: 'GET',
    path: '/api/catalog/category/{locale}',
    summary: 'The category tree in a language',
    mayLag: true,
    params: z.object({ locale: localeField }),
    response: z.array(categoryNode),
  }),
  entry: endpoint({
    method: 'GET',
    path: '/api/catalog/entries/{id}',
    summary: 'What an id of the catalogue names, with its canonical slugs',
    mayLag: true,
    params: z.object({ id: idField }),
    response: z.object({
      id: z.int(),
      kind: z.enum(['category', 'listing']),
      slugs: slugsByLocale,
      category_slugs: slugsByLocale.nullable(),
    }),
  }),
  category: endpoint({
    method: 'GET',
    path: '/api/catalog/categories/{id}',
    summary: 'A category with its breadcrumb and subcategories',
    mayLag: true,
    params: z.object({ id: idField }),
    query: z.object({ lang }),
    response: category,
  }),
  listings: endpoint({
    method: 'GET',
    path: '/api/catalog/listings',
    summary:
      'A page of listings with the counts of every filter: of a category, of new or discounted goods, or of a search (q)',
    mayLag: true,
    query: listingQuery,
    response: listingPage,
  }),
  listing: endpoint({
    method: 'GET',
    path: '/api/catalog/listings/{id}',
    summary: 'An advert or a product',
    mayLag: true,
    params: z.object({ id: idField }),
    query: z.object({ lang }),
    response: listingDetail,
  }),
  userListings: endpoint({
    method: 'GET',
    path: '/api/users/{id}/listings',
    summary: 'A page of the public adverts of a user, newest first',
    mayLag: true,
    params: z.object({ id: idField }),
    query: userListingsQuery,
    response: userListings,
  }),
  branchGoods: endpoint({
    method: 'GET',
    path: '/api/delivery/branches/{id}/goods',
    summary: 'A page of the goods in stock at a store; `category` is a root category',
    mayLag: true,
    params: z.object({ id: smallIdField }),
    query: branchGoodsQuery,
    response: branchGoods,
  }),
  pages: endpoint({
    method: 'GET',
    path: '/api/catalog/pages',
    summary: 'Info pages, blog posts and stores that have the words of a search, those with them in the title first',
    mayLag: true,
    query: z.object({ lang, q: z.string().max(200) }),
    response: z.array(foundPage),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/catalog/suggestions',
    summary: 'Categories, brands, listings and pages for the words typed so far',
    mayLag: true,
    query: z.object({ lang, q: z.string().max(200) }),
    response: suggestions,
  }),
};
