import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { feedsOf, leftOutReasons, type FeedCode } from '#shared/feeds/feeds.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { feedAddress } from './feed-address.ts';
import { listGoodsNames } from './feed-goods.queries.ts';
import { listFeedRows, type FeedRow } from './feed.queries.ts';

/** The feeds of the shop, for administrators. */
export async function listFeeds(
  { db, config }: Pick<Context, 'db' | 'config'>,
  lang: Locale,
  codes: readonly FeedCode[] = feedsOf(config.shop.code),
): Promise<AdminFeed[]> {
  const rows = await listFeedRows(db, codes);
  const names = await findNames(db, rows, lang);
  return rows.map((row) => ({
    code: row.code,
    address: feedAddress({ config }, row),
    is_on: row.is_on,
    is_secret: row.token !== null,
    is_wanted: row.is_wanted,
    is_outdated: row.is_outdated,
    built_at: row.built_at?.toISOString() ?? null,
    items: row.items,
    bytes: row.bytes,
    left_out: leftOutReasons.flatMap((reason) => {
      const found = row.left_out[reason];
      if (!found) return [];
      const goods = found.ids.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      });
      return [{ reason, count: found.count, goods }];
    }),
    failed_at: row.failed_at?.toISOString() ?? null,
    error: row.error,
    version: versionOf(editedPart(row)),
  }));
}

/** What administrators change. */
export function editedPart({ is_on, token }: Pick<FeedRow, 'is_on' | 'token'>) {
  return { is_on, is_secret: token !== null };
}

async function findNames(db: Queryable, rows: readonly FeedRow[], lang: Locale): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ left_out }) => Object.values(left_out).flatMap((found) => found.ids));
  const names = await listGoodsNames(db, [...new Set(ids)], lang);
  return new Map(names.map(({ id, name }) => [id, name]));
}
