import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { recordOverpayment } from '#server/features/payments/index.ts';
import { recordMargins } from '#server/features/vouchers/index.ts';
import { matchLines } from '#server/features/bank-statements/index.ts';
import { paidSubjects } from '#server/paid-subjects.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { gpcFile, uploadStatement } from '#tests/support/bank-files.ts';
import { buildOrder, buildPaidPayment } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { settleByTransfer } from './index.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };
let vouchers = 0;
const due = '2099-01-05';

beforeAll(async () => {
  app = await createServer(testing.context);
  ({ headers } = await buildAdministrator(testing.context.db, ['orders']));
  return () => app.close();
});

const get = async (url: string, as = headers) => (await app.inject({ url, headers: as })).json();
const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload });
const create = (chosen: object) => post('/api/admin/payout-batches', { due_on: due, ...chosen });
const act = (id: number, action: 'export' | 'payment' | 'cancellation') =>
  post(`/api/admin/payout-batches/${id}/${action}`);
const batchOf = (id: number) => get(`/api/admin/payout-batches/${id}`);
const file = (id: number, name: string) => app.inject({ url: `/api/admin/payout-batches/${id}/${name}`, headers });

/** An influencer who has earned a tenth of an order's goods without tax. */
async function buildInfluencer({ price = 121_000, bankAccount = '2501301193/2010' as string | null } = {}) {
  const { db, now } = testing.context;
  const id = await buildAccount(db, { first_name: 'Eva', last_name: 'Vinařová' });
  const own = await logIn(db, id);
  const { id: voucherId } = await db
    .insertInto('voucher')
    .values({
      code: `VYPLATA${++vouchers}`,
      kind: 'percent',
      percent: 5,
      influencer_id: id,
      margin_percent: 10,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const earn = async () => {
    const order = await buildOrder(db, { lines: [{ price }], order: { state: 'paid' } });
    await db
      .insertInto('order_voucher')
      .values({
        order_id: order.id,
        voucher_id: voucherId,
        code: `VYPLATA${vouchers}`,
        email: 'x@karafa.example',
      })
      .execute();
    await db.transaction().execute((tx) => recordMargins(tx, { orderId: order.id, at: now() }));
  };
  await earn();
  const setAccount = (written: string) =>
    app.inject({ method: 'PUT', url: '/api/me/payout-account', headers: own, payload: { bank_account: written } });
  if (bankAccount !== null) await setAccount(bankAccount);
  return { id, own, earn, setAccount };
}

/** A refund of 50 Kč that waits for a transfer. */
async function buildWaitingRefund(bankAccount = '19-2000145399/0800') {
  const { db, now } = testing.context;
  const order = await buildOrder(db, { lines: [{ price: 50_000 }], order: { state: 'paid' } });
  const paymentId = await buildPaidPayment(db, order.id, order.total);
  const { id } = await db
    .insertInto('refund')
    .values({ payment_id: paymentId, amount_minor: 5000, bank_account: bankAccount, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, order, paymentId };
}

const refundState = async (id: number) =>
  (await testing.context.db.selectFrom('refund').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;

describe('a payout', () => {
  test('R-6.04 pays what an influencer has earned, once, and the influencer reads about it', async () => {
    const influencer = await buildInfluencer();
    const candidates = async (minimum = 1) =>
      (await get(`/api/admin/payout-candidates?minimum=${minimum}`)).candidates.filter(
        (each: { id: number }) => each.id === influencer.id,
      );
    const amount = { amount: 10_000, currency: 'CZK' };
    expect(await candidates()).toMatchObject([
      { kind: 'influencer', name: 'Eva Vinařová', amount, bank_account: 'CZ3620100000002501301193' },
    ]);
    expect(await candidates(10_001)).toEqual([]);
    const { id } = (await create({ influencers: [influencer.id] })).json();
    expect(await candidates()).toEqual([]);
    expect((await create({ influencers: [influencer.id] })).json().errors).toEqual({
      influencers: [expect.stringContaining('mezitím')],
    });
    // What is earned from now on waits for the next batch.
    await influencer.earn();
    expect(await candidates()).toMatchObject([{ amount }]);
    expect((await get('/api/me/payouts', influencer.own)).payouts).toMatchObject([{ state: 'waiting', amount }]);

    expect((await act(id, 'payment')).statusCode).toBe(409);
    for (const _time of [1, 2]) expect((await act(id, 'export')).statusCode).toBe(200);
    for (const _time of [1, 2]) expect((await act(id, 'payment')).statusCode).toBe(200);
    expect(await batchOf(id)).toMatchObject({
      batch: { state: 'paid', payouts: 1, paid: 1, total: amount },
      payouts: [{ recipient: 'Eva Vinařová', state: 'paid', variable_symbol: expect.stringMatching(/^88\d{8}$/) }],
    });
    expect(await get('/api/me/payouts', influencer.own)).toMatchObject({
      bank_account: 'CZ3620100000002501301193',
      unpaid: amount,
      payouts: [{ state: 'paid' }],
    });
    const mails = await testing.context.db
      .selectFrom('mail')
      .where('account_id', '=', influencer.id)
      .select(['kind', 'subject'])
      .execute();
    expect(mails).toEqual([{ kind: 'payout.paid', subject: expect.stringContaining('100,00') }]);
    expect((await act(id, 'cancellation')).statusCode).toBe(409);
  });

  test('R-6.04 at the same time is put into one batch', async () => {
    const influencer = await buildInfluencer();
    const answers = await Promise.all([1, 2, 3].map(() => create({ influencers: [influencer.id] })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  test('R-6.04 that is cancelled can be paid by another batch', async () => {
    const influencer = await buildInfluencer();
    const refund = await buildWaitingRefund();
    const chosen = { influencers: [influencer.id], refunds: [refund.id] };
    const { id } = (await create(chosen)).json();
    await act(id, 'export');
    expect((await act(id, 'cancellation')).statusCode).toBe(200);
    expect((await file(id, 'order.xml')).statusCode).toBe(409);
    expect((await create(chosen)).statusCode).toBe(200);
  });

  test('R-6.04 needs an account whose check digits are right', async () => {
    const influencer = await buildInfluencer({ bankAccount: null });
    expect((await create({ influencers: [influencer.id] })).json().errors).toEqual({
      influencers: ['U některé z položek neznáme účet příjemce.'],
    });
    for (const wrong of ['123456/0300', '12-3456789012/0100', 'CZ00', 'účet'])
      expect((await influencer.setAccount(wrong)).statusCode).toBe(422);
    expect((await influencer.setAccount('DE89 3704 0044 0532 0130 00')).statusCode).toBe(200);
    expect((await get('/api/me/payouts', influencer.own)).bank_account).toBe('DE89370400440532013000');
    const { id } = (await create({ influencers: [influencer.id] })).json();
    expect((await batchOf(id)).has_domestic_file).toBe(false);
    await act(id, 'export');
    expect((await file(id, 'order.kpc')).statusCode).toBe(409);
  });
});

describe('a refund', () => {
  test('R-9.03 is sent with a batch and completed by it', async () => {
    const refund = await buildWaitingRefund();
    const { candidates } = await get('/api/admin/payout-candidates?kind=refunds');
    expect(candidates).toContainEqual(
      expect.objectContaining({ kind: 'refund', id: refund.id, bank_account: 'CZ6508000000192000145399' }),
    );
    const { id } = (await create({ refunds: [refund.id] })).json();
    expect((await create({ refunds: [refund.id] })).statusCode).toBe(422);
    await act(id, 'export');
    await act(id, 'payment');
    expect(await refundState(refund.id)).toBe('done');
  });

  test('R-9.03 that an administrator has sent by hand meanwhile leaves its batch, and a cancelled batch lets it go', async () => {
    const [byHand, other] = [await buildWaitingRefund(), await buildWaitingRefund()];
    const { id } = (await create({ refunds: [byHand.id, other.id] })).json();
    await post('/api/admin/refunds/confirmation', { ids: [byHand.id] });
    await act(id, 'export');
    const { batch, payouts } = await batchOf(id);
    expect(batch).toMatchObject({ state: 'exported', payouts: 1, total: { amount: 5000 } });
    expect(payouts.map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'waiting']);
    expect((await file(id, 'order.kpc')).body).toContain('00000000005000');
    await act(id, 'cancellation');
    expect((await post('/api/admin/refunds/cancellation', { ids: [other.id] })).json().decided).toEqual([other.id]);
  });

  test('R-9.05 that needs a second administrator is in no batch before its approval', async () => {
    const { db, now } = testing.context;
    const refund = await buildWaitingRefund();
    await db.updateTable('refund').set({ state: 'unapproved' }).where('id', '=', refund.id).execute();
    const { candidates } = await get('/api/admin/payout-candidates?kind=refunds');
    expect(candidates).not.toContainEqual(expect.objectContaining({ kind: 'refund', id: refund.id }));
    expect((await create({ refunds: [refund.id] })).statusCode).toBe(422);
    expect(await refundState(refund.id)).toBe('unapproved');

    const { id: subjectId, number } = await buildOrder(db, { order: { state: 'cancelled' } });
    await uploadStatement(app, headers, gpcFile([{ amount: 1_000_001, symbol: number }]));
    const overpayment = {
      subject: { kind: 'order', id: subjectId } as const,
      key: `test-overpayment-${String(subjectId).padStart(10, '0')}`,
      amount: 1_000_001,
      currency: 'CZK',
      variableSymbol: number,
      at: now(),
    };
    const paymentId = (await db.transaction().execute((tx) => recordOverpayment(tx, overpayment)))!;
    const line = await db
      .selectFrom('bank_line')
      .where('variable_symbol', '=', number)
      .select('id')
      .executeTakeFirstOrThrow();
    const share = { line_id: line.id, payment_id: paymentId, amount_minor: 1_000_001, variable_symbol: number };
    await db
      .insertInto('bank_share')
      .values({ ...share, outcome: 'overpayment', subject_kind: 'order', subject_id: subjectId, created_at: now() })
      .execute();
    expect((await create({ overpayments: [paymentId] })).json().errors).toEqual({
      overpayments: [expect.stringContaining('musí nejdřív schválit jiný správce')],
    });
  });

  test('R-9.03 of an overpayment goes to the account that it came from', async () => {
    const { context } = testing;
    const order = await buildOrder(context.db, { lines: [{ price: 50_000 }], order: { state: 'cancelled' } });
    await uploadStatement(app, headers, gpcFile([{ amount: 777, symbol: order.number }]));
    const paymentId = (await context.db.transaction().execute((tx) =>
      recordOverpayment(tx, {
        subject: { kind: 'order', id: order.id },
        key: `test-overpayment-${String(order.id).padStart(10, '0')}`,
        amount: 777,
        currency: 'CZK',
        variableSymbol: order.number,
        at: context.now(),
      }),
    ))!;
    expect((await create({ overpayments: [paymentId] })).json().errors).toEqual({
      overpayments: ['U některé z položek neznáme účet příjemce.'],
    });
    const line = await context.db
      .selectFrom('bank_line')
      .where('variable_symbol', '=', order.number)
      .select('id')
      .executeTakeFirstOrThrow();
    await context.db
      .insertInto('bank_share')
      .values({
        line_id: line.id,
        subject_kind: 'order',
        subject_id: order.id,
        variable_symbol: order.number,
        amount_minor: 777,
        outcome: 'overpayment',
        payment_id: paymentId,
        created_at: context.now(),
      })
      .execute();
    const { id } = (await create({ overpayments: [paymentId] })).json();
    expect((await batchOf(id)).payouts).toMatchObject([
      { bank_account: 'CZ3620100000002501301193', variable_symbol: order.number, order_id: order.id },
    ]);
  });

  test('R-9.03, R-6.04 is completed by the bank’s statement, as is a margin', async () => {
    const { context } = testing;
    const [refund, influencer] = [await buildWaitingRefund(), await buildInfluencer({ price: 242_000 })];
    const { id } = (await create({ refunds: [refund.id], influencers: [influencer.id] })).json();
    await act(id, 'export');
    const { payouts } = await batchOf(id);
    const items = payouts.map((payout: { amount: { amount: number }; variable_symbol: string }) => ({
      amount: -payout.amount.amount,
      symbol: payout.variable_symbol,
    }));
    const subjects = paidSubjects(context);
    const match = () => matchLines(context, subjects, (tx, sent) => settleByTransfer(context, tx, subjects, sent));
    await uploadStatement(app, headers, gpcFile([items[0]], { day: '2026-06-01' }));
    await match();
    expect((await batchOf(id)).batch).toMatchObject({ state: 'exported', paid: 1 });
    expect((await act(id, 'cancellation')).statusCode).toBe(409);
    await uploadStatement(app, headers, gpcFile([items[1]], { day: '2026-06-02' }));
    await match();
    expect((await batchOf(id)).batch).toMatchObject({ state: 'paid', paid: 2 });
    expect(await refundState(refund.id)).toBe('done');
    const shares = await context.db
      .selectFrom('bank_share')
      .where('outcome', '=', 'payout')
      .select('amount_minor')
      .execute();
    expect(shares).toHaveLength(2);
  });
});

test('R-6.04 the files of a batch are the same whenever they are downloaded', async () => {
  const [refund, influencer] = [await buildWaitingRefund(), await buildInfluencer()];
  const { id } = (await create({ refunds: [refund.id], influencers: [influencer.id] })).json();
  expect((await file(id, 'order.kpc')).statusCode).toBe(409);
  await act(id, 'export');
  const { payouts } = await batchOf(id);
  const symbol = payouts[0].variable_symbol;
  const abo = (await file(id, 'order.kpc')).body;
  const day = abo.slice(4, 10);
  expect(abo.split('\r\n')).toEqual([
    `UHL1${day}Karafa s.r.o.       0000000000001999000000000000`,
    `1 1501 ${String(id).padStart(3, '0')}000 0800`,
    '2 000019-2000145399 00000000015000 050199',
    `000000-2501301193 000000010000 ${symbol} 20100558 0000000000 AV:Karafa ${symbol}`,
    `000019-2000145399 000000005000 ${refund.order.number} 08000558 0000000000 AV:Karafa ${refund.order.number}`,
    '3 +',
    '5 +',
    '',
  ]);
  const sepa = (await file(id, 'order.xml')).body;
  const { PmtInf: info, GrpHdr: head } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(sepa)
    .Document.CstmrCdtTrfInitn;
  expect(head).toMatchObject({ NbOfTxs: '2', CtrlSum: '150.00', InitgPty: { Nm: 'Karafa s.r.o.' } });
  expect(info).toMatchObject({
    PmtMtd: 'TRF',
    ReqdExctnDt: { Dt: due },
    DbtrAcct: { Id: { IBAN: 'CZ6508000000192000145399' }, Ccy: 'CZK' },
    CdtTrfTxInf: [
      {
        PmtId: { EndToEndId: `/VS${symbol}` },
        Amt: { InstdAmt: { '#text': '100.00', '@_Ccy': 'CZK' } },
        CdtrAgt: { FinInstnId: { BICFI: 'FIOBCZPP' } },
        Cdtr: { Nm: 'Eva Vinarova' },
        CdtrAcct: { Id: { IBAN: 'CZ3620100000002501301193' } },
      },
      { Amt: { InstdAmt: { '#text': '50.00' } } },
    ],
  });
  expect([(await file(id, 'order.kpc')).body, (await file(id, 'order.xml')).body]).toEqual([abo, sepa]);
  const pdf = await file(id, 'statements.pdf');
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('R-6.04 a batch is refused when it is empty or due in the past', async () => {
  expect((await create({})).statusCode).toBe(422);
  expect((await create({ influencers: [1], due_on: '2020-01-01' })).json().errors.due_on).toBeDefined();
  for (const action of ['export', 'payment', 'cancellation'] as const)
    expect((await act(999_999, action)).statusCode).toBe(404);
});

test.each([
  ['GET', '/api/admin/payout-candidates'],
  ['GET', '/api/admin/payout-batches'],
  ['POST', '/api/admin/payout-batches'],
  ['GET', '/api/admin/payout-batches/1'],
  ['POST', '/api/admin/payout-batches/1/export'],
  ['POST', '/api/admin/payout-batches/1/payment'],
  ['POST', '/api/admin/payout-batches/1/cancellation'],
  ['POST', '/api/admin/payout-batches/1/payouts/1/removal'],
  ['GET', '/api/admin/payout-batches/1/order.kpc'],
  ['GET', '/api/admin/payout-batches/1/order.xml'],
  ['GET', '/api/admin/payout-batches/1/statements.pdf'],
] as const)('R-9.03 %s %s is for administrators of orders', async (method, url) => {
  const { db } = testing.context;
  const others = await buildAdministrator(db, ['users', 'adverts', 'settings', 'content']);
  const user = await logIn(db, await buildAccount(db));
  const payload = method === 'POST' ? {} : undefined;
  expect((await app.inject({ method, url, payload })).statusCode).toBe(401);
  expect((await app.inject({ method, url, payload, headers: user })).statusCode).toBe(403);
  expect((await app.inject({ method, url, payload, headers: others.headers })).statusCode).toBe(403);
});

test('R-6.04 own payouts are for influencers, and the account needs a recent password', async () => {
  const { db } = testing.context;
  const user = await logIn(db, await buildAccount(db));
  expect((await app.inject({ url: '/api/me/payouts' })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/me/payouts', headers: user })).statusCode).toBe(404);
  const { id } = await buildInfluencer({ bankAccount: null });
  const old = await logIn(db, id, new Date(0));
  const payload = { bank_account: '2501301193/2010' };
  const answer = await app.inject({ method: 'PUT', url: '/api/me/payout-account', headers: old, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauthentication_needed']);
});
