import { readConfig } from '#server/config.ts';
import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { inviteOwner } from './invite-owner.ts';

const { testing, app, post, logInBy, mails } = useAccountCalls();

const path = '/api/admin/administrators';
const remove = (url: string, headers: object) => app.inject({ method: 'DELETE', url, headers: { ...headers } });
const invite = (email: string, headers: object, form: object = {}) =>
  post(`${path}/invitations`, { email, scopes: ['orders'], lang: 'de', ...form }, { ...headers });

/** The token of the newest invitation mailed to an address. */
async function tokenFor(email: string): Promise<string> {
  const mail = (await mails()).findLast(
    ({ recipient_address, kind }) => recipient_address === email && kind === 'account.invitation',
  );
  return /\/(?:pozvanka|invitation|einladung)\/([\w-]{43})/.exec(mail!.text)![1]!;
}

describe('R-9.05 administrators', () => {
  test('need the scope for settings, and a fresh password to invite or to end logins', async () => {
    const { db } = testing.context;
    const user = await logIn(db, await buildAccount(db));
    const { headers: other } = await buildAdministrator(db, ['adverts', 'users', 'orders', 'content']);
    const { id, headers } = await buildAdministrator(db, ['settings']);
    const stale = await logIn(db, id, new Date(0));
    for (const [by, status] of [
      [{}, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await app.inject({ url: path, headers: by })).statusCode).toBe(status);
      expect((await invite('nikdo@karafa.example', by)).statusCode).toBe(status);
      expect((await remove(`${path}/invitations/1`, by)).statusCode).toBe(status);
      expect((await remove(`${path}/${id}/logins`, by)).statusCode).toBe(status);
    }
    for (const answer of [await invite('nikdo@karafa.example', stale), await remove(`${path}/${id}/logins`, stale)])
      expect(answer.json()).toMatchObject({ statusCode: 403, code: 'reauthentication_needed' });
    expect((await app.inject({ url: path, headers })).statusCode).toBe(200);
  });

  test('are listed with their scopes, second factor and last activity; others are not', async () => {
    const { db } = testing.context;
    const { id, headers } = await buildAdministrator(db, ['settings', 'orders']);
    await logIn(db, id);
    await db.updateTable('account').set({ second_factor_confirmed_at: new Date() }).where('id', '=', id).execute();
    const away = await buildAccount(db, { scopes: ['content'] });
    const blocked = await buildAccount(db, { scopes: ['content'], state: 'blocked' });
    const user = await buildAccount(db);
    const { administrators } = (await app.inject({ url: path, headers })).json();
    const found = (wanted: number) => administrators.find((each: { id: number }) => each.id === wanted);
    expect(found(id)).toMatchObject({ has_second_factor: true, logins: 2, scopes: ['settings', 'orders'] });
    expect(found(away)).toMatchObject({ has_second_factor: false, logins: 0, last_seen_at: null });
    expect([found(blocked), found(user)]).toEqual([undefined, undefined]);
  });

  test('an invitation is mailed in its language; the account of its e-mail accepts it once and gets the scopes', async () => {
    const { db } = testing.context;
    const { id: inviter, headers } = await buildAdministrator(db, ['settings']);
    const email = 'nova.clerk@karafa.example';
    const accountId = await buildAccount(db, { email, username: 'nova.clerk' });
    const invited = (await invite('Nova.Clerk@karafa.example', headers)).json();
    expect(invited.invitations[0]).toMatchObject({ email, scopes: ['orders'], is_expired: false });
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Einladung in die Verwaltung von Karafa', locale: 'de' });
    const token = await tokenFor(email);
    const offered = (await app.inject({ url: `/api/administrator-invitations/${token}` })).json();
    expect(offered.invitation).toMatchObject({ email, scopes: ['orders'] });

    const accept = (by: object) => post(`/api/administrator-invitations/${token}/acceptance`, {}, { ...by });
    const stranger = await logIn(db, await buildAccount(db));
    expect((await accept({})).statusCode).toBe(401);
    expect((await accept(stranger)).json()).toMatchObject({ statusCode: 409, code: 'invitation_of_other' });
    const own = await logIn(db, accountId);
    const answers = await Promise.all([accept(own), accept(own)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('invitation_ended');
    expect((await app.inject({ url: '/api/me', headers: own })).json().data.scopes).toEqual(['orders']);
    const kinds = (await mails()).filter((mail) => mail.recipient_address === email).map(({ kind }) => kind);
    expect(kinds).toEqual(['account.invitation', 'account.role_changed']);
    const audit = (await app.inject({ url: '/api/admin/audit', headers })).json();
    expect(audit.entries.slice(0, 2)).toMatchObject([
      { action: { code: 'accept_invitation', text: 'Přijetí pozvánky' } },
      { action: { code: 'invite', text: 'Pozvání správce' }, actor: { id: inviter } },
    ]);
    expect((await invite(email, headers)).json().errors.email).toEqual(['Účet s tímto e-mailem už portál spravuje.']);
  });

  test('an invited person who registers with that e-mail needs no approval', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db, ['settings']);
    const email = 'bez.uctu@karafa.example';
    await invite(email, headers);
    const register = (form: object) => post('/api/auth/register', registrationForm(form));
    await register({ email, username: 'bez.uctu', phone: '601 000 001' });
    await register({ email: 'jina@karafa.example', username: 'jina', phone: '601 000 002' });
    const states = await db
      .selectFrom('account')
      .where('username', 'in', ['bez.uctu', 'jina'])
      .select('state')
      .orderBy('username')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['approved', 'waiting']);
    expect((await logInBy(email, 'heslo do sklepa')).statusCode).toBe(200);
  });

  test('a newer invitation, a cancellation and the end of its time each end an invitation', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db, ['settings']);
    const email = 'trikrat@karafa.example';
    const offeredBy = async (token: string) =>
      (await app.inject({ url: `/api/administrator-invitations/${token}` })).json().invitation;
    await invite(email, headers);
    const first = await tokenFor(email);
    const second = (await invite(email, headers, { scopes: ['content'] })).json();
    expect(second.invitations.filter((each: { email: string }) => each.email === email)).toHaveLength(1);
    const newest = await tokenFor(email);
    expect(await offeredBy(first)).toBeNull();
    expect(await offeredBy(newest)).toMatchObject({ scopes: ['content'] });
    await db
      .updateTable('administrator_invitation')
      .set({ expires_at: new Date(0) })
      .where('email', '=', email)
      .execute();
    expect(await offeredBy(newest)).toBeNull();
    const { invitations } = (await app.inject({ url: path, headers })).json();
    const { id, is_expired: isExpired } = invitations.find((each: { email: string }) => each.email === email);
    expect(isExpired).toBe(true);
    expect((await remove(`${path}/invitations/${id}`, headers)).statusCode).toBe(200);
    expect((await remove(`${path}/invitations/${id}`, headers)).statusCode).toBe(404);
  });

  test('all logins of another administrator can be ended, not the own ones and not those of users', async () => {
    const { db } = testing.context;
    const { id, headers } = await buildAdministrator(db, ['settings']);
    const { id: other, headers: theirs } = await buildAdministrator(db, ['orders']);
    const user = await buildAccount(db);
    expect((await remove(`${path}/${id}/logins`, headers)).statusCode).toBe(403);
    expect((await remove(`${path}/${user}/logins`, headers)).statusCode).toBe(404);
    expect((await remove(`${path}/${other}/logins`, headers)).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: theirs })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
  });
});

describe('R-5.14 where administrators must have a second factor', () => {
  const strict = useTestServer(testing, {
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ADMIN_SECOND_FACTOR: 'on' }),
  });

  test('they can do nothing without it but switch it on', async () => {
    const { db } = testing.context;
    const { id, headers } = await buildAdministrator(db, ['settings']);
    const user = await logIn(db, await buildAccount(db));
    const call = (url: string, by: object = headers) => strict.inject({ url, headers: { ...by } });
    for (const url of ['/api/admin/tasks', path])
      expect((await call(url)).json()).toMatchObject({ statusCode: 403, code: 'second_factor_missing' });
    expect((await call(path, user)).json().code).toBe('forbidden');
    expect((await call('/api/me/second-factor', user)).json().code).toBe('forbidden');
    expect((await call('/api/me')).statusCode).toBe(200);
    expect((await call('/api/me/second-factor')).json()).toMatchObject({ is_required: true, since: null });
    await db.updateTable('account').set({ second_factor_confirmed_at: new Date() }).where('id', '=', id).execute();
    expect((await call(path)).statusCode).toBe(200);
  });

  test('they must by default, unless the demo data with their published password are on', () => {
    const isNeeded = (environment: Record<string, string>) => readConfig(environment).isAdminFactorNeeded;
    const database = { DATABASE_URL: 'postgres://localhost/karafa' };
    expect(isNeeded(database)).toBe(true);
    expect(isNeeded({})).toBe(false);
    expect(isNeeded({ ...database, DEMO_DATA: 'on' })).toBe(false);
    expect(isNeeded({ ...database, ADMIN_SECOND_FACTOR: 'off' })).toBe(false);
  });
});

test('R-9.05 the owner that the configuration names is invited once, while nobody administers the portal', async () => {
  const { db } = testing.context;
  await db.updateTable('account').set({ scopes: [] }).execute();
  const context = {
    ...testing.context,
    config: readConfig({ NODE_ENV: 'test', OWNER_EMAIL: 'majitelka@karafa.example' }),
  };
  const invited = async () =>
    (await mails()).filter((mail) => mail.recipient_address === 'majitelka@karafa.example').length;
  await inviteOwner(testing.context);
  expect(await invited()).toBe(0);
  await inviteOwner(context);
  await inviteOwner(context);
  expect(await invited()).toBe(1);
  await buildAdministrator(db);
  await db.deleteFrom('administrator_invitation').execute();
  await inviteOwner(context);
  expect(await invited()).toBe(1);
});
