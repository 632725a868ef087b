import type { BranchGoods, BranchGoodsQuery } from '#shared/catalog/contract.ts';
import { lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { listCards } from '../cards/list-cards.ts';
import { wholeCatalogue, withTypedPrices, type ListingSelection } from '../facets/listing-selection.ts';
import { resultCount } from '../facets/value-counts.ts';
import { listIdsOfCode, listPackageIdsOf } from '../search/search.queries.ts';
import { correctSpelling } from '../words/correct-spelling.ts';
import { readCode, readQuery } from '../words/search-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import { textQuery } from '../words/text-query.ts';
import { findBranchGoods, isPublicBranch, type WantedGoods } from './branch-goods.queries.ts';

/** The number of words that one prefix expands to. */
const wordsOfBeginning = 256;

/**
 * Goods in stock at a branch: those with the words of a search, or all of them, the newest first. Understands product
 * codes, packages and price limits, as the search does.
 * @throws not_found (404)
 */
export async function listBranchGoods(
  reader: Reader,
  branchId: number,
  { lang, q, category, page, discountPercent }: BranchGoodsQuery & { readonly discountPercent: number },
): Promise<BranchGoods> {
  if (!(await isPublicBranch(reader, branchId))) throw notFound();
  const { wanted, corrected } = await readWanted(reader, q);
  const found = await findBranchGoods(reader, branchId, {
    wanted,
    category,
    locale: lang,
    offset: (page - 1) * listingsPerPage,
    limit: listingsPerPage,
  });
  const pages = Math.min(Math.ceil(found.total / listingsPerPage), lastReachablePage);
  if (page > Math.max(1, pages)) throw notFound();
  return {
    listings: await listCards(reader, found.ids, { locale: lang, discountPercent }),
    total: resultCount(found.total),
    page,
    pages,
    categories: found.categories.map(({ listings, ...each }) => ({ ...each, results: resultCount(listings) })),
    corrected_query: corrected,
  };
}

interface Read {
  /** Undefined: no listing can match. */
  readonly wanted: WantedGoods | undefined;
  readonly corrected: string | null;
}

async function readWanted(reader: Reader, q: string): Promise<Read> {
  const everything = { ids: undefined, words: undefined, selection: wholeCatalogue };
  const code = readCode(q);
  const ids = code === undefined ? [] : await listIdsOfCode(reader, code);
  if (ids.length > 0) return { wanted: { ...everything, ids }, corrected: null };
  const { words, amounts, prices } = readQuery(q);
  const packageIds = words.length > 0 ? [] : await listPackageIdsOf(reader, amounts);
  const inPackage: ListingSelection = { ...wholeCatalogue, ids: { ...wholeCatalogue.ids, package: packageIds } };
  const selection = prices ? withTypedPrices(inPackage, prices, await listCurrencies(reader.db)) : inPackage;
  if (words.length === 0) {
    const isUnreadable = q.trim() !== '' && packageIds.length === 0 && !prices;
    return { wanted: isUnreadable ? undefined : { ...everything, selection }, corrected: null };
  }
  const { terms, corrected } = await correctSpelling(reader, words, { atMost: wordsOfBeginning, isTyping: false });
  const required = terms.filter(({ typed }) => !isStopWord(typed));
  const needed = required.length > 0 ? required : terms;
  if (needed.some((term) => term.words.length === 0)) return { wanted: undefined, corrected: null };
  return { wanted: { ...everything, selection, words: textQuery(needed).beginnings }, corrected };
}
