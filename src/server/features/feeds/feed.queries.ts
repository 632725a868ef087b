import { sql } from 'kysely';
import type { FeedCode, LeftOutReason } from '#shared/feeds/feeds.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** For each reason how many goods are left out, and the ids of a few. */
export type LeftOut = Partial<Record<LeftOutReason, { readonly count: number; readonly ids: readonly number[] }>>;

export interface FeedRow {
  readonly code: FeedCode;
  readonly is_on: boolean;
  readonly token: string | null;
  readonly is_outdated: boolean;
  readonly is_wanted: boolean;
  readonly folder: string | null;
  readonly previous_folder: string | null;
  readonly draft_folder: string | null;
  readonly hash: string | null;
  readonly built_at: Date | null;
  readonly items: number | null;
  readonly bytes: number | null;
  readonly left_out: LeftOut;
  readonly failed_at: Date | null;
  readonly error: string | null;
}

export async function listFeedRows(db: Queryable, codes: readonly FeedCode[]): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select f.* from unnest(${[...codes]}::text[]) with ordinality wanted (code, place)
    join feed f on f.code = wanted.code order by wanted.place`.execute(db);
  return rows;
}

export async function findFeedRow(db: Queryable, code: FeedCode): Promise<FeedRow | undefined> {
  return (await listFeedRows(db, [code]))[0];
}

export async function lockFeedRow(tx: Tx, code: FeedCode): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`select * from feed where code = ${code} for update`.execute(tx);
  return rows[0];
}

export async function updateFeed(
  db: Queryable,
  code: FeedCode,
  { left_out: leftOut, ...values }: Partial<Omit<FeedRow, 'code'>>,
): Promise<void> {
  await db
    .updateTable('feed')
    .set({ ...values, ...(leftOut && { left_out: JSON.stringify(leftOut) }) })
    .where('code', '=', code)
    .execute();
}

/** One worker builds at a time, until the end of the transaction. @returns false while another one does */
export async function lockBuilding(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('build_feeds')) as locked`.execute(tx);
  return rows[0]!.locked;
}

/** Marks all feeds as outdated if anything has changed since the last call. */
export async function takeFeedChanges(db: Queryable): Promise<void> {
  await sql`
    with taken as (delete from feed_change returning id)
    update feed set is_outdated = true where exists (select from taken) and not is_outdated`.execute(db);
}
