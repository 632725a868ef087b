import { describe, expect, test } from 'vitest';
import { emailChangeHours } from '#shared/accounts/limits.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { hashPassword } from '../password/passwords.ts';
import { sweepAccounts } from '../sweep-accounts.ts';

const { testing, app, clock, post, logInBy, mails } = useAccountCalls();
const password = 'heslo do sklepa';
const own = '/api/me/email-change';
let counter = 0;

async function buildUser() {
  const { db } = testing.context;
  const email = `stary${++counter}@karafa.example`;
  const id = await buildAccount(db, { email, password_hash: await hashPassword(password) });
  return { id, email, next: `novy${counter}@karafa.example`, headers: await logIn(db, id) };
}
type User = Awaited<ReturnType<typeof buildUser>>;

const mailsTo = async (address: string) =>
  (await mails()).filter(({ recipient_address }) => recipient_address === address);
/** The token of the newest link sent to an address. */
const tokenIn = async (address: string) =>
  (await mailsTo(address)).flatMap(({ text }) => /potvrzeni-e-mailu\/([\w-]{43})/.exec(text)?.[1] ?? []).at(-1)!;
const link = (token: string) => `/api/auth/email/${token}`;
const confirm = async (token: string) => (await post(link(token), {})).json();
const refuse = (token: string) => app.inject({ method: 'DELETE', url: link(token) });
const request = ({ next, headers }: User, email = next) => post(own, { email }, headers);
const emailOf = async ({ id }: User) =>
  (await testing.context.db.selectFrom('account').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email;
const status = async (headers: Record<string, string>) => (await app.inject({ url: '/api/me', headers })).statusCode;

describe('a change of one’s own e-mail', () => {
  test.each(['old', 'new'] as const)(
    'R-5.06 takes effect when both addresses have confirmed it (%s first)',
    async (first) => {
      const user = await buildUser();
      const elsewhere = await logIn(testing.context.db, user.id);
      expect((await request(user)).json()).toMatchObject({
        change: { email: user.next, is_old_confirmed: false, is_new_confirmed: false },
      });
      const [old, next] = [await tokenIn(user.email), await tokenIn(user.next)];
      const tokens = first === 'old' ? [old, next] : [next, old];
      expect((await app.inject(link(old))).json()).toMatchObject({ link: { purpose: 'old', email: user.next } });
      expect(await confirm(tokens[0]!)).toEqual({ outcome: first === 'old' ? 'waits_for_new' : 'waits_for_old' });
      expect((await app.inject({ url: own, headers: user.headers })).json()).toMatchObject({
        change: { is_old_confirmed: first === 'old', is_new_confirmed: first === 'new' },
      });
      expect(await emailOf(user)).toBe(user.email);
      expect(await confirm(tokens[0]!)).toMatchObject({ code: 'invalid_input' });
      expect(await confirm(tokens[1]!)).toEqual({ outcome: 'changed' });
      expect(await emailOf(user)).toBe(user.next);
      expect([await status(user.headers), await status(elsewhere)]).toEqual([200, 401]);
      expect((await app.inject({ url: '/api/me', headers: user.headers })).json().data.is_email_confirmed).toBe(true);
      expect([
        (await logInBy(user.email, password)).statusCode,
        (await logInBy(user.next, password)).statusCode,
      ]).toEqual([422, 200]);
      for (const address of [user.email, user.next])
        expect((await mailsTo(address)).map(({ kind }) => kind)).toContain('account.email_changed');
    },
  );

  test('R-5.06 needs the password entered recently', async () => {
    const user = await buildUser();
    const headers = await logIn(testing.context.db, user.id, new Date(0));
    expect((await request({ ...user, headers })).json().code).toBe('reauthentication_needed');
    expect(await mailsTo(user.next)).toEqual([]);
  });

  test('R-5.05, R-5.06 to an address that has an account is answered alike; only its owner hears the reason', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const free = (await request(user)).json();
    const taken = (await request(user, other.email)).json();
    expect({ ...taken.change, email: '' }).toEqual({ ...free.change, email: '' });
    expect((await mailsTo(other.email)).map(({ kind }) => kind)).toEqual(['account.email_in_use']);
    expect(await tokenIn(other.email)).toBeUndefined();
    expect(await confirm(await tokenIn(user.email))).toEqual({ outcome: 'waits_for_new' });
    expect(await emailOf(user)).toBe(user.email);
    expect((await request(user, user.email)).json().errors).toEqual({ email: ['Tento e-mail už váš účet má.'] });
  });

  test('R-5.06 fails when somebody has registered the address meanwhile', async () => {
    const user = await buildUser();
    await request(user);
    await confirm(await tokenIn(user.email));
    await buildAccount(testing.context.db, { email: user.next });
    const token = await tokenIn(user.next);
    expect(await confirm(token)).toMatchObject({ errors: { email: [expect.stringContaining('již existuje')] } });
    expect(await emailOf(user)).toBe(user.email);
  });

  test('R-5.06 can be withdrawn, and expires', async () => {
    const user = await buildUser();
    await request(user);
    const tokens = [await tokenIn(user.email), await tokenIn(user.next)];
    const withdraw = () => app.inject({ method: 'DELETE', url: own, headers: user.headers });
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 404]);
    for (const token of tokens) expect((await app.inject(link(token))).json()).toEqual({ link: null });
    await request(user);
    const late = await tokenIn(user.next);
    await confirm(await tokenIn(user.email));
    clock.now = new Date(clock.now.getTime() + emailChangeHours * 3_600_000);
    expect((await app.inject({ url: own, headers: user.headers })).json()).toEqual({ change: null });
    expect(await confirm(late)).toMatchObject({ errors: { link: [expect.stringContaining('už neplatí')] } });
    clock.now = new Date(clock.now.getTime() + 1);
    await sweepAccounts({ ...testing.context, now: () => clock.now });
    const left = await testing.context.db
      .selectFrom('email_change')
      .where('account_id', '=', user.id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  test('R-5.06 a new request replaces the earlier one with its links', async () => {
    const user = await buildUser();
    await request(user, `omylem${counter}@karafa.example`);
    const [old, wrong] = [await tokenIn(user.email), await tokenIn(`omylem${counter}@karafa.example`)];
    await request(user);
    for (const token of [old, wrong]) expect((await app.inject(link(token))).json()).toEqual({ link: null });
    await confirm(await tokenIn(user.email));
    expect(await confirm(await tokenIn(user.next))).toEqual({ outcome: 'changed' });
  });

  test('R-5.06 refused from the old mailbox ends every login; from the new one only the request', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    await request(user);
    const next = await tokenIn(user.next);
    expect((await refuse(await tokenIn(user.email))).statusCode).toBe(200);
    expect([await status(user.headers), (await app.inject(link(next))).json()]).toEqual([401, { link: null }]);
    await request(other);
    expect((await refuse(await tokenIn(other.next))).statusCode).toBe(200);
    expect(await status(other.headers)).toBe(200);
    expect((await app.inject({ url: own, headers: other.headers })).json()).toEqual({ change: null });
    expect(await emailOf(other)).toBe(other.email);
  });

  test('R-5.06 a password reset drops it, and tokens are stored as hashes', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    await request(user);
    const token = await tokenIn(user.next);
    const { rows } = await testing.context.pool.query('select row_to_json(l)::text as row from email_link l');
    expect(rows.map(({ row }: { row: string }) => row).join()).not.toContain(token);
    await app.inject({
      method: 'PUT',
      url: '/api/me/password',
      payload: {
        current_password: password,
        password: 'nové heslo sklepa',
        password_confirmation: 'nové heslo sklepa',
      },
      headers: user.headers,
    });
    expect(await db.selectFrom('email_change').where('account_id', '=', user.id).selectAll().execute()).toEqual([]);
    expect((await app.inject(link(token))).json()).toEqual({ link: null });
  });
});

describe('the e-mail of an account', () => {
  test('R-5.01 is confirmed by the link of the registration, once', async () => {
    const email = 'registrace@karafa.example';
    await post('/api/auth/register', { ...registrationForm(), email, username: 'registrace', phone: '608111222' });
    const token = await tokenIn(email);
    expect((await app.inject(link(token))).json()).toEqual({
      link: { purpose: 'own', username: 'registrace', email },
    });
    expect(await confirm(token)).toEqual({ outcome: 'confirmed' });
    expect(await confirm(token)).toMatchObject({ code: 'invalid_input' });
  });

  test('R-5.06 is confirmed by a link that the account sends; a confirmed one needs none', async () => {
    const user = await buildUser();
    const send = async () => (await post('/api/me/email-confirmation', {}, user.headers)).statusCode;
    expect(await send()).toBe(200);
    expect(await confirm(await tokenIn(user.email))).toEqual({ outcome: 'confirmed' });
    expect(await send()).toBe(409);
  });

  test('R-9.01, R-9.06 is corrected by an administrator for a user who has lost the mailbox', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const { headers } = await buildAdministrator(db, ['users']);
    const reason = 'Ověřeno telefonicky';
    const correct = (id: number, email = user.next) =>
      app.inject({ method: 'PUT', url: `/api/admin/accounts/${id}/email`, payload: { email, reason }, headers });
    const done = await correct(user.id);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({ email: user.next, is_email_confirmed: false }),
    ]);
    expect((await correct(user.id)).statusCode).toBe(409);
    expect(await status(user.headers)).toBe(401);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account.email_changed']);
    expect((await mailsTo(user.next)).map(({ kind }) => kind)).toEqual([
      'account.email_changed',
      'account.confirm_email',
    ]);
    const audit = await db.selectFrom('audit_entry').where('entity_id', '=', user.id).selectAll().execute();
    expect(audit).toMatchObject([
      { action: 'set_email', before: { email: user.email }, after: { email: user.next, reason } },
    ]);
    const other = await buildUser();
    expect((await correct(other.id, user.next)).json().errors).toHaveProperty('email');
    const administrator = await buildAdministrator(db, ['orders']);
    expect((await correct(administrator.id, 'prevzato@karafa.example')).statusCode).toBe(403);
  });
});
