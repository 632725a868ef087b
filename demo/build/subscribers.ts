import { consentWording } from '#shared/newsletters/limits.ts';
import type { Calendar } from '../calendar.ts';
import { subscribers, type DemoSubscriber } from '../data/subscribers.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

/** Hours from a request to the press of its link. */
const confirmedAfter = 0.4;

/** Subscribers to the newsletter: addresses without an account, and the account of the verified user. */
export function buildSubscribers(calendar: Calendar, verifiedId: number, rows: Rows): Rows {
  const subscriber: Row[] = [];
  const choice: Row[] = [];
  const own = rows.account!.find(({ id }) => id === verifiedId)!;
  const verified: DemoSubscriber = {
    email: String(own.email).toLowerCase(),
    locale: 'cs',
    state: 'active',
    daysAgo: 53.5,
    source: 'account',
    categories: ['Whisky', 'Rum'],
  };
  [verified, ...subscribers].forEach(({ email, locale, state, daysAgo, source, categories }, index) => {
    const id = index + 1;
    const isForgotten = state === 'unsubscribed';
    // Mailboxes fail after a while.
    const requested = daysAgo + (state === 'suppressed' ? 90 : 0);
    const isConfirmed = state === 'active' || state === 'suppressed';
    subscriber.push({
      id,
      email,
      locale,
      state,
      state_at: calendar.daysAgo(daysAgo),
      token: secret(`subscriber ${id}`),
      source: isForgotten ? null : source,
      wording: isForgotten ? null : consentWording,
      requested_at: isForgotten ? null : calendar.daysAgo(requested + confirmedAfter / 24),
      suppression: state === 'suppressed' ? 'bounce' : null,
      suppression_detail: state === 'suppressed' ? '550 5.1.1 No such user' : null,
      confirmed_at: isConfirmed ? calendar.daysAgo(requested) : null,
    });
    for (const category_id of withAllBelow(rows, categories)) choice.push({ subscriber_id: id, category_id });
  });
  return { subscriber, subscriber_category: choice };
}

/** The ids of categories by their names in Czech, each with everything below it. */
export function withAllBelow(rows: Rows, names: readonly string[]): unknown[] {
  const chosen = new Set<unknown>(
    names.map((name) => {
      const text = rows.category_text!.find((each) => each.locale === 'cs' && each.name === name);
      if (!text) throw new Error(`The demo has no category ${name}.`);
      return text.category_id;
    }),
  );
  // Parents come before their children.
  for (const { id, parent_id: parent } of rows.category!) if (chosen.has(parent)) chosen.add(id);
  return [...chosen];
}
