import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn, registrationForm } from '#tests/support/account-factories.ts';

const { testing, app, post, logInBy, bearer, mails } = useAccountCalls();
const form = registrationForm();

const nineDigits = 'Česká a slovenská telefonní čísla mají devět číslic. U jiných zemí prosím změňte předvolbu.';

describe('registration and login', () => {
  test('R-5.01, R-5.02 a person registers, waits for approval, is notified by mail, logs in and out', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db);
    expect((await post('/api/auth/register', form)).statusCode).toBe(200);

    const early = await logInBy('jan@karafa.example', form.password);
    expect([early.statusCode, early.json().errors]).toEqual([
      422,
      { email: [expect.stringContaining('čeká na schválení')] },
    ]);
    const { accounts, waiting } = (
      await app.inject({ url: '/api/admin/accounts?state=waiting&sort=oldest', headers })
    ).json();
    expect([waiting, accounts[0].username]).toEqual([1, 'Jan.Novak']);
    const approval = await post('/api/admin/accounts/approval', { ids: [accounts[0].id] }, headers);
    expect(approval.json()).toEqual({ decided: [accounts[0].id] });
    const again = await post('/api/admin/accounts/approval', { ids: [accounts[0].id] }, headers);
    expect(again.json()).toEqual({ decided: [] });
    expect((await mails()).map(({ kind, recipient_address }) => [kind, recipient_address])).toEqual([
      ['account.registered', 'jan@karafa.example'],
      ['account.approved', 'jan@karafa.example'],
    ]);

    const login = await logInBy('JAN@karafa.example', form.password);
    const { token } = login.json();
    const me = await app.inject({ url: '/api/me', headers: bearer(token) });
    expect(login.cookies).toMatchObject([
      { name: '__Host-login', value: token, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
      { name: 'is-logged-in', value: String(me.json().data.id), secure: true },
      { name: '__Host-device', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
      { name: 'cart-pieces', value: '0' },
    ]);
    expect(me.json().data).toMatchObject({ username: 'Jan.Novak', authorized: false, scopes: [], group: null });
    expect(me.headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: '/api/me', cookies: { '__Host-login': token } })).statusCode).toBe(200);

    expect((await app.inject({ url: '/api/auth/logout', headers: bearer(token) })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(401);
  });

  test('R-5.01, R-8.04 a taken e-mail, username or phone each has its own message, in the caller’s language', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'taken@karafa.example', username: 'Taken', phone_prefix: '', phone: '777888999' });
    const taken = { ...form, email: 'TAKEN@karafa.example', username: 'tAKEN', phone_prefix: '', phone: '777 888 999' };
    expect((await post('/api/auth/register', taken)).json().errors).toEqual({
      email: ['Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.'],
      username: ['Toto uživatelské jméno už někdo používá. Zvolte prosím jiné.'],
      phone: ['Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.'],
    });
    const german = await post('/api/auth/register', taken, {
      'x-client-url': 'https://karafa.example/de/registrierung',
    });
    expect(german.json().errors.email[0]).toMatch(/E-Mail/);
  });

  test('R-5.01 two simultaneous registrations of one e-mail create one account', async () => {
    const one = { ...form, email: 'twice@karafa.example' };
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter, index) =>
        post('/api/auth/register', { ...one, username: `twice.${letter}`, phone: `60200000${index}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  test('R-1.01, R-5.01 requires matching passwords, accepted terms, confirmed age, and company data of a company', async () => {
    const answer = await post('/api/auth/register', {
      ...form,
      email: 'errors@karafa.example',
      username: 'errors',
      phone: '603000000',
      password_confirmation: 'jiné heslo',
      terms: false,
      age: false,
      is_business: true,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      {
        password_confirmation: ['Hesla se neshodují.'],
        terms: ['Toto pole je nutné potvrdit.'],
        age: ['Toto pole je nutné potvrdit.'],
        company: ['Pole musí být vyplněno'],
        company_id: ['Pole musí být vyplněno'],
        company_address: ['Pole musí být vyplněno'],
      },
    ]);
  });

  test('R-5.01, R-8.02 an empty form gets all its errors at once', async () => {
    const nothing = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
    );
    const empty = { ...nothing, phone_prefix: '+420', lang: 'cs', terms: false, age: false, is_business: true };
    const missing = ['Pole musí být vyplněno'];
    expect((await post('/api/auth/register', empty)).json().errors).toEqual({
      username: ['Vyplňte prosím minimálně 3 znaky.'],
      email: missing,
      password: ['Vyplňte prosím minimálně 8 znaků.'],
      password_confirmation: missing,
      first_name: missing,
      last_name: missing,
      phone: missing,
      company: missing,
      company_id: missing,
      company_address: missing,
      terms: ['Toto pole je nutné potvrdit.'],
      age: ['Toto pole je nutné potvrdit.'],
    });
    expect((await post('/api/auth/register', {})).statusCode).toBe(422);
    expect((await post('/api/auth/register', [])).statusCode).toBe(422);
  });

  test.each([
    ['+420', '+420 777 123 457', undefined],
    ['+420', '+421777123458', ['Pole musí obsahovat pouze číslice.']],
    ['', '777-123-459', ['Pole musí obsahovat pouze číslice.']],
    ['+420', '1    2', [nineDigits]],
    ['+420', '+420', [nineDigits]],
    ['+421', '9012345678', [nineDigits]],
    ['+49', '12345', ['Zadejte prosím 6 až 15 číslic.']],
  ])('R-5.01 prefix "%s" with phone "%s" is answered %j', async (phone_prefix, phone, errors) => {
    const name = `phone.${phone.replace(/\D/g, '')}`;
    const body = { ...form, username: name, email: `${name}@karafa.example`, phone_prefix, phone };
    expect((await post('/api/auth/register', body)).json().errors?.phone).toEqual(errors);
    const kept = await testing.context.db
      .selectFrom('account')
      .where('username', '=', name)
      .select('phone')
      .executeTakeFirst();
    expect(kept?.phone).toBe(errors ? undefined : '777123457');
  });

  let firms = 0;
  test.each([
    ['+44', '462932', 'IE6388047V', '462932'],
    ['', '25313763', 'dk 25313763', '25313763'],
    ['', '462932', '', '462932'],
    ['+420', '462932', '', undefined],
    ['+420', '270 82 440', '', '27082440'],
    ['+421', '6947', '', '00006947'],
  ])(
    'R-5.01 a business with the prefix "%s" and the number %s (%s) is stored as %s',
    async (phone_prefix, company_id, tax_id, kept) => {
      const phone = `60400000${++firms}`;
      const name = `firma.${firms}`;
      const company = { is_business: true, company: 'Vzor', company_id, tax_id, company_address: 'Dublin' };
      const body = { ...form, ...company, username: name, email: `${name}@karafa.example`, phone_prefix, phone };
      const { errors } = (await post('/api/auth/register', body)).json();
      expect(errors).toEqual(
        kept === undefined ? { company_id: ['Toto IČO není platné. Zkontrolujte prosím číslice.'] } : undefined,
      );
      const found = await testing.context.db
        .selectFrom('account')
        .where('username', '=', name)
        .select('company_id')
        .executeTakeFirst();
      expect(found?.company_id).toBe(kept);
    },
  );

  const wrongId = { company_id: ['Toto IČO není platné. Zkontrolujte prosím číslice.'] };
  const wrongTax = { tax_id: ['Toto DIČ není platné. Píše se i s kódem země, například CZ nebo SK.'] };
  test.each([
    ['+420', '123456789', '', wrongId],
    ['+420', '2708244a', '', wrongId],
    ['+420', '27082440', 'blbost', wrongTax],
    // What is no VAT number says nothing about the country.
    ['+420', '462932', 'blbost', { ...wrongId, ...wrongTax }],
    ['+44', '25313763', 'CZ25313763', { ...wrongId, ...wrongTax }],
    ['+49', 'HRB 1234', 'DE12345', wrongTax],
  ])(
    'R-5.07 a business with the prefix "%s", the number %s and the tax ID "%s" is rejected, also when it changes later',
    async (phone_prefix, company_id, tax_id, expected) => {
      const company = { is_business: true, company: 'Vzor', company_id, tax_id, company_address: 'Praha' };
      const body = { ...form, ...company, username: 'firma.spatne', email: 'spatne@karafa.example', phone_prefix };
      const phone = '605000009';
      expect((await post('/api/auth/register', { ...body, phone })).json().errors).toEqual(expected);
      const { first_name, last_name } = form;
      const payload = { first_name, last_name, ...company, phone_prefix, phone, locale: 'cs' };
      const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
      const changed = await app.inject({ method: 'PUT', url: '/api/me/contact', payload, headers });
      expect([changed.statusCode, changed.json().errors]).toEqual([422, expected]);
    },
  );

  test('R-5.01 the error of an invalid username lists the allowed characters', async () => {
    const answer = await post('/api/auth/register', { ...form, username: 'žofie' });
    expect(answer.json().errors).toEqual({
      username: ['Pole musí obsahovat pouze alfanumerické znaky s tečkou.'],
    });
  });
});
