import { sql, type Insertable, type Updateable } from 'kysely';
import { reviewsPerPage, type ReviewEventKind } from '#shared/reviews/limits.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Review } from '#server/platform/db/schema.ts';

export interface RatedAccount {
  readonly state: string;
  readonly reviews: number;
  readonly stars_average: number | null;
  readonly star_counts: readonly number[];
}

export function findRatedAccount(db: Queryable, id: number): Promise<RatedAccount | undefined> {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['state', 'reviews', 'stars_average', 'star_counts'])
    .executeTakeFirst();
}

/** A page of the reviews of a user that visitors see: those of confirmed deals first, then the newest. */
export function listShownReviews(db: Queryable, accountId: number, page: number) {
  return db
    .selectFrom('review')
    .innerJoin('account as reviewer', 'reviewer.id', 'review.reviewer_id')
    .leftJoin('picture', 'picture.id', 'reviewer.avatar_picture_id')
    .where('review.account_id', '=', accountId)
    .where('review.is_shown', '=', true)
    .select(['review.id', 'reviewer_id', 'stars', 'text', 'review.locale', 'published_at', 'changed_at', 'deal_id'])
    .select(['reply', 'reply_locale', 'replied_at', 'reply_hidden_at', 'revealed_stars'])
    .select(['reviewer.username', 'reviewer.authorized', 'picture.key as avatar'])
    .orderBy(sql`deal_id is not null`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
    .execute();
}
export type ShownReviewRow = Awaited<ReturnType<typeof listShownReviews>>[number];

export function findReviewBy(db: Queryable, reviewerId: number, accountId: number) {
  return db
    .selectFrom('review')
    .where('reviewer_id', '=', reviewerId)
    .where('account_id', '=', accountId)
    .selectAll()
    .executeTakeFirst();
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReviewBy>>>;

/**
 * Locks accounts in the order of their ids, as blocking does (`lock_accounts_and_reviewed`): whoever is being blocked
 * writes before it or not at all.
 */
export function lockPair(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('account')
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Lock the reviewed account first: a change of what is shown changes its stars. */
export function lockReview(tx: Tx, id: number) {
  return tx.selectFrom('review').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function findParties(
  db: Queryable,
  id: number,
): Promise<{ reviewer_id: number; account_id: number } | undefined> {
  return db.selectFrom('review').where('id', '=', id).select(['reviewer_id', 'account_id']).executeTakeFirst();
}

export function insertReview(tx: Tx, row: Insertable<Review>): Promise<ReviewRow> {
  return tx.insertInto('review').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateReview(tx: Tx, id: number, change: Updateable<Review>): Promise<ReviewRow> {
  return tx.updateTable('review').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Reviews that have been held back until now, the longest due first. */
export async function listDueReviews(db: Queryable, at: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .where('published_at', 'is', null)
    .where('publish_at', '<=', at)
    .select('id')
    .orderBy('publish_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteReview(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('review').where('id', '=', id).execute();
}

export interface ReviewEvent {
  readonly reviewId: number;
  readonly kind: ReviewEventKind;
  readonly actorId: number;
  readonly at: Date;
  readonly before?: { readonly stars?: number; readonly text: string | null } | undefined;
  readonly reason?: string;
}

export async function recordReviewEvent(
  tx: Tx,
  { reviewId, kind, actorId, at, before, reason }: ReviewEvent,
): Promise<void> {
  await tx
    .insertInto('review_event')
    .values({
      review_id: reviewId,
      kind,
      actor_id: actorId,
      happened_at: at,
      stars: before?.stars ?? null,
      text: before?.text ?? null,
      reason: reason ?? null,
    })
    .execute();
}

export type ReviewSide = 'received' | 'written';
const sideColumn = { received: 'review.account_id', written: 'review.reviewer_id' } as const;

export interface ManagedSide {
  readonly side: ReviewSide;
  readonly actorId: number;
}

/** A review of the administrator that is held back: it is hidden from them as from every reviewed user. */
const isHeldFrom = (actorId: number) => sql<boolean>`(review.published_at is null and review.account_id = ${actorId})`;

/** Reviews of or by a user in any state, with one row more than a page, which shows whether another page follows. */
export function listManagedReviews(
  db: Queryable,
  accountId: number,
  { side, page, actorId }: ManagedSide & { page: number },
) {
  return db
    .selectFrom('review')
    .innerJoin('account as reviewer', 'reviewer.id', 'review.reviewer_id')
    .innerJoin('account as reviewed', 'reviewed.id', 'review.account_id')
    .leftJoin('account as administrator', 'administrator.id', 'review.hidden_by')
    .where(sideColumn[side], '=', accountId)
    .where((of) => of.not(isHeldFrom(actorId)))
    .selectAll('review')
    .select([
      'reviewer.username as reviewer_name',
      'reviewer.locale as reviewer_locale',
      'reviewed.username as reviewed_name',
      'reviewed.locale as reviewed_locale',
      'administrator.username as hidden_by_name',
    ])
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(reviewsPerPage + 1)
    .offset((page - 1) * reviewsPerPage)
    .execute();
}
export type ManagedReviewRow = Awaited<ReturnType<typeof listManagedReviews>>[number];

/** Exact up to a thousand. */
export async function countManagedReviews(
  db: Queryable,
  accountId: number,
  { side, actorId }: ManagedSide,
): Promise<number> {
  const { total } = await db
    .selectFrom(
      db
        .selectFrom('review')
        .where(sideColumn[side], '=', accountId)
        .where((of) => of.not(isHeldFrom(actorId)))
        .select('id')
        .limit(countedAtMost)
        .as('found'),
    )
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const shownEvents = 20;

/** The newest events of each of the reviews. */
export async function listReviewEvents(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(sql<{ id: number }>`unnest(${sql.val([...ids])}::bigint[])`.as<'wanted'>(sql`wanted (id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('review_event')
          .whereRef('review_event.review_id', '=', 'wanted.id')
          .selectAll()
          .orderBy('review_event.id', 'desc')
          .limit(shownEvents)
          .as('event'),
      (join) => join.onTrue(),
    )
    .leftJoin('account as actor', 'actor.id', 'event.actor_id')
    .selectAll('event')
    .select('actor.username as actor')
    .orderBy('event.id', 'desc')
    .execute();
}
export type ReviewEventRow = Awaited<ReturnType<typeof listReviewEvents>>[number];
