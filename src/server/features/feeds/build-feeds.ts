import { randomBytes } from 'node:crypto';
import {
  feeds,
  feedsOf,
  minutesBetweenBuilds,
  minutesOfLife,
  namedLeftOut,
  type FeedCode,
  type LeftOutReason,
} from '#shared/feeds/feeds.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import { listClosedDays, shopCalendar } from '#server/features/branches/index.ts';
import { listPriceLists } from '#server/features/delivery/index.ts';
import { listFeedGoods, listSiteCategoryRows } from './feed-goods.queries.ts';
import { listFeedRows, lockBuilding, takeFeedChanges, updateFeed, type FeedRow } from './feed.queries.ts';
import type { FeedGoods, FeedSetting } from './formats/feed-format.ts';
import { feedFormats } from './formats/formats.ts';
import { siteCategories } from './site-categories.ts';
import { storeFeed } from './store-feed.ts';
import { whyLeftOut } from './why-left-out.ts';

export const buildFeedsTask = 'feeds.build';

type Building = Pick<Context, 'db' | 'config' | 'files' | 'log' | 'now'>;

const goodsPerQuery = 500;
const longestError = 500;

/**
 * Builds the feeds that are due, one after another. A worker that is killed leaves the served files as they were, and
 * the next job builds again.
 */
export async function buildFeeds(context: Building): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    // The transaction only holds the lock: the builds read and write outside it.
    if (!(await lockBuilding(tx))) return;
    await takeFeedChanges(context.db);
    for (const feed of await listFeedRows(context.db, feedsOf(context.config.shop.code)))
      if (isDue(feed, context.now())) await buildFeed(context, feed);
  });
}

function isDue({ is_on, is_wanted, is_outdated, built_at, failed_at }: FeedRow, at: Date): boolean {
  if (!is_on) return false;
  if (is_wanted) return true;
  const last = Math.max(built_at?.getTime() ?? 0, failed_at?.getTime() ?? 0);
  const minutes = is_outdated ? minutesBetweenBuilds : minutesOfLife;
  return at.getTime() - last >= minutes * 60_000;
}

async function buildFeed(context: Building, feed: FeedRow): Promise<void> {
  const { db, files, log, now } = context;
  const { code } = feed;
  const at = now();
  try {
    // Of a build whose worker was killed.
    if (feed.draft_folder !== null) await files.deleteFolder(feed.draft_folder);
    const draft = `feeds/${code}-${randomBytes(9).toString('hex')}`;
    await updateFeed(db, code, { draft_folder: draft });
    const counts = new Counts();
    const { hash, bytes } = await storeFeed(files, draft, writeFeed(context, code, counts, at));
    const built = {
      draft_folder: null,
      is_outdated: false,
      is_wanted: false,
      built_at: at,
      items: counts.items,
      bytes,
      left_out: counts.leftOut,
      failed_at: null,
      error: null,
    };
    if (hash === feed.hash) {
      await files.deleteFolder(draft);
      await updateFeed(db, code, built);
      return;
    }
    await updateFeed(db, code, { ...built, hash, folder: draft, previous_folder: feed.folder });
    // A reader may have just opened the files that were served until now, so only those before them go.
    if (feed.previous_folder !== null) await files.deleteFolder(feed.previous_folder);
  } catch (error) {
    log.error('A feed could not be built', { code, error });
    const text = error instanceof Error ? error.message : String(error);
    await updateFeed(db, code, { is_wanted: false, failed_at: at, error: text.slice(0, longestError) });
  }
}

/** What a build has found. */
class Counts {
  items = 0;
  readonly leftOut: Partial<Record<LeftOutReason, { count: number; ids: number[] }>> = {};

  leaveOut(reason: LeftOutReason, id: number): void {
    const found = (this.leftOut[reason] ??= { count: 0, ids: [] });
    found.count += 1;
    if (found.ids.length < namedLeftOut) found.ids.push(id);
  }
}

/** Reads the goods in batches: a large shop does not fit into memory. */
async function* writeFeed(context: Building, code: FeedCode, counts: Counts, at: Date): AsyncGenerator<string> {
  const { db, config } = context;
  const { shop } = config;
  const { locale, site, format: name } = feeds[code];
  const format = feedFormats[name];
  const { today } = shopCalendar(shop, at);
  const closed = (await listClosedDays(db, today)).flatMap(({ branch_id, day }) => (branch_id === null ? [day] : []));
  const setting: FeedSetting = {
    shop,
    locale,
    origin: webAddress(context, ''),
    calendar: shopCalendar(shop, at, closed),
    carriers: await listPriceLists(db, locale),
  };
  const categories = siteCategories(await listSiteCategoryRows(db, locale), site);
  yield format.head(setting);
  for (let after = 0, isWhole = false; !isWhole;) {
    const rows = await listFeedGoods(db, { locale, currency: shop.currency, after, limit: goodsPerQuery });
    let items = '';
    for (const row of rows) {
      const reason = whyLeftOut(row, format, shop);
      if (reason) counts.leaveOut(reason, row.id);
      else {
        counts.items += 1;
        items += format.item({ ...row, category: categories.get(row.category_id) } as FeedGoods, setting);
      }
    }
    if (items !== '') yield items;
    isWhole = rows.length < goodsPerQuery;
    after = rows.at(-1)?.id ?? after;
  }
  yield format.end;
}
