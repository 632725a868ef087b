import { beforeEach, describe, expect, test } from 'vitest';
import { deviceCookie, loginCookie } from '#shared/accounts/limits.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { useTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hashPassword } from '../password/passwords.ts';
import { sendPasswordReset } from '../password/request-password-reset.ts';
import { growingDelay } from './limit-logins.ts';
import { loginFailureJob, recordLoginFailure } from './login-failure.ts';

const { testing, app, clock, mails } = useAccountCalls();
/** Another web process with the same database. */
const other = useTestServer(testing, { now: () => clock.now });

// Behind https.
const [device, login] = [`__Host-${deviceCookie}`, `__Host-${loginCookie}`];
const password = 'vrbová lávka';
let passwordHash: Promise<string> | undefined;
let accounts = 0;
let email = '';
beforeEach(async () => {
  accounts += 1;
  email = `majitel${accounts}@karafa.example`;
  passwordHash ??= hashPassword(password);
  await buildAccount(testing.context.db, { email, password_hash: await passwordHash });
});

interface Try {
  readonly from: string;
  readonly with?: string;
  readonly cookies?: Record<string, string>;
  readonly server?: TestServer;
}

const attempt = ({ from, with: typed = password, cookies = {}, server = app }: Try) =>
  server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    payload: { email, password: typed },
    cookies,
  });
const statusOf = async (tried: Try) => (await attempt(tried)).statusCode;
const addressOf = (n: number) => `10.7.${n >> 8}.${n & 255}`;
/** Strangers at addresses of their own guess until the next guess is delayed. */
async function guess(times = growingDelay.free + 1): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await statusOf({ from: addressOf(n), with: 'hádám' })).toBe(422);
}
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const cookiesOf = (answer: Awaited<ReturnType<typeof attempt>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('guessing a password', () => {
  test('from one address ends after ten attempts, and elsewhere the owner logs in', async () => {
    for (let n = 0; n < 10; n += 1) expect(await statusOf({ from: '10.0.0.1', with: 'hádám' })).toBe(422);
    expect(await statusOf({ from: '10.0.0.1' })).toBe(429);
    expect(await statusOf({ from: '10.0.0.2' })).toBe(200);
  });

  test('from many addresses slows down, twice as much with each attempt', async () => {
    await guess();
    for (const [n, seconds] of [1, 2, 4, 8].entries()) {
      const from = addressOf(100 + n);
      pass(seconds - 0.1);
      expect([seconds, await statusOf({ from })]).toEqual([seconds, 429]);
      pass(0.1);
      expect([seconds, await statusOf({ from, with: 'hádám' })]).toEqual([seconds, 422]);
    }
    pass(growingDelay.mostSeconds);
    expect(await statusOf({ from: '10.0.0.2' })).toBe(200);
    expect(await statusOf({ from: '10.0.0.3', with: 'hádám' })).toBe(422);
  });

  test('in two processes at once gets no further', async () => {
    const guesses = Array.from({ length: 50 }, (_, n) =>
      statusOf({ from: addressOf(n), with: 'hádám', server: n % 2 === 0 ? app : other }),
    );
    const answered = (await Promise.all(guesses)).filter((status) => status !== 429);
    expect(answered).toEqual(Array<number>(growingDelay.free + 1).fill(422));
  });

  test('does not delay a device that has logged in before, which has a limit of its own', async () => {
    const cookies = { [device]: cookiesOf(await attempt({ from: '10.0.0.2' }))[device]! };
    await guess();
    expect(await statusOf({ from: '10.0.0.9' })).toBe(429);
    expect(await statusOf({ from: '10.0.0.9', cookies })).toBe(200);
    for (let n = 0; n < 10; n += 1) expect(await statusOf({ from: addressOf(n), with: 'x', cookies })).toBe(422);
    expect(await statusOf({ from: '10.0.0.9', cookies })).toBe(429);
  });

  test('is delayed on a device that has logged in to another account only', async () => {
    const cookies = { [device]: cookiesOf(await attempt({ from: '10.0.0.2' }))[device]! };
    email = `cizi${accounts}@karafa.example`;
    await buildAccount(testing.context.db, { email, password_hash: await passwordHash! });
    await guess();
    expect(await statusOf({ from: '10.0.0.2', cookies })).toBe(429);
  });

  test('does not delay the owner who has just set a new password by mail', async () => {
    await guess();
    const context = { ...testing.context, now: () => clock.now };
    await sendPasswordReset(context, { email, lang: 'cs' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === email)!;
    const [, hash] = /\/zmena-hesla\/([\w-]{43})/.exec(mail.text)!;
    const changed = { password: 'nová vrbová lávka', password_confirmation: 'nová vrbová lávka' };
    const reset = await app.inject({ method: 'POST', url: `/api/auth/reset/${hash}`, payload: changed });
    expect(await statusOf({ from: '10.0.0.2', with: changed.password })).toBe(429);
    expect(await statusOf({ from: '10.0.0.2', with: changed.password, cookies: cookiesOf(reset) })).toBe(200);
  });

  test('asks the database as often for an unknown e-mail as for a known one', async () => {
    const queriesOf = async (tried: Try) => {
      let queries = 0;
      const count = () => (queries += 1);
      testing.context.pool.on('acquire', count);
      const answer = await attempt(tried);
      testing.context.pool.off('acquire', count);
      return [answer.statusCode, queries, answer.json()];
    };
    const known = await queriesOf({ from: '10.0.0.1', with: 'hádám' });
    email = 'nikdo@karafa.example';
    expect(await queriesOf({ from: '10.0.0.1', with: 'hádám' })).toEqual(known);
  });

  test('is reported to the owner once', async () => {
    await guess();
    for (const failure of await queuedJobs(testing.context.db, loginFailureJob.task))
      await recordLoginFailure(testing.context, loginFailureJob.payload.parse(failure));
    const sent = (await mails()).filter(({ recipient_address }) => recipient_address === email);
    expect(sent.map(({ kind }) => kind)).toEqual(['account.login_attempts']);
  });
});

test('R-5.03 a new login on a device ends the previous one, and other devices stay logged in', async () => {
  const meOf = async (cookies: Record<string, string>) => (await app.inject({ url: '/api/me', cookies })).statusCode;
  const first = cookiesOf(await attempt({ from: '10.0.0.2' }));
  const elsewhere = cookiesOf(await attempt({ from: '10.0.0.3' }));
  const second = cookiesOf(await attempt({ from: '10.0.0.2', cookies: first }));
  expect(second[login]).not.toBe(first[login]);
  expect([await meOf(first), await meOf(second), await meOf(elsewhere)]).toEqual([401, 200, 200]);
});
