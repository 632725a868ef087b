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
  testing.context.db.selectFrom('verification').where('account_id', '=', who.id).selectAll().orderBy('id').execute();
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
  call('POST', `admin/verifications/${id}/refund`, who, { client_key: randomUUID(), reason: 'Omyl', ...form });
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

  test('R-5.12 pays by transfer, which an administrator records', async () => {
    expect((await pay('bank_transfer')).json()).toEqual({ redirect: null });
    const { request } = await read();
    expect(request?.bank_transfer).toMatchObject({ variable_symbol: request?.number, amount: { amount: 49_900 } });
    const [row] = await rowsOf();
    const record = () => call('POST', `admin/verifications/${row!.id}/payment`, clerk);
    expect((await record()).json()).toEqual({ outcome: 'settled' });
    expect((await accountOf()).authorized).toBe(true);
    expect((await record()).statusCode).toBe(409);
  });

  test('R-5.12 can change the method of an open request, whose earlier payment is cancelled', async () => {
    await pay();
    await pay('bank_transfer');
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['cancelled', 'created']);
    // Both are paid in the end: one verifies, the other is sent back.
    expect([await report({}, 0), (await rowsOf()).length]).toEqual(['settled', 1]);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ state: 'paid', method: 'card' });
  });

  test('R-5.12 cancels a request; money that comes later is an overpayment', async () => {
    await pay();
    expect((await call('DELETE', 'me/verification', user)).statusCode).toBe(200);
    expect((await call('DELETE', 'me/verification', user)).statusCode).toBe(200);
    expect((await read()).state).toBe('none');
    expect(await report()).toBe('overpayment');
    expect((await accountOf()).authorized).toBe(false);
    expect(await mailsOf()).toEqual([['verification.overpayment', 0]]);
  });
});

interface Case {
  readonly name: string;
  readonly reports: readonly Partial<GatewayReport>[];
  readonly outcomes: readonly string[];
  readonly state: Verification['state'];
  readonly mails: readonly (readonly [string, number])[];
}
const refused = { state: 'failed', providerState: 'REFUSED' } as const;
const cases: Case[] = [
  {
    name: 'twice',
    reports: [{}, {}],
    outcomes: ['settled', 'repeated'],
    state: 'verified',
    mails: [['verification.paid', 1]],
  },
  {
    name: 'refused',
    reports: [refused, refused],
    outcomes: ['noted', 'noted'],
    state: 'waiting',
    mails: [['verification.payment_failed', 0]],
  },
  {
    name: 'paid after it was refused',
    reports: [refused, {}],
    outcomes: ['noted', 'settled'],
    state: 'verified',
    mails: [
      ['verification.payment_failed', 0],
      ['verification.paid', 1],
    ],
  },
  {
    name: 'of another payment',
    reports: [{ reference: '1' }],
    outcomes: ['forged'],
    state: 'waiting',
    mails: [],
  },
  {
    name: 'claimed to be paid, which the gateway denies',
    reports: [{ claimed: 'paid', state: 'pending' }],
    outcomes: ['forged'],
    state: 'waiting',
    mails: [],
  },
  {
    name: 'with another amount',
    reports: [{ amount: 100 }],
    outcomes: ['wrong_sum'],
    state: 'waiting',
    mails: [['verification.overpayment', 0]],
  },
];

test.each(cases)('R-5.12 a report $name is applied as for orders', async ({ reports, outcomes, state, mails }) => {
  await pay();
  const seen: string[] = [];
  for (const each of reports) seen.push(await report(each));
  expect(seen).toEqual(outcomes);
  expect([(await read()).state, await mailsOf()]).toEqual([state, mails]);
  expect((await accountOf()).authorized).toBe(state === 'verified');
});

test('R-5.12 a refused payment is tried again with another attempt', async () => {
  await pay();
  await report(refused);
  expect((await read()).request?.payment_state).toBe('failed');
  await pay();
  expect(await report()).toBe('settled');
  expect((await paymentsOf()).map(({ state }) => state)).toEqual(['failed', 'paid']);
});

describe('an administrator', () => {
  test('R-5.12 refunds the fee with a reason: the verification ends, with a credit note', async () => {
    await pay();
    await report();
    const [row] = await rowsOf();
    const key = { client_key: randomUUID() };
    expect((await refund(row!.id, { reason: '' })).statusCode).toBe(422);
    expect((await refund(row!.id, key)).statusCode).toBe(200);
    expect((await refund(row!.id, key)).statusCode).toBe(200);
    expect((await refund(row!.id)).statusCode).toBe(422);
    await sendRefunds();
    const verification = await read();
    expect(verification).toMatchObject({ state: 'refunded', refunded_at: expect.any(String) });
    expect(verification.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await accountOf()).toMatchObject({ authorized: false, is_verification_paid: false });
    expect((await mailsOf()).at(-1)).toEqual(['verification.refunded', 1]);
    const credit = await testing.context.db
      .selectFrom('invoice')
      .where('verification_id', '=', row!.id)
      .where('kind', '=', 'credit_note')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(credit.content).toMatchObject({ total: -49_900, reason: 'Omyl', lines: [{ total: -49_900 }] });
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

  test('R-9.03 finds the request in the lists of payments', async () => {
    await pay();
    await report({ amount: 100 });
    const [row] = await rowsOf();
    const list = async (path: string) => (await call('GET', `admin/${path}?q=${row!.number}`, clerk)).json();
    expect((await list('payments/overpayments')).payments).toMatchObject([
      { order_id: null, verification_id: row!.id, variable_symbol: row!.number },
    ]);
    expect((await list('payments/webhooks')).webhooks).toMatchObject([{ order_id: null, verification_id: row!.id }]);
  });
});

describe('every call is refused to', () => {
  const calls: readonly (readonly [Method, string, object | undefined, 'own' | 'orders' | 'settings'])[] = [
    ['GET', 'me/verification', undefined, 'own'],
    ['POST', 'me/verification', { method: 'card' }, 'own'],
    ['POST', 'me/verification/check', undefined, 'own'],
    ['DELETE', 'me/verification', undefined, 'own'],
    ['GET', 'me/verification/documents/2026000001.pdf', undefined, 'own'],
    ['GET', 'admin/verifications', undefined, 'orders'],
    ['POST', 'admin/verifications/1/payment', undefined, 'orders'],
    ['POST', 'admin/verifications/1/refund', { client_key: randomUUID(), reason: 'Omyl' }, 'orders'],
    ['GET', 'admin/verifications/1/documents/2026000001.pdf', undefined, 'orders'],
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
