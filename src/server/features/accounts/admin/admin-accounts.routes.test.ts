import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';

const { testing, app, post, mails } = useAccountCalls();

describe('administrators', () => {
  test('R-5.14 every call requires its scope: 401 without a login, 403 without the scope', async () => {
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

  test('R-9.05 notes about a user are for administrators of users; the log keeps that they were made, not what they say', async () => {
    const { db } = testing.context;
    const { id: actor, headers } = await buildAdministrator(db, ['users', 'settings']);
    const { headers: adverts } = await buildAdministrator(db, ['adverts']);
    const user = await buildAccount(db);
    const own = await logIn(db, user);
    const notes = `/api/admin/accounts/${user}/notes`;
    const add = (text: string, by: Record<string, string>, url = notes) => post(url, { text }, by);
    for (const [by, status] of [
      [{}, 401],
      [own, 403],
      [adverts, 403],
    ] as const) {
      expect((await add('Volal', by)).statusCode).toBe(status);
      expect((await app.inject({ method: 'DELETE', url: `${notes}/1`, headers: by })).statusCode).toBe(status);
    }
    expect((await add(' ', headers)).json().errors.text).toHaveLength(1);
    expect((await add('Volal', headers, '/api/admin/accounts/999999/notes')).statusCode).toBe(404);
    await add('Volal kvůli dopravě.', headers);
    const second = (await add('Chce fakturu poštou.', headers)).json();
    expect(second.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Chce fakturu poštou.',
      'Volal kvůli dopravě.',
    ]);
    const remove = () => app.inject({ method: 'DELETE', url: `${notes}/${second.notes[0].id}`, headers });
    expect((await remove()).json().notes).toMatchObject([{ text: 'Volal kvůli dopravě.' }]);
    expect((await remove()).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/me', headers: own })).body).not.toContain('Volal');
    const entries = await db
      .selectFrom('audit_entry')
      .where('actor_id', '=', actor)
      .selectAll()
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['add_note', 'add_note', 'delete_note']);
    expect(JSON.stringify(entries)).not.toContain('Volal');
  });

  test('R-9.01, R-9.06 refusing, blocking and unblocking are mailed, recorded and audited; blocking ends all logins', async () => {
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

  test('R-9.01 a prepared reason reaches each user in the language of the account, with own words after it', async () => {
    const { db } = testing.context;
    const { headers } = await buildAdministrator(db, ['users']);
    const { headers: adverts } = await buildAdministrator(db, ['adverts']);
    const textsOf = (words: string) => ({
      cs: { name: words, text: `${words} (česky)` },
      en: { name: words, text: `${words} (English)` },
      de: { name: words, text: `${words} (deutsch)` },
    });
    const path = '/api/admin/rejection-reasons';
    const add = async (kind: string, by: Record<string, string>) =>
      (await post(path, { kind, texts: textsOf(kind) }, by)).json();
    const reason = await add('account', headers);
    const forAdverts = await add('advert', adverts);
    const german = await buildAccount(db, { state: 'waiting', email: 'de.reason@karafa.example', locale: 'de' });
    const english = await buildAccount(db, { state: 'waiting', email: 'en.reason@karafa.example', locale: 'en' });
    const ids = [german, english];
    const refuse = (words: object) => post('/api/admin/accounts/refusal', { ids, ...words }, headers);
    for (const [words, field] of [
      [{}, 'reason'],
      [{ reason_id: null, reason: ' ' }, 'reason'],
      [{ reason_id: forAdverts.id }, 'reason_id'],
    ] as const) {
      const refused = await refuse(words);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
    expect((await refuse({ reason_id: reason.id, reason: 'Zpráva navíc.' })).json()).toEqual({ decided: ids });
    const texts = (await mails())
      .filter(({ recipient_address }) => recipient_address.includes('.reason@'))
      .map(({ recipient_address, text }) => [
        recipient_address.slice(0, 2),
        /account \(\w+\)\s+Zpráva navíc\./.exec(text)?.[0],
      ]);
    expect(new Map(texts as [string, string][])).toEqual(
      new Map([
        ['de', expect.stringMatching(/^account \(deutsch\)/)],
        ['en', expect.stringMatching(/^account \(English\)/)],
      ]),
    );
    const detail = (await app.inject({ url: `/api/admin/accounts/${german}`, headers })).json();
    expect(detail.events[0]).toMatchObject({
      kind: 'refused',
      detail: { reason: 'account (deutsch)\n\nZpráva navíc.' },
    });
  });

  test('R-9.01 prepared reasons for users and for adverts each need their scope', async () => {
    const { db } = testing.context;
    const { headers: users } = await buildAdministrator(db, ['users']);
    const { headers: both } = await buildAdministrator(db, ['adverts', 'users']);
    const { headers: orders } = await buildAdministrator(db, ['orders']);
    const texts = Object.fromEntries(['cs', 'en', 'de'].map((lang) => [lang, { name: 'Název', text: 'Text' }]));
    const path = '/api/admin/rejection-reasons';
    const { id, version } = (await post(path, { kind: 'advert', texts }, both)).json();
    const statusOf = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', headers: object, url = path, payload?: object) =>
      (await app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })).statusCode;
    expect(await statusOf('GET', {})).toBe(401);
    expect(await statusOf('GET', orders)).toBe(403);
    expect(await statusOf('GET', users, `${path}?kind=advert`)).toBe(403);
    expect(await statusOf('POST', users, path, { kind: 'advert', texts })).toBe(403);
    expect(await statusOf('PUT', users, `${path}/${id}`, { texts, version })).toBe(403);
    expect(await statusOf('DELETE', users, `${path}/${id}`)).toBe(403);
    const kindsFor = async (headers: object) =>
      (await app.inject({ url: path, headers: { ...headers } })).json().map(({ kind }: { kind: string }) => kind);
    expect(new Set(await kindsFor(users))).toEqual(new Set(['account']));
    expect(new Set(await kindsFor(both))).toEqual(new Set(['advert', 'account']));
    expect(await statusOf('DELETE', both, `${path}/${id}`)).toBe(200);
  });

  test('R-5.14 only administrators who appoint administrators may block one; a refused account may be approved', async () => {
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

  test('R-5.14 the adverts of a blocked user are hidden until the user is unblocked', async () => {
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

  test('R-9.01 users are found by parts of name, e-mail, company or phone, ignoring diacritics', async () => {
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

  test('R-4.04, R-9.06 verifying a user and withdrawing it is recorded; administrators cannot verify themselves', async () => {
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

  test('R-9.05 assigning a user to a group is recorded; an unknown group is rejected', async () => {
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
    // Administrators cannot give themselves a discount.
    expect((await put(group.id, actor)).statusCode).toBe(403);
    const stored = db.selectFrom('account').where('id', '=', actor).select('user_group_id');
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ user_group_id: null });
  });

  test('R-9.05 the later of two concurrent changes of a user’s group or scopes is a conflict', async () => {
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

  test('R-9.01 the list has pages beyond the thousand up to which it counts', async () => {
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

  test('R-5.14, R-9.05 scopes are granted by administrators of settings, never to oneself', async () => {
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
