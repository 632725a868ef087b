import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { comgateKeys, startComgateServer, type ComgateServer } from '#tests/support/comgate-server.ts';
import {
  buildPayment,
  buildThing,
  createPaidThings,
  readPayment,
  readThing,
  outcomesOf,
} from '#tests/support/paid-things.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readConfig } from '#server/config.ts';
import { startPayment, sweepPayments, type PaymentSubjects, type Subject } from './index.ts';

// Failures are logged.
const testing = useTestContext({ LOG_LEVEL: 'silent' });
let comgate: ComgateServer;
let subjects: PaymentSubjects;
let context: Context;
let clock: number;
const wait = (minutes: number) => (clock += minutes * 60_000);

beforeAll(async () => {
  comgate = await startComgateServer();
  subjects = await createPaidThings(testing.context.db);
  const config = readConfig({
    COMGATE_MERCHANT: comgateKeys.merchant,
    COMGATE_SECRET: comgateKeys.secret,
    COMGATE_URL: comgate.url,
    PUBLIC_URL: 'https://karafa.example',
  });
  context = { ...testing.context, config, now: () => new Date(clock) };
  return () => comgate.close();
});
beforeEach(async () => {
  clock = Date.parse('2026-03-02T10:00:00Z');
  await context.db.deleteFrom('payment_webhook').execute();
  await context.db.deleteFrom('payment').execute();
});
afterEach(() => {
  comgate.instead = undefined;
});

async function begin(): Promise<{ subject: Subject; id: number; transId: string }> {
  const subject = await buildThing(context.db);
  const id = await buildPayment(context, subject);
  await startPayment(context, subjects, id);
  return { subject, id, transId: (await readPayment(context.db, id)).provider_id! };
}
const stateOf = async (id: number) => (await readPayment(context.db, id)).state;

test('R-6.06 an attempt that Comgate refuses to answer about expires, so that the buyer can pay again', async () => {
  const { subject, id, transId } = await begin();
  // From here on payments are real.
  comgate.set(transId, { test: true });
  wait(23 * 60);
  await sweepPayments(context, subjects);
  expect(await stateOf(id)).toBe('pending');
  wait(61);
  await sweepPayments(context, subjects);
  expect(await stateOf(id)).toBe('expired');
  expect((await readThing(context.db, subject)).failed).toEqual([id]);
});

test('R-6.06 an attempt expires even if Comgate answers about another payment', async () => {
  const { id, transId } = await begin();
  comgate.set(transId, { status: 'PAID', refId: '2600000000' });
  const other = await begin();
  wait(4);
  await sweepPayments(context, subjects);
  // It was just queried, and is queried again together with the others.
  comgate.requests.length = 0;
  wait(1);
  await sweepPayments(context, subjects);
  expect(comgate.requests).toEqual([]);
  expect([await stateOf(id), await stateOf(other.id)]).toEqual(['pending', 'pending']);
  wait(25 * 60);
  await sweepPayments(context, subjects);
  expect(await stateOf(id)).toBe('expired');
  wait(4);
  await sweepPayments(context, subjects);
  expect(await outcomesOf(context.db, id)).toEqual(['forged', 'forged']);
});

test('R-6.06 a payment that cannot be settled does not block the others', async () => {
  const [broken, other] = [await begin(), await begin()];
  for (const { transId } of [broken, other]) comgate.set(transId, { status: 'PAID' });
  const order: PaymentSubjects['order'] = {
    ...subjects.order,
    settled: async (tx, id, payment) => {
      if (id === broken.subject.id) throw new Error('broken');
      return subjects.order.settled(tx, id, payment);
    },
  };
  wait(4);
  await expect(sweepPayments(context, { ...subjects, order })).rejects.toThrow(AggregateError);
  expect([await stateOf(broken.id), await stateOf(other.id)]).toEqual(['pending', 'paid']);
  wait(4);
  await sweepPayments(context, subjects);
  expect(await stateOf(broken.id)).toBe('paid');
});

test('R-6.06 while Comgate is down only one attempt is queried, and none expires', async () => {
  const [one, other] = [await begin(), await begin()];
  comgate.instead = { status: 503, body: '' };
  comgate.requests.length = 0;
  wait(25 * 60);
  await sweepPayments(context, subjects);
  expect(new Set(comgate.requests).size).toBe(1);
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['pending', 'pending']);
});
