import type { ManagedReview } from '#shared/reviews/admin-contract.ts';
import type { OwnReview, Review } from '#shared/reviews/contract.ts';
import type { ReviewEventKind } from '#shared/reviews/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { mayDecide } from './review-policy.ts';
import type { ManagedReviewRow, ReviewEventRow, ReviewRow, ShownReviewRow } from './review.queries.ts';

type ReplyColumns = Pick<ReviewRow, 'reply' | 'reply_locale' | 'replied_at'>;

export function presentReply({ reply, reply_locale: lang, replied_at: at }: ReplyColumns): Review['reply'] {
  return reply === null ? null : { text: reply, lang: lang as Locale, replied_at: at!.toISOString() };
}

/** For everybody: nothing of why or by whom. */
export function presentReview(row: ShownReviewRow): Review {
  return {
    id: row.id,
    reviewer: { id: row.reviewer_id, username: row.username, avatar: row.avatar, is_verified: row.authorized },
    stars: row.stars,
    text: row.text,
    lang: row.locale as Locale,
    is_of_deal: row.deal_id !== null,
    published_at: row.published_at!.toISOString(),
    revealed_stars: row.revealed_stars === row.stars ? null : row.revealed_stars,
    changed_at: row.changed_at?.toISOString() ?? null,
    reply: row.reply_hidden_at === null ? presentReply(row) : null,
    is_reply_hidden: row.reply_hidden_at !== null,
  };
}

export function presentOwnReview(row: ReviewRow): OwnReview {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
    is_of_deal: row.deal_id !== null,
    is_published: row.published_at !== null,
    publish_at: row.published_at === null ? (row.publish_at?.toISOString() ?? null) : null,
    hidden_reason: row.hidden_reason,
  };
}

/** Changes with everything that an administrator decides on. */
export function reviewVersion({ stars, text, reply, hidden_at, hidden_reason }: ReviewRow): string {
  return versionOf({ stars, text, reply, hidden_at: hidden_at?.toISOString() ?? null, hidden_reason });
}

export function presentManagedReview(
  row: ManagedReviewRow,
  events: readonly ReviewEventRow[],
  actorId: number,
): ManagedReview {
  return {
    id: row.id,
    version: reviewVersion(row),
    reviewer: { id: row.reviewer_id, username: row.reviewer_name, locale: row.reviewer_locale as Locale },
    account: { id: row.account_id, username: row.reviewed_name, locale: row.reviewed_locale as Locale },
    stars: row.stars,
    text: row.text,
    lang: row.locale as Locale,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
    is_of_deal: row.deal_id !== null,
    is_published: row.published_at !== null,
    is_from_blocked: row.is_from_blocked,
    hidden:
      row.hidden_at === null
        ? null
        : { at: row.hidden_at.toISOString(), by: row.hidden_by_name, reason: row.hidden_reason! },
    reply: presentReply(row),
    is_reply_hidden: row.reply_hidden_at !== null,
    may_decide: mayDecide(row, actorId),
    events: events.map(({ id, kind, actor, happened_at, stars, text, reason }) => ({
      id,
      kind: kind as ReviewEventKind,
      actor,
      happened_at: happened_at.toISOString(),
      stars,
      text,
      reason,
    })),
  };
}
