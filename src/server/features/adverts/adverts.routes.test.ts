import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { brandProposalsPerHour } from '#shared/adverts/limits.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildBrand, buildCategory, buildPackage, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { sweepBrands } from './propose-brand.ts';

const testing = useTestContext();
const start = new Date('2026-06-01T12:00:00Z');
let now = start;
let app: FastifyInstance;
let category: number;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  await ensureCurrency(testing.context.db);
  category = await buildCategory(testing.context.db, { name: 'Rum', unitPriceUnit: 'litre', ageRule: 'none' });
  return () => app.close();
});
beforeEach(() => {
  now = start;
});

type Headers = Record<string, string>;

async function buildUser(account: Parameters<typeof buildAccount>[1] = {}): Promise<{ id: number; headers: Headers }> {
  const id = await buildAccount(testing.context.db, account);
  return { id, headers: { ...(await logIn(testing.context.db, id)) } };
}

const submit = (headers: Headers, form: Partial<AdvertInput> & { client_key?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/me/advertisements',
    headers,
    payload: { ...advertForm(category, form), ...(form.client_key && { client_key: form.client_key }) },
  });
const change = (headers: Headers, id: number, form: Partial<AdvertInput> = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/me/advertisements/${id}`,
    headers,
    payload: advertForm(category, form),
  });
const get = async (url: string, headers: Headers = {}) => (await app.inject({ url, headers })).json();
const statistics = (headers: Headers) => get('/api/me/advertisements/statistics', headers);

let pictures = 0;

/** An upload that nothing shows yet. */
async function buildPicture(owner: number): Promise<string> {
  const key = `picture-of-${owner}-${(pictures += 1)}`;
  await testing.context.db
    .insertInto('picture')
    .values({ key, owner_id: owner, uploaded_at: now, unused_since: now })
    .execute();
  return key;
}

describe('sending an advert', () => {
  test('R-4.01, R-4.04 an unverified user’s advert waits and is not public, a verified user’s is public at once', async () => {
    const user = await buildUser();
    const waiting = await submit(user.headers);
    expect([waiting.statusCode, waiting.json().state]).toEqual([200, 'waiting']);
    expect((await app.inject(`/api/catalog/listings/${waiting.json().id}`)).statusCode).toBe(404);

    const verified = await buildUser({ authorized: true });
    const { id, state } = (await submit(verified.headers)).json();
    expect(state).toBe('approved');
    const page = await get(`/api/catalog/listings/${id}`);
    expect(page).toMatchObject({
      name: 'Rum ze Zacapy 23',
      slugs: { cs: 'rum-ze-zacapy-23' },
      seller: { is_verified: true },
    });
    expect(await get(`/api/me/advertisements/${id}`, verified.headers)).toMatchObject({
      expires_at: '2026-07-31T12:00:00.000Z',
    });
  });

  test('R-4.01 everything the form asks for is stored and given back', async () => {
    const { db } = testing.context;
    await db
      .insertInto('country')
      .values({ code: 'GT' })
      .onConflict((each) => each.doNothing())
      .execute();
    const user = await buildUser();
    const pictures = [await buildPicture(user.id), await buildPicture(user.id)];
    const form = {
      offer_type: 'demand',
      brand_id: await buildBrand(db, 'Zacapa'),
      package_id: await buildPackage(db, 'ml', 700),
      is_negotiable: true,
      price: null,
      currency: 'EUR',
      lang: 'de',
      name: 'Größe zählt',
      pictures,
      vintage: 2003,
      age_years: 23,
      abv: 40.5,
      origin: 'GT',
    } as const;
    const { id } = (await submit(user.headers, { ...form, pictures: [...pictures] })).json();
    const { content } = await get(`/api/me/advertisements/${id}?lang=de`, user.headers);
    expect(content).toEqual({
      offer_type: 'demand',
      category: { id: category, name: 'Rum' },
      brand: { id: form.brand_id, name: 'Zacapa', is_approved: true },
      package: { id: form.package_id, label: '0,7\u00a0l' },
      name: 'Größe zählt',
      description: 'Neotevřená láhev z mé sbírky.',
      lang: 'de',
      price: null,
      currency: 'EUR',
      is_negotiable: true,
      pictures,
      place: 'Brno',
      vintage: 2003,
      age_years: 23,
      abv: 40.5,
      origin: { code: 'GT', name: 'GT' },
    });
    const rows = await db.selectFrom('listing_text').where('listing_id', '=', id).select(['locale', 'slug']).execute();
    expect(rows).toEqual([{ locale: 'de', slug: 'groesse-zaehlt' }]);
  });

  test('R-4.01, R-11.07 the faults of all fields are told together, in the caller’s language', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser();
    const parent = await buildCategory(db, { unitPriceUnit: 'litre' });
    await buildCategory(db, { parent });
    const faults = async (form: Partial<AdvertInput>, of = category) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/me/advertisements',
          headers: { ...headers, 'accept-language': 'en' },
          payload: advertForm(of, form),
        })
      ).json().errors;
    expect(await faults({ name: 'ab', description: 'krátké', place: 'x', abv: 97, price: 0 })).toEqual({
      name: ['Please enter at least 3 characters.'],
      description: ['Please enter at least 10 characters.'],
      place: ['Please enter at least 2 characters.'],
      abv: [expect.stringContaining('96')],
      price: ['The amount must be greater than zero.'],
    });
    expect(Object.keys(await faults({ pictures: Array.from({ length: 11 }, (_, n) => `picture-${n}`) }))).toEqual([
      'pictures',
    ]);
    const grams = await buildPackage(db, 'g', 50);
    expect(
      await faults(
        {
          package_id: grams,
          price: null,
          brand_id: 999_999,
          currency: 'XXX',
          vintage: 2027,
          origin: 'QQ',
          pictures: ['nothing-here'],
        },
        parent,
      ),
    ).toEqual({
      category_id: ['Please choose a subcategory.'],
      package_id: ['This package does not fit the chosen category.'],
      price: [expect.any(String)],
      brand_id: [expect.any(String)],
      currency: [expect.any(String)],
      vintage: ['The year cannot be in the future.'],
      origin: [expect.any(String)],
      pictures: [expect.stringContaining('picture')],
    });
    const spirits = await buildCategory(db, { ageRule: 'alcohol' });
    expect(await faults({}, spirits)).toEqual({ confirms_goods: [expect.any(String)] });
    expect(await faults({ confirms_goods: true }, spirits)).toBeUndefined();
  });

  test('R-4.01 hostile text is stored and given back as text', async () => {
    const { headers } = await buildUser({ authorized: true });
    const name = '<img src=x onerror=alert(1)>';
    const { id } = (
      await submit(headers, {
        name: `  ${name}\u0000\n `,
        description: '<script>alert(1)</script>\r\n\r\n\r\n\r\n\u0007konec\u0000 textu',
        place: "Brno'; drop table advert; --",
      })
    ).json();
    expect(await get(`/api/catalog/listings/${id}`)).toMatchObject({
      name,
      text: '<script>alert(1)</script>\n\nkonec textu',
      place: "Brno'; drop table advert; --",
      slug: 'img-src-x-onerror-alert-1',
    });
  });

  test('R-4.07 a form sent twice under one key makes one advert', async () => {
    const { headers } = await buildUser();
    const client_key = '0b9a5d5e-50a4-4b0e-9c46-7e1a6f9a0001';
    const answers = await Promise.all([1, 2, 3].map(() => submit(headers, { client_key })));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await statistics(headers)).total).toBe(1);
    const other = await buildUser();
    expect((await submit(other.headers, { client_key })).json().id).not.toBe(answers[0]!.json().id);
  });
});

describe('the limit of the unverified', () => {
  test('R-4.04 of twenty adverts sent at once ten are taken; the others hear why', async () => {
    const { headers } = await buildUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(headers)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(10).fill(409),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'advert_limit',
      message:
        'Inzerát teď nemůžete přidat: neověřený účet může mít nejvýše 10 inzerátů najednou. Ověřte si účet, nebo některý inzerát ukončete.',
    });
    expect(await statistics(headers)).toEqual({ active: 0, total: 10, limit: 10 });
  });

  test('R-4.04 renewing and sending again need room too, also at once', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const of = (state: 'approved' | 'expired' | 'rejected') => buildAdvert(db, { seller: user.id, category, state });
    for (let n = 0; n < 9; n += 1) await of('approved');
    const [expired, other, rejected] = [await of('expired'), await of('expired'), await of('rejected')];
    const renew = (id: number) =>
      app.inject({ method: 'POST', url: `/api/me/advertisements/${id}/renewal`, headers: user.headers });
    const codes = (await Promise.all([renew(expired), renew(other), change(user.headers, rejected)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.sort()).toEqual([200, 409, 409]);
    expect(await statistics(user.headers)).toMatchObject({ total: 10 });
  });

  test('R-4.04, R-8.01 the verified have no limit and the plain total', async () => {
    const { headers } = await buildUser({ authorized: true });
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(headers)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await statistics(headers)).toEqual({ active: 12, total: 12, limit: null });
    expect((await app.inject('/api/me/advertisements/statistics')).statusCode).toBe(401);
  });
});

describe('my adverts', () => {
  test('R-4.06 by state, the latest first, with counts, actions and reasons, twenty a page', async () => {
    const { db } = testing.context;
    const user = await buildUser({ authorized: true });
    const at = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
    const ids: number[] = [];
    for (let n = 0; n < 22; n += 1) ids.push(await buildAdvert(db, { seller: user.id, category, submittedAt: at(n) }));
    const rejected = await buildAdvert(db, { seller: user.id, category, state: 'rejected', reason: 'Chybí kolek' });
    await buildAdvert(db, { seller: user.id, category, state: 'deleted' });
    const first = await get('/api/me/advertisements?state=approved', user.headers);
    expect(first.adverts.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 20));
    expect([first.page, first.pages]).toEqual([1, 2]);
    expect(first.counts).toEqual({ waiting: 0, approved: 22, paused: 0, sold: 0, rejected: 1, expired: 0 });
    expect(first.adverts[0].actions).toEqual(['change', 'pause', 'sell', 'delete']);
    const second = await get('/api/me/advertisements?state=approved&page=2', user.headers);
    expect(second.adverts.map(({ id }: { id: number }) => id)).toEqual(ids.slice(20));
    const all = await get('/api/me/advertisements?state=rejected', user.headers);
    expect(all.adverts).toMatchObject([
      { id: rejected, decision_reason: 'Chybí kolek', actions: ['change', 'delete'] },
    ]);
    expect((await get('/api/me/advertisements', (await buildUser()).headers)).adverts).toEqual([]);
  });

  test('R-4.06 a view counts once a visitor and day, without robots and the owner, and no address is kept', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, category });
    const view = (headers: Headers = {}) =>
      app.inject({ method: 'POST', url: `/api/advertisements/${id}/views`, headers, remoteAddress: '203.0.113.7' });
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const views = async () => (await get('/api/me/advertisements', user.headers)).adverts[0].views;
    await view(browser);
    await view(browser);
    await view({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await view({ ...browser, ...user.headers });
    expect(await views()).toBe(1);
    const visitor = await buildUser();
    await view({ ...browser, ...visitor.headers });
    expect(await views()).toBe(2);
    now = new Date('2026-06-02T12:00:00Z');
    await view(browser);
    expect(await views()).toBe(3);
    const { rows } = await testing.context.pool.query('select row_to_json(v)::text as row from advert_view v');
    expect(rows.map(({ row }: { row: string }) => row).join()).not.toContain('203.0.113');
    const hidden = await buildAdvert(db, { seller: user.id, category, state: 'waiting' });
    const answer = await app.inject({ method: 'POST', url: `/api/advertisements/${hidden}/views`, headers: browser });
    expect(answer.statusCode).toBe(404);
  });

  test('R-4.05 a picture that only a change shows is in use until the change is withdrawn', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const id = await buildAdvert(db, { seller: user.id, category });
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

  test('R-4.02 an advert with pictures drops the pages that show it, not all', async () => {
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

  test('R-4.02 the first picture is the main one, and only known ones may stand there', async () => {
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

describe('brands', () => {
  test('R-4.01 a new brand waits: no page, no filter and no search shows it', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser({ authorized: true });
    const { id } = (await submit(headers, { brand_name: 'Quetzalteca', name: 'Aguardiente' })).json();
    const brand = await db.selectFrom('brand').where('name', '=', 'Quetzalteca').selectAll().executeTakeFirstOrThrow();
    expect(brand).toMatchObject({ is_approved: false, slug: 'quetzalteca' });
    expect(await get(`/api/catalog/listings/${id}`)).toMatchObject({ brand: null, brand_id: null });
    const lists = [
      await get(`/api/catalog/listings?category=${category}`),
      await get('/api/catalog/listings?q=quetzalteca'),
      await get('/api/catalog/suggestions?q=quetz'),
      await get('/api/advertisements/brands?q=quetz'),
    ];
    expect(JSON.stringify(lists).toLowerCase()).not.toContain('"quetzalteca"');
    expect(lists[1].listings).toEqual([]);
    expect((await get(`/api/me/advertisements/${id}`, headers)).content.brand).toEqual({
      id: brand.id,
      name: 'Quetzalteca',
      is_approved: false,
    });
  });

  test('R-4.01 a proposal that its author replaced is gone, and nobody proposes without end', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const proposals = async () =>
      (await db.selectFrom('brand').where('suggested_by', '=', user.id).select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    const waiting = (await submit(user.headers, { brand_name: 'Pokus o značku' })).json().id;
    const approved = await buildAdvert(db, { seller: user.id, category });
    for (let n = 1; n < brandProposalsPerHour; n += 1)
      expect((await change(user.headers, approved, { brand_name: `Pokus ${n}` })).statusCode).toBe(200);
    expect(await proposals()).toEqual([`Pokus ${brandProposalsPerHour - 1}`, 'Pokus o značku']);
    const refused = await change(user.headers, waiting, { brand_name: 'O jednu víc', name: 'Nezmění se' });
    expect([refused.statusCode, (await proposals()).includes('O jednu víc')]).toEqual([429, false]);
    expect((await change(user.headers, waiting, { brand_name: 'Pokus o značku' })).statusCode).toBe(200);
    now = new Date(start.getTime() + 3_600_000);
    expect((await change(user.headers, waiting, { brand_name: 'Po hodině' })).statusCode).toBe(200);
    expect(await proposals()).toEqual(['Po hodině', `Pokus ${brandProposalsPerHour - 1}`]);
  });

  test('R-4.01 a proposal that only deleted adverts have is swept away', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const [kept, gone, held] = ['Zůstane', 'Nezůstane', 'Drží ji jiný'];
    const first = (await submit(user.headers, { brand_name: kept })).json().id;
    for (const name of [gone, held]) {
      const { id } = (await submit(user.headers, { brand_name: name })).json();
      await app.inject({ method: 'DELETE', url: `/api/me/advertisements/${id}`, headers: user.headers });
    }
    const waiting = async () =>
      (await db.selectFrom('brand').where('suggested_by', '=', user.id).select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      );
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('brand').where('name', '=', held).select('id').forKeyShare().execute();
      await sweepBrands(testing.context);
    });
    expect(await waiting()).toEqual([kept, held]);
    await sweepBrands(testing.context);
    expect(await waiting()).toEqual([kept]);
    expect((await get(`/api/me/advertisements/${first}`, user.headers)).content.brand.name).toBe(kept);
  });

  test('R-4.01 a name written otherwise is the brand that is there', async () => {
    const { db } = testing.context;
    const brandId = await buildBrand(db, "Jack Daniel's");
    await db.updateTable('brand').set({ slug: 'jack-daniels' }).where('id', '=', brandId).execute();
    const { headers } = await buildUser();
    const { id } = (await submit(headers, { brand_name: 'JACK DANIELS' })).json();
    expect((await get(`/api/me/advertisements/${id}`, headers)).content.brand.id).toBe(brandId);
    expect(await get('/api/advertisements/brands?q=jack')).toEqual([{ id: brandId, name: "Jack Daniel's" }]);
    expect((await submit(headers, { brand_name: '酒酒' })).json().errors).toHaveProperty('brand_name');
  });

  test('R-4.01 the packages of a category are those of its unit', async () => {
    const { db } = testing.context;
    await buildPackage(db, 'g', 50);
    await buildPackage(db, 'ml', 700);
    const labels = async (of: number) =>
      (await get(`/api/advertisements/packages?category=${of}`)).map(({ label }: { label: string }) => label);
    expect(await labels(category)).toEqual(['0,7\u00a0l']);
    expect((await labels(await buildCategory(db))).length).toBeGreaterThan(1);
  });
});
