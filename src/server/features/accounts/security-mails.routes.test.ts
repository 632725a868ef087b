import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { hashPassword } from './password/passwords.ts';

const { testing, app, mails } = useAccountCalls();
const password = 'heslo do sklepa';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const mailsTo = async (address: string) =>
  (await mails()).filter(({ recipient_address }) => recipient_address === address);
const textTo = async (address: string) => (await mailsTo(address))[0]!.text;

async function logInFrom(email: string, device?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': firefox },
    ...(device && { cookies: { '__Host-device': device } }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.find(({ name }) => name === '__Host-device')!.value;
}

describe('a login from a device that is new to the account', () => {
  test('R-5.03 is mailed with time, browser and address and the ways to react; the first login and known devices are not', async () => {
    const email = 'zarizeni@karafa.example';
    await buildAccount(testing.context.db, { email, password_hash: await hashPassword(password) });
    const own = await logInFrom(email);
    await logInFrom(email, own);
    expect(await mailsTo(email)).toEqual([]);
    const other = await logInFrom(email);
    await logInFrom(email, other);
    expect(await mailsTo(email)).toMatchObject([{ kind: 'account.new_device', locale: 'cs' }]);
    const text = await textTo(email);
    expect(text).toContain('Čas: 1.\u00a06.\u00a02026\u00a014:00');
    expect(text).toContain('Zařízení: Firefox, Windows');
    expect(text).toContain('IP adresa: 127.0.0.1');
    expect(text).toContain('https://karafa.example/obnova-hesla');
    expect(text).toContain('https://karafa.example/ucet/fakturacni-udaje#logins-title');
  });

  test.each([
    ['en', 'Login from a new device', 'https://karafa.example/en/reset-password'],
    ['de', 'Anmeldung von einem neuen Gerät', 'https://karafa.example/de/passwort-zuruecksetzen'],
  ])('R-5.03 is mailed in the language of the account (%s)', async (locale, heading, link) => {
    const email = `zarizeni.${locale}@karafa.example`;
    await buildAccount(testing.context.db, { email, locale, password_hash: await hashPassword(password) });
    await logInFrom(email);
    await logInFrom(email);
    const text = await textTo(email);
    expect(text).toContain(heading);
    expect(text).toContain(link);
  });
});

test('R-5.06 a change of contact data is mailed without the values; a change of the language only is not', async () => {
  const { db } = testing.context;
  const email = 'kontakt@karafa.example';
  const headers = await logIn(db, await buildAccount(db, { email, phone: '777222333' }));
  const change = (form: object) =>
    app.inject({
      method: 'PUT',
      url: '/api/me/contact',
      payload: { ...registrationForm(), phone: '777222333', locale: 'cs', ...form },
      headers,
    });
  expect((await change({ locale: 'cs' })).statusCode).toBe(200);
  expect(await mailsTo(email)).toEqual([]);
  expect((await change({ last_name: 'Dvořák', phone: '777222334' })).statusCode).toBe(200);
  expect(await mailsTo(email)).toMatchObject([{ kind: 'account.contact_changed' }]);
  const text = await textTo(email);
  expect(text).toContain('- Jméno a příjmení\n- Telefon\n');
  expect(text).not.toMatch(/Dvořák|777222334/);
});

test('R-5.14, R-9.06 the user hears of new scopes, groups and verifications, once for each change', async () => {
  const { db } = testing.context;
  const email = 'role@karafa.example';
  const id = await buildAccount(db, { email, locale: 'en' });
  const { headers } = await buildAdministrator(db);
  const group = await db
    .insertInto('user_group')
    .values({ name: 'Sběratelé', discount_percent: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const put = async (what: string, body: object) => {
    const url = `/api/admin/accounts/${id}`;
    const { version } = (await app.inject({ url, headers })).json<{ version: string }>();
    const answer = await app.inject({ method: 'PUT', url: `${url}/${what}`, payload: { version, ...body }, headers });
    expect(answer.statusCode).toBe(200);
  };
  for (const [what, body] of [
    ['scopes', { scopes: ['orders', 'adverts'] }],
    ['scopes', { scopes: ['adverts', 'orders'] }],
    ['scopes', { scopes: [] }],
    ['verification', { authorized: true }],
    ['verification', { authorized: true }],
    ['group', { user_group_id: group.id }],
    ['group', { user_group_id: group.id }],
    ['group', { user_group_id: null }],
  ] as const)
    await put(what, body);
  const sent = await mailsTo(email);
  expect(sent.map(({ kind, locale }) => [kind, locale])).toEqual(
    Array.from({ length: 5 }, () => ['account.role_changed', 'en']),
  );
  expect(sent[0]!.text).toContain('- Adverts\n- Orders\n');
  expect(sent[3]!.text).toContain('Sběratelé');
  const audit = await db.selectFrom('audit_entry').where('entity_id', '=', id).select('action').orderBy('id').execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'set_scopes',
    'set_scopes',
    'set_verified',
    'set_group',
    'set_group',
  ]);
});
