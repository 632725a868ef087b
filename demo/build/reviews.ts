import type { Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { hiddenReview, replyTexts, reviewTexts } from '../data/reviews.ts';
import { reviewReasons } from '../data/review-reasons.ts';
import { createRandom, type Random } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import type { Text } from '../text.ts';
import type { People } from './sellers.ts';

const day = 24 * 60 * 60 * 1000;

/** Reviews among the users of the demo; triggers count the stars. */
export function buildReviews(calendar: Calendar, { rated, administratorId, unverified }: People): Rows {
  const reviews: Row[] = [];
  const events: Row[] = [];
  const addEvent = (event: Row) => {
    events.push({ id: events.length + 1, reason: null, ...event });
  };
  for (const user of rated) {
    const random = createRandom(`reviews of ${user.username}`);
    const reviewers = random.sample(
      rated.filter(({ id }) => id !== user.id),
      user.reviews,
    );
    for (const reviewer of reviewers) {
      const id = reviews.length + 1;
      const age = 1 + random.next() ** 1.5 * (Math.min(user.age, reviewer.age, 900) - 2);
      const created_at = calendar.daysAgo(age);
      const stars = drawStars(random, user.average);
      const hasReply = random.chance(stars <= 2 ? 0.6 : 0.15);
      const replied_at = hasReply ? calendar.daysAgo(age * (0.9 + random.next() * 0.09)) : null;
      reviews.push({
        id,
        reviewer_id: reviewer.id,
        account_id: user.id,
        stars,
        text: drawText(random, stars)[reviewer.locale],
        locale: reviewer.locale,
        created_at,
        published_at: created_at,
        hidden_at: null,
        hidden_by: null,
        hidden_reason: null,
        reply: hasReply ? random.pick(stars >= 4 ? replyTexts.good : replyTexts.bad)[user.locale] : null,
        reply_locale: hasReply ? user.locale : null,
        replied_at,
        is_from_blocked: false,
        deal_id: null,
      });
      addEvent({ review_id: id, kind: 'written', actor_id: reviewer.id, happened_at: created_at });
      if (hasReply) addEvent({ review_id: id, kind: 'replied', actor_id: user.id, happened_at: replied_at });
    }
  }
  hideOne();
  return { review: reviews, review_event: events };

  /** The oldest review of `novy`, a visitor's second login: shows how hiding looks. */
  function hideOne(): void {
    const at = reviews.findIndex(({ account_id: id }) => id === unverified.id);
    const review = reviews[at]!;
    const hidden_at = new Date(new Date(String(review.created_at)).getTime() + day / 8).toISOString();
    const reason = reviewReasons[hiddenReview.reason]!.text[review.locale as Locale];
    const hidden = { hidden_at, hidden_by: administratorId, hidden_reason: reason };
    const { stars, text } = hiddenReview;
    const noReply = { reply: null, reply_locale: null, replied_at: null };
    reviews[at] = { ...review, stars, text, locale: 'cs', ...noReply, ...hidden };
    for (let event = events.length - 1; event >= 0; event -= 1)
      if (events[event]!.review_id === review.id && events[event]!.kind === 'replied') events.splice(event, 1);
    addEvent({ review_id: review.id, kind: 'hidden', actor_id: administratorId, happened_at: hidden_at, reason });
    events.forEach((event, index) => (events[index] = { ...event, id: index + 1 }));
  }
}

function drawStars(random: Random, average: number): number {
  const drawn = average + (random.next() + random.next() - 1) * 1.6;
  return Math.min(5, Math.max(1, Math.round(random.chance(0.05) ? drawn - 2 : drawn)));
}

function drawText(random: Random, stars: number): Text {
  const { deal, goods, end } = reviewTexts[stars >= 5 ? 'good' : stars >= 3 ? 'fair' : 'bad'];
  const parts: Text[] = [random.pick(deal)];
  if (random.chance(0.7)) parts.push(random.pick(goods));
  if (random.chance(0.45)) parts.push(random.pick(end));
  const joined = (locale: Locale) => parts.map((part) => part[locale]).join(' ');
  return { cs: joined('cs'), en: joined('en'), de: joined('de') };
}
