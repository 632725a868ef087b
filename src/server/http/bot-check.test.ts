import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';
import { readConfig } from '#server/config.ts';
import { buildAccount, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { recaptchaKeys, startRecaptchaServer, type RecaptchaServer } from '#tests/support/recaptcha-server.ts';
import { orderFormOf } from '#tests/support/order-form.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

const testing = useTestContext({ LOG_LEVEL: 'silent' });
const endpoints = Object.values(contract as Contract).flatMap((calls) => Object.values(calls));

let recaptcha: RecaptchaServer;
let guarded: FastifyInstance;
let open: FastifyInstance;

beforeAll(async () => {
  recaptcha = await startRecaptchaServer();
  const { botCheck } = readConfig({
    BOT_CHECK_SITE_KEY: recaptchaKeys.siteKey,
    BOT_CHECK_SECRET: recaptchaKeys.secret,
    BOT_CHECK_URL: recaptcha.url,
  });
  const { context } = testing;
  guarded = await createServer({ ...context, config: { ...context.config, botCheck } });
  open = await createServer(context);
});
afterAll(async () => {
  await guarded.close();
  await open.close();
  await recaptcha.close();
});
beforeEach(() => {
  recaptcha.instead = undefined;
});

const person = registrationForm({ username: 'robot', email: 'robot@karafa.example', phone: '601234567' });
const anyOrder = orderFormOf({ expected_total: 1, carrier_id: 1, payment_method_id: 1 });
const calls = [
  { action: 'register', url: '/api/auth/register', body: person, passed: 200 },
  { action: 'login', url: '/api/auth/login', body: { email: person.email, password: 'x' }, passed: 422 },
  { action: 'reset', url: '/api/auth/reset', body: { email: person.email }, passed: 200 },
  // Of a category that does not exist, which is checked after the token.
  {
    action: 'newsletter',
    url: '/api/subscriber/save',
    body: { email: person.email, selectedCategories: [1] },
    passed: 422,
  },
  // Without a cart, which is checked after the token.
  { action: 'order', url: '/api/orders?lang=cs', body: anyOrder, passed: 409 },
] as const;

const post = (app: FastifyInstance, url: string, payload: object, lang = 'cs') =>
  app.inject({ method: 'POST', url, payload, headers: { 'accept-language': lang } });

describe.each(calls)('the bot protection of $action', ({ action, url, body, passed }) => {
  const passes = (answer: { statusCode: number; json(): { code?: string } }) => {
    expect(answer.statusCode).toBe(passed);
    expect(answer.json().code).not.toBe('bot_suspected');
  };
  const isRefused = (answer: { statusCode: number; json(): object }) =>
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'bot_suspected', errors: {} });

  test('R-7.05 rejects a missing token, one of another action and a low score', async () => {
    isRefused(await post(guarded, url, body));
    isRefused(await post(guarded, url, { ...body, bot_token: recaptcha.issue({ action: 'other' }) }));
    isRefused(await post(guarded, url, { ...body, bot_token: recaptcha.issue({ action, score: 0.1 }) }));
  });

  test('R-7.05 accepts a valid token once', async () => {
    const bot_token = recaptcha.issue({ action });
    passes(await post(guarded, url, { ...body, bot_token }));
    isRefused(await post(guarded, url, { ...body, bot_token }));
  });

  test('R-7.05 does not use up a token for invalid input', async () => {
    const bot_token = recaptcha.issue({ action });
    const wrong = await post(guarded, url, { ...body, email: 'robot', bot_token });
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', errors: { email: [expect.any(String)] } });
    expect(recaptcha.verified.some(({ response }) => response === bot_token)).toBe(false);
  });

  test('R-7.05 accepts everybody while the service is down, and counts it', async () => {
    recaptcha.instead = { status: 500, body: 'Oops' };
    const before = await counted(action, 'unavailable');
    const other = { ...body, username: `away.${action}`, email: `away.${action}@karafa.example`, phone: '602345678' };
    passes(await post(guarded, url, other));
    expect(await counted(action, 'unavailable')).toBe(before + 1);
    expect(await counted(action, 'passed')).toBe(1);
    expect(await counted(action, 'refused')).toBe(4);
  });

  test('R-7.05 does not call the service when it is off', async () => {
    const asked = recaptcha.verified.length;
    const other = { ...body, username: `off.${action}`, email: `off.${action}@karafa.example`, phone: '603456789' };
    passes(await post(open, url, other));
    expect(recaptcha.verified).toHaveLength(asked);
  });
});

async function counted(action: string, outcome: string): Promise<number> {
  const { payload } = await guarded.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const line = payload
    .split('\n')
    .find((each) => each.includes(`action="${action}"`) && each.includes(`outcome="${outcome}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('R-7.05 a first message needs a token, also by the form without script; those that follow need none', async () => {
  const { db } = testing.context;
  const headers = await logIn(db, await buildAccount(db));
  const send = (url: string, payload: object | string, type = 'application/json') =>
    guarded.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
  const first = { kind: 'user', target_id: await buildAccount(db), text: 'Dobrý den', client_key: randomUUID() };
  const begin = (token: object) => send('/api/me/conversations', { ...first, ...token });
  for (const token of [{}, { bot_token: recaptcha.issue({ action: 'login' }) }])
    expect((await begin(token)).json()).toMatchObject({ statusCode: 422, code: 'bot_suspected' });
  const form = new URLSearchParams({ ...first, target_id: String(first.target_id) }).toString();
  const plain = await send('/api/me/conversations/form', form, 'application/x-www-form-urlencoded');
  expect(plain.headers.location).toMatch(/failed$/);
  expect(await db.selectFrom('message').selectAll().execute()).toEqual([]);

  const begun = await begin({ bot_token: recaptcha.issue({ action: 'message' }) });
  const { conversation_id: id } = begun.json<{ conversation_id: number }>();
  const next = await send(`/api/me/conversations/${id}/messages`, { text: 'Haló?', client_key: randomUUID() });
  expect([begun.statusCode, next.statusCode]).toEqual([200, 200]);
});

test.each([
  ['cs', 'že nejste robot'],
  ['en', 'that you are not a robot'],
  ['de', 'dass Sie kein Roboter sind'],
])("R-7.05 the refusal is in the caller's language: %s", async (lang, words) => {
  const { message } = (await post(guarded, '/api/auth/reset', { email: person.email }, lang)).json();
  expect(message).toContain(words);
});

test('R-7.05 a registration from an order is checked like any other', async () => {
  const form = { username: 'robot', password: person.password, password_confirmation: person.password, terms: true };
  const url = `/api/orders/1/${'x'.repeat(32)}/account`;
  expect((await post(guarded, url, form)).json()).toMatchObject({ statusCode: 422, code: 'bot_suspected' });
  const bot_token = recaptcha.issue({ action: 'register' });
  expect((await post(guarded, url, { ...form, bot_token })).statusCode).toBe(404);
});

test('R-7.05 a call with a bot token declares its check, and the OpenAPI document describes it', async () => {
  const hasToken = ({ body }: Endpoint) => JSON.stringify(bodyFields(body)).includes('bot_token');
  expect(endpoints.filter(hasToken)).toEqual(endpoints.filter(({ botCheck }) => botCheck !== undefined));
  const document = (await open.inject('/api/openapi.json')).json();
  for (const { action, url } of calls)
    expect(document.paths[url.split('?')[0]!].post.description).toContain(`\`${action}\``);
});

function bodyFields(body: Endpoint['body']): string[] {
  return body && 'shape' in body ? Object.keys(body.shape as object) : [];
}
