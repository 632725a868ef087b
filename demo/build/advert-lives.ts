import type { Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { rejectionReasons } from '../data/rejection-reasons.ts';
import { createRandom } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import type { Seller } from './sellers.ts';

export type State = 'approved' | 'sold' | 'waiting' | 'paused' | 'rejected' | 'expired';

interface Life {
  readonly id: number;
  /** Days since it was published, where it still is. */
  readonly age: number;
  readonly seller: Seller;
  readonly state: State;
  readonly ageRule: string;
  readonly administratorId: number;
}

const days = 60;
const reminderDays = 5;
const anHour = 1 / 24;

/** When an advert was sent, decided and ended, with what was written down of it. */
export function buildLife(
  { id, age, seller, state, ageRule, administratorId }: Life,
  calendar: Calendar,
): { publishedAt: string; advert: Row; rows: Rows } {
  const random = createRandom(`life of advert ${id}`);
  // What waits came lately; what is over began long ago.
  const begin =
    state === 'waiting' ? 0.1 + random.next() * 2.4 : state === 'expired' ? days + 0.5 + random.next() * 3 : age;
  const isPublished = state !== 'waiting' && state !== 'rejected';
  const needsApproval = !seller.isVerified;
  const reason = state === 'rejected' ? reasonIn(seller.locale, random.pick(fittingReasons[ageRule]!)) : null;
  const submitted = calendar.daysAgo(needsApproval && isPublished ? begin + anHour * 7 : begin);
  const decided = calendar.daysAgo(isPublished ? begin : begin - anHour * 5);
  const changed = state === 'expired' ? begin - days : Math.max(anHour, begin * random.next());
  const last = state === 'approved' || state === 'rejected' ? decided : calendar.daysAgo(changed);
  const views = isPublished ? Math.round((begin + 1) * (1 + random.next() * 6)) : 0;
  const steps: Step[] = [
    { kind: 'submit', to: needsApproval ? 'waiting' : 'approved', actor: seller.id, at: submitted },
  ];
  if (needsApproval && isPublished)
    steps.push({ kind: 'approve', to: 'approved', actor: administratorId, at: decided });
  if (reason) steps.push({ kind: 'reject', to: 'rejected', actor: administratorId, at: decided, reason });
  if (state === 'paused') steps.push({ kind: 'pause', to: state, actor: seller.id, at: last });
  if (state === 'sold') steps.push({ kind: 'sell', to: state, actor: seller.id, at: last });
  if (state === 'expired') steps.push({ kind: 'expire', to: state, actor: null, at: last });
  return {
    publishedAt: isPublished ? decided : submitted,
    advert: {
      state,
      submitted_at: submitted,
      state_changed_at: state === 'waiting' ? submitted : last,
      decision_reason: reason,
      // An administrator looks at adverts published without approval every other day.
      unreviewed_since: isPublished && !needsApproval && begin < 2 ? submitted : null,
      goods_confirmed_at: ageRule === 'none' ? null : submitted,
      expires_at: isPublished ? calendar.daysAgo(begin - days) : null,
      reminded_at: isPublished && begin > days - reminderDays ? calendar.daysAgo(begin - days + reminderDays) : null,
    },
    rows: {
      advert_event: writeDown({ listing_id: id, author_id: seller.id }, steps),
      advert_statistics:
        views > 0 ? [{ listing_id: id, views, contacts: Math.round(views * random.next() * 0.06) }] : [],
    },
  };
}

interface Step {
  readonly kind: string;
  readonly to: State;
  readonly actor: number | null;
  readonly at: string;
  readonly reason?: string;
}

function writeDown(advert: { listing_id: number; author_id: number }, steps: readonly Step[]): Row[] {
  return steps.map(({ kind, to, actor, at, reason }, index) => ({
    ...advert,
    kind,
    from_state: steps[index - 1]?.to ?? null,
    to_state: to,
    actor_id: actor,
    reason: reason ?? null,
    happened_at: at,
  }));
}

/** Places in the list of prepared reasons: what fits any goods, and what only some. */
const anyGoods = [2, 6, 7, 8, 9];
const fittingReasons: Record<string, readonly number[]> = {
  none: anyGoods.slice(1),
  alcohol: anyGoods,
  tobacco: [...anyGoods, 3],
};

function reasonIn(locale: Locale, index: number): string {
  return rejectionReasons[index]!.text[locale];
}
