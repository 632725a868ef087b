import type { ListingPage, ListingQuery } from '#shared/catalog/contract.ts';
import { countLimit, lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { flagNumbers, offered, type FacetNumbers } from './count-facets.ts';
import { presentPage } from './listing-page-presenter.ts';
import { hasChoice, type ListingSelection } from './listing-selection.ts';
import { mendWords } from './mend-words.ts';
import { findByWords, listPackageIdsOf, walkByWords, type FoundSet, type TextWanted } from './search.queries.ts';
import type { ReadQuery } from './search-words.ts';
import { tallyOf } from './tally.ts';
import { exactQuery, prefixQuery } from './text-query.ts';

/** Listings ranked and counted at most. */
const candidateCap = 5000;

/** A page of the listings that have all the words, best match first unless another order is asked for. */
export async function searchListings(
  db: Queryable,
  query: ListingQuery,
  { words, amounts }: ReadQuery,
  selection: ListingSelection,
): Promise<ListingPage> {
  const sort = query.sort ?? 'best';
  const [mended, packageIds] = await Promise.all([mendWords(db, words), listPackageIdsOf(db, amounts)]);
  const text: TextWanted = {
    prefix: prefixQuery(mended.terms),
    exact: exactQuery(mended.terms),
    preferredPackageIds: packageIds,
  };
  const page = { sort, offset: (query.page - 1) * listingsPerPage, limit: listingsPerPage };
  const all = await findByWords(db, text, selection, page, { cap: candidateCap, keepsChoice: false });
  let found = { set: all, isWhole: all.seen <= candidateCap };
  if (!found.isWhole && hasChoice(selection)) {
    const chosen = await findByWords(db, text, selection, page, { cap: candidateCap, keepsChoice: true });
    found = { set: chosen, isWhole: chosen.seen <= candidateCap };
  }
  const numbers = numbersOf(selection, found.set, found.isWhole);
  const reach = found.isWhole ? lastReachablePage : Math.floor(countLimit / listingsPerPage);
  const pages = Math.min(Math.ceil(numbers.flags.total / listingsPerPage), reach);
  if (query.page > Math.max(1, pages)) throw notFound();
  const ids = found.isWhole ? found.set.ids : await walkByWords(db, text, selection, page);
  return presentPage(db, query, { ids, numbers, pages, sort, correctedQuery: mended.corrected });
}

function numbersOf(selection: ListingSelection, set: FoundSet, isWhole: boolean): FacetNumbers {
  return {
    flags: flagNumbers(selection, tallyOf(set.bits)),
    brands: offered(tallyOf(set.brands), selection.brandIds),
    packages: offered(tallyOf(set.packages), selection.packageIds),
    isWhole: { bits: isWhole, brands: isWhole, packages: isWhole },
  };
}
