import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { loginFailureJob, recordLoginFailure } from './login-failure.ts';
import { hashToken } from './tokens.ts';
import { sweepAccounts } from '../sweep-accounts.ts';
import { hashPassword } from '../password/passwords.ts';

const { testing, app, clock, logInBy, bearer } = useAccountCalls();

describe('a login', () => {
  test('R-5.02 a wrong password and an unknown e-mail answer the same; guessing is rate limited', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'known@karafa.example',
      password_hash: await hashPassword('správné heslo'),
    });
    const wrong = await logInBy('known@karafa.example', 'špatné heslo');
    const unknown = await logInBy('nobody@karafa.example', 'špatné heslo');
    expect([wrong.statusCode, wrong.json()]).toEqual([422, unknown.json()]);
    // The worker records both, so that the time of the answer reveals nothing either.
    const failures = await queuedJobs(db, loginFailureJob.task);
    expect(failures).toMatchObject([{ email: 'known@karafa.example' }, { email: 'nobody@karafa.example' }]);
    for (const failure of failures) await recordLoginFailure(testing.context, loginFailureJob.payload.parse(failure));
    const events = await db.selectFrom('account_event').where('account_id', '=', id).select('kind').execute();
    expect(events).toEqual([{ kind: 'login_failed' }]);

    for (let guess = 0; guess < 9; guess += 1) await logInBy('known@karafa.example', 'hádám');
    expect((await logInBy('known@karafa.example', 'správné heslo')).statusCode).toBe(429);
    clock.now = new Date(clock.now.getTime() + 16 * 60_000);
    expect((await logInBy('known@karafa.example', 'správné heslo')).statusCode).toBe(200);
  });

  test('R-5.03 passwords and tokens are stored as hashes only', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'hash@karafa.example', password_hash: await hashPassword('tajné heslo') });
    const { token } = (await logInBy('hash@karafa.example', 'tajné heslo')).json();
    const { rows } = await testing.context.pool.query(
      `select row_to_json(a)::text as row from account a union all select row_to_json(t)::text from login_token t`,
    );
    const stored = rows.map(({ row }: { row: string }) => row).join('\n');
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain('tajné heslo');
    expect(stored).not.toContain(token);
  });

  test('R-5.03 a cross-site form is rejected, and cross-site reads are anonymous', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db);
    const token = (await logIn(db, id)).authorization.slice('Bearer '.length);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie: `__Host-login=${token}` };
    const write = await app.inject({ method: 'DELETE', url: '/api/me/addresses/1', headers: foreign });
    expect([write.statusCode, write.json().code]).toEqual([403, 'cross_site']);
    expect((await app.inject({ url: '/api/me', headers: foreign })).statusCode).toBe(401);
    const logout = await app.inject({ url: '/api/auth/logout', headers: foreign });
    expect([logout.statusCode, logout.cookies]).toEqual([403, []]);
    expect((await app.inject({ url: '/api/me', headers: { cookie: `__Host-login=${token}` } })).statusCode).toBe(200);
  });

  test('R-5.03 own logins are listed and ended one by one', async () => {
    const { db } = testing.context;
    const [mine, other] = [await buildAccount(db), await buildAccount(db)];
    const [here, there] = [await logIn(db, mine), await logIn(db, mine)];
    const foreign = await logIn(db, other);
    const logins = (await app.inject({ url: '/api/me/logins', headers: here })).json() as {
      id: number;
      is_current: boolean;
    }[];
    expect(logins).toHaveLength(2);
    const elsewhere = logins.find(({ is_current }) => !is_current)!.id;
    const end = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/me/logins/${elsewhere}`, headers });
    expect((await end(foreign)).statusCode).toBe(404);
    expect((await end(here)).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: there })).statusCode).toBe(401);
  });

  test.each([
    ['a user', [], 14 * 24],
    ['an administrator', ['orders'], 12],
  ] as const)('R-5.03 an unused login of %s ends, and is no longer listed', async (_who, scopes, hours) => {
    const { db } = testing.context;
    const email = `necinny.${hours}@karafa.example`;
    await buildAccount(db, { email, scopes: [...scopes], password_hash: await hashPassword('dlouhé heslo') });
    const unused = (await logInBy(email, 'dlouhé heslo')).json<{ token: string }>().token;
    const me = async (token: string) => (await app.inject({ url: '/api/me', headers: bearer(token) })).statusCode;
    const pass = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
    pass(hours * 60 - 1);
    const used = (await logInBy(email, 'dlouhé heslo')).json<{ token: string }>().token;
    pass(1);
    expect([await me(unused), await me(used)]).toEqual([401, 200]);
    expect((await app.inject({ url: '/api/me/logins', headers: bearer(used) })).json()).toHaveLength(1);
    await sweepAccounts({ ...testing.context, now: () => clock.now });
    const stored = await db.selectFrom('login_token').where('hash', '=', hashToken(unused)).select('id').execute();
    expect(stored).toEqual([]);
    pass(hours * 60 - 2);
    expect(await me(used)).toBe(200);
  });

  test('R-5.03 a login expires after thirty days, used or not', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'konec@karafa.example', password_hash: await hashPassword('dlouhé heslo') });
    const { token } = (await logInBy('konec@karafa.example', 'dlouhé heslo')).json();
    const status = async () => (await app.inject({ url: '/api/me', headers: bearer(token) })).statusCode;
    for (const [day, expected] of [
      [10, 200],
      [20, 200],
      [29, 200],
      [30, 401],
    ] as const) {
      clock.now = new Date(Date.parse('2026-06-01T12:00:00Z') + day * 86_400_000);
      expect([day, await status()]).toEqual([day, expected]);
    }
  });
});
