import type { Context } from '#server/context.ts';
import {
  createSearchMatcher,
  keysOfListing,
  listCategoryPaths,
  listMatchedListings,
  type FilteredFacts,
  type MatchedListing,
  type SearchMatcher,
} from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { watchDemand } from './watch-demand.ts';
import {
  fireStockWatchdogs,
  listCandidates,
  recordMatches,
  takeListingEvents,
  type FactsBefore,
  type ListingEvent,
  type Match,
} from './matching.queries.ts';

const eventsAtOnce = 50;
const candidatesAtOnce = 5000;
const matchesAtOnce = 20_000;

/**
 * Matches the listings that became public, or changed what filters see, with the watchdogs. Run by the worker every
 * minute; safe to repeat and to run in several workers.
 */
export async function matchListings(context: Context): Promise<number> {
  const { db } = context;
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const events = await takeListingEvents(tx, eventsAtOnce);
      await matchEvents(context, tx, events);
      return events.length;
    }),
  );
}

async function matchEvents(context: Context, tx: Tx, events: readonly ListingEvent[]): Promise<void> {
  const befores = beforeOf(events);
  const listings = await listMatchedListings(tx, [...befores.keys()]);
  const paths = await listCategoryPaths(
    tx,
    [...befores.values()].flatMap((before) => before?.category ?? []),
  );
  const matcher = createSearchMatcher(context);
  const at = context.now();
  let matches: Match[] = [];
  const record = async () => {
    await recordMatches(tx, matches, at);
    matches = [];
  };
  for (const listing of listings) {
    if (listing.kind === 'advert') await watchDemand(context, tx, listing.id);
    if (listing.is_in_stock) await fireStockWatchdogs(tx, listing.id, at);
    const before = befores.get(listing.id);
    const facts = before ? { ...before, path: paths.get(before.category) ?? [] } : undefined;
    for await (const watchdogIds of findWatchdogs(tx, matcher, listing, facts)) {
      matches.push(...watchdogIds.map((watchdogId) => ({ watchdogId, listingId: listing.id })));
      if (matches.length >= matchesAtOnce) await record();
    }
  }
  await record();
}

/** What filters saw of each listing before its first event; null if it was not public before one of them. */
function beforeOf(events: readonly ListingEvent[]): Map<number, FactsBefore | null> {
  const befores = new Map<number, FactsBefore | null>();
  for (const { listing_id: id, before } of events)
    befores.set(id, before === null ? null : befores.has(id) ? befores.get(id)! : before);
  return befores;
}

/** The watchdogs that find a listing now, in portions. */
async function* findWatchdogs(
  tx: Tx,
  matcher: SearchMatcher,
  listing: MatchedListing,
  before: FilteredFacts | undefined,
): AsyncGenerator<number[]> {
  const { id: listingId, seller_id: sellerId } = listing;
  const wanted = { listingId, sellerId, keys: keysOfListing(listing) };
  for (let after = 0; ;) {
    const candidates = await listCandidates(tx, wanted, { after, limit: candidatesAtOnce });
    yield matcher.match(listing, candidates, before);
    if (candidates.length < candidatesAtOnce) return;
    after = candidates.at(-1)!.id;
  }
}
