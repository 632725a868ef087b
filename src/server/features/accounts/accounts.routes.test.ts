import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { hashPassword } from './passwords.ts';
import { sendPasswordReset } from './request-password-reset.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
let now = new Date('2026-06-01T12:00:00Z');
let app: FastifyInstance;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  return () => app.close();
});
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  await testing.context.db.deleteFrom('attempt').execute();
});

const form = {
  username: 'Jan.Novak',
  email: 'Jan@Karafa.example',
  phone_prefix: '+420',
  phone: '601 234 567',
  password: 'heslo do sklepa',
  password_confirmation: 'heslo do sklepa',
  first_name: 'Jan',
  last_name: 'Novák',
  is_business: false,
  company: '',
  company_id: '',
  tax_id: '',
  company_address: '',
  terms: true,
  age: true,
  lang: 'cs',
};

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const logInBy = (email: string, password: string, headers = {}) =>
  post('/api/auth/login', { email, password }, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const mails = () =>
  testing.context.db.selectFrom('mail').select(['kind', 'recipient_address', 'text', 'locale']).orderBy('id').execute();

describe('registration and login', () => {
  test('R-5.01, R-5.02 a person registers, waits, is approved, gets a mail, logs in and out', async () => {
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
      { name: 'login', value: token, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
      { name: 'is-logged-in', value: String(me.json().data.id), secure: true },
      { name: 'cart-pieces', value: '0' },
    ]);
    expect(me.json().data).toMatchObject({ username: 'Jan.Novak', authorized: false, scopes: [], group: null });
    expect(me.headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: '/api/me', cookies: { login: token } })).statusCode).toBe(200);

    expect((await app.inject({ url: '/api/auth/logout', headers: bearer(token) })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(401);
  });

  test('R-5.01, R-8.04 e-mail, username and phone that are taken have a message each, in the caller’s language', async () => {
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

  test('R-5.01 two registrations of one e-mail at once make one account', async () => {
    const one = { ...form, email: 'twice@karafa.example' };
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter, index) =>
        post('/api/auth/register', { ...one, username: `twice.${letter}`, phone: `60200000${index}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  test('R-1.01, R-5.01 passwords must match, terms and age be confirmed, a company give its data', async () => {
    const answer = await post('/api/auth/register', {
      ...form,
      email: 'faults@karafa.example',
      username: 'faults',
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

  test('R-5.01, R-8.02 an empty form is told all its faults at once', async () => {
    const nothing = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
    );
    const empty = { ...nothing, phone_prefix: '+420', lang: 'cs', terms: false, age: false, is_business: true };
    const missing = ['Pole musí být vyplněno'];
    expect((await post('/api/auth/register', empty)).json().errors).toEqual({
      username: ['Vyplňte prosím minimálně 3 znaků.'],
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
    ['+420', '1    2', ['Zadejte prosím 6 až 15 číslic.']],
    ['+420', '+420', ['Zadejte prosím 6 až 15 číslic.']],
  ])('R-5.01 with the prefix "%s" the phone "%s" is answered %j', async (phone_prefix, phone, faults) => {
    const name = `phone.${phone.replace(/\D/g, '')}`;
    const body = { ...form, username: name, email: `${name}@karafa.example`, phone_prefix, phone };
    expect((await post('/api/auth/register', body)).json().errors?.phone).toEqual(faults);
    const kept = await testing.context.db
      .selectFrom('account')
      .where('username', '=', name)
      .select('phone')
      .executeTakeFirst();
    expect(kept?.phone).toBe(faults ? undefined : '777123457');
  });

  let firms = 0;
  test.each([
    ['+44', '462932', 'IE6388047V', '462932'],
    ['', '25313763', 'dk 25313763', '25313763'],
    ['', '462932', '', '462932'],
    ['+420', '462932', '', undefined],
    ['+420', '270 82 440', '', '27082440'],
    ['+44', '25313763', 'CZ25313763', undefined],
    ['+421', '6947', '', '00006947'],
  ])(
    'R-5.01 a business with the prefix "%s" and the number %s (%s) is kept as %s',
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

  test('R-5.01 a user name of other letters is told what may stand in it', async () => {
    const answer = await post('/api/auth/register', { ...form, username: 'žofie' });
    expect(answer.json().errors).toEqual({
      username: ['Pole musí obsahovat pouze alfanumerické znaky s tečkou.'],
    });
  });

  test('R-5.02 a wrong password and an unknown e-mail answer the same; guessing is stopped', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'known@karafa.example',
      password_hash: await hashPassword('správné heslo'),
    });
    const wrong = await logInBy('known@karafa.example', 'špatné heslo');
    const unknown = await logInBy('nobody@karafa.example', 'špatné heslo');
    expect([wrong.statusCode, wrong.json()]).toEqual([422, unknown.json()]);
    const events = await db.selectFrom('account_event').where('account_id', '=', id).select('kind').execute();
    expect(events).toEqual([{ kind: 'login_failed' }]);

    for (let guess = 0; guess < 9; guess += 1) await logInBy('known@karafa.example', 'hádám');
    expect((await logInBy('known@karafa.example', 'správné heslo')).statusCode).toBe(429);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await logInBy('known@karafa.example', 'správné heslo')).statusCode).toBe(200);
  });

  test('R-5.03 nothing that lets anybody in is stored readable', async () => {
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

  test('R-5.03 a form of another site is refused, its reads find nobody', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db);
    const token = (await logIn(db, id)).authorization.slice('Bearer '.length);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie: `login=${token}` };
    const write = await app.inject({ method: 'DELETE', url: '/api/me/addresses/1', headers: foreign });
    expect([write.statusCode, write.json().code]).toEqual([403, 'cross_site']);
    expect((await app.inject({ url: '/api/me', headers: foreign })).statusCode).toBe(401);
    const logout = await app.inject({ url: '/api/auth/logout', headers: foreign });
    expect([logout.statusCode, logout.cookies]).toEqual([403, []]);
    expect((await app.inject({ url: '/api/me', headers: { cookie: `login=${token}` } })).statusCode).toBe(200);
  });
});

describe('passwords', () => {
  test('R-5.05 a link by mail sets a new password once, within an hour, and ends every login', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, { email: 'lost@karafa.example', locale: 'en' });
    const headers = await logIn(db, id);
    const known = await post('/api/auth/reset', { email: 'lost@karafa.example', lang: 'en' });
    const unknown = await post('/api/auth/reset', { email: 'nobody@karafa.example', lang: 'en' });
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    const context = { ...testing.context, now: () => now };
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

  test('R-5.05 a link ends after an hour', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'late@karafa.example' });
    await sendPasswordReset({ ...testing.context, now: () => now }, { email: 'late@karafa.example', lang: 'cs' });
    const mail = (await mails()).find(({ recipient_address }) => recipient_address === 'late@karafa.example');
    const [, hash] = /\/zmena-hesla\/([\w-]{43})/.exec(mail!.text)!;
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await app.inject(`/api/auth/reset/${hash}`)).json()).toEqual({ is_valid: false });
  });

  test('R-5.05 changing the password ends a link that waits; links that are none are not worth guessing', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'link@karafa.example',
      password_hash: await hashPassword('staré heslo'),
    });
    await sendPasswordReset({ ...testing.context, now: () => now }, { email: 'link@karafa.example', lang: 'cs' });
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

  test('R-5.03 changing the password needs the current one and ends the other logins', async () => {
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
  /** Changes the password in a transaction that ends once something waits for the account. */
  async function changeMeanwhile<Answer>(id: number, password: string, act: () => Promise<Answer>): Promise<Answer> {
    const hash = await hashPassword(password);
    const acting = await testing.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').where('id', '=', id).select('id').forUpdate().execute();
      const started = act();
      const isWaited = () =>
        testing.context.pool
          .query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
          .then(({ rowCount }) => rowCount);
      await expect.poll(isWaited).toBeGreaterThan(0);
      await tx.updateTable('account').set({ password_hash: hash }).where('id', '=', id).execute();
      return [started] as const;
    });
    return acting[0];
  }

  test('R-5.03 a login by the old one does not come about', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, {
      email: 'zmena@karafa.example',
      password_hash: await hashPassword('staré heslo'),
    });
    const login = await changeMeanwhile(id, 'nové heslo', () => logInBy('zmena@karafa.example', 'staré heslo'));
    expect(login.statusCode).toBe(422);
    expect((await logInBy('zmena@karafa.example', 'nové heslo')).statusCode).toBe(200);
  });

  test('R-5.03 another change that knew the old one does not win', async () => {
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

describe('one’s own data', () => {
  test('R-5.03 logins are listed and ended one by one, only one’s own', async () => {
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

  test('R-5.03 a login ends after thirty days, used or not', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'konec@karafa.example', password_hash: await hashPassword('dlouhé heslo') });
    const { token } = (await logInBy('konec@karafa.example', 'dlouhé heslo')).json();
    const status = async () => (await app.inject({ url: '/api/me', headers: bearer(token) })).statusCode;
    for (const [day, expected] of [
      [15, 200],
      [29, 200],
      [30, 401],
    ] as const) {
      now = new Date(Date.parse('2026-06-01T12:00:00Z') + day * 86_400_000);
      expect([day, await status()]).toEqual([day, expected]);
    }
  });

  test('R-5.06, R-8.04 what no text may hold is left out of it', async () => {
    const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
    const contact = { ...form, first_name: 'Jan\u0000', phone: '777 000 111', locale: 'cs' };
    const changed = await app.inject({ method: 'PUT', url: '/api/me/contact', payload: contact, headers });
    expect([changed.statusCode, changed.json().data.first_name]).toEqual([200, 'Jan']);
  });

  test('R-5.06 addresses are added, changed and deleted; those of others are not there', async () => {
    const { db } = testing.context;
    await db
      .insertInto('country')
      .values({ code: 'CZ' })
      .onConflict((found) => found.doNothing())
      .execute();
    const [mine, foreign] = [await logIn(db, await buildAccount(db)), await logIn(db, await buildAccount(db))];
    const address = {
      kind: 'delivery',
      name: 'Jan Novák',
      street: 'Dlouhá 1',
      city: 'Praha',
      postcode: '110 00',
      country: 'CZ',
    };
    const added = await post('/api/me/addresses', address, mine);
    const { id } = added.json();
    expect(added.json()).toEqual({ ...address, id });
    const change = (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url: `/api/me/addresses/${id}`, payload: { ...address, city: 'Brno' }, headers });
    expect((await change(foreign)).statusCode).toBe(404);
    expect((await change(mine)).json().city).toBe('Brno');
    const empty = await post('/api/me/addresses', { ...address, street: ' ' }, mine);
    expect(empty.json().errors).toEqual({ street: ['Pole musí být vyplněno'] });
    const slovak = await post('/api/me/addresses', { ...address, postcode: '811 01' }, mine);
    expect(slovak.json().errors).toEqual({ postcode: ['PSČ neodpovídá zvolené zemi.'] });
    const short = await post('/api/me/addresses', { ...address, postcode: '1100' }, mine);
    expect(short.json().errors).toEqual({ postcode: ['PSČ neodpovídá zvolené zemi.'] });
    expect((await post('/api/me/addresses', { ...address, postcode: '11000' }, mine)).json().postcode).toBe('110 00');
    const remove = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/me/addresses/${id}`, headers });
    expect((await remove(foreign)).statusCode).toBe(404);
    expect((await remove(mine)).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me/addresses', headers: mine })).json()).toHaveLength(1);
  });

  test('R-8.01 the message counter answers zeros until there are conversations', async () => {
    const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
    expect((await app.inject({ url: '/api/message?counter=1', headers })).json()).toEqual({
      total: 0,
      new: 0,
      system: [],
    });
  });

  test('R-5.08 a profile shows no private data, and none of who may not log in', async () => {
    const { db } = testing.context;
    const person = await buildAccount(db, { username: 'sberatel' });
    const blocked = await buildAccount(db, { state: 'blocked' });
    const profile = (await app.inject(`/api/users/${person}`)).json();
    expect(profile).toMatchObject({ id: person, username: 'sberatel', is_business: false, business: null });
    expect(JSON.stringify(profile)).not.toMatch(/@|Novák|6000/);
    expect((await app.inject(`/api/users/${blocked}`)).statusCode).toBe(404);
  });
});

describe('administrators', () => {
  test('R-5.14 every call asks for its scope: 401 without a login, 403 without the scope', async () => {
    const { db } = testing.context;
    const plain = await logIn(db, await buildAccount(db));
    const { headers: adverts } = await buildAdministrator(db, ['adverts']);
    for (const [headers, status] of [
      [{}, 401],
      [plain, 403],
      [adverts, 403],
    ] as const) {
      expect((await app.inject({ url: '/api/admin/accounts', headers })).statusCode).toBe(status);
      expect((await post('/api/admin/accounts/approval', { ids: [1] }, headers)).statusCode).toBe(status);
    }
  });

  test('R-9.01, R-9.06 refusing, blocking and unblocking are mailed, recorded and audited; a blocked user is out at once', async () => {
    const { db } = testing.context;
    const { id: actor, headers } = await buildAdministrator(db);
    const waiting = await buildAccount(db, { state: 'waiting', email: 'refused@karafa.example' });
    const user = await buildAccount(db, { email: 'blocked@karafa.example' });
    const login = await logIn(db, user);
    const reason = 'Neúplné údaje <script>';
    await post('/api/admin/accounts/refusal', { ids: [waiting], reason }, headers);
    await post('/api/admin/accounts/block', { ids: [user, actor], reason }, headers);
    expect((await app.inject({ url: '/api/me', headers: login })).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
    await post('/api/admin/accounts/unblock', { ids: [user] }, headers);
    const kinds = (await mails())
      .filter(({ recipient_address }) => /^(refused|blocked)@/.test(recipient_address))
      .map(({ kind, text }) => [kind, text.includes(reason)]);
    expect(kinds).toEqual([
      ['account.refused', true],
      ['account.blocked', true],
    ]);
    const detail = (await app.inject({ url: `/api/admin/accounts/${user}`, headers })).json();
    expect(detail.events.map(({ kind }: { kind: string }) => kind)).toEqual(['unblocked', 'blocked']);
    const { headers: settings } = await buildAdministrator(db, ['settings']);
    const { username: administrator } = await db
      .selectFrom('account')
      .where('id', '=', actor)
      .select('username')
      .executeTakeFirstOrThrow();
    const audit = (await app.inject({ url: `/api/admin/audit?q=${administrator}`, headers: settings })).json();
    expect(audit.entries.map(({ action }: { action: { code: string } }) => action.code)).toEqual([
      'unblock',
      'block',
      'refuse',
    ]);
  });

  test('R-5.14 an administrator is blocked by who appoints administrators alone; who was refused may be approved', async () => {
    const { db } = testing.context;
    const { headers: users } = await buildAdministrator(db, ['users']);
    const { headers: settings } = await buildAdministrator(db, ['users', 'settings']);
    const { id } = await buildAdministrator(db, ['adverts']);
    const body = { ids: [id], reason: 'Podezřelé přihlášení' };
    expect((await post('/api/admin/accounts/block', body, users)).json()).toEqual({ decided: [] });
    expect((await post('/api/admin/accounts/block', body, settings)).json()).toEqual({ decided: [id] });
    const refused = await buildAccount(db, { state: 'refused' });
    expect((await post('/api/admin/accounts/approval', { ids: [refused] }, users)).json()).toEqual({
      decided: [refused],
    });
  });

  test('R-5.14 the adverts of a blocked user stay away until the user is let in again', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db);
    const seller = await buildAccount(db);
    const advert = await buildAdvert(db, { seller, state: 'approved' });
    const paused = await buildAdvert(db, { seller, state: 'paused' });
    const visibility = async () => {
      const rows = await db
        .selectFrom('listing')
        .where('seller_id', '=', seller)
        .select(['id', 'visibility'])
        .execute();
      return Object.fromEntries(rows.map((row) => [row.id, row.visibility]));
    };
    expect(await visibility()).toEqual({ [advert]: 'listed', [paused]: 'hidden' });
    await post('/api/admin/accounts/block', { ids: [seller], reason: 'Podvod' }, headers);
    expect(await visibility()).toEqual({ [advert]: 'hidden', [paused]: 'hidden' });
    await db.updateTable('listing').set({ visibility: 'listed' }).where('id', '=', advert).execute();
    expect(await visibility()).toEqual({ [advert]: 'hidden', [paused]: 'hidden' });
    await post('/api/admin/accounts/unblock', { ids: [seller] }, headers);
    expect(await visibility()).toEqual({ [advert]: 'listed', [paused]: 'hidden' });
  });

  test('R-9.01 users are found by a part of name, e-mail, company or phone, without regard to diacritics', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db);
    const id = await buildAccount(db, {
      first_name: 'Žofie',
      last_name: 'Říhová',
      is_business: true,
      company: 'Vinotéka 100% s.r.o.',
      company_id: '12345679',
      company_address: 'Brno',
    });
    for (const q of ['rihova', 'ŽOFIE ř', '100%', '1234567']) {
      const found = (await app.inject({ url: '/api/admin/accounts', query: { q, kind: 'business' }, headers })).json();
      expect(found.accounts.map((account: { id: number }) => account.id)).toEqual([id]);
    }
    const none = (await app.inject({ url: '/api/admin/accounts', query: { q: '1_0' }, headers })).json();
    expect(none.accounts).toEqual([]);
  });

  test('R-4.04, R-9.06 a user is verified and the verification taken back, which is recorded; nobody verifies themselves', async () => {
    const { db } = testing.context;
    const { id: actor, headers } = await buildAdministrator(db, ['users']);
    const id = await buildAccount(db);
    const put = (account: number, authorized: boolean) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/accounts/${account}/verification`,
        payload: { authorized },
        headers,
      });
    expect((await put(id, true)).json()).toMatchObject({ authorized: true, events: [{ kind: 'verified' }] });
    expect((await put(id, true)).json().events).toHaveLength(1);
    expect((await put(id, false)).json()).toMatchObject({ authorized: false });
    expect((await put(actor, true)).statusCode).toBe(403);
    const audit = await db.selectFrom('audit_entry').where('entity_id', '=', id).select('action').execute();
    expect(audit).toEqual([{ action: 'set_verified' }, { action: 'set_verified' }]);
  });

  test('R-9.05 a user is put into a group, which is recorded; one that is none is refused', async () => {
    const { db } = testing.context;
    const { id: actor, headers } = await buildAdministrator(db, ['users']);
    const id = await buildAccount(db);
    const group = await db
      .insertInto('user_group')
      .values({ name: 'Sběratelé', discount_percent: '5' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { version } = (await app.inject({ url: `/api/admin/accounts/${id}`, headers })).json();
    const put = (user_group_id: number, account = id) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/accounts/${account}/group`,
        payload: { user_group_id, version },
        headers,
      });
    expect([(await put(2_000_000_000)).statusCode, (await put(3_000_000_000)).statusCode]).toEqual([422, 422]);
    expect((await put(group.id)).json()).toMatchObject({
      group: 'Sběratelé',
      events: [expect.objectContaining({ kind: 'group_changed' })],
    });
    // Nobody gives themselves a discount.
    expect((await put(group.id, actor)).statusCode).toBe(403);
    const stored = db.selectFrom('account').where('id', '=', actor).select('user_group_id');
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ user_group_id: null });
  });

  test('R-9.05 of two who change the group or the scopes of a user at once the later hears of the other', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db, ['settings', 'users']);
    const id = await buildAccount(db);
    const group = await db
      .insertInto('user_group')
      .values({ name: 'Degustátoři', discount_percent: '5' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const get = async () => (await app.inject({ url: `/api/admin/accounts/${id}`, headers })).json();
    const put = (path: 'group' | 'scopes', payload: object) =>
      app.inject({ method: 'PUT', url: `/api/admin/accounts/${id}/${path}`, payload, headers });
    const { version: first } = await get();
    const scopes = await Promise.all(
      [['adverts'], ['orders']].map((chosen) => put('scopes', { scopes: chosen, version: first })),
    );
    expect(scopes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { version: second } = scopes.find(({ statusCode }) => statusCode === 200)!.json();
    const into = { user_group_id: group.id };
    expect((await put('group', { ...into, version: first })).json().code).toBe('conflict');
    const [grouped, late] = [
      await put('group', { ...into, version: second }),
      await put('group', { user_group_id: null, version: second }),
    ];
    expect([grouped.statusCode, late.statusCode]).toEqual([200, 409]);
    expect(await get()).toMatchObject({ user_group_id: group.id, version: grouped.json().version });
    expect((await put('group', into)).statusCode).toBe(422);
    expect((await put('scopes', { scopes: [] })).statusCode).toBe(422);
  });

  test('R-9.01 the list goes on behind the thousand to which it counts', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db);
    await sql`
      insert into account (username, email, state, locale, created_at)
      select 'many.' || n, 'many.' || n || '@karafa.example', 'approved', 'cs', '2020-01-01' from generate_series(1, 1101) n
    `.execute(db);
    const list = async (page: number) =>
      (await app.inject({ url: `/api/admin/accounts?q=many.&page=${page}`, headers })).json();
    const [first, beyond, last] = [await list(1), await list(22), await list(23)];
    expect([first.total, first.accounts.length, first.has_more]).toEqual([1001, 50, true]);
    expect([beyond.accounts.length, beyond.has_more]).toEqual([50, true]);
    expect([last.accounts.length, last.has_more]).toEqual([1, false]);
  });

  test('R-5.14, R-9.05 scopes are given by who has the settings, never to oneself', async () => {
    const { db } = testing.context;
    const { id: actor, headers } = await buildAdministrator(db, ['settings', 'users']);
    const user = await buildAccount(db);
    const put = async (id: number) => {
      const { version } = (await app.inject({ url: `/api/admin/accounts/${id}`, headers })).json();
      return app.inject({
        method: 'PUT',
        url: `/api/admin/accounts/${id}/scopes`,
        payload: { scopes: ['adverts', 'adverts', 'users'], version },
        headers,
      });
    };
    expect((await put(user)).json().scopes).toEqual(['adverts', 'users']);
    expect((await put(actor)).statusCode).toBe(403);
  });
});
