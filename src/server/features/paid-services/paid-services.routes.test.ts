import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceKinds } from '#shared/paid-services/services.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildPayer, paidServices, payFor, type AskedService, type Login } from '#tests/support/paid-service-cases.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { buildShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { applyGatewayReport, refundJob, sendRefund, type GatewayReport } from '../payments/index.ts';
import { forgetServices } from './forget-services.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const app = useTestServer(testing);

let clerk: Login;
let user: Login;
let asked: AskedService;

beforeAll(async () => {
  await buildShop(testing.context.db);
  clerk = await buildAdministrator(testing.context.db, ['orders']);
});

const refused = { state: 'failed', providerState: 'REFUSED' } as const;
const pay = (method?: string) => payFor(app, asked, user, method);
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, who?: Login, payload?: object) =>
  app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) });
const serviceOf = () =>
  testing.context.db
    .selectFrom('paid_service')
    .where('account_id', '=', user.id)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const countServices = async () =>
  (await testing.context.db.selectFrom('paid_service').where('account_id', '=', user.id).select('id').execute()).length;
const paymentsOf = async () =>
  testing.context.db
    .selectFrom('payment')
    .where('subject_kind', '=', asked.kind)
    .where('subject_id', '=', (await serviceOf()).id)
    .selectAll()
    .orderBy('id')
    .execute();
const documentsOf = async () =>
  testing.context.db
    .selectFrom('invoice')
    .where('service_id', '=', (await serviceOf()).id)
    .select(['kind', 'number', 'content'])
    .orderBy('id')
    .execute();
/** The mails of the user: the step and the number of attachments. */
async function mailsOf() {
  const rows = await testing.context.db
    .selectFrom('mail')
    .where('account_id', '=', user.id)
    .select(['kind', 'attachments'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, attachments }) => [kind.replace(`${asked.kind}.`, ''), (attachments as string[]).length]);
}

/** What the gateway reports about a payment, by default the last one. */
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
async function sendRefunds() {
  const { context } = testing;
  for (const payload of await queuedJobs(context.db, refundJob.task))
    await sendRefund(context, paymentSubjects(context), refundJob.payload.parse(payload));
}

interface Case {
  readonly name: string;
  readonly reports: readonly Partial<GatewayReport>[];
  readonly outcomes: readonly string[];
  readonly state: 'waiting' | 'paid';
  readonly mails: readonly (readonly [string, number])[];
}
const cases: Case[] = [
  { name: 'twice', reports: [{}, {}], outcomes: ['settled', 'repeated'], state: 'paid', mails: [['paid', 1]] },
  {
    name: 'refused',
    reports: [refused, refused],
    outcomes: ['noted', 'noted'],
    state: 'waiting',
    mails: [['payment_failed', 0]],
  },
  {
    name: 'paid after it was refused',
    reports: [refused, {}],
    outcomes: ['noted', 'settled'],
    state: 'paid',
    mails: [
      ['payment_failed', 0],
      ['paid', 1],
    ],
  },
  { name: 'of another payment', reports: [{ reference: '1' }], outcomes: ['forged'], state: 'waiting', mails: [] },
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
    mails: [['overpayment', 0]],
  },
  {
    name: 'in another currency',
    reports: [{ currency: 'EUR' }],
    outcomes: ['wrong_sum'],
    state: 'waiting',
    mails: [['overpayment', 0]],
  },
];

describe.each(serviceKinds)('R-4.09, R-5.12 a payment for a %s', (kind) => {
  beforeEach(async () => {
    user = await buildPayer(testing.context.db);
    asked = await paidServices[kind](testing.context.db, user);
  });

  test.each(cases)('that is reported $name is applied as for orders', async ({ reports, outcomes, state, mails }) => {
    await pay();
    const seen: string[] = [];
    for (const each of reports) seen.push(await report(each));
    expect(seen).toEqual(outcomes);
    expect([(await serviceOf()).state, await mailsOf()]).toEqual([state, mails]);
  });

  test('is one, with one request, however often and at once it is begun', async () => {
    const answers = await Promise.all([pay(), pay(), pay()]);
    const redirects = answers.map((answer) => answer.json().redirect as string);
    expect(new Set(redirects).size).toBe(1);
    expect((await pay()).json().redirect).toBe(redirects[0]);
    expect([await countServices(), (await paymentsOf()).length]).toEqual([1, 1]);
    expect((await paymentsOf())[0]).toMatchObject({ amount_minor: asked.price, currency_code: 'CZK' });
  });

  test('needs an address, because it is invoiced', async () => {
    await testing.context.db.deleteFrom('account_address').where('account_id', '=', user.id).execute();
    expect((await pay()).json()).toMatchObject({ code: 'invoice_address_missing' });
    expect(await countServices()).toBe(0);
  });

  test('is tried again after it was refused, with another attempt', async () => {
    await pay();
    await report(refused);
    await pay();
    expect(await report()).toBe('settled');
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('can change its method; what was begun before is cancelled, but still settles', async () => {
    await pay();
    await pay('bank_transfer');
    expect((await paymentsOf()).map(({ state }) => state)).toEqual(['cancelled', 'created']);
    expect([await report({}, 0), await countServices()]).toEqual(['settled', 1]);
    expect(await serviceOf()).toMatchObject({ state: 'paid', method: 'card' });
  });

  test('that comes after the request was cancelled is an overpayment without an invoice', async () => {
    await pay();
    expect((await call('DELETE', asked.path, user)).statusCode).toBe(200);
    expect((await call('DELETE', asked.path, user)).statusCode).toBe(200);
    expect(await report()).toBe('overpayment');
    expect([(await serviceOf()).state, await documentsOf(), await mailsOf()]).toEqual([
      'cancelled',
      [],
      [['overpayment', 0]],
    ]);
  });

  test('by a transfer that arrives after the card was paid is an overpayment, which can be sent back', async () => {
    await pay('bank_transfer');
    await pay();
    await report();
    const { id } = await serviceOf();
    const record = await call('POST', `/api/admin/services/${id}/payment`, clerk);
    expect([record.statusCode, record.json()]).toEqual([200, { outcome: 'overpayment' }]);
    expect((await call('POST', `/api/admin/services/${id}/payment`, clerk)).statusCode).toBe(409);
    expect([(await serviceOf()).state, await mailsOf()]).toEqual([
      'paid',
      [
        ['paid', 1],
        ['overpayment', 0],
      ],
    ]);
  });

  test('by a transfer of another sum is recorded as an overpayment, once, and settles nothing', async () => {
    await pay('bank_transfer');
    const { id } = await serviceOf();
    const form = { client_key: randomUUID(), amount: asked.price - 100 };
    const record = (changes: object = {}) =>
      call('POST', `/api/admin/services/${id}/overpayment`, clerk, { ...form, ...changes });
    expect([(await record()).statusCode, (await record()).statusCode]).toEqual([200, 200]);
    expect((await record({ amount: 0 })).statusCode).toBe(422);
    // More than the price is unusual and needs a confirmation.
    const more = { client_key: randomUUID(), amount: asked.price + 1 };
    expect((await record(more)).json()).toMatchObject({ code: 'payment_unusual' });
    expect((await record({ ...more, is_confirmed: true })).statusCode).toBe(200);
    expect([(await serviceOf()).state, await mailsOf()]).toEqual(['waiting', []]);
    const recorded = (await paymentsOf()).filter(({ is_overpayment }) => is_overpayment);
    expect(recorded.map(({ amount_minor, state }) => [amount_minor, state])).toEqual([
      [asked.price - 100, 'paid'],
      [asked.price + 1, 'paid'],
    ]);
    expect((await call('POST', `/api/admin/services/${id + 1}/overpayment`, clerk, form)).statusCode).toBe(404);
  });

  test('is forgotten after four years: the request and its refund name nobody, the invoice stays', async () => {
    const { context } = testing;
    await pay();
    await report();
    const { id } = await serviceOf();
    const years = (count: number) => new Date(context.now().getTime() + count * 365.25 * 86_400_000);
    await forgetServices({ ...context, now: () => years(3.9) });
    expect(await serviceOf()).toMatchObject({ forgotten_at: null, customer: { name: 'Jan Sběratel' } });
    await forgetServices({ ...context, now: () => years(4.1) });
    expect(await serviceOf()).toMatchObject({ id, customer: { name: '', street: '', country: 'CZ' } });
    expect(await documentsOf()).toMatchObject([{ content: { customer: { name: 'Jan Sběratel' } } }]);
    expect((await call('GET', asked.path, user)).statusCode).toBe(200);
  });

  test('has an invoice that its user alone can open', async () => {
    await pay();
    await report();
    const [invoice] = await documentsOf();
    expect(invoice).toMatchObject({
      kind: 'invoice',
      content: { total: asked.price, customer: { name: 'Jan Sběratel' }, lines: [{ total: asked.price }] },
    });
    const own = `/api/me/services/documents/${invoice!.number}.pdf`;
    const file = await call('GET', own, user);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const other = await buildPayer(testing.context.db);
    expect((await call('GET', own, other)).statusCode).toBe(404);
    const { id } = await serviceOf();
    const admin = `/api/admin/services/${id}/documents/${invoice!.number}.pdf`;
    expect((await call('GET', admin, clerk)).statusCode).toBe(200);
    expect((await call('GET', admin.replace(`/${id}/`, `/${id + 1}/`), clerk)).statusCode).toBe(404);
  });

  test('by transfer is recorded by an administrator, once', async () => {
    expect((await pay('bank_transfer')).json()).toEqual({ redirect: null });
    const { id } = await serviceOf();
    const record = () => call('POST', `/api/admin/services/${id}/payment`, clerk);
    const answers = await Promise.all([record(), record()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await serviceOf()).toMatchObject({ state: 'paid', method: 'bank_transfer' });
    expect(await mailsOf()).toEqual([['paid', 1]]);
  });

  test('is refunded whole and once, with a credit note', async () => {
    await pay();
    await report();
    const { id } = await serviceOf();
    // Before its approval a topping is rejected or withdrawn instead.
    if (kind === 'topping')
      await testing.context.db.updateTable('topping').set(running()).where('service_id', '=', id).execute();
    const form = { client_key: randomUUID(), reason: 'Omyl' };
    const refund = (changes: object = {}) =>
      call('POST', `/api/admin/services/${id}/refund`, clerk, { ...form, ...changes });
    expect((await refund({ reason: '' })).statusCode).toBe(422);
    expect((await refund()).statusCode).toBe(200);
    expect((await refund()).statusCode).toBe(200);
    expect((await refund({ client_key: randomUUID() })).statusCode).toBe(422);
    await sendRefunds();
    await sendRefunds();
    expect(await serviceOf()).toMatchObject({ state: 'refunded' });
    const documents = await documentsOf();
    expect(documents.map((document) => document.kind)).toEqual(['invoice', 'credit_note']);
    expect(documents[1]!.content).toMatchObject({
      total: -asked.price,
      reason: 'Omyl',
      lines: [{ total: -asked.price }],
      corrects: { number: documents[0]!.number },
    });
    expect((await mailsOf()).at(-1)).toEqual(['refunded', 1]);
  });

  const running = () => ({
    state: 'running',
    starts_at: testing.context.now(),
    ends_at: new Date(testing.context.now().getTime() + 86_400_000),
  });

  test('is refused to guests, and its administration to others', async () => {
    expect((await call('POST', asked.path, undefined, { ...asked.form, method: 'card' })).statusCode).toBe(401);
    await pay();
    const { id } = await serviceOf();
    const other = await buildAdministrator(testing.context.db, ['settings']);
    const calls = [
      ['POST', `/api/admin/services/${id}/payment`, undefined],
      ['POST', `/api/admin/services/${id}/overpayment`, { client_key: randomUUID(), amount: 100 }],
      ['POST', `/api/admin/services/${id}/refund`, { client_key: randomUUID(), reason: 'Omyl' }],
      ['GET', `/api/admin/services/${id}/documents/2026000001.pdf`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const statusOf = async (who?: Login) => (await call(method, path, who, body)).statusCode;
      expect([await statusOf(), await statusOf(user), await statusOf(other)]).toEqual([401, 403, 403]);
    }
    expect((await call('GET', '/api/me/services/documents/2026000001.pdf')).statusCode).toBe(401);
  });
});
