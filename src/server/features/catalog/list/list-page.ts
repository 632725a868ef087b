import { idsNames } from '#shared/catalog/facets.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { bitOf } from '../facets/facet-bits.ts';
import { listSparseCategories } from '../facets/listing-counts.queries.ts';
import { hasRange, type ListingSelection } from '../facets/listing-selection.ts';
import { readCatalogueSize, walkedFor } from './catalogue-size.ts';
import { mergePageOfCategories, sortPage, walkBeginning, walkPage, type PageRequest } from './listing-page.queries.ts';

/** Limit up to which results that an index finds are read and sorted. */
const fewListings = 5000;
/** Limit of listings read from the categories to merge a page; deeper pages read the whole order. */
const mergedListings = 20_000;
/** Limit of listings that are walked in the common order before a merge. */
const walkedListings = 20_000;
/** Walking so many listings costs about as much as a merge does for each that it looks for. */
const walkedPerMerged = 8;

/**
 * Sorting reads every result. Flags have no index of their own: to find results by flags alone, every listing of the categories
 * would be read. Such results are sorted only where orders would be read for as many.
 * @param total of the results
 * @param few the largest number of results to read whole and sort
 */
export async function listPage(
  reader: Reader,
  selection: ListingSelection,
  page: PageRequest,
  total: number,
  few = fewListings,
): Promise<number[]> {
  const sortable = isFoundByIndex(selection) ? few : Math.min(few, mergedFor(selection, page));
  if (total <= sortable) return sortPage(reader, selection, page);
  return pageWithToppedFirst(reader, selection, page, (rest) => listOthers(reader, selection, rest, total));
}

/** How many listings a merge looks for. */
function mergedFor({ categoryIds }: ListingSelection, { offset, limit }: PageRequest): number {
  return (categoryIds?.length ?? 1) * (offset + limit);
}

/**
 * A merge begins the order of every category, so the common order is tried first, where it would find the page soon if the
 * results were spread evenly.
 * @param total of the results, with topped ones
 */
async function listOthers(
  reader: Reader,
  selection: ListingSelection,
  page: PageRequest,
  total: number,
): Promise<number[]> {
  const { categoryIds } = selection;
  const merged = mergedFor(selection, page);
  if (!categoryIds || merged > mergedListings) return walkPage(reader, selection, page, 'others');
  const { listings } = await readCatalogueSize(reader);
  const walked = walkedFor(page, listings / total);
  if (!beginsOutside(selection, page) && walked <= Math.min(walkedListings, walkedPerMerged * merged)) {
    const ids = await walkBeginning(reader, selection, page, walked);
    if (ids.length === page.limit) return ids;
  }
  const sparse = await listSparseCategories(reader, categoryIds, selection, page.offset + page.limit);
  const dense = categoryIds.filter((id) => !sparse.includes(id));
  return mergePageOfCategories(reader, selection, { dense, sparse }, page);
}

/** Whether the limits of prices leave out the beginning of the order. */
function beginsOutside({ ranges: { price } }: ListingSelection, { sort }: PageRequest): boolean {
  if (sort === 'newest') return false;
  return (sort === 'dearest' ? price.to : price.from) !== undefined;
}

/** Whether an index knows more of the results than their category. */
function isFoundByIndex(selection: ListingSelection): boolean {
  return hasRange(selection) || idsNames.some((name) => selection.ids[name].length > 0);
}

const bitsOfProducts = bitOf.product | bitOf.in_stock | bitOf.on_sale;

/**
 * A page of a list in which topped adverts come first (decision 6; not in searches). Where these fill it, the others are not read.
 * What is topped or no longer topped between the two statements may be missing until the page is read again.
 * @param findOthers finds a page of the listings that are not topped
 */
export async function pageWithToppedFirst(
  reader: Reader,
  selection: ListingSelection,
  page: PageRequest,
  findOthers: (page: PageRequest) => Promise<readonly number[]>,
): Promise<number[]> {
  const last = page.offset + page.limit;
  const topped = mayBeTopped(selection)
    ? await walkPage(reader, selection, { ...page, offset: 0, limit: last }, 'topped')
    : [];
  if (topped.length === last) return topped.slice(page.offset);
  const offset = Math.max(0, page.offset - topped.length);
  const others = await findOthers({ ...page, offset, limit: last - topped.length - offset });
  return [...new Set([...topped.slice(page.offset), ...others])];
}

/** Only adverts are topped (migration 0383). Where products are chosen, all topped ones would be read to find none. */
function mayBeTopped({ scope, chosen }: ListingSelection): boolean {
  return ((scope.value | chosen.value) & bitsOfProducts) === 0;
}
