import type { Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listAdvertisableIds } from './category.queries.ts';
import { anyBits } from './facet-bits.ts';
import { presentCard } from './listing-card-presenter.ts';
import { listCards } from './listing-card.queries.ts';
import { mendWords } from './mend-words.ts';
import { findIdsByWords } from './search.queries.ts';
import { readQuery, withoutDiacritics } from './search-words.ts';
import { listSuggestedBrands, listSuggestedCategories, orderByBeginning } from './suggestions.queries.ts';
import { resultCount } from './tally.ts';
import { exactQuery, prefixQuery } from './text-query.ts';

const most = { categories: 4, brands: 3, listings: 5 };
/** The newest of so many are looked through for names that begin with what was typed. */
const lookedThrough = 40;

/** What begins as the words typed so far. Goods that may not be advertised are not suggested. */
export async function suggest(db: Queryable, q: string, locale: Locale): Promise<Suggestions> {
  const { words, amounts } = readQuery(q);
  if (words.length === 0) return { categories: [], brands: [], listings: [] };
  const { terms, corrected, frequencies } = await mendWords(db, words);
  const prefix = prefixQuery(terms);
  const typed = corrected ?? withoutDiacritics(q).trim();
  const [categories, brands, listings] = await Promise.all([
    listSuggestedCategories(db, { prefix, typed, locale, limit: most.categories }),
    listSuggestedBrands(db, { prefix, typed, limit: most.brands }),
    suggestListings(),
  ]);
  return {
    categories,
    brands: brands.map((brand) => ({ id: brand.id, name: brand.name, results: resultCount(brand.listings) })),
    listings,
  };

  async function suggestListings(): Promise<Suggestions['listings']> {
    void amounts;
    const selection = {
      categoryIds: await listAdvertisableIds(db),
      scope: anyBits,
      chosen: anyBits,
      brandIds: [],
      packageIds: [],
      priceFrom: undefined,
      priceTo: undefined,
    };
    const text = { prefix, exact: exactQuery(terms), preferredPackageIds: [] };
    const rarest = Math.min(...terms.map(({ alternatives }) => sum(alternatives)));
    const found = await findIdsByWords(db, text, selection, { limit: lookedThrough, areCommon: rarest > 3000 });
    const ids = await orderByBeginning(db, found, typed, most.listings);
    const cards = await listCards(db, ids, locale);
    return cards.map((row) => {
      const { id, name, slug, category, price, picture } = presentCard(row, locale);
      return { id, name, slug, category_slug: category.slug, price, picture };
    });
  }

  function sum(alternatives: readonly string[]): number {
    return alternatives.reduce((total, word) => total + (frequencies.get(word)?.head ?? 0), 0);
  }
}
