import { taxLine } from '#shared/shop/totals.ts';
import type { Calendar } from '../calendar.ts';
import { searchedTexts } from '../data/searches.ts';
import { createRandom, type Random } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import type { Setting } from './order-draft.ts';
import { vouchers } from '../data/vouchers.ts';

/** Enough for a year, the year before and its first weeks. */
const days = 760;
/** So many days have searched texts. */
const searchedDays = 120;

interface FigureSetting {
  readonly sellable: Setting['sellable'];
  readonly branchIds: readonly number[];
  readonly influencerId: number;
  readonly calendar: Calendar;
  readonly categoryOf: ReadonlyMap<number, number>;
  readonly purchasePriceOf: ReadonlyMap<number, number | null>;
  readonly carrierIds: readonly number[];
  readonly methodIds: readonly number[];
  /** What delivery costs. */
  readonly delivery: number;
}

/**
 * Figures of a shop that has sold for two years, until yesterday. They are more than the demo's orders, of which there are
 * only some of every kind: so many would slow the first start.
 */
export function buildFigures(setting: FigureSetting): Rows {
  const { calendar } = setting;
  const orderDays: Row[] = [];
  const portalDays: Row[] = [];
  const searchDays: Row[] = [];
  for (let ago = days; ago > 0; ago -= 1) {
    const day = calendar.daysAgo(ago).slice(0, 10);
    const random = createRandom(`figures ${ago}`);
    const pace = paceOf(day, ago);
    const orders = Math.round((3 + random.int(0, 3)) * pace);
    orderDays.push(...orderRows(day, orders, random, setting));
    portalDays.push(...portalRows(day, { pace, orders, random }));
    if (ago <= searchedDays) searchDays.push(...searchRows(day, random, pace));
  }
  return {
    order_day: orderDays,
    portal_day: portalDays,
    search_day: searchDays,
    figure_state: [{ computed_until: calendar.today.toISOString() }],
  };
}

/** The shop grows, sells more towards the weekend and most before Christmas. */
function paceOf(day: string, ago: number): number {
  const date = new Date(day);
  const month = date.getUTCMonth();
  const weekday = [0.8, 0.9, 0.9, 1, 1.2, 1.4, 1.1][date.getUTCDay()]!;
  const season = month === 11 ? 1.9 : month === 10 ? 1.35 : month === 0 ? 0.75 : 1;
  return weekday * season * (1.25 - ago / 1600);
}

const none = {
  placed: 0,
  paid: 0,
  cancelled: 0,
  refunded: 0,
  pieces: 0,
  turnover_minor: 0,
  net_minor: 0,
  margin_minor: 0,
  known_net_minor: 0,
  charges_minor: 0,
  discount_minor: 0,
};

function orderRows(day: string, orders: number, random: Random, setting: FigureSetting): Row[] {
  const { sellable, branchIds, influencerId, carrierIds, methodIds, categoryOf, purchasePriceOf, delivery } = setting;
  const rows = new Map<string, Row & typeof none>();
  const add = (kind: string, id: number, sums: Partial<typeof none>) => {
    const row = rows.get(`${kind} ${id}`) ?? { kind, day, key_id: id, ...none };
    const summed = Object.entries(sums).map(([name, value]) => [name, row[name as keyof typeof none] + value]);
    rows.set(`${kind} ${id}`, { ...row, ...(Object.fromEntries(summed) as typeof none) });
  };
  for (let order = 0; order < orders; order += 1) {
    const carrier = random.int(0, carrierIds.length - 1);
    const voucher = random.chance(0.12) ? random.int(0, vouchers.length - 1) : undefined;
    const keys: [string, number][] = [
      ['all', 0],
      ['carrier', carrierIds[carrier]!],
      ['payment', random.pick(methodIds)],
      ['branch', carrier === carrierIds.length - 1 ? random.pick(branchIds) : 0],
      ...(voucher === undefined ? [] : [['voucher', voucher + 1] as [string, number]]),
      ...(voucher !== undefined && vouchers[voucher]!.margin !== undefined
        ? [['influencer', influencerId] as [string, number]]
        : []),
    ];
    const fate = random.next();
    const isPaid = fate < 0.93;
    const whole = {
      ...none,
      placed: 1,
      paid: Number(isPaid),
      cancelled: Number(!isPaid),
      charges_minor: isPaid ? delivery : 0,
    };
    // The first goods sell best.
    for (let line = isPaid ? random.int(1, 3) : 0; line > 0; line -= 1) {
      const { id, price, taxRate } = sellable[Math.floor(random.next() ** 2 * sellable.length)]!;
      const pieces = random.int(1, 2);
      const discount = voucher === undefined ? 0 : Math.round(price * pieces * 0.1);
      const gross = price * pieces - discount;
      const net = taxLine(taxRate, gross).base;
      const purchase = purchasePriceOf.get(id) ?? null;
      const sums = {
        pieces,
        turnover_minor: gross,
        net_minor: net,
        margin_minor: purchase === null ? 0 : net - purchase * pieces,
        known_net_minor: purchase === null ? 0 : net,
        discount_minor: discount,
      };
      for (const [name, value] of Object.entries(sums)) whole[name as keyof typeof none] += value;
      add('category', categoryOf.get(id)!, { ...sums, paid: 1 });
      add('product', id, { ...sums, paid: 1 });
    }
    for (const [kind, id] of keys) add(kind, id, whole);
  }
  return [...rows.values()];
}

function portalRows(day: string, { pace, orders, random }: { pace: number; orders: number; random: Random }): Row[] {
  const about = (count: number) => Math.round(count * pace * (0.7 + random.next() * 0.6));
  const submitted = about(9);
  const views = about(210);
  const counts = {
    adverts_submitted: submitted,
    adverts_approved: Math.round(submitted * 0.55),
    adverts_rejected: Math.round(submitted * 0.08),
    adverts_expired: about(3),
    adverts_sold: about(4),
    registrations: about(5),
    verifications: Number(random.chance(0.2)),
    toppings: Number(random.chance(0.4)),
    messages: about(24),
    watchdogs: about(3),
    views,
    cart_adds: Math.round(views * 0.11),
    order_forms: orders + Math.round(views * 0.04),
    searches: about(95),
    empty_searches: about(6),
  };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [{ name, day, count }] : []));
}

function searchRows(day: string, random: Random, pace: number): Row[] {
  return searchedTexts.flatMap(({ text, weight, isFound }) => {
    const searches = Math.round(weight * pace * (0.5 + random.next()));
    return searches < 3 ? [] : [{ day, text, searches, without_results: isFound ? 0 : searches }];
  });
}
