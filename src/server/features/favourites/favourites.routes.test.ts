import { describe, expect, test } from 'vitest';
import type { Favourite, FavouritePage, KeptFavourite } from '#shared/favourites/contract.ts';
import { favouritesPerPage, mostFavourites } from '#shared/favourites/limits.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

type Headers = Record<string, string>;

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const buildUser = async () => logIn(testing.context.db, await buildAccount(testing.context.db));
const add = (headers: Headers, id: number) =>
  app.inject({ method: 'PUT', url: `/api/me/favourites/${id}?lang=cs`, headers });
const remove = (headers: Headers, id: number) =>
  app.inject({ method: 'DELETE', url: `/api/me/favourites/${id}`, headers });
const merge = (headers: Headers, favourites: readonly KeptFavourite[]) =>
  app.inject({ method: 'POST', url: '/api/me/favourites', headers, payload: { favourites } });
const list = (favourites: readonly object[], query = '') =>
  app.inject({ method: 'POST', url: `/api/favourites?${query}`, payload: { favourites } });
const mine = async (headers: Headers, query = '') =>
  (await app.inject({ url: `/api/me/favourites?${query}`, headers })).json<FavouritePage>();
const idsOf = async (headers: Headers): Promise<number[]> =>
  (await app.inject({ url: '/api/me/favourites/ids', headers })).json().listing_ids;
const change = (id: number, values: object) =>
  testing.context.db.updateTable('listing').set(values).where('id', '=', id).execute();
const kept = (id: number, more: Partial<KeptFavourite> = {}): KeptFavourite => ({
  listing_id: id,
  added_at: '2026-05-01T12:00:00.000Z',
  name: 'Rum od hosta',
  price: { amount: 12_000, currency: 'CZK' },
  ...more,
});
const shown = (favourites: readonly Favourite[]) =>
  favourites.map(({ listing_id: id, state, drop }) => [id, state, drop?.amount ?? null]);

describe('favourites of an account', () => {
  test('A heart is kept once, the newest first, until it is taken back', async () => {
    const { db } = testing.context;
    const headers = await buildUser();
    const [rum, gin] = [await buildListing(db, { name: 'Rum' }), await buildListing(db, { name: 'Gin' })];
    expect((await add(headers, rum)).statusCode).toBe(200);
    later(1);
    await add(headers, gin);
    later(1);
    await add(headers, rum);
    expect(await idsOf(headers)).toEqual([gin, rum]);
    const { favourites, total, pages } = await mine(headers, 'lang=cs');
    expect([total, pages, favourites.map(({ name }) => name)]).toEqual([2, 1, ['Gin', 'Rum']]);
    expect(favourites[1]).toMatchObject({
      added_at: '2026-06-01T12:00:00.000Z',
      price: { amount: 10_000, currency: 'CZK' },
      state: 'available',
      drop: null,
      card: { id: rum },
    });
    for (const _ of [1, 2]) expect((await remove(headers, rum)).statusCode).toBe(200);
    expect(await idsOf(headers)).toEqual([gin]);
  });

  test('What became of them is marked: cheaper, sold, sold out, gone', async () => {
    const { db } = testing.context;
    const headers = await buildUser();
    const [cheaper, dearer, sold, gone, soldOut] = [
      await buildListing(db, { price: 50_000 }),
      await buildListing(db, { price: 10_000 }),
      await buildListing(db),
      await buildListing(db, { name: 'Zmizelý rum' }),
      await buildListing(db, { kind: 'product', isInStock: true }),
    ];
    for (const id of [cheaper, dearer, sold, gone, soldOut]) {
      await add(headers, id);
      later(1);
    }
    await change(cheaper, { price_minor: 30_000 });
    await change(dearer, { price_minor: 20_000 });
    await change(sold, { visibility: 'reachable', price_minor: 1 });
    await change(gone, { visibility: 'hidden', price_minor: 1 });
    await change(soldOut, { is_in_stock: false });
    const { favourites } = await mine(headers);
    expect(shown(favourites)).toEqual([
      [soldOut, 'sold_out', null],
      [gone, 'gone', null],
      [sold, 'sold', null],
      [dearer, 'available', null],
      [cheaper, 'available', 20_000],
    ]);
    expect(favourites[1]).toMatchObject({ name: 'Zmizelý rum', card: null });
    const first = async (sort: string) => (await mine(headers, `sort=${sort}`)).favourites[0]!.listing_id;
    expect([await first('price_drop'), await first('cheapest')]).toEqual([cheaper, dearer]);
  });

  test('What a guest collected is merged at the login, twice the same as once', async () => {
    const { db } = testing.context;
    const headers = await buildUser();
    const [own, guests, erased] = [await buildListing(db), await buildListing(db), await buildListing(db)];
    await add(headers, own);
    await db.deleteFrom('advert').where('listing_id', '=', erased).execute();
    await db.deleteFrom('listing').where('id', '=', erased).execute();
    const collected = [kept(guests), kept(guests), kept(own, { name: 'Jiné jméno' }), kept(erased)];
    for (const _ of [1, 2]) {
      const merged = await merge(headers, collected);
      expect([merged.statusCode, merged.json()]).toEqual([200, { listing_ids: [own, guests] }]);
    }
    const { favourites } = await mine(headers);
    expect(favourites.map(({ price }) => price?.amount)).toEqual([10_000, 12_000]);
    // The price of the guest's day counts: 120 then, 100 now.
    expect(favourites[1]!.drop?.amount).toBe(2_000);
    await merge(headers, [kept(await buildListing(db), { added_at: '2999-01-01T00:00:00.000Z', price: null })]);
    expect((await mine(headers)).favourites[0]).toMatchObject({ added_at: clock.now.toISOString(), price: null });
  });

  test('There are at most so many, page by page; what is beyond is refused with a reason', async () => {
    const { db } = testing.context;
    const accountId = await buildAccount(db);
    const headers = await logIn(db, accountId);
    const one = await buildListing(db);
    const { rows } = await testing.context.pool.query<{ id: string }>(
      `insert into listing (kind, offer_type, visibility, category_id, price_minor, currency_id, seller_id)
       select kind, offer_type, visibility, category_id, price_minor, currency_id, seller_id
       from listing, generate_series(1, $1) where id = $2 returning id`,
      [mostFavourites - 1, one],
    );
    await testing.context.pool.query(
      `insert into favourite (account_id, listing_id, added_at, name) select $1, id, now(), 'Rum' from unnest($2::bigint[]) id`,
      [accountId, rows.map(({ id }) => id)],
    );
    expect((await add(headers, one)).statusCode).toBe(200);
    expect((await add(headers, one)).statusCode).toBe(200);
    const beyond = await add(headers, await buildListing(db));
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, 'favourites_full']);
    expect(beyond.json().message).toContain(`${mostFavourites} nabídek`);
    await merge(headers, [kept(await buildListing(db))]);
    expect(await idsOf(headers)).toHaveLength(mostFavourites);
    const last = Math.ceil(mostFavourites / favouritesPerPage);
    const lastPage = await mine(headers, `page=${last}`);
    expect([lastPage.total, lastPage.pages, lastPage.favourites.length]).toEqual([
      mostFavourites,
      last,
      mostFavourites - (last - 1) * favouritesPerPage,
    ]);
    const other = await buildUser();
    expect((await app.inject({ url: '/api/me/favourites?page=2', headers: other })).statusCode).toBe(404);
  });

  test('A stranger has none of it, and only public listings can be added', async () => {
    const { db } = testing.context;
    const [headers, stranger] = [await buildUser(), await buildUser()];
    const id = await buildListing(db);
    await add(headers, id);
    expect(await idsOf(stranger)).toEqual([]);
    await remove(stranger, id);
    expect(await idsOf(headers)).toEqual([id]);
    const hidden = await buildListing(db, { visibility: 'hidden' });
    for (const missing of [hidden, 999_999_999]) expect((await add(headers, missing)).statusCode).toBe(404);
    for (const call of [add({}, id), remove({}, id), merge({}, []), app.inject('/api/me/favourites')])
      expect((await call).statusCode).toBe(401);
    expect((await merge(headers, [kept(id, { name: '' })])).statusCode).toBe(422);
    expect((await app.inject({ url: '/api/me/favourites?sort=best', headers })).statusCode).toBe(422);
  });
});

test('The list of a guest is read in the same way and stored nowhere', async () => {
  const { db } = testing.context;
  const [rum, hidden] = [
    await buildListing(db, { price: 10_000 }),
    await buildListing(db, { visibility: 'hidden', name: 'Tajný rum' }),
  ];
  const sent = [kept(rum), kept(hidden, { added_at: '2026-05-02T12:00:00.000Z' }), kept(888_888, { price: null })];
  const page = (await list(sent, 'lang=en')).json<FavouritePage>();
  expect([page.total, shown(page.favourites)]).toEqual([
    3,
    [
      [hidden, 'gone', null],
      [888_888, 'gone', null],
      [rum, 'available', 2_000],
    ],
  ]);
  // Nothing is revealed of what is not public.
  expect(page.favourites[0]).toMatchObject({ name: 'Rum od hosta', card: null });
  expect((await list(Array(mostFavourites + 1).fill(kept(rum)))).statusCode).toBe(422);
  expect((await list([{ ...kept(rum), added_at: 'včera' }])).statusCode).toBe(422);
  expect((await list([kept(rum, { price: { amount: 1, currency: 'XXX' } })])).json().favourites[0].price).toBeNull();
});
