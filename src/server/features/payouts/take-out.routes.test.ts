import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { matchLines } from '#server/features/bank-statements/index.ts';
import { paidSubjects } from '#server/paid-subjects.ts';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { gpcFile, uploadStatement } from '#tests/support/bank-files.ts';
import { whileBothWait } from '#tests/support/lock-waits.ts';
import { buildOrder, buildPaidPayment } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { settleByTransfer } from './index.ts';
import { lockBatch } from './payout.queries.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let app: FastifyInstance;
let clerk: Awaited<ReturnType<typeof buildAdministrator>>;
let days = 0;

beforeAll(async () => {
  app = await createServer(testing.context);
  clerk = await buildAdministrator(testing.context.db, ['orders']);
  return () => app.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url: `/api/admin/${url}`, headers: clerk.headers, ...(payload && { payload }) });
const get = async (url: string) => (await call('GET', url)).json();
const create = async (chosen: object) =>
  (await call('POST', 'payout-batches', { due_on: '2099-01-05', ...chosen })).json().id as number;
const act = (id: number, action: string) => call('POST', `payout-batches/${id}/${action}`, {});
const batchOf = (id: number) => get(`payout-batches/${id}`);
const takeOut = (id: number, payoutId: number, body: object = {}) =>
  call('POST', `payout-batches/${id}/payouts/${payoutId}/removal`, { reason: 'Banka ji odmítla', ...body });

async function buildRefund(amount = 5000) {
  const { db, now } = testing.context;
  const order = await buildOrder(db, { lines: [{ price: 5_000_000 }], order: { state: 'paid' } });
  const paymentId = await buildPaidPayment(db, order.id, order.total);
  const { id } = await db
    .insertInto('refund')
    .values({ payment_id: paymentId, amount_minor: amount, bank_account: '19-2000145399/0800', created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, order };
}

async function buildMargin(amount = 10_000) {
  const { db, now } = testing.context;
  const accountId = await buildAccount(db, { first_name: 'Eva', last_name: 'Vinařová' });
  const voucher = await db
    .insertInto('voucher')
    .values({
      code: `VYRAZENO${accountId}`,
      kind: 'percent',
      percent: 5,
      influencer_id: accountId,
      margin_percent: 10,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await buildOrder(db);
  await db
    .insertInto('influencer_entry')
    .values({
      account_id: accountId,
      voucher_id: voucher.id,
      order_id: order.id,
      turnover_minor: amount * 10,
      margin_minor: amount,
      currency_code: 'CZK',
      happened_at: now(),
    })
    .execute();
  await db
    .insertInto('payout_account')
    .values({ account_id: accountId, bank_account: 'CZ3620100000002501301193', changed_at: now() })
    .execute();
  return accountId;
}

/** An exported batch of one refund; the file has been downloaded. */
async function buildExported(chosen: object) {
  const id = await create(chosen);
  await act(id, 'export');
  await call('GET', `payout-batches/${id}/order.kpc`);
  const { payouts } = await batchOf(id);
  return { id, payout: payouts[0] };
}

const refundOf = (id: number) =>
  testing.context.db
    .selectFrom('refund')
    .where('id', '=', id)
    .select(['state', 'bank_account'])
    .executeTakeFirstOrThrow();

/** The bank's statement says that this has left the account. */
async function send(payout: { amount: { amount: number }; variable_symbol: string }) {
  const { context } = testing;
  const subjects = paidSubjects(context);
  days += 1;
  const day = new Date(Date.UTC(2026, 5, days)).toISOString().slice(0, 10);
  const item = { amount: -payout.amount.amount, symbol: payout.variable_symbol };
  const { statements } = (await uploadStatement(app, clerk.headers, gpcFile([item], { day }))).json();
  await matchLines(context, subjects, (tx, sent) => settleByTransfer(context, tx, subjects, sent));
  return (await get(`bank-statements/${statements[0].id}`)).lines[0];
}

describe('a file for the bank', () => {
  test('R-9.03 is handed out by name and time, and nobody has it before', async () => {
    const refund = await buildRefund();
    const id = await create({ refunds: [refund.id] });
    await act(id, 'export');
    expect(await batchOf(id)).toMatchObject({ batch: { state: 'exported', downloaded_at: null }, downloads: [] });
    for (const name of ['order.kpc', 'order.xml']) await call('GET', `payout-batches/${id}/${name}`);
    const { batch, downloads } = await batchOf(id);
    const by = expect.any(String);
    expect(downloads).toEqual([
      { file: 'abo', by, at: batch.downloaded_at },
      { file: 'sepa', by, at: expect.any(String) },
    ]);
    expect((await get('payout-batches')).batches).toContainEqual(
      expect.objectContaining({ id, downloaded_at: batch.downloaded_at }),
    );
  });

  test('R-9.03 before the export there is none', async () => {
    const id = await create({ refunds: [(await buildRefund()).id] });
    expect((await call('GET', `payout-batches/${id}/order.xml`)).statusCode).toBe(409);
    expect((await batchOf(id)).downloads).toEqual([]);
  });
});

describe('a payment that the bank refused', () => {
  test('R-9.03 leaves its batch with a reason and is paid by the next one, to the corrected account', async () => {
    const [refund, other] = [await buildRefund(), await buildRefund(6000)];
    const { id, payout } = await buildExported({ refunds: [refund.id, other.id] });
    const corrected = { bank_account: '2501301193/2010' };
    expect((await call('PUT', `refunds/${refund.id}/bank-account`, corrected)).json().code).toBe('in_payout_batch');
    expect((await call('POST', 'refunds/cancellation', { ids: [refund.id] })).json().left).toEqual([
      { id: refund.id, why: 'in_batch' },
    ]);
    for (const _time of [1, 2]) expect((await takeOut(id, payout.id, corrected)).statusCode).toBe(200);
    const { batch, payouts } = await batchOf(id);
    expect(batch).toMatchObject({ state: 'exported', payouts: 1, total: { amount: 6000 } });
    expect(payouts[0]).toMatchObject({
      state: 'cancelled',
      can_be_taken_out: false,
      taken_out: { by: expect.any(String), reason: 'Banka ji odmítla' },
    });
    expect((await call('GET', `payout-batches/${id}/order.kpc`)).body).not.toContain('000000005000');
    expect(await refundOf(refund.id)).toEqual({ state: 'waiting', bank_account: '2501301193/2010' });
    const next = await create({ refunds: [refund.id] });
    expect((await batchOf(next)).payouts).toMatchObject([{ bank_account: 'CZ3620100000002501301193' }]);
    const audit = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'payout_batch')
      .where('entity_id', '=', id)
      .where('action', '=', 'take_out')
      .select(['actor_id', 'before', 'after'])
      .execute();
    expect(audit).toEqual([
      {
        actor_id: clerk.id,
        before: expect.objectContaining({ amount: '50.00 CZK', variable_symbol: refund.order.number }),
        after: { reason: 'Banka ji odmítla', bank_account: '2501301193/2010' },
      },
    ]);
  });

  test('R-9.05 above the limit needs a second administrator again when its account changes', async () => {
    const refund = await buildRefund(2_000_000);
    const { id, payout } = await buildExported({ refunds: [refund.id] });
    await takeOut(id, payout.id, { bank_account: '2501301193/2010' });
    expect((await refundOf(refund.id)).state).toBe('unapproved');
    expect((await batchOf(id)).batch.state).toBe('cancelled');
  });

  test('R-6.04 releases the margins of an influencer, whose account the administrator cannot change', async () => {
    const influencer = await buildMargin();
    const { id, payout } = await buildExported({ influencers: [influencer] });
    expect((await takeOut(id, payout.id, { bank_account: '19-2000145399/0800' })).statusCode).toBe(422);
    expect((await takeOut(id, payout.id)).statusCode).toBe(200);
    expect(await create({ influencers: [influencer] })).toEqual(expect.any(Number));
  });

  test('R-9.03 closes its batch when all others were sent', async () => {
    const [refund, other] = [await buildRefund(), await buildRefund(7000)];
    const { id } = await buildExported({ refunds: [refund.id, other.id] });
    const { payouts } = await batchOf(id);
    await send(payouts[1]);
    await takeOut(id, payouts[0].id);
    expect((await batchOf(id)).batch).toMatchObject({ state: 'paid', payouts: 1, paid: 1 });
  });

  test('R-9.03 needs a reason and a readable account, and a payment of this batch', async () => {
    const refund = await buildRefund();
    const { id, payout } = await buildExported({ refunds: [refund.id] });
    expect(Object.keys((await takeOut(id, payout.id, { reason: ' ' })).json().errors)).toEqual(['reason']);
    const answer = await takeOut(id, payout.id, { bank_account: '123456/0300' });
    expect(Object.keys(answer.json().errors)).toEqual(['bank_account']);
    expect((await batchOf(id)).payouts[0].state).toBe('waiting');
    for (const wrong of [takeOut(id, 999_999), takeOut(999_999, payout.id)]) expect((await wrong).statusCode).toBe(404);
  });
});

describe('a payment is never sent twice', () => {
  test('R-9.03 what the statement, or a clerk, has settled cannot be taken out', async () => {
    const [matched, byHand] = [await buildRefund(), await buildRefund(8000)];
    const first = await buildExported({ refunds: [matched.id] });
    await send(first.payout);
    expect((await takeOut(first.id, first.payout.id)).statusCode).toBe(409);
    const second = await buildExported({ refunds: [byHand.id] });
    await call('POST', 'refunds/confirmation', { ids: [byHand.id] });
    expect((await takeOut(second.id, second.payout.id)).statusCode).toBe(409);
  });

  test('R-9.03 a refund that was sent after all is settled, and leaves the next batch', async () => {
    const refund = await buildRefund();
    const { id, payout } = await buildExported({ refunds: [refund.id] });
    await takeOut(id, payout.id);
    const next = await create({ refunds: [refund.id] });
    expect(await send(payout)).toMatchObject({ state: 'matched' });
    expect((await refundOf(refund.id)).state).toBe('done');
    await act(next, 'export');
    expect((await batchOf(next)).batch.state).toBe('cancelled');
  });

  test('R-6.04 a margin that was sent after all waits for a clerk', async () => {
    const { id, payout } = await buildExported({ influencers: [await buildMargin(12_345)] });
    await takeOut(id, payout.id);
    expect(await send(payout)).toMatchObject({ state: 'waiting', reason: 'taken_out' });
  });

  test.each(['taking out', 'matching'] as const)(
    'R-9.03 taking out and matching at once do one of the two; %s first',
    async (first) => {
      const { context } = testing;
      const refund = await buildRefund();
      const { id, payout } = await buildExported({ refunds: [refund.id] });
      const operations = { 'taking out': () => takeOut(id, payout.id), matching: () => send(payout) };
      const second = first === 'matching' ? 'taking out' : 'matching';
      await whileBothWait(context.db, (tx) => lockBatch(tx, id), operations[first], operations[second]);
      const { batch, payouts } = await batchOf(id);
      expect([batch.state, payouts[0].state]).toEqual(
        first === 'matching' ? ['paid', 'paid'] : ['cancelled', 'cancelled'],
      );
      // The bank has sent it in either case.
      expect((await refundOf(refund.id)).state).toBe('done');
    },
  );
});
