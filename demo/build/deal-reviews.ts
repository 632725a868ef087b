import type { Calendar } from '../calendar.ts';
import { dealReviews } from '../data/deals.ts';
import type { Row, Rows } from '../rows.ts';

/** What the two sides of the closed deal have written of each other, in place of earlier reviews. */
export function reviewDeals(calendar: Calendar, rows: Rows, deals: readonly Row[]): void {
  const deal = deals.find(({ state }) => state === 'done')!;
  const reviews = rows.review!;
  for (const [by, of, review] of [
    ['buyer_id', 'seller_id', dealReviews.ofBuyer],
    ['seller_id', 'buyer_id', dealReviews.ofSeller],
  ] as const) {
    const at = reviews.findIndex(
      ({ reviewer_id: reviewer, account_id: account }) => reviewer === deal[by] && account === deal[of],
    );
    const id = at < 0 ? reviews.length + 1 : reviews[at]!.id;
    const created_at = calendar.daysAgo(review.daysAgo);
    const written = {
      ...reviews[0]!,
      id,
      reviewer_id: deal[by],
      account_id: deal[of],
      stars: review.stars,
      text: review.text,
      locale: 'cs',
      created_at,
      published_at: calendar.daysAgo(dealReviews.publishedDaysAgo),
      hidden_at: null,
      hidden_by: null,
      hidden_reason: null,
      reply: null,
      reply_locale: null,
      replied_at: null,
      deal_id: deal.id,
    };
    if (at < 0) {
      reviews.push(written);
      const events = rows.review_event!;
      const event = { ...events[0]!, kind: 'written', reason: null, actor_id: deal[by], happened_at: created_at };
      events.push({ ...event, id: events.length + 1, review_id: id });
    } else reviews[at] = written;
  }
}
