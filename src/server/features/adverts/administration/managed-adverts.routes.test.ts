import { describe, expect, test } from 'vitest';
import { countQueues } from '#tests/support/admin-tasks.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAdvert, advertForm } from '#tests/support/advert-factories.ts';
import { useAdvertDecisions, type Headers, type Item } from '#tests/support/advert-calls.ts';

const { testing, app, rum, later, buildUser, call, submitted, change, admin, get, mails, audit } = useAdvertDecisions();

const base = '/api/admin/advertisements';
const one = (id: number, headers?: Headers) => get(`${base}/${id}?lang=cs`, headers);
const ids = async (query: string): Promise<number[]> =>
  (await get(`${base}?lang=cs&${query}`)).adverts.map(({ id }: Item) => id);
const isPublic = async (id: number) => (await app.inject(`/api/catalog/listings/${id}?lang=cs`)).statusCode === 200;

async function act(action: 'hiding' | 'restoration', id: number, body: object = {}, headers = admin.headers) {
  const { version } = await one(id);
  return call('POST', `${base}/${id}/${action}`, headers, { version, ...body });
}

describe('all adverts', () => {
  test('R-4.08 are found by number, words, seller, state and kind', async () => {
    const { db } = testing.context;
    const seller = await buildUser({ username: 'Hledac.Lahvi', email: 'hledac@karafa.example' });
    const other = await buildUser();
    const sold = await buildAdvert(db, { seller: seller.id, state: 'sold', name: 'Žitná z Kutné Hory', ...rum });
    const paused = await buildAdvert(db, { seller: other.id, state: 'paused', name: 'Stará žitná', ...rum });
    const wanted = await submitted(seller.headers, { offer_type: 'demand', name: 'Hledám fajfku' });
    expect(await ids(`q=${sold}`)).toContain(sold);
    expect(await ids(`q=%23${sold}`)).toEqual([sold]);
    expect(await ids('q=zitna')).toEqual([paused, sold]);
    expect(await ids('q=zitna%20kutne')).toEqual([sold]);
    expect(await ids('q=hledac.lahvi')).toEqual([wanted, sold]);
    expect(await ids('q=hledac@karafa')).toEqual([wanted, sold]);
    expect(await ids('q=zitna&state=paused')).toEqual([paused]);
    expect(await ids(`seller=${seller.id}&offer_type=demand`)).toEqual([wanted]);
    expect(await ids('q=%25')).toEqual([]);
    expect(await get(`${base}?lang=cs&q=%23${paused}`)).toMatchObject({
      adverts: [{ id: paused, state: 'paused', is_hidden: false, name: 'Stará žitná', seller: { id: other.id } }],
      total: 1,
      page: 1,
      has_more: false,
    });
  });

  test('R-9.05 need the scope', async () => {
    const id = await buildAdvert(testing.context.db, { seller: (await buildUser()).id, ...rum });
    const { headers } = await buildAdministrator(testing.context.db, ['orders']);
    const answers = await Promise.all([
      app.inject(`${base}?lang=cs`),
      app.inject({ url: `${base}/${id}?lang=cs`, headers }),
      act('hiding', id, { reason: 'Ne' }, { ...headers }),
      act('restoration', id, {}, { ...headers }),
      call(
        'PUT',
        `${base}/${id}`,
        { ...headers },
        { ...advertForm(rum.category, { package_id: rum.package }), version: '' },
      ),
      call('POST', `${base}/review`, { ...headers }, { ids: [id] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403, 403, 403]);
    expect((await app.inject({ url: `${base}/999999999?lang=cs`, headers: admin.headers })).statusCode).toBe(404);
  });
});

describe('hiding an advert', () => {
  test('R-4.08, R-9.06 takes it off the site until it is restored; repeating sends no second mail', async () => {
    const seller = await buildUser({ email: 'prodejce@karafa.example', locale: 'de', authorized: true });
    const id = await submitted(seller.headers, { name: 'Appleton Skrytý' });
    expect([await isPublic(id), (await one(id)).actions]).toEqual([true, ['review', 'edit', 'hide']]);
    expect((await act('hiding', id)).json().errors).toEqual({ reason: [expect.any(String)] });

    const { version } = await one(id);
    const body = { version, reason: 'Falsche Angaben.' };
    const hide = () => call('POST', `${base}/${id}/hiding`, admin.headers, body);
    const answers = [await hide(), await hide()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isPublic(id)).toBe(false);
    expect(await one(id)).toMatchObject({
      state: 'approved',
      hidden: { reason: 'Falsche Angaben.' },
      is_public: false,
      actions: ['edit', 'restore'],
      version: answers[0]!.json().version,
    });
    expect(await ids('state=hidden')).toEqual([id]);
    expect(await ids('state=approved')).not.toContain(id);
    const own = await get(`/api/me/advertisements/${id}`, seller.headers);
    expect(own).toMatchObject({ hidden_reason: 'Falsche Angaben.', actions: ['change', 'sell', 'delete'] });

    later(5);
    const restored = [await act('restoration', id), await act('restoration', id)];
    expect(restored.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await isPublic(id), (await one(id)).hidden]).toEqual([true, null]);
    expect(await mails()).toMatchObject([
      { kind: 'advert.hidden', recipient_address: 'prodejce@karafa.example', locale: 'de' },
      { kind: 'advert.restored', locale: 'de', text: expect.stringMatching(/karafa\.example\/de\/\d+/) },
    ]);
    expect((await mails())[0]!.text).toContain('Falsche Angaben.');
    expect(await audit()).toMatchObject([
      { actor_id: admin.id, action: 'hide', entity_id: id, after: { reason: 'Falsche Angaben.' } },
      { actor_id: admin.id, action: 'show', entity_id: id },
    ]);
    expect((await one(id)).events.map(({ kind }: Item) => kind)).toEqual(['restore', 'hide', 'submit']);
  });

  test('R-4.03 no action of its seller makes a hidden advert public', async () => {
    const seller = await buildUser({ authorized: true });
    const id = await submitted(seller.headers);
    await act('hiding', id, { reason: 'Kontrola' });
    const moves = await Promise.all([
      call('PUT', `/api/me/advertisements/${id}/pause`, seller.headers),
      call('DELETE', `/api/me/advertisements/${id}/pause`, seller.headers),
      call('POST', `/api/me/advertisements/${id}/renewal`, seller.headers),
    ]);
    expect(moves.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect((await change(seller.headers, id, { name: 'Opravený název' })).statusCode).toBe(200);
    expect((await call('POST', `/api/me/advertisements/${id}/sale`, seller.headers)).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(false);
    await act('restoration', id);
    expect([await isPublic(id), (await one(id)).state]).toEqual([true, 'sold']);
  });

  test('R-9.01 an advert hidden before its seller was blocked and unblocked stays hidden', async () => {
    const { db } = testing.context;
    const seller = await buildUser({ authorized: true });
    const id = await submitted(seller.headers);
    const block = (state: string) => db.updateTable('account').set({ state }).where('id', '=', seller.id).execute();
    await act('hiding', id, { reason: 'Kontrola' });
    await block('blocked');
    await block('approved');
    expect(await isPublic(id)).toBe(false);
    await block('blocked');
    await act('restoration', id);
    expect(await isPublic(id)).toBe(false);
    await block('approved');
    expect(await isPublic(id)).toBe(true);
  });

  test('R-9.05 an advert changed since it was shown, a waiting one and one’s own are refused', async () => {
    const seller = await buildUser({ authorized: true });
    const id = await submitted(seller.headers);
    const { version } = await one(id);
    await change(seller.headers, id, { name: 'Jiný název' });
    const outdated = await call('POST', `${base}/${id}/hiding`, admin.headers, { version, reason: 'Název' });
    expect([outdated.statusCode, outdated.json().current]).toEqual([409, { version: (await one(id)).version }]);
    const waiting = await submitted((await buildUser()).headers);
    expect((await act('hiding', waiting, { reason: 'Ne' })).statusCode).toBe(409);
    const own = await buildAdvert(testing.context.db, { seller: admin.id, ...rum });
    expect([(await one(own)).actions, (await act('hiding', own, { reason: 'Ne' })).statusCode]).toEqual([[], 403]);
    expect([await mails(), await audit()]).toEqual([[], []]);
  });
});

test('R-4.05, R-9.06 an administrator’s edit is public at once, checked like the seller’s and recorded', async () => {
  const { db } = testing.context;
  const seller = await buildUser();
  const id = await buildAdvert(db, { seller: seller.id, name: 'Původní název', ...rum });
  const { version } = await one(id);
  const put = (form: object) =>
    call('PUT', `${base}/${id}`, admin.headers, {
      ...advertForm(rum.category, { package_id: rum.package }),
      version,
      ...form,
    });
  expect((await put({ name: '', place: '' })).json().errors).toEqual({
    name: [expect.any(String)],
    place: [expect.any(String)],
  });
  const changed = await put({ name: 'Opravený název' });
  expect(changed.json()).toEqual({ id, version: (await one(id)).version });
  expect((await put({ name: 'Z jiného okna' })).statusCode).toBe(409);
  expect(await get(`/api/catalog/listings/${id}?lang=cs`)).toMatchObject({ name: 'Opravený název' });
  expect((await one(id)).events[0]).toMatchObject({ kind: 'change', from: 'approved', to: 'approved' });
  expect(await audit()).toMatchObject([
    { action: 'change', entity_id: id, before: { name: 'Původní název' }, after: { name: 'Opravený název' } },
  ]);
});

test('R-4.04 new adverts of verified users wait for a review, the oldest first, until they are seen or hidden', async () => {
  const { db } = testing.context;
  const verified = await buildUser({ authorized: true });
  await submitted((await buildUser()).headers);
  const first = await submitted(verified.headers);
  later(1);
  const second = await submitted(verified.headers);
  later(1);
  const third = await submitted(verified.headers);
  const deleted = await submitted(verified.headers);
  await call('DELETE', `/api/me/advertisements/${deleted}`, verified.headers);
  const list = () => ids('review=yes');
  const count = async () => (await countQueues(app, admin.headers)).unreviewed_adverts ?? 0;
  expect([await list(), await count()]).toEqual([[first, second, third], 3]);
  const seen = () => call('POST', `${base}/review`, admin.headers, { ids: [first, deleted] });
  expect([(await seen()).json(), (await seen()).json()]).toEqual([{ decided: [first] }, { decided: [] }]);
  await act('hiding', second, { reason: 'Kontrola' });
  expect([await list(), await count()]).toEqual([[third], 1]);
  await act('restoration', second);
  expect(await list()).toEqual([third]);
  expect(await audit()).toMatchObject([{ action: 'review', entity_id: first }, { action: 'hide' }, { action: 'show' }]);
  await db.updateTable('account').set({ state: 'blocked' }).where('id', '=', verified.id).execute();
  expect([await list(), await count()]).toEqual([[], 0]);
});
