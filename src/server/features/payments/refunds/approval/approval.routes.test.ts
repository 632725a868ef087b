import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  createPaidThings,
  queuedJobs,
  readThing,
} from '#tests/support/paid-things.ts';
import { readBacklogs } from '#server/platform/db/backlog.ts';
import { createPaymentsServer } from '#tests/support/payments-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  paidOf,
  unapprovedRefunds,
  requestOverpaymentRefund,
  requestRefund,
  sendRefund,
  settleByHand,
  settleSentTransfer,
  type PaymentSubjects,
  type Subject,
} from '../../index.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let context: Context;
let subjects: PaymentSubjects;
let app: FastifyInstance;
type Administrator = Awaited<ReturnType<typeof buildAdministrator>>;
let [asker, other]: Administrator[] = [];
let subject: Subject;

const limit = 1_000_000;

beforeAll(async () => {
  context = testing.context;
  subjects = await createPaidThings(context.db);
  app = await createPaymentsServer(context, subjects);
  asker = await buildAdministrator(context.db, ['orders']);
  other = await buildAdministrator(context.db, ['orders', 'settings']);
  return () => app.close();
});
beforeEach(async () => {
  for (const table of ['audit_entry', 'notice', 'mail', 'payment_webhook', 'refund', 'payment'] as const)
    await context.db.deleteFrom(table).execute();
  await context.db.deleteFrom('setting').where('name', '=', 'refundApproval').execute();
  subject = await buildThing(context.db);
});

const get = async (url: string, { headers }: Administrator = other!) => app.inject({ url, headers });
const post = async (what: string, payload: object, { headers }: Administrator = other!) =>
  app.inject({ method: 'POST', url: `/api/admin/${what}`, headers, payload });
const approve = async (ids: readonly number[], by?: Administrator) =>
  (await post('refunds/approval', { ids }, by)).json();
const reject = async (ids: readonly number[], by?: Administrator) =>
  (await post('refunds/rejection', { ids, reason: 'Zboží se nevrátilo.' }, by)).json();
const stateOf = async (id: number) =>
  (await context.db.selectFrom('refund').where('id', '=', id).select('state').executeTakeFirst())?.state;
const left = (id: number, why: string) => ({ decided: [], left: [{ id, why }] });
const audit = async () => {
  const rows = await context.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'entity', 'before', 'after'])
    .orderBy('id')
    .execute();
  return rows.filter(({ entity }) => entity === 'refund');
};
const isQueued = async (refundId: number) =>
  (await queuedJobs(context.db, 'payments.refund')).some((payload) => payload.refundId === refundId);

/** A paid subject; an overpayment once it is cancelled. By the test gateway, or by transfer. */
async function receive({ isCard = false, isCancelled = false, amount = 5_000_000 } = {}): Promise<number> {
  const id = await buildPayment(context, subject, { method: 'bank_transfer', amount });
  if (isCancelled) await cancelThing(context.db, subject);
  await context.db
    .transaction()
    .execute((tx) => settleByHand(tx, subjects, { subject, actorId: asker!.id, at: context.now() }));
  const card = { provider: 'test', provider_id: `card ${id}` } as const;
  if (isCard) await context.db.updateTable('payment').set(card).where('id', '=', id).execute();
  return id;
}

async function ask(amount: number, rest: { actorId?: number | null; isAutomatic?: boolean; at?: Date } = {}) {
  const asked = { subject, amount, reason: 'Rozbilo se', actorId: asker!.id, at: context.now(), ...rest };
  const { refundId } = await context.db.transaction().execute((tx) => requestRefund(tx, asked));
  return refundId;
}

const setLimit = (limit_minor: number, currency_code = 'CZK') =>
  context.db
    .insertInto('setting')
    .values({ name: 'refundApproval', locale: '*', value: JSON.stringify({ limit_minor, currency_code }) })
    .execute();

describe('who may decide', () => {
  test.each([
    ['POST', '/api/admin/refunds/approval', ['users', 'settings']],
    ['POST', '/api/admin/refunds/rejection', ['users', 'settings']],
    ['GET', '/api/admin/refund-approval', ['orders']],
    ['PUT', '/api/admin/refund-approval', ['orders']],
  ] as const)('R-9.05 %s %s needs its scope; %s are not enough', async (method, url, scopes) => {
    const call = async (headers: Record<string, string>) => (await app.inject({ method, url, headers })).statusCode;
    expect(await call({})).toBe(401);
    expect(await call(await logIn(context.db, await buildAccount(context.db)))).toBe(403);
    expect(await call((await buildAdministrator(context.db, [...scopes])).headers)).toBe(403);
  });

  test('R-9.05 the requester cannot approve, but may take the refund back', async () => {
    await receive();
    const id = await ask(limit + 1);
    expect(await approve([id], asker)).toEqual(left(id, 'own'));
    expect(await stateOf(id)).toBe('unapproved');
    expect((await get('/api/admin/refunds?state=unapproved', asker!)).json().refunds).toMatchObject([
      { id, is_own: true, step: 'unapproved', is_underway: false, asked_by: expect.any(String) },
    ]);
    expect(await reject([id], asker)).toEqual({ decided: [id], left: [] });
    expect(await context.db.selectFrom('mail').select('kind').execute()).toEqual([]);
  });

  test('R-9.05 the list says what there is to decide by: payment, other refunds and the account of a transfer', async () => {
    const paymentId = await receive();
    const [small, id] = [await ask(1000), await ask(limit + 1)];
    const shown = async () => {
      const { refunds } = (await get('/api/admin/refunds?state=unapproved')).json();
      return refunds.find((refund: { id: number }) => refund.id === id);
    };
    expect(await shown()).toMatchObject({
      reason: 'Rozbilo se',
      paid: { amount: 5_000_000 },
      other_refunds: { amount: 1000 },
      paid_to: null,
      batch_id: null,
    });
    await context.db.updateTable('refund').set({ bank_account: '19-2000145399/0800' }).where('id', '=', id).execute();
    expect(await shown()).toMatchObject({ paid_to: '19-2000145399/0800' });
    // A gateway sends it back where it came from.
    await context.db
      .updateTable('payment')
      .set({ provider: 'test', provider_id: 'card' })
      .where('id', '=', paymentId)
      .execute();
    expect(await shown()).toMatchObject({ paid_to: null });
    expect(small).not.toBe(id);
  });

  test('R-9.05 the list says what the limit is and how many others may approve', async () => {
    const { limit: shown, approvers } = (await get('/api/admin/refunds')).json();
    expect(shown).toEqual({ amount: limit, currency: 'CZK' });
    await context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', asker!.id).execute();
    expect((await get('/api/admin/refunds')).json().approvers).toBe(approvers - 1);
    await context.db.updateTable('account').set({ state: 'approved' }).where('id', '=', asker!.id).execute();
  });

  test('R-9.05 it waits for others, not for the requester', async () => {
    await receive();
    await ask(limit + 1);
    const waitingFor = (id: number) => readBacklogs(context.db, 'approval', { refunds: unapprovedRefunds(id) });
    expect(await waitingFor(other!.id)).toMatchObject({ refunds: { count: 1 } });
    expect(await waitingFor(asker!.id)).toMatchObject({ refunds: { count: 0 } });
  });
});

describe('a refund above the limit', () => {
  test('R-9.05 through a gateway is sent only once another administrator has approved it', async () => {
    await receive({ isCard: true });
    const refundId = await ask(limit + 1);
    expect(await isQueued(refundId)).toBe(false);
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toBe('unapproved');
    expect(await approve([refundId])).toEqual({ decided: [refundId], left: [] });
    expect(await isQueued(refundId)).toBe(true);
    await sendRefund(context, subjects, { refundId });
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toBe('done');
    expect((await readThing(context.db, subject)).refunds).toHaveLength(1);
    const [amount, state] = ['10000.01 CZK', 'unapproved'];
    expect(await audit()).toEqual([
      { actor_id: asker!.id, action: 'add', entity: 'refund', before: null, after: { amount, state } },
      {
        actor_id: other!.id,
        action: 'approve',
        entity: 'refund',
        before: { state },
        after: { amount, state: 'waiting' },
      },
    ]);
  });

  test('R-9.05 by transfer can neither be confirmed, cancelled, retried nor matched with a statement', async () => {
    const payment = await receive();
    const id = await ask(limit + 1);
    expect((await post('refunds/confirmation', { ids: [id] })).json()).toEqual(left(id, 'unapproved'));
    expect((await post('refunds/cancellation', { ids: [id] })).json()).toEqual(left(id, 'unapproved'));
    expect((await post('refunds/retry', { ids: [id] })).json()).toEqual(left(id, 'not_failed'));
    const { variable_symbol } = await context.db
      .selectFrom('payment')
      .where('id', '=', payment)
      .select('variable_symbol')
      .executeTakeFirstOrThrow();
    const sent = { variableSymbol: variable_symbol!, amount: limit + 1, currency: 'CZK', at: context.now() };
    const matched = context.db.transaction().execute((tx) => settleSentTransfer(tx, subjects, sent));
    expect(await matched).toBeUndefined();
    expect((await get('/api/admin/refunds?state=for_people')).json().refunds).toEqual([]);
    await approve([id]);
    expect((await get('/api/admin/refunds?state=for_people')).json().refunds).toMatchObject([{ id }]);
    expect((await post('refunds/confirmation', { ids: [id] })).json()).toEqual({ decided: [id], left: [] });
  });

  test('R-9.05 that two approve at once is approved once', async () => {
    await receive({ isCard: true });
    const id = await ask(limit + 1);
    const third = await buildAdministrator(context.db, ['orders']);
    const answers = await Promise.all([approve([id]), approve([id], third), approve([id])]);
    expect(answers.flatMap(({ decided }) => decided)).toEqual([id]);
    expect(answers.flatMap((answer) => answer.left)).toEqual([
      { id, why: 'not_unapproved' },
      { id, why: 'not_unapproved' },
    ]);
  });

  test('R-9.05 that is approved and rejected at once is one of both', async () => {
    await receive();
    const id = await ask(limit + 1);
    const [approved, rejected] = await Promise.all([approve([id]), reject([id])]);
    expect(approved.decided.length + rejected.decided.length).toBe(1);
    expect(await stateOf(id)).toBe(approved.decided.length === 1 ? 'waiting' : undefined);
  });

  test('R-9.05 rejected is as if never requested, and its requester learns why', async () => {
    await receive();
    const id = await ask(limit + 1);
    expect(await paidOf(context.db, subject)).toEqual({ paid: 5_000_000, refunded: limit + 1 });
    expect(await reject([id])).toEqual({ decided: [id], left: [] });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 5_000_000, refunded: 0 });
    expect(await reject([id])).toEqual(left(id, 'missing'));
    const mails = await context.db.selectFrom('mail').select(['kind', 'text']).execute();
    expect(mails).toEqual([{ kind: 'refund.rejected', text: expect.stringContaining('Zboží se nevrátilo.') }]);
    expect(await context.db.selectFrom('notice').select(['kind', 'account_id']).execute()).toEqual([
      { kind: 'refund.rejected', account_id: asker!.id },
    ]);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'reject',
      before: { amount: '10000.01 CZK' },
      after: { reason: 'Zboží se nevrátilo.' },
    });
    expect(await stateOf(await ask(limit + 1))).toBe('unapproved');
  });

  test('R-9.05 that the buyer is owed cannot be rejected', async () => {
    await receive();
    const id = await ask(limit + 1);
    await cancelThing(context.db, subject);
    expect(await reject([id])).toEqual(left(id, 'bound'));
    expect(await approve([id])).toEqual({ decided: [id], left: [] });
    expect(await reject([id])).toEqual(left(id, 'not_unapproved'));
  });

  test('R-9.05 needs a reason to be rejected', async () => {
    expect((await post('refunds/rejection', { ids: [1], reason: ' ' })).statusCode).toBe(422);
    expect((await post('refunds/approval', { ids: [] })).statusCode).toBe(422);
  });

  test('R-9.05 with another bank account needs another approval, and not by who entered it', async () => {
    await receive();
    const id = await ask(limit + 1);
    await approve([id]);
    const correct = ({ headers }: Administrator, bank_account: string) =>
      app.inject({ method: 'PUT', url: `/api/admin/refunds/${id}/bank-account`, headers, payload: { bank_account } });
    expect((await correct(other!, '19-2000145399/0800')).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('unapproved');
    expect(await approve([id])).toEqual(left(id, 'own'));
    expect(await approve([id], asker)).toEqual({ decided: [id], left: [] });
    // What no administrator requested is held too, once its money shall go elsewhere.
    await context.db.updateTable('refund').set({ asked_by: null, approved_by: null }).where('id', '=', id).execute();
    expect((await correct(asker!, '')).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('unapproved');
  });
});

describe('the limit', () => {
  test.each([
    ['exactly as high', limit, {}, 'waiting'],
    ['above it', limit + 1, {}, 'unapproved'],
    ['above it, demanded by the law', limit + 1, { isAutomatic: true }, 'waiting'],
    ['above it, requested by the buyer', limit + 1, { actorId: null }, 'waiting'],
  ])('R-9.05 a refund %s', async (_name, amount, rest, state) => {
    await receive();
    expect(await stateOf(await ask(amount, rest))).toBe(state);
  });

  test('R-9.05 counts what was requested for a payment within 24 hours together', async () => {
    await receive();
    const hoursAgo = (hours: number) => new Date(context.now().getTime() - hours * 3_600_000);
    await ask(600_000, { at: hoursAgo(50) });
    await ask(600_000, { isAutomatic: true });
    expect(await stateOf(await ask(600_000, { at: hoursAgo(23) }))).toBe('waiting');
    expect(await stateOf(await ask(400_000))).toBe('waiting');
    expect(await stateOf(await ask(1))).toBe('unapproved');
    subject = await buildThing(context.db);
    await receive();
    expect(await stateOf(await ask(600_000))).toBe('waiting');
  });

  test('R-9.05 counts refunds that are requested at once', async () => {
    await receive();
    const ids = await Promise.all([ask(600_000), ask(600_000)]);
    expect((await Promise.all(ids.map(stateOf))).toSorted()).toEqual(['unapproved', 'waiting']);
  });

  test('R-9.05 holds for other currencies by the exchange rate; without one every refund is held', async () => {
    const payment = await receive({ amount: 500_000 });
    const rate = (code: string, of: number) =>
      context.db
        .insertInto('currency')
        .values({ code, rate: of, is_default: of === 1 })
        .execute();
    await context.db.deleteFrom('currency').execute();
    await context.db.updateTable('payment').set({ currency_code: 'EUR' }).where('id', '=', payment).execute();
    expect(await stateOf(await ask(100))).toBe('unapproved');
    await context.db.deleteFrom('refund').execute();
    await rate('CZK', 1);
    await rate('EUR', 25);
    expect(await stateOf(await ask(40_000))).toBe('waiting');
    expect(await stateOf(await ask(100))).toBe('unapproved');
  });

  test('R-9.05 of zero holds nothing', async () => {
    await setLimit(0);
    await receive();
    expect(await stateOf(await ask(5_000_000))).toBe('waiting');
    expect((await get('/api/admin/refunds')).json().limit).toBeNull();
  });

  test('R-9.05 that changes meanwhile releases nothing', async () => {
    await receive();
    const id = await ask(limit + 1);
    await setLimit(0);
    expect(await stateOf(id)).toBe('unapproved');
    expect((await post('refunds/confirmation', { ids: [id] })).json()).toEqual(left(id, 'unapproved'));
    expect(await approve([id])).toEqual({ decided: [id], left: [] });
  });

  test('R-9.05 is changed by one administrator at a time, which is audited, and not published', async () => {
    const before = (await get('/api/admin/refund-approval')).json();
    expect(before).toMatchObject({ limit, currency: 'CZK' });
    const change = (payload: object) =>
      app.inject({ method: 'PUT', url: '/api/admin/refund-approval', headers: other!.headers, payload });
    const { version } = before;
    expect((await change({ limit: -1, version })).statusCode).toBe(422);
    expect((await change({ limit: 2_000_000, version })).json()).toMatchObject({ limit: 2_000_000 });
    expect((await change({ limit: 3_000_000, version })).statusCode).toBe(409);
    const entries = await context.db.selectFrom('audit_entry').select(['entity', 'before', 'after']).execute();
    expect(entries).toEqual([{ entity: 'refund_approval', before: { amount: limit }, after: { amount: 2_000_000 } }]);
  });
});

describe('overpayments above the limit', () => {
  const url = 'payments/overpayments';

  test('R-9.05 through a gateway wait for approval, and wait to be sent back again once rejected', async () => {
    const id = await receive({ isCard: true, isCancelled: true });
    expect((await post(`${url}/refunds`, { ids: [id] }, asker)).json()).toEqual({ decided: [], held: [id] });
    const [refund] = (await get('/api/admin/refunds?state=unapproved')).json().refunds;
    expect(refund).toMatchObject({ reason: 'overpayment', is_own: false });
    expect((await get(`/api/admin/${url}`)).json().payments).toMatchObject([
      { id, refund_state: 'unapproved', can_be_refunded: false },
    ]);
    expect(await isQueued(refund.id)).toBe(false);
    expect(await reject([refund.id])).toEqual({ decided: [refund.id], left: [] });
    expect((await get(`/api/admin/${url}`)).json().payments).toMatchObject([{ id, can_be_refunded: true }]);
    await post(`${url}/refunds`, { ids: [id] }, asker);
    const [again] = (await get('/api/admin/refunds?state=unapproved')).json().refunds;
    await approve([again.id]);
    await sendRefund(context, subjects, { refundId: again.id });
    expect((await get(`/api/admin/${url}?state=settled`)).json().payments).toMatchObject([{ id }]);
  });

  test('R-9.05 by transfer are confirmed only after their approval', async () => {
    const id = await receive({ isCancelled: true });
    expect((await post(`${url}/settlement`, { ids: [id] }, asker)).json()).toEqual({ decided: [], held: [id] });
    expect((await post(`${url}/settlement`, { ids: [id] }, asker)).json()).toEqual({ decided: [], held: [] });
    const [{ id: refundId }] = (await get('/api/admin/refunds?state=unapproved')).json().refunds;
    await approve([refundId]);
    await post('refunds/confirmation', { ids: [refundId] }, asker);
    expect((await get(`/api/admin/${url}?state=settled`)).json().payments).toMatchObject([{ id }]);
  });

  test('R-9.05 leave with no batch of payments before their approval', async () => {
    const paymentId = await receive({ isCancelled: true });
    const requested = (amount: number) =>
      context.db.transaction().execute((tx) =>
        requestOverpaymentRefund(tx, {
          paymentId,
          amount,
          currency: 'CZK',
          actorId: asker!.id,
          at: context.now(),
        }),
      );
    expect(await requested(limit + 1)).toBeUndefined();
    expect(await requested(limit)).toEqual(expect.any(Number));
  });
});
