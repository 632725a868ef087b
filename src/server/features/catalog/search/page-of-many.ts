import type { Reader } from '#server/platform/db/named-statement.ts';
import { combinations } from '../facets/facet-bits.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { readCatalogueSize, walkedFor } from '../list/catalogue-size.ts';
import { findSubtreeIds } from './named-categories.ts';
import {
  digitOf,
  facetBitsOf,
  firstRankOfRest,
  isPossible,
  placeOf,
  ranks as rankCount,
  withPlace,
} from './rank.queries.ts';
import type { SearchPageRequest, SearchText } from './search-conditions.queries.ts';
import { readPublishedSpan, type PublishedSpan, type SampledSet } from './search-sample.queries.ts';
import { listOfNewest, sortSegment, type PublishedSince, type Segment } from './search-segments.queries.ts';

/** Goes through the segments of the results, best or newest first, until the page is full. */
export async function pageOfMany(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  sample: SampledSet,
): Promise<number[]> {
  const ids: number[] = [];
  const span = await readPublishedSpan(reader);
  let { offset } = page;
  for (const part of await segmentsOf(reader, text, page, sample)) {
    const rest = { ...page, offset, limit: page.limit - ids.length };
    const found = await pageOfPart(reader, text, selection, rest, { ...part, sample, span });
    ids.push(...found.ids);
    if (ids.length >= page.limit) break;
    offset = Math.max(0, offset - found.listings);
  }
  return ids;
}

/** The words of so many listings are checked: an index of words finds a hundred thousand that have them in the same time. */
const mostChecked = 1000;
/** Where filters or the named category leave few of them to check, so many are walked. */
const mostWalked = 20_000;

/**
 * Looks for a page among the newest listings, where many of them belong to the segment; undefined where the page is not found
 * there.
 */
async function walkNewest(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  { segment, listings, sample }: Pick<Extent, 'listings' | 'sample'> & { readonly segment: Segment },
): Promise<{ ids: readonly number[]; listings: number } | undefined> {
  if (!isOfOneRank(segment)) return undefined;
  const last = page.offset + page.limit;
  const catalogue = await readCatalogueSize(reader);
  const walked = walkedFor(page, catalogue.listings / Math.max(listings, 1));
  // Of a category that the query names, nearly all have the words. Filters leave about the same share of all as of the results.
  const checked = isNamedSegment(segment) ? last : (walked * sample.chosen) / Math.max(sample.all, 1);
  if (walked > mostWalked || checked > mostChecked) return undefined;
  const ids = await listOfNewest(reader, text, selection, segment, page, { walked, checked: mostChecked });
  return ids.length === page.limit ? { ids, listings: last } : undefined;
}

/** Only then the newest of its listings are the first of it. */
function isOfOneRank({ ranks }: Segment): boolean {
  return ranks === undefined || ranks.first === ranks.last;
}

function isNamedSegment({ ranks }: Segment): boolean {
  return ranks !== undefined && digitOf('place', ranks.first) === placeOf.named;
}

/**
 * Reads the beginning of the order, as far as the sample suggests, and extends it until the page is full; reads everything
 * when that costs no more.
 */
async function pageOfPart(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  { segment, ...extent }: Extent & { readonly segment: Segment },
): Promise<{ ids: readonly number[]; listings: number }> {
  const newest = await walkNewest(reader, text, selection, page, { segment, ...extent });
  if (newest) return newest;
  for (const beginning of beginningsOf(page, extent)) {
    const found = await sortSegment(reader, text, selection, segment, page, beginning);
    if (found.listings >= page.offset + page.limit) return found;
  }
  return sortSegment(reader, text, selection, segment, page);
}

interface Extent {
  /** Of the segment, as the sample suggests. */
  readonly listings: number;
  readonly sample: SampledSet;
  readonly span: PublishedSpan;
}

/** Ever longer beginnings of an order, the first of which probably contains the page. */
function* beginningsOf({ offset, limit }: SearchPageRequest, { listings, span }: Extent): Generator<PublishedSince> {
  const last = offset + limit;
  const { newest, oldest } = span;
  const all = newest - oldest + 1;
  for (let length = Math.ceil((all * (last * 3 + 50)) / Math.max(listings, 1)); length < all / 2; length *= 5)
    yield { since: newest - length, newest };
}

/** The sample says that more listings have a rank: then they are a segment of their own. */
const manyOfRank = 2500;

interface CountedSegment {
  readonly segment: Segment;
  readonly listings: number;
}

/** Where a segment has less than such a share of the results and of the flags, the index leaves out other flags. */
const smallShare = 1 / 3;

/** Parts of the order: each common rank by itself, with the rare ones between them together. */
async function segmentsOf(
  reader: Reader,
  text: SearchText,
  page: SearchPageRequest,
  { chosen, ranked, share }: SampledSet,
): Promise<CountedSegment[]> {
  if (page.sort !== 'best') return [{ segment: {}, listings: chosen * share }];
  const usualRoot = usualRootOf(ranked);
  const usualCategoryIds = usualRoot === undefined ? [] : await findSubtreeIds(reader, usualRoot);
  const counts = Array.from({ length: rankCount }, () => 0);
  for (const { rank, is_named, root, listings } of ranked) {
    const place = root !== usualRoot ? placeOf.other : is_named ? placeOf.named : placeOf.usual;
    counts[withPlace(rank, place)]! += listings * share;
  }
  const parts: { ranks: number[]; listings: number }[] = [];
  for (const [rank, listings] of counts.entries()) {
    if (!isPossible(text, rank)) continue;
    const part = parts.at(-1);
    const isApart = listings > manyOfRank;
    const isInHead = (other: number) => other < firstRankOfRest;
    const joins = part && !isApart && part.listings <= manyOfRank && isInHead(part.ranks[0]!) === isInHead(rank);
    if (joins) parts.splice(-1, 1, { ranks: [...part.ranks, rank], listings: part.listings + listings });
    else parts.push({ ranks: [rank], listings });
  }
  // What the sample lacks has a few listings at most. To look for them first would cost as much as reading everything.
  const seen = parts.filter(({ listings }) => listings > 0);
  const unseen = parts.filter(({ listings }) => listings === 0);
  return [...seen, ...unseen].map(({ ranks, listings }) => {
    const facetBits = facetBitsOf(ranks);
    const isSmall = listings < chosen * share * smallShare && facetBits.length < combinations * smallShare;
    const segment: Segment = {
      ranks: { first: ranks[0]!, last: ranks.at(-1)! },
      usualCategoryIds,
      ...(isSmall && { facetBits }),
    };
    return { segment, listings };
  });
}

/** The root category of most results that are in named categories, else of most results, with the words in their head. */
function usualRootOf(ranked: SampledSet['ranked']): number | undefined {
  const counts = new Map<number, { named: number; all: number }>();
  for (const { rank, is_named, root, listings } of ranked) {
    if (rank >= firstRankOfRest) continue;
    const { named, all } = counts.get(root) ?? { named: 0, all: 0 };
    counts.set(root, { named: named + (is_named ? listings : 0), all: all + listings });
  }
  const [first] = [...counts].sort(
    ([oneRoot, one], [otherRoot, other]) => other.named - one.named || other.all - one.all || oneRoot - otherRoot,
  );
  return first?.[0];
}
