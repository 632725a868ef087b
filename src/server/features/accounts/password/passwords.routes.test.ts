import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { hashPassword } from './passwords.ts';
import { sendPasswordReset } from './request-password-reset.ts';

const { testing, app, clock, post, logInBy, mails } = useAccountCalls();

describe('passwords', () => {
  test('R-5.05 a link by mail sets a new password once, within an hour, and ends all logins', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, { email: 'lost@karafa.example', locale: 'en' });
    const headers = await logIn(db, id);
    const known = await post('/api/auth/reset', { email: 'lost@karafa.example', lang: 'en' });
    const unknown = await post('/api/auth/reset', { email: 'nobody@karafa.example', lang: 'en' });
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    const context = { ...testing.context, now: () => clock.now };
    await sendPasswordReset(context, { email: 'nobody@karafa.example', lang: 'en' });
    await sendPasswordReset(context, { email: 'lost@karafa.example', lang: 'en' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === 'lost@karafa.example');
    const [, hash] = /\/en\/change-password\/([\w-]{43})/.exec(mail!.text)!;

    expect((await app.inject(`/api/auth/reset/${hash}`)).json()).toEqual({ is_valid: true });
    const change = { password: 'nové dlouhé heslo', password_confirmation: 'nové dlouhé heslo' };
    const differ = await post(`/api/auth/reset/${hash}`, { ...change, password_confirmation: 'jiné' });
    expect(differ.json().errors).toEqual({ password_confirmation: ['Hesla se neshodují.'] });
    const both = await Promise.all([post(`/api/auth/reset/${hash}`, change), post(`/api/auth/reset/${hash}`, change)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await app.inject(`/api/auth/reset/${hash}`)).json()).toEqual({ is_valid: false });
    expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401);
    expect((await logInBy('lost@karafa.example', 'nové dlouhé heslo')).statusCode).toBe(200);
  });

  test('R-5.05 a link expires after an hour', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'late@karafa.example' });
    await sendPasswordReset({ ...testing.context, now: () => clock.now }, { email: 'late@karafa.example', lang: 'cs' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === 'late@karafa.example');
    const [, hash] = /\/zmena-hesla\/([\w-]{43})/.exec(mail!.text)!;
    clock.now = new Date(clock.now.getTime() + 61 * 60_000);
    expect((await app.inject(`/api/auth/reset/${hash}`)).json()).toEqual({ is_valid: false });
  });

  test('R-5.05 changing the password invalidates an unused link; guessing links is rate limited', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'link@karafa.example',
      password_hash: await hashPassword('staré heslo'),
    });
    await sendPasswordReset({ ...testing.context, now: () => clock.now }, { email: 'link@karafa.example', lang: 'cs' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === 'link@karafa.example');
    const [, hash] = /\/zmena-hesla\/([\w-]{43})/.exec(mail!.text)!;
    const change = { password: 'nové heslo 1', password_confirmation: 'nové heslo 1' };
    const payload = { ...change, current_password: 'staré heslo' };
    const headers = await logIn(db, id);
    expect((await app.inject({ method: 'PUT', url: '/api/me/password', payload, headers })).statusCode).toBe(200);
    expect((await app.inject(`/api/auth/reset/${hash}`)).json()).toEqual({ is_valid: false });

    const invented = `/api/auth/reset/${'a'.repeat(43)}`;
    const codes = [];
    for (let n = 0; n < 11; n += 1) codes.push((await post(invented, change)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('R-5.03 changing the password requires the current one and ends the other logins', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, { password_hash: await hashPassword('staré heslo') });
    const [here, elsewhere] = [await logIn(db, id), await logIn(db, id)];
    const put = (payload: object) => app.inject({ method: 'PUT', url: '/api/me/password', payload, headers: here });
    const change = { password: 'nové heslo 1', password_confirmation: 'nové heslo 1' };
    expect((await put({ ...change, current_password: 'omyl' })).json().errors).toEqual({
      current_password: ['Současné heslo není správné.'],
    });
    expect((await put({ ...change, current_password: 'staré heslo' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: here })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: elsewhere })).statusCode).toBe(401);
  });
});

describe('while a password is being changed', () => {
  /**
   * Starts `act` while another transaction has changed the password, and commits that transaction once `act` waits
   * for its lock.
   */
  async function changeMeanwhile<Answer>(id: number, password: string, act: () => Promise<Answer>): Promise<Answer> {
    const password_hash = await hashPassword(password);
    const change = (tx: Tx) => tx.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
    return whileHeld(testing.context.db, change, act);
  }

  test('R-5.03 a login with the old one fails', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'zmena@karafa.example',
      password_hash: await hashPassword('staré heslo'),
    });
    const login = await changeMeanwhile(id, 'nové heslo', () => logInBy('zmena@karafa.example', 'staré heslo'));
    expect(login.statusCode).toBe(422);
    expect((await logInBy('zmena@karafa.example', 'nové heslo')).statusCode).toBe(200);
  });

  test('R-5.03 another change with the old one fails', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'prvni@karafa.example',
      password_hash: await hashPassword('staré heslo'),
    });
    const headers = await logIn(db, id);
    const payload = { current_password: 'staré heslo', password: 'cizí heslo', password_confirmation: 'cizí heslo' };
    const change = await changeMeanwhile(id, 'nové heslo', () =>
      app.inject({ method: 'PUT', url: '/api/me/password', payload, headers }),
    );
    expect(change.statusCode).toBe(422);
    expect((await logInBy('prvni@karafa.example', 'nové heslo')).statusCode).toBe(200);
  });
});
