import type { Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listAdvertisableIds } from '../category/category.queries.ts';
import { wholeCatalogue } from '../facets/listing-selection.ts';
import { presentCard } from '../cards/listing-card-presenter.ts';
import { listCards } from '../cards/listing-card.queries.ts';
import { correctSpelling } from '../words/correct-spelling.ts';
import { listNewestByWords, type Reach } from '../search/search.queries.ts';
import { readQuery, withoutDiacritics } from '../words/search-words.ts';
import { listSuggestedBrands, listSuggestedCategories, orderForTyping } from './suggestions.queries.ts';
import { resultCount } from '../facets/value-counts.ts';
import { textQuery, type SearchTerm } from '../words/text-query.ts';

const most = { categories: 4, brands: 3, listings: 5 };
/** How many of the newest matches are searched for names that begin with the typed text. */
const lookedThrough = 40;
const wordsOfBeginning = 40;
/** Rarer words are searched everywhere, commoner ones in a sample, the commonest among the newest listings. */
const rare = 4000;
const common = 40_000;

interface Caller {
  readonly locale: Locale;
  readonly discountPercent: number;
}

/** Suggests categories, brands and listings for the text typed so far. Excludes goods that may not be advertised. */
export async function suggest(reader: Reader, q: string, caller: Caller): Promise<Suggestions> {
  const { words } = readQuery(q);
  const { terms, corrected } = await correctSpelling(reader, words, { atMost: wordsOfBeginning, isTyping: true });
  if (terms.length === 0) return { categories: [], brands: [], listings: [] };
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
  };
}

async function suggestListings(
  reader: Reader,
  terms: readonly SearchTerm[],
  typed: string,
  { locale, discountPercent }: Caller,
): Promise<Suggestions['listings']> {
  const rarest = Math.min(...terms.map(({ head }) => head));
  if (rarest === 0) return [];
  const selection = { ...wholeCatalogue, categoryIds: await listAdvertisableIds(reader) };
  const text = { ...textQuery(terms), preferredPackageIds: [] };
  const reaches: Reach[] = rarest > common ? ['newest', 'sample', 'all'] : rarest > rare ? ['sample', 'all'] : ['all'];
  let found: number[] = [];
  for (const reach of reaches) {
    found = await listNewestByWords(reader, text, selection, { limit: lookedThrough, reach });
    if (found.length >= most.listings) break;
  }
  const ids = await orderForTyping(reader, found, typed, most.listings);
  const cards = await listCards(reader, ids, locale);
  return cards.map((row) => {
    const { id, name, slug, text_locale, category, offer_type, price, unit_price, picture } = presentCard(
      row,
      locale,
      discountPercent,
    );
    return { id, name, slug, text_locale, category_slug: category.slug, offer_type, price, unit_price, picture };
  });
}
