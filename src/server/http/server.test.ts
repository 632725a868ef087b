import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

type App = Awaited<ReturnType<typeof createServer>>;

const testing = useTestContext();
const apps: App[] = [];
const currencies = '/api/lists/currencies';

async function serve(environment: Record<string, string> = {}): Promise<App> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const app = await createServer({ ...testing.context, config });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  await sql`
    insert into currency (id, code, rate, is_default, decimals) values (1, 'CZK', 1, true, 2);
    insert into setting (name, locale, value) values ('maintenance', '*', '{"is_enabled": false}');
  `.execute(testing.context.db);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

describe('the address of a visitor', () => {
  /** The number of visitors that the limit counts when each forges another address before the proxy's entry. */
  async function visitorsCounted(environment: Record<string, string>, addedByProxy: string): Promise<number> {
    const app = await serve(environment);
    const remaining = new Set<unknown>();
    for (const claimed of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      const headers = { 'x-forwarded-for': `${claimed}, ${addedByProxy}` };
      const answer = await app.inject({ url: currencies, remoteAddress: '127.0.0.1', headers });
      remaining.add(answer.headers['x-ratelimit-remaining']);
    }
    return 4 - remaining.size;
  }

  test.each([
    ['one proxy', { TRUST_PROXY: '1' }, '8.8.8.8'],
    ['two proxies', { TRUST_PROXY: '2' }, '8.8.8.8, 192.168.0.7'],
    ['the networks of the proxies', { TRUST_PROXY: 'loopback, 192.168.0.0/16' }, '8.8.8.8, 192.168.0.7'],
    ['nobody by default', {}, '8.8.8.8'],
  ])('is taken from %s, never from a forged header', async (_who, environment, added) => {
    expect(await visitorsCounted(environment, added)).toBe(1);
  });

  test('is distinguished behind a proxy', async () => {
    const app = await serve({ TRUST_PROXY: '1' });
    for (const visitor of ['8.8.8.8', '9.9.9.9']) {
      const { headers } = await app.inject({ url: currencies, headers: { 'x-forwarded-for': visitor } });
      expect(headers['x-ratelimit-remaining']).toBe('1199');
    }
  });

  test.each(['on', 'off', '12', 'loopback,proxy', '10.0.0.0/33', '10.0.0.0/8/8', '::1/x'])(
    'TRUST_PROXY=%s is refused with an explanation',
    (TRUST_PROXY) => expect(() => readConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY: must be how many proxies/),
  );
});

test('a 429 has Retry-After, and browsers do not sniff answers of calls', async () => {
  const app = await serve({ API_REQUESTS_PER_MINUTE: '10' });
  for (let call = 0; call < 10; call += 1) {
    const { statusCode, headers } = await app.inject(currencies);
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  }
  const { statusCode, headers } = await app.inject(currencies);
  expect([statusCode, headers['x-content-type-options']]).toEqual([429, 'nosniff']);
  expect(headers['retry-after']).toBe(headers['x-ratelimit-reset']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(5);
});

describe('the metrics', () => {
  const ask = async (app: App, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test('are answered to local requests only', async () => {
    const app = await serve();
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1'])
      expect([near, await ask(app, near)]).toEqual([near, 200]);
    for (const far of ['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1'])
      expect([far, await ask(app, far)]).toEqual([far, 404]);
    expect(await ask(app, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });

  test('are answered to requests with the token, where one is set', async () => {
    const app = await serve({ METRICS_TOKEN: 'a-secret-of-metrics' });
    expect(await ask(app, '8.8.8.8', { authorization: 'Bearer a-secret-of-metrics' })).toBe(200);
    expect(await ask(app, '127.0.0.1', { authorization: 'Bearer another-secret' })).toBe(404);
    expect(await ask(app, '127.0.0.1')).toBe(404);
  });
});

test('a client that disconnects before its request is read gets no answer and logs no error', async () => {
  const app = await serve();
  await app.ready();
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: currencies });
  const answer = new ServerResponse(request);
  app.server.emit('request', request, answer);
  expect((await app.inject(currencies)).statusCode).toBe(200);
  expect(answer.headersSent).toBe(false);
});

const setMaintenance = (isEnabled: boolean) =>
  sql`update setting set value = ${JSON.stringify({ is_enabled: isEnabled })} where name = 'maintenance'`.execute(
    testing.context.db,
  );

test('R-2.40 during maintenance administrators may call everything, others may log in and out', async () => {
  const { db } = testing.context;
  const app = await serve();
  const callers = {
    administrator: (await buildAdministrator(db, ['content'])).headers,
    user: await logIn(db, await buildAccount(db)),
    guest: {},
  };
  const statusOf = async (caller: keyof typeof callers, url: string) =>
    (await app.inject({ url, headers: callers[caller] })).statusCode;
  await setMaintenance(true);
  await expect.poll(() => statusOf('guest', '/api/blog/posts')).toBe(503);
  for (const url of ['/api/blog/posts', '/api/me', '/api/cart', '/api/admin/tasks'])
    expect([url, await statusOf('administrator', url), await statusOf('user', url)]).toEqual([url, 200, 503]);
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  expect(login.statusCode).toBe(422);
  expect(await statusOf('user', '/api/auth/logout')).toBe(200);
  await setMaintenance(false);
  await expect.poll(() => statusOf('guest', '/api/blog/posts')).toBe(200);
});

test('R-2.40 during maintenance calls answer 503 except those of the maintenance page, R-8.06 with an empty poster', async () => {
  const app = await serve();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/api/blog/posts')).toBe(200);
  await setMaintenance(true);
  await expect.poll(() => statusOf('/api/blog/posts')).toBe(503);
  const refused = await app.inject('/api/blog/posts?lang=en');
  expect(refused.headers['retry-after']).toBe('300');
  expect(refused.json()).toEqual({
    statusCode: 503,
    code: 'maintenance',
    message: 'Maintenance is in progress. Please come back later.',
  });
  for (const url of [
    '/api/settings',
    currencies,
    '/api/lists/countries/en',
    '/healthz',
    '/readyz',
    '/api/openapi.json',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  expect((await app.inject('/api/poster')).json()).toEqual({
    'banner.popup_desktop': [],
    'banner.popup_mobile': [],
    'banner.promo': [],
  });
  await setMaintenance(false);
  await expect.poll(() => statusOf('/api/blog/posts')).toBe(200);
});

test('R-8.02 a HEAD request of a call is answered like GET, without the body', async () => {
  const app = await serve();
  const get = await app.inject('/api/settings');
  const head = await app.inject({ method: 'HEAD', url: '/api/settings' });
  expect([head.statusCode, head.payload, head.headers['content-type']]).toEqual([200, '', get.headers['content-type']]);
  expect((await app.inject({ method: 'HEAD', url: '/api/nothing' })).statusCode).toBe(404);
});
