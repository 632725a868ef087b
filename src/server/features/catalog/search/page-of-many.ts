import type { Reader } from '#server/platform/db/named-statement.ts';
import { combinations } from '../facets/facet-bits.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { findSubtreeIds } from './named-categories.ts';
import { pageOfSegment, type EstimatedSegment } from './page-of-segment.ts';
import { facetBitsOf, firstRankOfRest, isPossible, placeOf, ranks as rankCount, withPlace } from './rank.queries.ts';
import type { SearchPageRequest, SearchText } from './search-conditions.queries.ts';
import type { SampledSet } from './search-sample.queries.ts';
import type { Segment } from './search-segments.queries.ts';

/** Goes through the segments of the results, best or newest first, until the page is full. */
export async function pageOfMany(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  sample: SampledSet,
): Promise<number[]> {
  const ids: number[] = [];
  let { offset } = page;
  for (const part of await segmentsOf(reader, text, page, sample)) {
    const rest = { ...page, offset, limit: page.limit - ids.length };
    const found = await pageOfSegment(reader, text, selection, rest, part, sample);
    ids.push(...found.ids);
    if (ids.length >= page.limit) break;
    offset = Math.max(0, offset - found.listings);
  }
  return ids;
}

/** The sample says that more listings have a rank: then they are a segment of their own. */
const manyOfRank = 2500;

/** Where a segment has less than such a share of the results and of the flags, the index leaves out other flags. */
const smallShare = 1 / 3;

/** Parts of the order: each common rank by itself, with the rare ones between them together. */
async function segmentsOf(
  reader: Reader,
  text: SearchText,
  page: SearchPageRequest,
  { chosen, ranked, share }: SampledSet,
): Promise<EstimatedSegment[]> {
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
