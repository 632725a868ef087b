import type { ServiceMethod, ServiceState } from '#shared/paid-services/services.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { defaultToppingPrices, type ToppingDays, type ToppingState } from '#shared/topping/topping.ts';
import { dayFiguresDays } from '#shared/adverts/limits.ts';
import type { Calendar } from '../calendar.ts';
import { categories } from '../data/categories/categories.ts';
import { toppingReasons } from '../data/topping-reasons.ts';
import { createRandom } from '../random.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { buildServiceRequest } from './service-request.ts';

interface Accounts {
  readonly verifiedId: number;
  readonly unverifiedId: number;
  readonly administratorId: number;
}

/** After the requests of verified accounts. */
const firstService = 101;
const day = 86_400_000;

interface Wanted {
  readonly advert: Row;
  readonly state: ToppingState;
  readonly days: ToppingDays;
  readonly method: ServiceMethod;
  /** When the request began; a paid one is decided the day after. */
  readonly daysAgo: number;
}

/** The request behind every topped advert, and requests in every other state. */
export function buildToppings(calendar: Calendar, shop: Shop, accounts: Accounts, rows: Rows): Rows {
  const listings = new Map(rows['listing']!.map((listing) => [listing['id'], listing]));
  const adverts = rows['advert']!.filter(({ state }) => state === 'approved');
  const running = adverts.filter((advert) => advert['topped_from']).map((advert) => runningOf(calendar, advert));
  const free = adverts.filter((advert) => {
    const category = categories.find(({ id }) => id === listings.get(advert['listing_id'])?.['category_id']);
    return !advert['topped_from'] && category?.may_be_advertised;
  });
  const of = (accountId: number) => free.filter((advert) => advert['account_id'] === accountId);
  const [own, news] = [of(accounts.verifiedId), of(accounts.unverifiedId)];
  const strangers = free.filter(
    ({ account_id: id }) =>
      id !== accounts.verifiedId && id !== accounts.unverifiedId && id !== accounts.administratorId,
  );
  const others: Wanted[] = [
    { advert: own[0]!, state: 'ended', days: 14, method: 'card', daysAgo: 21 },
    { advert: own[1]!, state: 'requested', days: 30, method: 'card', daysAgo: 0.4 },
    { advert: own[1]!, state: 'rejected', days: 7, method: 'card', daysAgo: 9 },
    { advert: own[0]!, state: 'refunded', days: 7, method: 'card', daysAgo: 29 },
    { advert: news[0]!, state: 'unpaid', days: 7, method: 'bank_transfer', daysAgo: 0.6 },
    { advert: news[0]!, state: 'withdrawn', days: 14, method: 'card', daysAgo: 12 },
    { advert: news[0]!, state: 'cancelled', days: 7, method: 'bank_transfer', daysAgo: 16 },
    { advert: strangers[40]!, state: 'requested', days: 7, method: 'card', daysAgo: 0.9 },
    { advert: strangers[90]!, state: 'requested', days: 14, method: 'bank_transfer', daysAgo: 1.2 },
    { advert: strangers[140]!, state: 'unpaid', days: 30, method: 'bank_transfer', daysAgo: 2.3 },
  ];
  const wanted = [...running, ...others];
  return mergeRows(
    ...wanted.map((each, index) => buildTopping(calendar, shop, accounts, { ...each, id: firstService + index })),
    { advert_day: buildDays(calendar, [...running, others[0]!], rows) },
  );
}

/** The request that an advert is topped by. */
function runningOf({ today }: Calendar, advert: Row): Wanted {
  const [from, until] = [Date.parse(String(advert['topped_from'])), Date.parse(String(advert['topped_until']))];
  const days = Math.round((until - from) / day) as ToppingDays;
  return { advert, state: 'running', days, method: 'card', daysAgo: (today.getTime() - from) / day + 1 };
}

const money: Readonly<Record<ToppingState, ServiceState>> = {
  unpaid: 'waiting',
  requested: 'paid',
  running: 'paid',
  ended: 'paid',
  rejected: 'refunded',
  withdrawn: 'refunded',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

function buildTopping(
  calendar: Calendar,
  shop: Shop,
  { administratorId }: Accounts,
  { id, advert, state, days, method, daysAgo }: Wanted & { readonly id: number },
): Rows {
  const decided = calendar.daysAgo(daysAgo - 1);
  const wasStarted = state === 'running' || state === 'ended' || state === 'refunded';
  const isPaid = money[state] !== 'waiting' && money[state] !== 'cancelled';
  const reason = state === 'rejected' ? toppingReasons[0]!.text.cs : null;
  const request = buildServiceRequest(calendar, shop, {
    id,
    kind: 'topping',
    accountId: Number(advert['account_id']),
    state: money[state],
    fee: defaultToppingPrices[shop.code][days],
    method,
    daysAgo,
    refundReason: state === 'refunded' ? 'Inzerát se kvůli naší chybě nezobrazoval.' : (reason ?? 'withdrawal'),
    refundedBy: state === 'withdrawn' ? null : administratorId,
  });
  const topping: Row = {
    service_id: id,
    listing_id: advert['listing_id'],
    days,
    state,
    requested_at: isPaid ? calendar.daysAgo(daysAgo - 0.02) : null,
    decided_at: isPaid && state !== 'requested' ? decided : null,
    decided_by: wasStarted || state === 'rejected' ? administratorId : null,
    reason,
    starts_at: wasStarted ? decided : null,
    ends_at: wasStarted ? calendar.daysAgo(daysAgo - 1 - days) : null,
  };
  return mergeRows(request, { topping: [topping] });
}

/** Views and contacts by day of topped adverts and of all others in their categories. */
function buildDays({ daysAgo, today }: Calendar, wanted: readonly Wanted[], rows: Rows): Row[] {
  const periods = new Map(
    wanted.map(({ advert, days, daysAgo: age }) => [advert['listing_id'], { from: age - 1, to: age - 1 - days }]),
  );
  const listings = rows['listing']!.filter(({ kind, visibility }) => kind === 'advert' && visibility === 'listed');
  const busy = new Set(listings.filter(({ id }) => periods.has(id)).map((listing) => listing['category_id']));
  return listings
    .filter((listing) => busy.has(listing['category_id']))
    .flatMap(({ id, published_at: publishedAt }) => {
      const random = createRandom(`days of ${String(id)}`);
      const age = Math.floor((today.getTime() - Date.parse(String(publishedAt))) / day);
      const usual = random.int(2, 9);
      const period = periods.get(id);
      return Array.from({ length: Math.min(age, dayFiguresDays) }, (_, index) => {
        const ago = age - index;
        const isTopped = period !== undefined && ago <= period.from && ago > period.to;
        const views = random.int(Math.floor(usual / 2), usual * 2) * (isTopped ? 3 : 1);
        const contacts = random.chance(isTopped ? 0.5 : 0.12) ? random.int(1, 2) : 0;
        return { listing_id: id, day: daysAgo(ago).slice(0, 10), views, contacts };
      });
    });
}
