import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { buildAccount, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const lines: Record<string, unknown>[] = [];
const write = (message: string, fields: Readonly<Record<string, unknown>> = {}) =>
  void lines.push({ message, ...fields });
const log = { debug: write, info: write, warn: write, error: write };
const app = useTestServer(testing, { log });
const strict = useTestServer(testing, { log, config: readConfig({ NODE_ENV: 'test', API_REQUESTS_PER_MINUTE: '10' }) });
beforeEach(() => void lines.splice(0));

const security = () => lines.filter((line) => 'security' in line);
const remoteAddress = '10.4.4.4';

test('logins are logged with account and address, and never with what was typed', async () => {
  const email = 'denik@karafa.example';
  const password = 'vrbová lávka';
  const registration = registrationForm({ email, password, password_confirmation: password });
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: registration });
  const { db } = testing.context;
  const { id } = await db
    .updateTable('account')
    .set({ state: 'approved' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const tryIn = (typed: { email: string; password: string }) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: typed, remoteAddress });
  await tryIn({ email, password });
  await tryIn({ email, password: 'tajný omyl' });
  await tryIn({ email: 'nikdo@karafa.example', password: 'tajný omyl' });
  expect(security()).toEqual([
    { message: 'A login succeeded', security: 'login', account: id, address: remoteAddress },
    { message: 'A login failed', security: 'login_failed', error: 'login_wrong', account: id, address: remoteAddress },
    { message: 'A login failed', security: 'login_failed', error: 'login_wrong', address: remoteAddress },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/omyl|lávka|@/);
});

test('calls without a login, without the right, and beyond a limit are logged by route', async () => {
  const { db } = testing.context;
  const id = await buildAccount(db);
  const headers = await logIn(db, id);
  await app.inject({ url: '/api/me/orders/7', remoteAddress });
  await app.inject({ url: '/api/admin/orders', headers, remoteAddress });
  await app.inject({
    method: 'POST',
    url: '/api/orders?lang=cs',
    headers: { 'sec-fetch-site': 'cross-site' },
    remoteAddress,
  });
  for (let call = 0; call <= 10; call += 1) await strict.inject({ url: '/api/lists/currencies', remoteAddress });
  const common = { message: 'A request was refused', request_id: expect.any(String), address: remoteAddress };
  expect(security()).toEqual([
    { ...common, security: 'unauthenticated', method: 'GET', route: '/api/me/orders/:id' },
    { ...common, security: 'forbidden', method: 'GET', route: '/api/admin/orders', account: id },
    { ...common, security: 'forbidden', method: 'POST', route: '/api/orders' },
    { ...common, security: 'too_many_requests', method: 'GET', route: '/api/lists/currencies' },
  ]);
});
