import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { passwordError } from './common-passwords.ts';
import { sendPasswordReset } from './request-password-reset.ts';
import { hashPassword } from './passwords.ts';

const { testing, app, clock, post, mails } = useAccountCalls();
const refusal = { password: ['Toto heslo lze snadno uhodnout. Zvolte prosím jiné.'] };
const twice = (password: string) => ({ password, password_confirmation: password });

describe('a password that is easy to guess', () => {
  test.each([
    'aaaaaaaa',
    'aaaabaaa',
    'aaaabbbb',
    'aabbccdd',
    'abcdefgh',
    'Zyxwvuts',
    'abcd1234',
    'abc123xyz',
    'aaaaaaa1',
    'qwertzuiop',
    'ěščřžýáí',
    '12345678',
    'qwertyuiop',
    'Password1',
    'hesloheslo',
    'jana.novakova',
    'Jana@Karafa.example',
  ])('is refused at registration: %s', async (password) => {
    const owner = { username: 'Jana.Novakova', email: 'jana@karafa.example', phone: '607 111 222' };
    const answer = await post('/api/auth/register', registrationForm({ ...owner, ...twice(password) }));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, refusal]);
  });

  test.each(['vrbová lávka', 'stuttgart 1998', 'koupila3hrušky', 'k7#Xq2!w'])('is not %s', async (password) => {
    expect(await passwordError(password, { email: 'jana@karafa.example', username: 'jana' })).toEqual({});
  });

  test('is reported together with a taken e-mail', async () => {
    await buildAccount(testing.context.db, { email: 'obsazeny@karafa.example' });
    const form = registrationForm({ username: 'Nekdo', email: 'obsazeny@karafa.example', phone: '607 111 333' });
    const { errors } = (await post('/api/auth/register', { ...form, ...twice('12345678') })).json();
    expect(Object.keys(errors).toSorted()).toEqual(['email', 'password']);
  });

  test('is refused at a change and at a reset, whose link stays usable', async () => {
    const { db } = testing.context;
    const email = 'meni@karafa.example';
    const id = await buildAccount(db, { email, password_hash: await hashPassword('vrbová lávka') });
    const payload = { current_password: 'vrbová lávka', ...twice('11111111') };
    const headers = await logIn(db, id);
    const change = await app.inject({ method: 'PUT', url: '/api/me/password', payload, headers });
    expect([change.statusCode, change.json().errors]).toEqual([422, refusal]);

    await sendPasswordReset({ ...testing.context, now: () => clock.now }, { email, lang: 'cs' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === email)!;
    const url = `/api/auth/reset/${/\/zmena-hesla\/([\w-]{43})/.exec(mail.text)![1]}`;
    expect((await post(url, twice('11111111'))).json().errors).toEqual(refusal);
    expect((await post(url, twice('lávka z vrby'))).statusCode).toBe(200);
  });
});

test('trying phone numbers by changing the contact is limited', async () => {
  const { db } = testing.context;
  const headers = await logIn(db, await buildAccount(db));
  const codes: number[] = [];
  for (let n = 0; n <= 20; n += 1) {
    const { first_name, last_name, is_business, company, company_id, tax_id, company_address } = registrationForm();
    const company_data = { is_business, company, company_id, tax_id, company_address };
    const phone = { phone_prefix: '+420', phone: `60811${1000 + n}` };
    const payload = { first_name, last_name, ...company_data, ...phone, locale: 'cs' };
    codes.push((await app.inject({ method: 'PUT', url: '/api/me/contact', payload, headers })).statusCode);
  }
  expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
});
