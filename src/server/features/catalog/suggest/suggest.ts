import { listingQuery, type ListingCard, type Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listListings } from '../list/list-listings.ts';
import { findPages } from '../pages/find-pages.ts';
import { listCards } from '../cards/list-cards.ts';
import { correctSpelling } from '../words/correct-spelling.ts';
import { listNewestByWords, type Reach } from '../search/search.queries.ts';
import { readQuery, withoutDiacritics } from '../words/search-words.ts';
import { listSuggestedBrands, listSuggestedCategories, orderForTyping } from './suggestions.queries.ts';
import { resultCount } from '../facets/value-counts.ts';
import { textQuery, type SearchTerm } from '../words/text-query.ts';

const most = { categories: 4, brands: 3, listings: 5, pages: 2 };
/** How many of the newest matches are searched for names that begin with the typed text. */
const lookedThrough = 40;
const wordsOfBeginning = 40;
/** Rarer words are searched everywhere, commoner ones in a sample, the commonest among the newest listings. */
const rare = 4000;
const common = 40_000;

interface Caller {
  readonly locale: Locale;
  readonly discountPercent: number;
  readonly now: Date;
}

type Suggested = Suggestions['listings'];

/**
 * Suggests categories, brands, listings and pages for the text typed so far. Where nothing begins with it, the first
 * results of the search are suggested.
 */
export async function suggest(reader: Reader, q: string, caller: Caller): Promise<Suggestions> {
  const begun = await suggestBegun(reader, q, caller);
  const isEmpty = Object.values(begun).every(({ length }) => length === 0);
  return isEmpty ? { ...begun, listings: await suggestResults(reader, q, caller) } : begun;
}

async function suggestBegun(reader: Reader, q: string, caller: Caller): Promise<Suggestions> {
  const { words } = readQuery(q);
  const [{ terms, corrected }, pages] = await Promise.all([
    correctSpelling(reader, words, { atMost: wordsOfBeginning, isTyping: true }),
    findPages(reader, q, caller),
  ]);
  if (terms.length === 0) return { categories: [], brands: [], listings: [], pages };
  const typed =
    corrected ??
    withoutDiacritics(q)
      .replace(/\p{C}+/gu, ' ')
      .trim();
  const typedText = { typed, beginnings: textQuery(terms).beginnings };
  const [categories, brands, listings] = await Promise.all([
    listSuggestedCategories(reader, { ...typedText, locale: caller.locale, limit: most.categories }),
    listSuggestedBrands(reader, { ...typedText, limit: most.brands }),
    suggestListings(reader, terms, typed, caller),
  ]);
  return {
    categories,
    brands: brands.map((brand) => ({ id: brand.id, name: brand.name, results: resultCount(brand.listings) })),
    listings,
    pages: pages.slice(0, most.pages),
  };
}

async function suggestListings(
  reader: Reader,
  terms: readonly SearchTerm[],
  typed: string,
  { locale, discountPercent }: Caller,
): Promise<Suggested> {
  const rarest = Math.min(...terms.map(({ head }) => head));
  if (rarest === 0) return [];
  const text = { ...textQuery(terms), preferredPackageIds: [], namedCategoryIds: [] };
  const reaches: Reach[] = rarest > common ? ['newest', 'sample', 'all'] : rarest > rare ? ['sample', 'all'] : ['all'];
  let found: number[] = [];
  for (const reach of reaches) {
    found = await listNewestByWords(reader, text, { limit: lookedThrough, reach });
    if (found.length >= most.listings) break;
  }
  const ids = await orderForTyping(reader, found, typed, most.listings);
  return (await listCards(reader, ids, { locale, discountPercent })).map(suggestedListing);
}

async function suggestResults(reader: Reader, q: string, { locale, discountPercent }: Caller): Promise<Suggested> {
  const query = { ...listingQuery.parse({ lang: locale, q }), discountPercent };
  const { listings } = await listListings(reader, query);
  return listings.slice(0, most.listings).map(suggestedListing);
}

function suggestedListing(card: ListingCard): Suggested[number] {
  const { id, name, slug, text_locale, category, offer_type, price, unit_price, picture } = card;
  return { id, name, slug, text_locale, category_slug: category.slug, offer_type, price, unit_price, picture };
}
