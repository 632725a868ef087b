import { randomBytes } from 'node:crypto';
import { notFound } from '#shared/errors.ts';
import { feedsOf, type FeedCode } from '#shared/feeds/feeds.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withCurrent } from '#server/platform/db/row-version.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { buildFeedsTask } from './build-feeds.ts';
import { lockFeedRow, updateFeed, type FeedRow } from './feed.queries.ts';
import { editedPart, listFeeds } from './list-feeds.ts';

interface FeedChange {
  readonly code: FeedCode;
  readonly actorId: number;
  readonly lang: Locale;
  readonly is_on: boolean;
  readonly is_secret: boolean;
  readonly version: string;
}

/** A feed that is switched on again is built soon. @throws not_found; OutdatedVersion */
export async function changeFeed(context: Context, change: FeedChange): Promise<void> {
  const { db, now } = context;
  const { code, actorId, lang, is_on: isOn, is_secret: isSecret } = change;
  const read = async () => (await listFeeds(context, lang, [code]))[0]!;
  await withCurrent(read, () =>
    db.transaction().execute(async (tx) => {
      const row = await lockFeed(context, tx, code);
      ensureVersion(editedPart(row), change.version);
      const token = isSecret ? (row.token ?? randomBytes(24).toString('base64url')) : null;
      await updateFeed(tx, code, { is_on: isOn, token });
      if (isOn && !row.is_on) await queueBuild(tx, code);
      // The token itself is not for the audit log: it opens the feed.
      const [before, after] = [editedPart(row), { is_on: isOn, is_secret: isSecret }].map((part) => ({
        feed: code,
        ...part,
      }));
      await recordAudit(tx, [{ actorId, action: 'change', entity: 'feed', entityId: null, before, after }], now());
    }),
  );
}

/** @throws not_found for a feed that this shop does not have */
export async function askForBuild(context: Context, actorId: number, code: FeedCode): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockFeed(context, tx, code);
    if (row.is_wanted) return;
    await queueBuild(tx, code);
    await recordAudit(
      tx,
      [{ actorId, action: 'run', entity: 'feed', entityId: null, after: { feed: code } }],
      context.now(),
    );
  });
}

async function lockFeed({ config }: Pick<Context, 'config'>, tx: Tx, code: FeedCode): Promise<FeedRow> {
  const row = feedsOf(config.shop.code).includes(code) ? await lockFeedRow(tx, code) : undefined;
  if (!row) throw notFound();
  return row;
}

async function queueBuild(tx: Tx, code: FeedCode): Promise<void> {
  await updateFeed(tx, code, { is_wanted: true });
  await addJob(tx, buildFeedsTask, {}, { key: 'feeds.build:wanted' });
}
