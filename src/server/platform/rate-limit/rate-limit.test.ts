import { expect, test } from 'vitest';
import { registrationForm } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { addressKey } from './rate-limit.ts';

const testing = useTestContext();
const app = useTestServer(testing);

test.each([
  ['IPv6 addresses of a /64 share a counter', '2001:db8:1:2::3', '2001:db8:1:2:ffff::9', true],
  ['those of another /64 do not', '2001:db8:1:2::3', '2001:db8:1:3::3', false],
  ['an IPv4 address counts for itself, also written as IPv6', '10.0.0.1', '::ffff:10.0.0.1', true],
  ['neighbouring IPv4 addresses do not', '10.0.0.1', '10.0.0.2', false],
])('%s', (_what, one, other, isShared) => {
  expect(addressKey('login', one) === addressKey('login', other)).toBe(isShared);
});

const password = 'vrbová lávka';
const registration = (n: number) =>
  registrationForm({ username: `siden.${n}`, email: `siden${n}@karafa.example`, phone: `60200000${n}` });
const attempts: [string, string, (n: number) => object][] = [
  ['logins', '/api/auth/login', (n) => ({ email: `a${n}@karafa.example`, password: 'x' })],
  ['registrations', '/api/auth/register', registration],
  ['forgotten passwords', '/api/auth/reset', (n) => ({ email: `b${n}@karafa.example`, lang: 'cs' })],
  ['password links', `/api/auth/reset/${'a'.repeat(43)}`, () => ({ password, password_confirmation: password })],
  [
    'return links',
    '/api/returns/link?lang=cs',
    (n) => ({ order_number: '2600000001', email: `c${n}@karafa.example`, purpose: 'withdrawal' }),
  ],
];

test.each(attempts)('counted %s of an IPv6 network share a counter', async (_what, url, body) => {
  const { db } = testing.context;
  await db.deleteFrom('rate_limit').execute();
  for (const n of [1, 2])
    await app.inject({ method: 'POST', url, payload: body(n), remoteAddress: `2001:db8:7:7::${n}` });
  const rows = await db.selectFrom('rate_limit').where('count', '=', 2).select('key').execute();
  expect(rows).toEqual([{ key: expect.stringMatching(/:address:2001:db8:7:7::$/) }]);
});
