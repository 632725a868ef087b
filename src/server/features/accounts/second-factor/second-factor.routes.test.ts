import { TOTP, URI } from 'otpauth';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { readConfig } from '#server/config.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { hashPassword } from '../password/passwords.ts';
import { sealOldSecrets } from './stored-secret.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const testing = useTestContext({ SECRETS_KEY: key });
const app = useTestServer(testing, { now: () => now });
const password = 'heslo do sklepa';
const start = new Date('2026-06-01T12:00:00Z');
let now = start;

interface Administrator {
  readonly id: number;
  readonly email: string;
  readonly headers: { authorization: string };
}

beforeEach(async () => {
  now = start;
  await testing.context.db.deleteFrom('rate_limit').execute();
});

const post = (url: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const own = '/api/me/second-factor';
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

async function buildAdmin(locale = 'cs'): Promise<Administrator> {
  const { db } = testing.context;
  const { id, headers } = await buildAdministrator(db, ['content']);
  const email = `admin${id}@karafa.example`;
  const account = { email, locale, password_hash: await hashPassword(password) };
  await db.updateTable('account').set(account).where('id', '=', id).execute();
  return { id, email, headers };
}

/** An authenticator app that has scanned the secret. */
async function begin({ headers }: Administrator): Promise<{ app: TOTP; secret: string; uri: string; qr: string }> {
  const answer = await post(own, { password }, headers);
  expect(answer.statusCode).toBe(200);
  const { secret, uri, qr } = answer.json<{ secret: string; uri: string; qr: string }>();
  return { app: URI.parse(uri) as TOTP, secret, uri, qr };
}

const codeOf = (totp: TOTP) => totp.generate({ timestamp: now.getTime() });

async function switchOn(admin: Administrator): Promise<{ app: TOTP; codes: string[] }> {
  const { app: totp } = await begin(admin);
  const answer = await post(`${own}/confirmation`, { code: codeOf(totp) }, admin.headers);
  expect(answer.statusCode).toBe(200);
  later(30);
  return { app: totp, codes: answer.json<{ recovery_codes: string[] }>().recovery_codes };
}

const logInBy = (email: string, code?: string) => post('/api/auth/login', { email, password, code });
const outcome = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
];
const stateOf = async ({ headers }: Administrator) => (await app.inject({ url: own, headers })).json();

const mailsOf = ({ id }: Administrator) =>
  testing.context.db
    .selectFrom('mail')
    .where('account_id', '=', id)
    .select(['kind', 'subject'])
    .orderBy('id')
    .execute();
const eventsOf = ({ id }: Administrator) =>
  testing.context.db
    .selectFrom('account_event')
    .where('account_id', '=', id)
    .select(['kind', 'actor_id'])
    .orderBy('id')
    .execute();
const auditOf = ({ id }: Administrator) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity_id', '=', id)
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute();

describe('switching on', () => {
  test('R-5.14 the QR code contains the secret’s address, from which an app makes codes', async () => {
    const { secret, uri, qr, app: totp } = await begin(await buildAdmin());
    const svg = Buffer.from(qr.replace('data:image/svg+xml;base64,', ''), 'base64');
    const { data, info } = await sharp(svg).resize(600).raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(uri);
    expect([totp.issuer, totp.secret.base32, totp.digits]).toEqual(['Karafa', secret, 6]);
  });

  test('R-5.14 an unconfirmed secret locks nobody out; after starting again only the newest works', async () => {
    const admin = await buildAdmin();
    const { app: first } = await begin(admin);
    expect((await logInBy(admin.email)).statusCode).toBe(200);
    const { app: second } = await begin(admin);
    const confirm = (totp: TOTP) => post(`${own}/confirmation`, { code: codeOf(totp) }, admin.headers);
    expect(outcome(await confirm(first))).toEqual([422, ['code']]);
    expect(await stateOf(admin)).toEqual({ is_required: false, since: null, recovery_codes: 0 });
    expect((await confirm(second)).statusCode).toBe(200);
    expect(await stateOf(admin)).toEqual({ is_required: false, since: start.toISOString(), recovery_codes: 10 });
    expect((await confirm(second)).statusCode).toBe(409);
    expect((await post(own, { password }, admin.headers)).statusCode).toBe(409);
    const other = await buildAdmin();
    const wrong = await post(own, { password: 'cizí heslo' }, other.headers);
    expect(wrong.json().errors).toEqual({ password: [expect.any(String)] });
  });

  test('R-5.14 is recorded and mailed to the owner; the codes are stored as hashes', async () => {
    const { db } = testing.context;
    const admin = await buildAdmin('de');
    const { codes } = await switchOn(admin);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const kept = await db.selectFrom('recovery_code').where('account_id', '=', admin.id).select('hash').execute();
    expect(kept.map(({ hash }) => hash.length)).toEqual(Array.from({ length: 10 }, () => 32));
    expect(await eventsOf(admin)).toEqual([{ kind: 'second_factor_on', actor_id: admin.id }]);
    expect(await auditOf(admin)).toEqual([{ action: 'switch_on_second_factor', actor_id: admin.id }]);
    expect(await mailsOf(admin)).toEqual([
      { kind: 'account.second_factor_on', subject: expect.stringContaining('Zwei-Faktor') },
    ]);
  });

  test('R-5.14 is for administrators: guests and users are rejected by every call', async () => {
    const user = await logIn(testing.context.db, await buildAccount(testing.context.db));
    const calls = [own, `${own}/confirmation`, `${own}/recovery-codes`, `${own}/removal`];
    for (const url of calls) {
      expect((await post(url, { password, code: '123456' })).statusCode).toBe(401);
      expect((await post(url, { password, code: '123456' }, user)).statusCode).toBe(403);
    }
    expect((await app.inject({ url: own, headers: user })).statusCode).toBe(403);
  });
});

describe('logging in', () => {
  test('R-5.14 requires a code, accepts each once, and none older than the last', async () => {
    const admin = await buildAdmin();
    const { app: totp } = await switchOn(admin);
    expect(outcome(await logInBy(admin.email))).toEqual([422, ['code']]);
    const old = codeOf(totp);
    later(30);
    const code = codeOf(totp);
    expect((await logInBy(admin.email, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect(outcome(await logInBy(admin.email, code))).toEqual([422, ['code']]);
    expect(outcome(await logInBy(admin.email, old))).toEqual([422, ['code']]);
    later(90);
    expect((await logInBy(admin.email, codeOf(totp))).statusCode).toBe(200);
  });

  test.each(['ěščřžý', '12345', '1234567', '٣٣٣٣٣٣'])(
    'R-5.14 a code that is no six digits is wrong: %s',
    async (code) => {
      const admin = await buildAdmin();
      const { app: totp } = await begin(admin);
      expect(outcome(await post(`${own}/confirmation`, { code }, admin.headers))).toEqual([422, ['code']]);
      expect((await post(`${own}/confirmation`, { code: codeOf(totp) }, admin.headers)).statusCode).toBe(200);
      expect(outcome(await logInBy(admin.email, code))).toEqual([422, ['code']]);
    },
  );

  test('R-5.14 of two simultaneous logins with one code one succeeds', async () => {
    const admin = await buildAdmin();
    const { app: totp, codes } = await switchOn(admin);
    for (const code of [codeOf(totp), codes[0]!]) {
      const answers = await Promise.all([1, 2, 3].map(() => logInBy(admin.email, code)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    }
  });

  test('R-5.14 accepts a recovery code once, in any notation', async () => {
    const admin = await buildAdmin();
    const { codes } = await switchOn(admin);
    expect((await logInBy(admin.email, codes[3]!.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(outcome(await logInBy(admin.email, codes[3]))).toEqual([422, ['code']]);
    expect(await stateOf(admin)).toMatchObject({ recovery_codes: 9 });
    expect((await eventsOf(admin)).map(({ kind }) => kind)).toEqual(['second_factor_on', 'recovery_code_used']);
    const other = await buildAdmin();
    await switchOn(other);
    expect((await logInBy(other.email, codes[4])).statusCode).toBe(422);
  });
});

describe('changing', () => {
  test('R-5.14 the codes are replaced with password and code; the old ones stop working', async () => {
    const admin = await buildAdmin();
    const { app: totp, codes } = await switchOn(admin);
    const url = `${own}/recovery-codes`;
    const ask = (proof: object) => post(url, proof, admin.headers);
    expect(outcome(await ask({ password: 'omyl', code: codeOf(totp) }))).toEqual([422, ['password']]);
    expect(outcome(await ask({ password, code: '000000' }))).toEqual([422, ['code']]);
    const renewed = (await ask({ password, code: codeOf(totp) })).json().recovery_codes as string[];
    expect(renewed).toHaveLength(10);
    expect((await logInBy(admin.email, codes[0])).statusCode).toBe(422);
    expect((await logInBy(admin.email, renewed[0])).statusCode).toBe(200);
    expect((await auditOf(admin)).map(({ action }) => action)).toEqual([
      'switch_on_second_factor',
      'renew_recovery_codes',
    ]);
  });

  test('R-5.14 switching off requires password and code, or a recovery code; then a password is enough', async () => {
    const admin = await buildAdmin();
    const { codes } = await switchOn(admin);
    const ask = (proof: object) => post(`${own}/removal`, proof, admin.headers);
    expect(outcome(await ask({ password: 'omyl', code: codes[0] }))).toEqual([422, ['password']]);
    expect(outcome(await ask({ password, code: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' }))).toEqual([422, ['code']]);
    expect((await ask({ password, code: codes[0] })).statusCode).toBe(200);
    expect((await ask({ password, code: codes[1] })).statusCode).toBe(409);
    expect(await stateOf(admin)).toEqual({ is_required: false, since: null, recovery_codes: 0 });
    expect((await logInBy(admin.email)).statusCode).toBe(200);
    expect((await mailsOf(admin)).map(({ kind }) => kind)).toEqual([
      'account.second_factor_on',
      'account.second_factor_off',
    ]);
    expect((await auditOf(admin)).at(-1)).toEqual({ action: 'switch_off_second_factor', actor_id: admin.id });
    await switchOn(admin);
  });

  test('R-5.14 after ten wrong codes even the correct one is rejected', async () => {
    const admin = await buildAdmin();
    const { app: totp } = await begin(admin);
    const wrong = { password, code: '000000' };
    for (let n = 0; n < 5; n += 1) {
      expect((await post(`${own}/confirmation`, wrong, admin.headers)).statusCode).toBe(422);
      expect((await post(`${own}/removal`, wrong, admin.headers)).statusCode).toBe(409);
    }
    const right = () => post(`${own}/confirmation`, { code: codeOf(totp) }, admin.headers);
    expect((await right()).statusCode).toBe(429);
    later(15 * 60);
    expect((await right()).statusCode).toBe(200);
  });
});

describe('another administrator', () => {
  const remove = (id: number, headers: Record<string, string> = {}) =>
    app.inject({ method: 'DELETE', url: `/api/admin/accounts/${id}/second-factor`, headers });

  test('R-5.14 R-9.06 with the scope for settings can switch it off, which is recorded and mailed', async () => {
    const admin = await buildAdmin();
    await switchOn(admin);
    const chief = await buildAdministrator(testing.context.db, ['settings', 'users']);
    const answer = await remove(admin.id, chief.headers);
    expect([answer.statusCode, answer.json().has_second_factor]).toEqual([200, false]);
    expect((await logInBy(admin.email)).statusCode).toBe(200);
    expect((await eventsOf(admin)).at(-1)).toEqual({ kind: 'second_factor_off', actor_id: chief.id });
    expect((await auditOf(admin)).at(-1)).toEqual({ action: 'switch_off_second_factor', actor_id: chief.id });
    expect((await mailsOf(admin)).at(-1)).toMatchObject({ kind: 'account.second_factor_off' });
    expect((await remove(admin.id, chief.headers)).statusCode).toBe(409);
    expect((await remove(999_999, chief.headers)).statusCode).toBe(404);
    expect((await remove(chief.id, chief.headers)).statusCode).toBe(403);
  });

  test('R-5.14 without that scope is rejected, and so are guests', async () => {
    const admin = await buildAdmin();
    const { headers } = await buildAdministrator(testing.context.db, ['users']);
    expect((await remove(admin.id, headers)).statusCode).toBe(403);
    expect((await remove(admin.id)).statusCode).toBe(401);
  });
});

test('the secret is stored encrypted, and a job encrypts earlier ones with the current key', async () => {
  const { db } = testing.context;
  const admin = await buildAdmin();
  const { secret, app: totp } = await begin(admin);
  const stored = async () =>
    (await db.selectFrom('account').where('id', '=', admin.id).select('second_factor_secret').executeTakeFirstOrThrow())
      .second_factor_secret!;
  const first = await stored();
  expect(first).toMatch(/^v1\./);
  expect(first).not.toContain(secret);
  const next = Buffer.alloc(32, 2).toString('base64');
  await sealOldSecrets({ db, config: readConfig({ SECRETS_KEY: `${next},${key}` }) });
  expect((await stored()).slice(0, 11)).not.toBe(first.slice(0, 11));
  // Stored before there was a key.
  await db.updateTable('account').set({ second_factor_secret: secret }).where('id', '=', admin.id).execute();
  await sealOldSecrets({ db, config: readConfig({ SECRETS_KEY: `${key},${next}` }) });
  expect(await stored()).toMatch(/^v1\./);
  expect((await post(`${own}/confirmation`, { code: codeOf(totp) }, admin.headers)).statusCode).toBe(200);
});
