import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealStates } from '#shared/deals/lifecycle.ts';
import { orderStates } from '#shared/orders/lifecycle.ts';
import { serviceStates } from '#shared/paid-services/services.ts';
import { complaintStates, withdrawalStates } from '#shared/returns/lifecycle.ts';
import { toppingStates } from '#shared/topping/topping.ts';
import { startAndEndSales } from '#server/features/products/index.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { demoPassword } from './build/people.ts';
import { hasCatalogue } from '#server/has-catalogue.ts';
import { loadDemo } from './load.ts';

const test = useTestContext();
const files = new Map<string, Buffer>();

async function ask<T extends object>(query: string): Promise<T[]> {
  const { rows } = await test.context.pool.query<T>(query);
  return rows;
}

describe('loading the demo', () => {
  let wasLoaded = true;

  beforeAll(async () => {
    const { db } = test.context;
    wasLoaded = await hasCatalogue(db);
    await db.transaction().execute((tx) =>
      loadDemo(tx, {
        shop: 'cz',
        now: new Date(),
        files: { put: async (key, body) => void files.set(key, body) },
      }),
    );
  });

  it('fills an empty database', async () => {
    expect(wasLoaded).toBe(false);
    const [counts] = await ask<Record<string, number>>(
      `select (select count(*)::int from listing where kind = 'product') as products,
        (select count(*)::int from listing where kind = 'advert' and visibility = 'listed') as adverts,
        (select count(*)::int from listing where is_topped) as topped,
        (select count(*)::int from listing where is_on_sale) as on_sale`,
    );
    expect(counts!.products).toBeGreaterThan(290);
    expect(counts!.adverts).toBeGreaterThan(1300);
    expect(counts!.topped).toBe(36);
    expect(counts!.on_sale).toBeGreaterThan(35);
  });

  it('leaves no category without a public listing', async () => {
    const empty = await ask(
      `select id from category c where not exists
        (select from listing l join category own on own.id = l.category_id
          where l.visibility = 'listed' and c.id = any (own.path))`,
    );
    expect(empty).toEqual([]);
  });

  it('keeps the history of prices whole and true to what is asked now', async () => {
    const broken = await ask(
      `select l.id from listing l
        left join price_history now on now.listing_id = l.id and now.valid_to is null
        where l.kind = 'product' and now.price_minor is distinct from l.price_minor
      union all
      select a.listing_id from price_history a
        where a.valid_to is not null
          and not exists (select from price_history b where b.listing_id = a.listing_id and b.valid_from = a.valid_to)`,
    );
    expect(broken).toEqual([]);
  });

  it('discounts only what is cheaper, in a sale that runs, and never tobacco', async () => {
    const wrong = await ask(
      `select l.id from listing l join category c on c.id = l.category_id join product p on p.listing_id = l.id
        where l.is_on_sale and (c.age_rule = 'tobacco' or not c.may_be_discounted or l.original_price_minor > p.regular_price_minor
          or l.price_minor >= l.original_price_minor
          or not exists (select from sale s where s.listing_id = l.id and s.price_minor = l.price_minor
            and now() between s.starts_at and s.ends_at))`,
    );
    expect(wrong).toEqual([]);
    // Nor does the worker find a price to put right.
    expect(await startAndEndSales({ ...test.context, now: () => new Date() })).toBe(0);
  });

  it('gives the unverified no more adverts than they may have', async () => {
    const greedy = await ask(
      `select seller_id from listing l join advert a on a.listing_id = l.id
        where not is_seller_verified and a.state in ('waiting', 'approved', 'paused') group by 1 having count(*) > 10`,
    );
    expect(greedy).toEqual([]);
  });

  it('R-5.09 has reviews in three languages, among them a hidden one and replies, from which all stars follow', async () => {
    const [reviews] = await ask(
      `select count(distinct locale)::int as locales, count(distinct text)::int > 300 as is_varied,
         count(distinct stars)::int as stars, count(*) filter (where hidden_at is not null)::int as hidden,
         count(reply) > 20 as has_replies, bool_and(replied_at is null or replied_at > created_at) as is_in_order,
         bool_and(created_at < now()) as is_past
       from review`,
    );
    const is = { is_varied: true, has_replies: true, is_in_order: true, is_past: true };
    expect(reviews).toEqual({ locales: 3, stars: 5, hidden: 1, ...is });
    const differing = `from account a left join lateral (
        select count(*)::int as n, round(avg(stars), 2) as average from review where account_id = a.id and is_shown) r on true
      where a.reviews <> n or a.stars_average is distinct from average`;
    expect(await ask(`select a.id ${differing}`)).toEqual([]);
    const early = `from review r join account a on a.id in (r.reviewer_id, r.account_id) where r.created_at < a.created_at`;
    expect(await ask(`select r.id ${early}`)).toEqual([]);
  });

  it('R-11.05 has reports of each kind that wait, decided ones, and an appeal', async () => {
    const found = await ask<{ state: string; kinds: string }>(
      `select state, string_agg(distinct subject_kind, ' ' order by subject_kind) as kinds
       from moderation_case group by state order by state`,
    );
    expect(found).toEqual([
      { state: 'appealed', kinds: 'listing' },
      { state: 'decided', kinds: 'listing review' },
      { state: 'open', kinds: 'listing message review user' },
    ]);
    const wrong = `from moderation_case c
      where reports <> (select count(*) from report r where r.case_id = c.id and r.reported_at >= c.opened_at)
        or points <> (select sum((each ->> 'points')::int) from jsonb_array_elements(risk) each)
        or (decided_at is null) <> (not exists (select from moderation_decision d where d.case_id = c.id))
        or account_id in (select reporter_id from report r where r.case_id = c.id)`;
    expect(await ask(`select id ${wrong}`)).toEqual([]);
  });

  it('R-5.10, R-5.11, R-5.12, R-4.09 has conversations, deals, watchdogs and requests in every state', async () => {
    const stored = async (column: string, table: string) => {
      const rows = await ask<{ state: string }>(`select distinct ${column} as state from ${table} order by 1`);
      return rows.map(({ state }) => state);
    };
    expect(await stored('kind', 'conversation')).toEqual(['listing', 'order', 'user']);
    expect(await stored('state', 'held_text')).toContain('waiting');
    expect(await stored('state', 'deal')).toEqual(dealStates.toSorted());
    expect(await stored('state', 'topping')).toEqual(toppingStates.toSorted());
    expect(await stored('state', "paid_service where kind = 'verification'")).toEqual(serviceStates.toSorted());
    expect(await stored("kind || ' ' || state", 'watchdog')).toEqual(
      expect.arrayContaining(['search active', 'search paused', 'stock active', 'stock ended']),
    );
  });

  it('has adverts in every state, and what an administrator decides', async () => {
    const states = await ask<{ state: string; adverts: number }>(
      'select state, count(*)::int as adverts from advert group by state order by state',
    );
    const adverts = Object.fromEntries(states.map((row) => [row.state, row.adverts]));
    expect(adverts).toMatchObject({ waiting: expect.any(Number), paused: expect.any(Number) });
    expect(adverts.waiting).toBeGreaterThanOrEqual(14);
    expect(adverts.rejected).toBeGreaterThanOrEqual(5);
    expect(adverts.expired).toBeGreaterThanOrEqual(5);
    const [waiting] = await ask(
      `select (select count(*)::int from advert_revision where state = 'waiting') as changes,
        (select count(*)::int from brand where not is_approved) as brands,
        (select count(*)::int from account where state = 'waiting') as registrations,
        (select count(*)::int from advert where state = 'rejected' and decision_reason is null) as unreasoned,
        (select count(*)::int from rejection_reason_text) as reasons`,
    );
    expect(waiting).toEqual({ changes: 4, brands: 2, registrations: 2, unreasoned: 0, reasons: 81 });
  });

  it('tells of every advert how it came into its state', async () => {
    const untold = await ask(
      `select a.listing_id from advert a
        left join lateral (select to_state from advert_event e where e.listing_id = a.listing_id order by id desc limit 1) last on true
        where last.to_state is distinct from a.state
          or a.account_id <> (select seller_id from listing l where l.id = a.listing_id)
          or (a.state in ('approved', 'paused') and coalesce(a.expires_at < current_date, true))`,
    );
    expect(untold).toEqual([]);
  });

  it('lets its guests log in: an administrator, somebody verified, somebody new with adverts in most states', async () => {
    const guests = await ask<{
      email: string;
      password_hash: string;
      authorized: boolean;
      scopes: number;
      adverts: number;
    }>(
      `select email, password_hash, authorized, cardinality(scopes) as scopes,
          (select count(distinct state)::int from advert where account_id = account.id) as adverts
        from account where email like '%@karafa.example' order by email`,
    );
    expect(guests.map(({ email, authorized, scopes, adverts }) => ({ email, authorized, scopes, adverts }))).toEqual([
      { email: 'admin@karafa.example', authorized: true, scopes: 6, adverts: 0 },
      { email: 'influencer@karafa.example', authorized: false, scopes: 0, adverts: 0 },
      { email: 'novy@karafa.example', authorized: false, scopes: 0, adverts: 4 },
      { email: 'overeny@karafa.example', authorized: true, scopes: 0, adverts: 4 },
    ]);
    for (const guest of guests) expect(await verify(guest.password_hash, demoPassword)).toBe(true);
  });

  it('R-6.05 offers every way of delivery, and pickup at a branch with a card only', async () => {
    const ways = await ask<{ kind: string; payments: string[] }>(
      `select kind, array(select m.code from carrier_payment_method cm
          join payment_method m on m.id = cm.payment_method_id where cm.carrier_id = c.id order by m.id) as payments
        from carrier c order by position`,
    );
    expect(ways.map(({ kind }) => kind)).toEqual(['courier', 'post', 'pickup_point', 'branch', 'courier']);
    expect(ways.find(({ kind }) => kind === 'branch')!.payments).toEqual(['card']);
    const points = await ask(
      'select kind, count(*)::int as points from pickup_point group by kind order by kind collate "C"',
    );
    expect(points).toEqual([
      { kind: 'locker', points: 40 },
      { kind: 'post', points: 40 },
      { kind: 'shop', points: 80 },
    ]);
  });

  it('R-6.03 has vouchers of every kind and state, used as often as orders hold them', async () => {
    const [counts] = await ask(
      `select count(distinct kind)::int as kinds, count(*) filter (where not is_active)::int as off,
          count(*) filter (where valid_from > now())::int as planned, count(*) filter (where valid_to < now())::int as over,
          count(*) filter (where uses >= max_uses)::int as used_up,
          count(*) filter (where uses <> (select count(*) from order_voucher o where o.voucher_id = v.id and not is_released))::int
            as miscounted
        from voucher v`,
    );
    expect(counts).toEqual({ kinds: 3, off: 1, planned: 1, over: 1, used_up: 1, miscounted: 0 });
  });

  it('R-6.09 has orders in every state, each paid as its state says, and nothing in the future', async () => {
    const states = await ask<{ state: string }>('select distinct state from shop_order order by state');
    expect(states.map(({ state }) => state)).toEqual([...orderStates].sort());
    const wrong = await ask(
      `select o.number, o.state from shop_order o
        join payment_method m on m.id = o.payment_method_id
        left join payment p on p.subject_kind = 'order' and p.subject_id = o.id and p.state = 'paid' and not p.is_overpayment
        left join lateral (
          select to_state, max(happened_at) over () as last_at from order_event e
          where e.order_id = o.id order by id desc limit 1) e on true
        where o.paid_at is distinct from p.paid_at
          or (o.paid_at is null and o.state in ('paid', 'ready_for_pickup', 'refunded'))
          or (o.paid_at is null and o.state in ('being_prepared', 'sent', 'delivered') and m.code <> 'cash_on_delivery')
          or (o.state = 'waiting_for_payment' and o.expires_at < now())
          or p.amount_minor <> o.total_minor or e.to_state is distinct from o.state
          or e.last_at > now() or o.state_since > now()`,
    );
    expect(wrong).toEqual([]);
    const [held] = await ask<Record<string, number>>(
      `select count(*) filter (where (l.id is not null) = (o.state in ('cancelled', 'refunded')))::int as wrong,
          count(*)::int as orders
        from shop_order o left join lateral (
          select l.id from order_line l join stock_reservation h on h.order_line_id = l.id where l.order_id = o.id limit 1) l on true`,
    );
    expect(held!.wrong).toBe(0);
    expect(held!.orders).toBeGreaterThan(30);
  });

  it('R-11.04 has withdrawals and complaints in every state, of goods that were delivered', async () => {
    const states = async (table: string) =>
      (await ask<{ state: string }>(`select distinct state from ${table} order by state`)).map(({ state }) => state);
    expect(await states('withdrawal')).toEqual([...withdrawalStates].sort());
    expect(await states('complaint')).toEqual([...complaintStates].sort());
    const wrong = await ask(
      `select r.order_id from (
          select order_id, received_at, decided_at from withdrawal
          union all select order_id, received_at, decided_at from complaint) r
        where r.received_at > now() or r.decided_at > now() or not exists (
          select from order_event e where e.order_id = r.order_id and e.kind = 'deliver' and e.happened_at < r.received_at)`,
    );
    expect(wrong).toEqual([]);
  });

  it('R-6.01 has user groups with members', async () => {
    const members = await ask<{ members: number }>(
      `select (select count(*)::int from account a where a.user_group_id = g.id) as members from user_group g order by g.id`,
    );
    expect(members.map((group) => group.members)).toEqual([3, 3, 0]);
  });

  it('R-6.04 lets the influencer earn by every paid order, less what went back', async () => {
    const wrong = await ask(
      `select e.id from influencer_entry e join voucher v on v.id = e.voucher_id
        where e.account_id <> v.influencer_id or abs(e.margin_minor - e.turnover_minor * v.margin_percent / 100) > 1`,
    );
    expect(wrong).toEqual([]);
    const entries = await ask<{ margin: string; part: number }>(
      `select sum(e.margin_minor) as margin,
          sum(e.turnover_minor) / (select sum(base) from (
            select round((l.total_minor - l.discount_minor) / (1 + l.tax_rate / 100)) as base
            from order_line l where l.order_id = e.order_id) goods) as part
        from influencer_entry e group by e.order_id order by e.order_id`,
    );
    expect(entries).toHaveLength(8);
    for (const { margin } of entries) expect(Number(margin)).toBeGreaterThan(0);
    expect(entries.filter(({ part }) => Math.abs(Number(part) - 1) < 0.001)).toHaveLength(7);
    expect(entries.filter(({ part }) => Math.abs(Number(part) - 0.6) < 0.001)).toHaveLength(1);
  });

  it('lets new rows follow its own', async () => {
    const [next] = await ask<{ id: string; highest: string }>(
      `select nextval('catalog_id_seq') as id, (select max(id) from listing) as highest`,
    );
    expect(Number(next!.id)).toBe(Number(next!.highest) + 1);
    for (const table of ['payment', 'paid_service', 'message', 'review']) {
      const [row] = await ask<{ id: string; highest: string }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) as id, (select max(id) from ${table}) as highest`,
      );
      expect([table, Number(row!.id)]).toEqual([table, Number(row!.highest) + 1]);
    }
  });

  it('stores the documents that it lists', async () => {
    const listed = await ask<{ file_key: string; bytes: number }>('select file_key, bytes from document_text');
    expect(listed).toHaveLength(15);
    for (const { file_key: key, bytes } of listed) {
      expect(files.get(key)?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(files.get(key)).toHaveLength(bytes);
    }
  });
});
