import { TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import { reauthenticationMinutes, type Contract } from '#shared/contract/endpoint.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { hashPassword } from '../password/passwords.ts';
import { loginFailureJob } from './login-failure.ts';
import { growingDelay } from './limit-logins.ts';

const { testing, app, clock, post, logInBy, bearer } = useAccountCalls();
const password = 'heslo do sklepa';
const call = '/api/me/reauthentication';
const pass = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

async function buildUser(email: string, account: object = {}) {
  const { db } = testing.context;
  const id = await buildAccount(db, { email, password_hash: await hashPassword(password), ...account });
  return { id, headers: await logIn(db, id, new Date(0)) };
}

describe('a sensitive call', () => {
  test('R-5.14 needs the password entered recently, by the login or again', async () => {
    const { db } = testing.context;
    await buildAccount(db, {
      email: 'sef@karafa.example',
      scopes: ['settings'],
      password_hash: await hashPassword(password),
    });
    const user = await buildAccount(db);
    const headers = bearer((await logInBy('sef@karafa.example', password)).json<{ token: string }>().token);
    const { version } = (
      await app.inject({ url: `/api/admin/accounts/${user}`, headers: (await buildAdministrator(db)).headers })
    ).json<{
      version: string;
    }>();
    const setScopes = () =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/accounts/${user}/scopes`,
        payload: { scopes: ['adverts'], version },
        headers,
      });
    pass(reauthenticationMinutes);
    const late = await setScopes();
    expect([late.statusCode, late.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'reauthentication_needed',
        message: 'Tuto změnu potvrďte prosím znovu svým heslem.',
      }),
    ]);
    const wrong = await post(call, { password: 'jiné heslo' }, headers);
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: ['Současné heslo není správné.'] }]);
    expect((await setScopes()).statusCode).toBe(403);
    expect((await post(call, { password }, headers)).statusCode).toBe(200);
    pass(reauthenticationMinutes - 1);
    expect((await setScopes()).statusCode).toBe(200);
    pass(1);
    expect((await setScopes()).json().code).toBe('reauthentication_needed');
  });

  test('R-5.14 is each that grants a role, changes the e-mail, sends money, or gives or erases one’s data', async () => {
    const calls = Object.entries(contract as Contract).flatMap(([feature, group]) =>
      Object.entries(group).flatMap(([name, each]) => (each.needsReauthentication ? [`${feature}.${name}`] : [])),
    );
    expect(calls.sort()).toEqual([
      'accounts.requestEmailChange',
      'adminAccounts.correctEmail',
      'adminAccounts.setGroup',
      'adminAccounts.setScopes',
      'adminAccounts.setVerified',
      'adminAccounts.switchOffSecondFactor',
      'adminOrders.refund',
      'adminPayments.approveRefunds',
      'adminPayments.changeApprovalLimit',
      'adminPayments.correctRefundAccount',
      'adminPayments.refundOverpayment',
      'adminPayments.retryRefunds',
      'adminPayouts.create',
      'adminPayouts.takeOut',
      'adminPrivacy.erase',
      'adminReturns.refundComplaint',
      'adminReturns.refundWithdrawal',
      'adminServices.refund',
      'administrators.endLogins',
      'administrators.invite',
      'payouts.setAccount',
      'privacy.checkDownload',
      'privacy.close',
      'privacy.requestExport',
    ]);
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { description?: string }>>;
    }>();
    expect(paths['/api/admin/orders/{id}/refunds']!.post!.description).toContain('reauthentication_needed');
  });

  test('R-5.06 a new phone number is one, other contact data are not', async () => {
    const { headers } = await buildUser('telefon@karafa.example', { phone: '777123456' });
    const change = (form: object) =>
      app.inject({
        method: 'PUT',
        url: '/api/me/contact',
        payload: { ...registrationForm(), phone: '777123456', locale: 'cs', ...form },
        headers,
      });
    expect((await change({ first_name: 'Jiří' })).statusCode).toBe(200);
    const moved = await change({ phone: '777123457' });
    expect([moved.statusCode, moved.json().code]).toEqual([403, 'reauthentication_needed']);
    await post(call, { password }, headers);
    expect((await change({ phone: '777123457' })).json().data.phone).toBe('777123457');
  });
});

describe('entering the password again', () => {
  test('R-5.14 needs the code where the account has a second factor', async () => {
    const { headers } = await buildUser('kod@karafa.example', { scopes: ['content'] });
    const { uri } = (await post('/api/me/second-factor', { password }, headers)).json<{ uri: string }>();
    const totp = URI.parse(uri) as TOTP;
    const code = () => totp.generate({ timestamp: clock.now.getTime() });
    await post('/api/me/second-factor/confirmation', { code: code() }, headers);
    pass(1);
    const without = await post(call, { password }, headers);
    expect([without.statusCode, without.json().errors]).toEqual([
      422,
      { code: ['Zadejte kód ze své ověřovací aplikace.'] },
    ]);
    expect((await post(call, { password, code: '000000' }, headers)).json().errors).toEqual({
      code: ['Kód není správný nebo už neplatí.'],
    });
    expect((await post(call, { password, code: code() }, headers)).statusCode).toBe(200);
  });

  test('R-5.02 counts together with attempts to log in, and failures are recorded', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser('hadani@karafa.example');
    for (let guess = 0; guess < growingDelay.free - 1; guess += 1) await logInBy('hadani@karafa.example', 'hádám');
    expect((await post(call, { password: 'hádám' }, headers)).statusCode).toBe(422);
    expect((await post(call, { password }, headers)).statusCode).toBe(429);
    const failures = await queuedJobs(db, loginFailureJob.task);
    expect(failures.at(-1)).toMatchObject({
      email: 'hadani@karafa.example',
      error: 'password_wrong',
      is_suspicious: true,
    });
    pass(16);
    expect((await post(call, { password }, headers)).statusCode).toBe(200);
  });

  test('R-5.05 an account without a password gets one by a reset link first', async () => {
    const { headers } = await buildUser('bez.hesla@karafa.example', { password_hash: null });
    const answer = await post(call, { password }, headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: ['Současné heslo není správné.'] }]);
    expect((await post(call, { password })).statusCode).toBe(401);
  });
});
