import { describe, expect, test } from 'vitest';
import { useAdvertCalls, type Headers } from '#tests/support/advert-calls.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';

const { testing, app, clock, rum, buildUser, buildPicture, call, get, submit, change } = useAdvertCalls();

describe('my adverts', () => {
  test('R-4.06 are listed by state, the latest first, with counts, actions and reasons, twenty a page', async () => {
    const { db } = testing.context;
    const user = await buildUser({ authorized: true });
    const at = (minutes: number) => new Date(clock.start.getTime() - minutes * 60_000);
    const ids: number[] = [];
    for (let n = 0; n < 22; n += 1) ids.push(await buildAdvert(db, { seller: user.id, ...rum, submittedAt: at(n) }));
    const rejected = await buildAdvert(db, { seller: user.id, ...rum, state: 'rejected', reason: 'Chybí kolek' });
    await buildAdvert(db, { seller: user.id, ...rum, state: 'deleted' });
    const first = await get('/api/me/advertisements?state=approved', user.headers);
    expect(first.adverts.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 20));
    expect([first.page, first.pages]).toEqual([1, 2]);
    expect(first.counts).toEqual({ waiting: 0, approved: 22, paused: 0, sold: 0, hidden: 0, rejected: 1, expired: 0 });
    expect(first.adverts[0].actions).toEqual(['change', 'pause', 'sell', 'delete']);
    const second = await get('/api/me/advertisements?state=approved&page=2', user.headers);
    expect(second.adverts.map(({ id }: { id: number }) => id)).toEqual(ids.slice(20));
    const all = await get('/api/me/advertisements?state=rejected', user.headers);
    expect(all.adverts).toMatchObject([
      { id: rejected, decision_reason: 'Chybí kolek', actions: ['change', 'delete'] },
    ]);
    expect((await get('/api/me/advertisements', (await buildUser()).headers)).adverts).toEqual([]);
  });

  test('R-4.06 a reserved advert says so, and offers nothing that its deal forbids', async () => {
    const { db } = testing.context;
    const user = await buildUser({ authorized: true });
    const id = await buildAdvert(db, { seller: user.id, ...rum });
    await db.updateTable('advert').set({ is_reserved: true }).where('listing_id', '=', id).execute();
    const { adverts } = await get('/api/me/advertisements', user.headers);
    expect(adverts).toMatchObject([{ id, is_reserved: true, actions: ['change', 'pause'] }]);
  });

  test('R-4.06 an advert hidden by an administrator is in no list but that of hidden ones, and counts once', async () => {
    const { db } = testing.context;
    const verified = await buildUser({ authorized: true });
    const shown = await buildAdvert(db, { seller: verified.id, ...rum });
    const hide = async (id: number) => {
      await db
        .updateTable('advert')
        .set({ hidden_at: clock.start, hidden_reason: 'Chybí kolek' })
        .where('listing_id', '=', id)
        .execute();
      return id;
    };
    const hidden = await hide(await buildAdvert(db, { seller: verified.id, ...rum }));
    const hiddenSold = await hide(await buildAdvert(db, { seller: verified.id, ...rum, state: 'sold' }));
    await hide(await buildAdvert(db, { seller: verified.id, ...rum, state: 'deleted' }));
    const ids = async (query: string) => {
      const { adverts, counts, pages } = await get(`/api/me/advertisements${query}`, verified.headers);
      expect(counts).toEqual({ approved: 1, waiting: 0, paused: 0, hidden: 2, rejected: 0, expired: 0, sold: 0 });
      expect(pages).toBe(1);
      return adverts.map(({ id }: { id: number }) => id).sort();
    };
    expect(await ids('')).toEqual([shown, hidden, hiddenSold]);
    expect(await ids('?state=hidden')).toEqual([hidden, hiddenSold]);
    expect(await ids('?state=approved')).toEqual([shown]);
    expect(await ids('?state=sold')).toEqual([]);
    const statistics = (user: { headers: Headers }) => get('/api/me/advertisements/statistics', user.headers);
    expect(await statistics(verified)).toEqual({ active: 1, total: 1, limit: null });
    // Hiding makes no room for another one.
    const unverified = await buildUser();
    await hide(await buildAdvert(db, { seller: unverified.id, ...rum }));
    expect(await statistics(unverified)).toEqual({ active: 0, total: 1, limit: 10 });
  });

  test.each([
    ['waiting', ['change', 'delete']],
    ['approved', ['change', 'pause', 'sell', 'delete']],
    ['paused', ['change', 'resume', 'sell', 'delete']],
    ['sold', ['delete']],
    ['rejected', ['change', 'delete']],
    ['expired', ['renew', 'delete']],
  ] as const)(
    'R-4.06 the owner of a %s advert is offered the actions %j, and no other succeeds',
    async (state, offered) => {
      const user = await buildUser({ authorized: true });
      const build = () => buildAdvert(testing.context.db, { seller: user.id, ...rum, state });
      const id = await build();
      const [row] = (await get(`/api/me/advertisements?state=${state}`, user.headers)).adverts;
      expect([row.id, row.actions]).toEqual([id, offered]);
      expect((await get(`/api/me/advertisements/${id}`, user.headers)).actions).toEqual(offered);
      const calls = {
        change: (advert: number) => change(user.headers, advert),
        pause: (advert: number) => call('PUT', `/api/me/advertisements/${advert}/pause`, user.headers),
        resume: (advert: number) => call('DELETE', `/api/me/advertisements/${advert}/pause`, user.headers),
        sell: (advert: number) => call('POST', `/api/me/advertisements/${advert}/sale`, user.headers),
        renew: (advert: number) => call('POST', `/api/me/advertisements/${advert}/renewal`, user.headers),
        delete: (advert: number) => call('DELETE', `/api/me/advertisements/${advert}`, user.headers),
      };
      const allowed: string[] = [];
      for (const [action, perform] of Object.entries(calls))
        if ((await perform(await build())).statusCode === 200) allowed.push(action);
      expect(allowed).toEqual(offered);
    },
  );

  test('R-4.01 a new advert begins with the place of the latest one, otherwise with the town of the address', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const place = async () => (await get('/api/me/advertisements/place', user.headers)).place;
    expect(await place()).toBeNull();
    await db
      .insertInto('country')
      .values({ code: 'CZ' })
      .onConflict((each) => each.doNothing())
      .execute();
    const address = { account_id: user.id, name: 'Jana', street: 'Dlouhá 1', postcode: '602 00', country_code: 'CZ' };
    await db
      .insertInto('account_address')
      .values([
        { ...address, kind: 'invoice', city: 'Olomouc' },
        { ...address, kind: 'delivery', city: 'Praha' },
      ])
      .execute();
    expect(await place()).toBe('Olomouc');
    await submit(user.headers, { place: 'Znojmo' });
    const { id } = (await submit(user.headers, { place: 'Mikulov' })).json();
    expect(await place()).toBe('Mikulov');
    await call('DELETE', `/api/me/advertisements/${id}`, user.headers);
    expect(await place()).toBe('Znojmo');
    await submit((await buildUser()).headers, { place: 'Cheb' });
    expect(await place()).toBe('Znojmo');
    expect((await app.inject('/api/me/advertisements/place')).statusCode).toBe(401);
  });

  test('R-4.06 a view counts once per visitor and day, robots and the owner excluded, and no address is stored', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, ...rum });
    const view = (headers: Headers = {}) =>
      app.inject({ method: 'POST', url: `/api/advertisements/${id}/views`, headers, remoteAddress: '203.0.113.7' });
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const views = async () => (await get('/api/me/advertisements', user.headers)).adverts[0].views;
    await view(browser);
    await view(browser);
    await view({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await view({ 'user-agent': '' });
    // Invented user agents count no further.
    await view({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0' });
    await view({ ...browser, ...user.headers });
    expect(await views()).toBe(1);
    const visitor = await buildUser();
    await view({ ...browser, ...visitor.headers });
    expect(await views()).toBe(2);
    clock.now = new Date('2026-06-02T12:00:00Z');
    await view(browser);
    expect(await views()).toBe(3);
    const { rows } = await testing.context.pool.query('select row_to_json(v)::text as row from advert_view v');
    expect(rows).toHaveLength(3);
    expect(rows.map(({ row }: { row: string }) => row).join()).not.toContain('203.0.113');
    const hidden = await buildAdvert(db, { seller: user.id, ...rum, state: 'waiting' });
    const answer = await app.inject({ method: 'POST', url: `/api/advertisements/${hidden}/views`, headers: browser });
    expect(answer.statusCode).toBe(404);
  });

  test('R-4.05 a picture that only a change shows is in use until the change is withdrawn', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, ...rum });
    const key = await buildPicture(user.id);
    const uses = async () =>
      (await db.selectFrom('picture').where('key', '=', key).select('uses').executeTakeFirstOrThrow()).uses;
    await change(user.headers, id, { pictures: [key] });
    expect(await uses()).toBe(1);
    expect((await change(user.headers, id, { pictures: [key], name: 'Ještě jednou' })).statusCode).toBe(200);
    expect(await uses()).toBe(1);
    await app.inject({ method: 'DELETE', url: `/api/me/advertisements/${id}`, headers: user.headers });
    expect(await uses()).toBe(0);
  });

  test('the pictures of a deleted advert are no longer served', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const key = await buildPicture(user.id);
    const shared = await buildPicture(user.id);
    const { id } = (await submit(user.headers, { pictures: [key, shared] })).json();
    await submit(user.headers, { pictures: [shared] });
    expect(
      (await app.inject({ method: 'DELETE', url: `/api/me/advertisements/${id}`, headers: user.headers })).statusCode,
    ).toBe(200);
    const left = await db.selectFrom('picture').where('owner_id', '=', user.id).select(['key', 'is_ready']).execute();
    expect(left).toEqual([{ key: shared, is_ready: true }]);
  });

  test('R-4.02 an advert with pictures drops only the cached pages that show it', async () => {
    const user = await buildUser({ authorized: true });
    const listener = await testing.context.pool.connect();
    const said: string[] = [];
    await listener.query('listen changed');
    const end = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload = '' }) => {
        if (payload === 'end') resolve();
        else said.push(payload);
      });
    });
    const form = { pictures: [await buildPicture(user.id)], brand_name: 'Tichá značka' };
    const { id } = (await submit(user.headers, form)).json();
    await change(user.headers, id, { pictures: [] });
    await testing.context.pool.query(`select pg_notify('changed', 'end')`);
    await end;
    listener.release(true);
    expect(said.join(' ')).toContain(`listing:${id}`);
    expect(said.join(' ').split(' ')).not.toContain('all');
  });

  test('R-4.02 the first picture is the main one, and only usable ones are accepted', async () => {
    const user = await buildUser({ authorized: true });
    const [one, two] = [await buildPicture(user.id), await buildPicture(user.id)];
    const { id } = (await submit(user.headers, { pictures: [one, two] })).json();
    expect((await get(`/api/catalog/listings/${id}`)).picture.key).toBe(one);
    await change(user.headers, id, { pictures: [two, one] });
    expect(await get(`/api/catalog/listings/${id}`)).toMatchObject({
      picture: { key: two },
      pictures: [{ key: two }, { key: one }],
    });
    await change(user.headers, id, { pictures: [] });
    expect((await get(`/api/catalog/listings/${id}`)).picture).toBeNull();
    expect((await submit(user.headers, { pictures: [one, one] })).statusCode).toBe(422);
    const stranger = await buildUser();
    const shown = 'shown-on-own-advert';
    const { db } = testing.context;
    const picture = await db
      .insertInto('picture')
      .values({ key: shown, drawing: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('listing_picture').values({ listing_id: id, position: 1, picture_id: picture.id }).execute();
    expect((await submit(user.headers, { pictures: [shown] })).statusCode).toBe(200);
    expect((await submit(stranger.headers, { pictures: [shown] })).json().errors).toHaveProperty('pictures');
    expect((await submit(stranger.headers, { pictures: [one] })).json().errors).toHaveProperty('pictures');
  });
});
