import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { AdminTopping, Topping } from '#shared/topping/contract.ts';
import { countQueues } from '#tests/support/admin-tasks.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { buildPayer, type Login } from '#tests/support/paid-service-cases.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { buildShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { endToppings } from '../adverts/index.ts';
import { applyGatewayReport, refundJob, sendRefund } from '../payments/index.ts';
import { sweepToppings } from './index.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const day = 86_400_000;
const start = new Date('2026-06-01T12:00:00Z');
const clock = { now: start };
const app = useTestServer(testing, { now: () => clock.now });
/** With the clock of the calls. */
const context = () => ({ ...testing.context, now: () => clock.now });

let owner: Login;
let judge: Login;
let clerk: Login;
let manager: Login;
let category: number;
let advert: number;

beforeAll(async () => {
  const { db } = testing.context;
  await buildShop(db);
  judge = await buildAdministrator(db, ['adverts']);
  clerk = await buildAdministrator(db, ['orders']);
  manager = await buildAdministrator(db, ['settings']);
});
beforeEach(async () => {
  const { db } = testing.context;
  setNow(start);
  address += 1;
  owner = await buildPayer(db);
  category = await buildCategory(db);
  advert = await buildAdvert(db, { seller: owner.id, category, publishedAt: new Date(start.getTime() - 20 * day) });
});

/** Each test calls from an address of its own: the limits count by address. */
let address = 0;
function setNow(now: Date): void {
  clock.now = now;
}
const later = (days: number) => new Date(start.getTime() + days * day);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, who?: Login, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    remoteAddress: `10.1.0.${address}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
const own = (id = advert) => `me/advertisements/${id}/topping`;
const read = async (who = owner, id = advert): Promise<Topping> => (await call('GET', own(id), who)).json();
const pay = (form: object = {}, id = advert, who = owner) =>
  call('POST', own(id), who, { days: 7, method: 'card', ...form });
const listing = (id = advert) =>
  testing.context.db
    .selectFrom('listing')
    .innerJoin('advert', 'advert.listing_id', 'listing.id')
    .where('id', '=', id)
    .select(['is_topped', 'topped_from', 'topped_until', 'expires_at'])
    .executeTakeFirstOrThrow();
const toppings = (id = advert) =>
  testing.context.db
    .selectFrom('topping')
    .innerJoin('paid_service', 'paid_service.id', 'topping.service_id')
    .where('listing_id', '=', id)
    .select(['service_id as id', 'topping.state', 'paid_service.state as money', 'starts_at', 'ends_at', 'fee_minor'])
    .orderBy('service_id')
    .execute();
const lastId = async (id = advert) => (await toppings(id)).at(-1)!.id;
const mailsOf = async (who = owner) =>
  (
    await testing.context.db.selectFrom('mail').where('account_id', '=', who.id).select('kind').orderBy('id').execute()
  ).map(({ kind }) => kind);

async function settle(id?: number) {
  const payment = await testing.context.db
    .selectFrom('payment')
    .where('subject_kind', '=', 'topping')
    .where('subject_id', '=', id ?? (await lastId()))
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return applyGatewayReport(context(), paymentSubjects(context()), {
    provider: 'test',
    providerId: payment.provider_id!,
    amount: payment.amount_minor,
    currency: payment.currency_code,
    reference: payment.variable_symbol!,
    state: 'paid',
    providerState: 'PAID',
    raw: {},
  });
}
/** A paid request. @returns its id */
async function request(form: object = {}): Promise<number> {
  await pay(form);
  const id = await lastId();
  expect(await settle(id)).toBe('settled');
  return id;
}
const approve = (ids: number[], who = judge) => call('POST', 'admin/toppings/approval', who, { ids });
const reject = (ids: number[], words: object = { reason: 'Rozmazané fotky' }, who = judge) =>
  call('POST', 'admin/toppings/rejection', who, { ids, ...words });
const refund = (id: number, who = clerk) =>
  call('POST', `admin/services/${id}/refund`, who, { client_key: randomUUID(), reason: 'Omyl' });
async function sendRefunds() {
  for (const payload of await queuedJobs(testing.context.db, refundJob.task))
    await sendRefund(context(), paymentSubjects(context()), refundJob.payload.parse(payload));
}
async function runJobs(at: Date) {
  setNow(at);
  await endToppings(context());
  await sweepToppings(context());
}

describe('the owner of an advert', () => {
  test('R-4.09 sees days, prices and dates before the payment', async () => {
    expect(await read()).toMatchObject({
      obstacle: null,
      topped_until: null,
      tax_rate: 21,
      offers: [
        { days: 7, price: { amount: 9_900, currency: 'CZK' }, ends_at: later(7).toISOString() },
        { days: 14, price: { amount: 16_900 }, ends_at: later(14).toISOString() },
        { days: 30, price: { amount: 29_900 }, ends_at: later(30).toISOString() },
      ],
      customer: { name: 'Jan Sběratel' },
      open: null,
      history: [],
    });
    expect((await pay({ days: 8 })).statusCode).toBe(422);
  });

  test('R-4.09 pays, waits for an administrator, and is first until the end', async () => {
    const id = await request();
    expect(await read()).toMatchObject({ open: { state: 'requested', days: 7 }, topped_until: null });
    expect(await listing()).toMatchObject({ is_topped: false });
    expect((await call('GET', 'me/toppings/current', owner)).json()).toEqual([
      { advert_id: advert, state: 'requested' },
    ]);
    setNow(later(1));
    expect((await approve([id])).json()).toEqual({ decided: [id], left: [] });
    expect(await listing()).toMatchObject({ is_topped: true, topped_from: later(1), topped_until: later(8) });
    expect((await call('GET', 'me/toppings/current', owner)).json()).toEqual([{ advert_id: advert, state: 'running' }]);
    expect(await read()).toMatchObject({
      open: null,
      topped_until: later(8).toISOString(),
      history: [{ state: 'running', starts_at: later(1).toISOString(), ends_at: later(8).toISOString() }],
    });
    await runJobs(later(7.5));
    await runJobs(later(7.6));
    expect(await listing()).toMatchObject({ is_topped: true });
    await runJobs(later(8));
    await runJobs(later(8.1));
    expect(await listing()).toMatchObject({ is_topped: false });
    expect(await read()).toMatchObject({
      topped_until: null,
      history: [{ state: 'ended', documents: [{ kind: 'invoice' }] }],
    });
    expect(await mailsOf()).toEqual(['topping.paid', 'topping.approved', 'topping.ending', 'topping.ended']);
  });

  test('R-4.09 keeps the price of the request, whatever the settings say later', async () => {
    await pay();
    const prices = (await call('GET', 'admin/topping-prices', manager)).json();
    const form = { price_7: 12_900, price_14: 19_900, price_30: 39_900 };
    const changed = await call('PUT', 'admin/topping-prices', manager, { ...form, version: prices.version });
    expect(changed.json()).toMatchObject(form);
    const outdated = await call('PUT', 'admin/topping-prices', manager, { ...form, version: prices.version });
    expect(outdated.statusCode).toBe(409);
    expect(await read()).toMatchObject({
      open: { price: { amount: 9_900 } },
      offers: [{ price: { amount: 12_900 } }, {}, {}],
    });
    await pay();
    expect(await settle()).toBe('settled');
    const { price_7, price_14, price_30 } = prices;
    const restored = { price_7, price_14, price_30, version: changed.json().version };
    expect((await call('PUT', 'admin/topping-prices', manager, restored)).statusCode).toBe(200);
  });

  test('R-4.09 has one open request, also when two are sent at once for different days', async () => {
    const answers = await Promise.all([pay({ days: 7 }), pay({ days: 30 }), pay({ days: 7 })]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(await toppings()).toHaveLength(1);
    const insert = testing.context.db
      .insertInto('topping')
      .columns(['service_id', 'listing_id', 'days', 'state'])
      .expression((of) =>
        of
          .selectFrom('topping')
          .where('listing_id', '=', advert)
          .select((row) => [row('service_id', '+', 1_000_000).as('id'), 'listing_id', 'days', 'state']),
      );
    await expect(insert.execute()).rejects.toThrow('topping_one_open');
  });

  test('R-4.09 withdraws a paid request before its approval and gets the money back', async () => {
    const id = await request();
    expect((await call('DELETE', own(), owner)).statusCode).toBe(200);
    expect((await call('DELETE', own(), owner)).statusCode).toBe(200);
    expect((await approve([id])).json()).toMatchObject({ decided: [], left: [{ id, why: 'decided' }] });
    await sendRefunds();
    expect(await toppings()).toMatchObject([{ state: 'withdrawn', money: 'refunded' }]);
    expect((await read()).history).toMatchObject([
      { state: 'withdrawn', is_refunded: true, documents: [{ kind: 'invoice' }, { kind: 'credit_note' }] },
    ]);
    expect(await mailsOf()).toEqual(['topping.paid', 'topping.refunded']);
    const { notices } = (await call('GET', 'me/notices?lang=cs', owner)).json<{ notices: { text: string }[] }>();
    expect(notices).toHaveLength(2);
    for (const { text } of notices) {
      expect(text).toContain('ke stažení na stránce topování');
      expect(text).not.toContain('v příloze');
    }
    expect((await pay()).statusCode).toBe(200);
  });

  test('R-4.09 extends a running topping: the new days begin at its end', async () => {
    await approve([await request()]);
    setNow(later(2));
    expect((await read()).offers[0]).toMatchObject({ days: 7, ends_at: later(14).toISOString() });
    const id = await request({ days: 14 });
    await approve([id]);
    expect(await listing()).toMatchObject({ is_topped: true, topped_from: start, topped_until: later(21) });
    expect((await toppings())[1]).toMatchObject({ starts_at: later(7), ends_at: later(21) });
    await runJobs(later(7));
    expect(await listing()).toMatchObject({ is_topped: true });
    // Nothing has ended for the owner yet.
    expect(await mailsOf()).not.toContain('topping.ended');
    await runJobs(later(20.5));
    await runJobs(later(21));
    expect(await mailsOf()).toEqual(expect.arrayContaining(['topping.ending', 'topping.ended']));
    expect(await listing()).toMatchObject({ is_topped: false });
  });

  test('R-4.09 keeps the advert public until the end of its topping', async () => {
    await testing.context.db
      .updateTable('advert')
      .set({ expires_at: later(3) })
      .where('listing_id', '=', advert)
      .execute();
    await approve([await request()]);
    expect(await listing()).toMatchObject({ expires_at: later(7) });
  });

  test('R-11.01 cannot top what must not be advertised, and learns why', async () => {
    const tobacco = await buildCategory(testing.context.db, { mayBeAdvertised: false });
    const cigar = await buildAdvert(testing.context.db, { seller: owner.id, category: tobacco });
    expect(await read(owner, cigar)).toMatchObject({ obstacle: 'forbidden' });
    expect((await pay({}, cigar)).json()).toMatchObject({ code: 'topping_unavailable' });
    expect(await toppings(cigar)).toEqual([]);
  });

  test('R-11.01 an advert that moves to such goods leaves the top', async () => {
    await approve([await request()]);
    const tobacco = await buildCategory(testing.context.db, { mayBeAdvertised: false });
    await testing.context.db.updateTable('listing').set({ category_id: tobacco }).where('id', '=', advert).execute();
    await runJobs(later(1));
    expect(await listing()).toMatchObject({ is_topped: false });
  });

  test.each(['waiting', 'rejected', 'paused', 'expired', 'sold'] as const)(
    'R-4.09 cannot top an advert that is %s',
    async (state: AdvertState) => {
      const other = await buildAdvert(testing.context.db, { seller: owner.id, category, state });
      expect(await read(owner, other)).toMatchObject({ obstacle: state });
      expect((await pay({}, other)).json()).toMatchObject({ code: 'topping_unavailable' });
    },
  );

  test('R-4.09 who sells or deletes the advert gets back what was not approved yet', async () => {
    const id = await request();
    await call('POST', `me/advertisements/${advert}/sale`, owner);
    expect((await approve([id])).json()).toMatchObject({ decided: [], left: [{ why: 'sold' }] });
    await runJobs(later(0.1));
    await sendRefunds();
    expect(await toppings()).toMatchObject([{ state: 'withdrawn', money: 'refunded' }]);
    const { notices } = (await call('GET', 'me/notices?lang=cs', owner)).json<{ notices: { text: string }[] }>();
    expect(notices[0]!.text).toContain('Důvod: Inzerát byl prodán');
  });

  test('R-4.09 who does not pay for two weeks has no request any more', async () => {
    await pay();
    await runJobs(later(13));
    expect(await toppings()).toMatchObject([{ state: 'unpaid' }]);
    await runJobs(later(15));
    expect(await toppings()).toMatchObject([{ state: 'cancelled', money: 'cancelled' }]);
    expect(await settle()).toBe('overpayment');
  });
});

describe('an administrator', () => {
  test('R-9.01 sees paid requests, the oldest first, and the history of all', async () => {
    const id = await request();
    const [{ number }] = (await call('GET', 'admin/toppings?state=all', judge)).json().toppings as [AdminTopping];
    const list = async (query: string, who = judge): Promise<AdminTopping[]> =>
      (await call('GET', `admin/toppings?${query}`, who)).json().toppings;
    expect(await list(`q=${number}`)).toMatchObject([{ id, state: 'requested', money: 'paid', obstacle: null }]);
    const queue = await list('');
    expect(queue.at(-1)!.id).toBe(id);
    expect(queue.map(({ state }) => state)).toEqual(queue.map(() => 'requested'));
    expect((await countQueues(app, judge.headers)).toppings).toBe(queue.length);
    await approve([id]);
    expect(await list(`q=${number}`)).toEqual([]);
    expect(await list(`state=running&q=${number}`, clerk)).toMatchObject([{ id, documents: [{ kind: 'invoice' }] }]);
  });

  test('R-4.09 rejects with a reason; the money goes back and the refund cannot be cancelled', async () => {
    const id = await request();
    expect((await reject([id], { reason: '' })).statusCode).toBe(422);
    expect((await reject([id])).json()).toEqual({ decided: [id], left: [] });
    const waiting = await testing.context.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('subject_kind', '=', 'topping')
      .where('subject_id', '=', id)
      .select('refund.id')
      .execute();
    expect(waiting).toHaveLength(1);
    const cancelled = await call('POST', 'admin/refunds/cancellation', clerk, { ids: [waiting[0]!.id] });
    expect(cancelled.json().decided ?? []).toEqual([]);
    await sendRefunds();
    expect(await toppings()).toMatchObject([{ state: 'rejected', money: 'refunded' }]);
    expect((await read()).history).toMatchObject([{ state: 'rejected', reason: 'Rozmazané fotky', is_refunded: true }]);
    expect(await mailsOf()).toEqual(['topping.paid', 'topping.rejected', 'topping.refunded']);
    expect(await listing()).toMatchObject({ is_topped: false });
  });

  test('R-9.01 decides on several at once; two who decide at once decide once', async () => {
    const first = await request();
    const second = await buildAdvert(testing.context.db, { seller: owner.id, category });
    await pay({}, second);
    const other = await lastId(second);
    await settle(other);
    const answers = await Promise.all([approve([first, other]), reject([other, first])]);
    const decided = answers.flatMap((answer) => answer.json().decided as number[]);
    expect(decided.toSorted((a, b) => a - b)).toEqual([first, other].toSorted((a, b) => a - b));
  });

  test('R-4.09 cannot approve the topping of an advert that is not in the lists, nor decide on an own one', async () => {
    const id = await request();
    await call('PUT', `me/advertisements/${advert}/pause`, owner);
    expect((await approve([id])).json()).toMatchObject({ decided: [], left: [{ why: 'paused' }] });
    await call('DELETE', `me/advertisements/${advert}/pause`, owner);
    await testing.context.db
      .updateTable('account')
      .set({ scopes: ['adverts'] })
      .where('id', '=', owner.id)
      .execute();
    expect((await approve([id], owner)).json()).toMatchObject({ decided: [], left: [{ why: 'own' }] });
    expect((await reject([id], { reason: 'Ne' }, owner)).json()).toMatchObject({ decided: [], left: [{ why: 'own' }] });
    expect((await approve([id])).json()).toMatchObject({ decided: [id] });
  });

  test('R-4.09 refunds a running topping, which ends; a paused advert stays topped', async () => {
    const id = await request();
    expect((await refund(id)).statusCode).toBe(409);
    await approve([id]);
    await call('PUT', `me/advertisements/${advert}/pause`, owner);
    expect(await listing()).toMatchObject({ is_topped: true });
    expect((await refund(id)).statusCode).toBe(200);
    expect(await listing()).toMatchObject({ is_topped: true });
    setNow(later(2));
    await sendRefunds();
    expect(await listing()).toMatchObject({ is_topped: false, topped_until: later(2) });
    expect(await toppings()).toMatchObject([{ state: 'refunded', money: 'refunded' }]);
  });

  test('R-4.09 who refunds the extension leaves the first topping running', async () => {
    await approve([await request()]);
    const extension = await request({ days: 30 });
    await approve([extension]);
    await refund(extension);
    await sendRefunds();
    expect(await listing()).toMatchObject({ is_topped: true, topped_until: later(7) });
  });

  test('R-4.09 whose first topping is refunded, the extension begins at once and lasts its own days only', async () => {
    const first = await request();
    await approve([first]);
    await approve([await request({ days: 30 })]);
    expect(await listing()).toMatchObject({ topped_until: later(37) });
    setNow(later(2));
    await refund(first);
    await sendRefunds();
    expect(await listing()).toMatchObject({ is_topped: true, topped_until: later(32) });
  });
});

test('R-4.09 the owner compares views and contacts with the days before and with similar adverts', async () => {
  const { db } = testing.context;
  const count = (id: number, offset: number, views: number, contacts: number) =>
    db
      .insertInto('advert_day')
      .values({ listing_id: id, day: later(offset).toISOString().slice(0, 10), views, contacts })
      .execute();
  const published = new Date(start.getTime() - 18 * day);
  const similar = await Promise.all(
    [1, 2, 3, 4, 50].map(async (views) => {
      const id = await buildAdvert(db, { seller: owner.id, category, publishedAt: published });
      await count(id, 1, views * 2, 2);
      return id;
    }),
  );
  // Of another category and topped on these days: neither is compared.
  await count(
    await buildAdvert(db, { seller: owner.id, category: await buildCategory(db), publishedAt: published }),
    1,
    999,
    9,
  );
  await count(advert, -2, 28, 0);
  await count(advert, 0, 500, 50);
  await count(advert, 1, 30, 1);
  await count(advert, 2, 10, 1);
  await approve([await request()]);
  expect((await read()).history[0]!.effect).toBeNull();
  setNow(later(3));
  expect((await read()).history[0]!.effect).toEqual({
    before: { views: 2, contacts: 0 },
    during: { views: 20, contacts: 1 },
    similar: { views: 3, contacts: 1 },
    days_before: 14,
    days_during: 2,
    similar_adverts: similar.length,
  });
});

describe('every call is refused to', () => {
  type Right = 'own' | 'any' | 'adverts' | 'settings' | 'list';
  const calls: readonly (readonly [Method, string, object | undefined, Right])[] = [
    ['GET', 'topping', undefined, 'own'],
    ['POST', 'topping', { days: 7, method: 'card' }, 'own'],
    ['POST', 'topping/check', undefined, 'own'],
    ['DELETE', 'topping', undefined, 'own'],
    ['GET', 'me/toppings/current', undefined, 'any'],
    ['GET', 'admin/toppings', undefined, 'list'],
    ['POST', 'admin/toppings/approval', { ids: [1] }, 'adverts'],
    ['POST', 'admin/toppings/rejection', { ids: [1], reason: 'Ne' }, 'adverts'],
    ['GET', 'admin/topping-prices', undefined, 'settings'],
    ['PUT', 'admin/topping-prices', { price_7: 9900, price_14: 9900, price_30: 9900, version: '' }, 'settings'],
  ];

  test.each(calls)('those who lack the right: %s %s', async (method, name, payload, right) => {
    const path = right === 'own' ? `me/advertisements/${advert}/${name}` : name;
    const statusOf = async (who?: Login) => (await call(method, path, who, payload)).statusCode;
    const stranger = await buildPayer(testing.context.db);
    expect(await statusOf()).toBe(401);
    if (right === 'own') {
      // Not even an administrator finds another's advert here.
      for (const who of [stranger, judge, clerk, manager]) expect(await statusOf(who)).toBe(404);
      expect(await statusOf(owner)).toBe(200);
      return;
    }
    const allowed = {
      any: [owner, stranger, judge, clerk, manager],
      adverts: [judge],
      settings: [manager],
      list: [judge, clerk],
    };
    for (const who of [owner, stranger, judge, clerk, manager])
      if (allowed[right].includes(who)) expect([401, 403]).not.toContain(await statusOf(who));
      else expect(await statusOf(who)).toBe(403);
  });
});
