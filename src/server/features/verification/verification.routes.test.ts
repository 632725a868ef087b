import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminVerification, Verification } from '#shared/verification/contract.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { buildShop } from '#tests/support/shopping.ts';
import { applyGatewayReport, refundJob, sendRefund, type GatewayReport } from '../payments/index.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const app = useTestServer(testing);

interface Login {
  readonly id: number;
  readonly headers: { authorization: string };
}
let user: Login;
let clerk: Login;
let manager: Login;

const address = { name: 'Jan Sběratel', street: 'Dlouhá 1', city: 'Praha', postcode: '11000', country_code: 'CZ' };

async function buildUser(account: Parameters<typeof buildAccount>[1] = {}): Promise<Login> {
  const { db } = testing.context;
  const id = await buildAccount(db, account);
  await db
    .insertInto('account_address')
    .values({ ...address, kind: 'invoice', account_id: id })
    .execute();
  return { id, headers: await logIn(db, id) };
}

beforeAll(async () => {
  const { db } = testing.context;
  await buildShop(db);
  clerk = await buildAdministrator(db, ['orders']);
  manager = await buildAdministrator(db, ['settings']);
});
beforeEach(async () => {
  user = await buildUser();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, who: Login | undefined, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, ...(who && { headers: who.headers }), ...(payload && { payload }) });
const read = async (who = user): Promise<Verification> => (await call('GET', 'me/verification', who)).json();
const pay = (method = 'card', who = user) => call('POST', 'me/verification', who, { method });
const rowsOf = (who = user) =>
  testing.context.db.selectFrom('paid_service').where('account_id', '=', who.id).selectAll().orderBy('id').execute();
const paymentsOf = async (who = user) => {
  const ids = (await rowsOf(who)).map(({ id }) => id);
  return testing.context.db
    .selectFrom('payment')
    .where('subject_kind', '=', 'verification')
    .where('subject_id', 'in', ids)
    .selectAll()
    .orderBy('id')
    .execute();
};
const accountOf = (who = user) =>
  testing.context.db.selectFrom('account').where('id', '=', who.id).selectAll().executeTakeFirstOrThrow();
const mailsOf = async (who = user) => {
  const rows = await testing.context.db
    .selectFrom('mail')
    .where('account_id', '=', who.id)
    .select(['kind', 'attachments'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, attachments }) => [kind, (attachments as string[]).length]);
};

/** What the gateway reports about the last payment. */
async function report(changes: Partial<GatewayReport> = {}, at = -1) {
  const payment = (await paymentsOf()).at(at)!;
  return applyGatewayReport(testing.context, paymentSubjects(testing.context), {
    provider: 'test',
    providerId: payment.provider_id!,
    amount: payment.amount_minor,
    currency: payment.currency_code,
    reference: payment.variable_symbol!,
    state: 'paid',
    providerState: 'PAID',
    raw: {},
    ...changes,
  });
}
const refund = (id: number, form: object = {}, who = clerk) =>
  call('POST', `admin/services/${id}/refund`, who, { client_key: randomUUID(), reason: 'Omyl', ...form });
async function sendRefunds() {
  const { context } = testing;
  for (const payload of await queuedJobs(context.db, refundJob.task))
    await sendRefund(context, paymentSubjects(context), refundJob.payload.parse(payload));
}

describe('a user', () => {
  test('R-5.12 sees the fee with tax before the payment, and what the invoice will say', async () => {
    expect(await read()).toMatchObject({
      state: 'none',
      fee: { amount: 49_900, currency: 'CZK' },
      tax_rate: 21,
      methods: expect.arrayContaining(['card', 'bank_transfer']),
      customer: { name: 'Jan Sběratel', street: 'Dlouhá 1' },
      request: null,
      documents: [],
    });
  });

  test('R-5.12 without an address is asked for one, because the payment is invoiced', async () => {
    await testing.context.db.deleteFrom('account_address').where('account_id', '=', user.id).execute();
    expect((await read()).customer).toBeNull();
    expect((await pay()).json()).toMatchObject({ code: 'invoice_address_missing' });
    expect(await rowsOf()).toEqual([]);
  });

  test('R-5.12 has one request and one payment, however often and at once they send it', async () => {
    const answers = await Promise.all([pay(), pay(), pay()]);
    const redirects = answers.map((answer) => answer.json().redirect as string);
    expect(new Set(redirects).size).toBe(1);
    expect((await pay()).json().redirect).toBe(redirects[0]);
    expect([(await rowsOf()).length, (await paymentsOf()).length]).toEqual([1, 1]);
  });

  test('R-5.12 is verified by the payment, with an invoice in the mail and an event', async () => {
    await pay();
    expect(await report()).toBe('settled');
    expect(await accountOf()).toMatchObject({ authorized: true, is_verification_paid: true });
    const verification = await read();
    expect(verification).toMatchObject({ state: 'verified', since: expect.any(String), request: null });
    expect(verification.documents).toMatchObject([{ kind: 'invoice' }]);
    expect(await mailsOf()).toEqual([['verification.paid', 1]]);
    const file = await call('GET', verification.documents[0]!.path.slice('/api/'.length), user);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const other = await buildUser();
    expect((await call('GET', verification.documents[0]!.path.slice('/api/'.length), other)).statusCode).toBe(404);
    const events = await testing.context.db
      .selectFrom('account_event')
      .where('account_id', '=', user.id)
      .select('kind')
      .execute();
    expect(events).toEqual([{ kind: 'verified' }]);
    expect((await pay()).statusCode).toBe(409);
  });

  test('R-5.12 pays the fee of the day on which the request began', async () => {
    await pay();
    const fee = (await call('GET', 'admin/verification-fee', manager)).json();
    const changed = await call('PUT', 'admin/verification-fee', manager, { fee: 59_900, version: fee.version });
    expect(changed.json()).toMatchObject({ fee: 59_900 });
    const outdated = await call('PUT', 'admin/verification-fee', manager, { fee: 1_000, version: fee.version });
    expect(outdated.statusCode).toBe(409);
    expect((await read()).fee.amount).toBe(49_900);
    expect((await read(await buildUser())).fee.amount).toBe(59_900);
    await call('PUT', 'admin/verification-fee', manager, { fee: 49_900, version: changed.json().version });
  });
});

describe('an administrator', () => {
  test('R-5.12 refunds the fee with a reason: the verification ends, with a credit note', async () => {
    await pay();
    await report();
    const [row] = await rowsOf();
    expect((await refund(row!.id)).statusCode).toBe(200);
    await sendRefunds();
    const verification = await read();
    expect(verification).toMatchObject({ state: 'refunded', refunded_at: expect.any(String) });
    expect(verification.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await accountOf()).toMatchObject({ authorized: false, is_verification_paid: false });
    expect((await mailsOf()).at(-1)).toEqual(['verification.refunded', 1]);
    // And the user may begin again.
    await pay();
    expect(await report()).toBe('settled');
  });

  test('R-5.12 who verified the account by hand keeps it verified when the fee is refunded', async () => {
    await pay();
    await report();
    const users = await buildAdministrator(testing.context.db, ['users']);
    const set = (authorized: boolean) => call('PUT', `admin/accounts/${user.id}/verification`, users, { authorized });
    await set(false);
    expect((await read()).state).toBe('withdrawn');
    expect((await pay()).statusCode).toBe(409);
    await set(true);
    const [row] = await rowsOf();
    const listed = (await call('GET', `admin/verifications?q=${row!.number}`, clerk)).json();
    expect((listed.verifications as AdminVerification[])[0]).toMatchObject({ keeps_verified: true, state: 'paid' });
    await refund(row!.id);
    await sendRefunds();
    expect((await accountOf()).authorized).toBe(true);
    expect((await rowsOf())[0]!.state).toBe('refunded');
  });

  test('R-5.12 verifies a user whose payment is under way: the money is an overpayment', async () => {
    await pay();
    await testing.context.db.updateTable('account').set({ authorized: true }).where('id', '=', user.id).execute();
    expect((await read()).state).toBe('verified');
    expect(await report()).toBe('overpayment');
  });

  test('R-5.12 does not verify a user who was blocked meanwhile: the money is an overpayment', async () => {
    await pay();
    await testing.context.db.updateTable('account').set({ state: 'blocked' }).where('id', '=', user.id).execute();
    expect(await report()).toBe('overpayment');
    expect((await accountOf()).authorized).toBe(false);
  });

  test('R-9.03 finds the request in the lists of payments', async () => {
    await pay();
    await report({ amount: 100 });
    const [row] = await rowsOf();
    const list = async (path: string) => (await call('GET', `admin/${path}?q=${row!.number}`, clerk)).json();
    expect((await list('payments/overpayments')).payments).toMatchObject([
      { order_id: null, service: 'verification', variable_symbol: row!.number },
    ]);
    expect((await list('payments/webhooks')).webhooks).toMatchObject([{ order_id: null, service: 'verification' }]);
  });
});

describe('every call is refused to', () => {
  const calls: readonly (readonly [Method, string, object | undefined, 'own' | 'orders' | 'settings'])[] = [
    ['GET', 'me/verification', undefined, 'own'],
    ['POST', 'me/verification', { method: 'card' }, 'own'],
    ['POST', 'me/verification/check', undefined, 'own'],
    ['DELETE', 'me/verification', undefined, 'own'],
    ['GET', 'admin/verifications', undefined, 'orders'],
    ['GET', 'admin/verification-fee', undefined, 'settings'],
    ['PUT', 'admin/verification-fee', { fee: 49_900, version: '' }, 'settings'],
  ];

  test.each(calls)('those who lack the right: %s %s', async (method, path, payload, right) => {
    const statusOf = async (who?: Login) => (await call(method, path, who, payload)).statusCode;
    const allowed = { own: [user, clerk, manager], orders: [clerk], settings: [manager] }[right];
    expect(await statusOf()).toBe(401);
    for (const who of [user, clerk, manager])
      if (allowed.includes(who)) expect([401, 403]).not.toContain(await statusOf(who));
      else expect(await statusOf(who)).toBe(403);
  });
});
