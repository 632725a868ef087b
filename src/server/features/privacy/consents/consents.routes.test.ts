import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { forgetConsents } from './consents.routes.ts';

const { testing, app, clock, post } = useAccountCalls();
const choose = (choice: readonly string[], headers = {}, key = randomUUID()) =>
  post('/api/cookie-consents', { key, visitor: randomUUID(), choice, wording: '2026-06' }, headers);

test('R-5.13 a choice about cookies is stored once, of visitors without an account as well, for a year', async () => {
  const { db } = testing.context;
  const key = randomUUID();
  expect((await choose(['analytical'], {}, key)).statusCode).toBe(200);
  expect((await choose(['marketing'], {}, key)).statusCode).toBe(200);
  const rows = await db.selectFrom('cookie_consent').select(['account_id', 'choice', 'wording', 'given_at']).execute();
  expect(rows).toEqual([{ account_id: null, choice: ['analytical'], wording: '2026-06', given_at: clock.now }]);
  expect((await choose(['everything'])).statusCode).toBe(422);
  const after = (days: number) => ({ db, now: () => new Date(clock.now.getTime() + days * 86_400_000) });
  expect(await forgetConsents(after(364))).toBe(0);
  expect(await forgetConsents(after(366))).toBe(1);
});

test('R-5.13 the user reads their consents, the latest choice about cookies first', async () => {
  const { db } = testing.context;
  expect((await app.inject('/api/me/consents')).statusCode).toBe(401);
  const terms_agreed_at = new Date('2026-01-01T10:00:00Z');
  const id = await buildAccount(db, { email: 'Souhlas@karafa.example', terms_agreed_at });
  const headers = await logIn(db, id);
  await choose(['analytical', 'marketing'], headers);
  clock.now = new Date(clock.now.getTime() + 1000);
  await choose([], headers);
  await choose(['marketing']);
  const subscriber = { email: 'souhlas@karafa.example', locale: 'cs', state: 'active', token: 'x'.repeat(32) };
  const consent = {
    requested_at: clock.now,
    confirmed_at: clock.now,
    state_at: clock.now,
    source: 'account',
    wording: 'v1',
  };
  await db
    .insertInto('subscriber')
    .values({ ...subscriber, ...consent })
    .execute();
  const own = (await app.inject({ url: '/api/me/consents', headers })).json();
  expect(own).toEqual({
    terms_at: '2026-01-01T10:00:00.000Z',
    age_at: null,
    newsletter: { confirmed_at: clock.now.toISOString(), wording: 'v1' },
    cookies: [
      { choice: [], wording: '2026-06', given_at: '2026-06-01T12:00:01.000Z' },
      { choice: ['analytical', 'marketing'], wording: '2026-06', given_at: '2026-06-01T12:00:00.000Z' },
    ],
  });
});
