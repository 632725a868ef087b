import { describe, expect, test } from 'vitest';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { logIn } from '#tests/support/account-factories.ts';
import { useAdvertCalls, type Headers } from '#tests/support/advert-calls.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildBrand, buildCategory, buildPackage } from '#tests/support/factories.ts';

const { testing, app, clock, rum, buildUser, buildPicture, get, submit, change } = useAdvertCalls();
const statistics = (headers: Headers) => get('/api/me/advertisements/statistics', headers);

describe('submitting an advert', () => {
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

  test('R-4.01 every field of the form is stored and returned', async () => {
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
      category: { id: rum.category, name: 'Rum' },
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

  test('R-4.01, R-11.07 all field errors are returned together, in the caller’s language', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser();
    const parent = await buildCategory(db, { unitPriceUnit: 'litre' });
    await buildCategory(db, { parent });
    const errors = async (form: Partial<AdvertInput>, of = rum.category) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/me/advertisements',
          headers: { ...headers, 'accept-language': 'en' },
          payload: advertForm(of, { package_id: rum.package, ...form }),
        })
      ).json().errors;
    expect(await errors({ name: 'ab', description: 'krátké', place: 'x', abv: 97, price: 0 })).toEqual({
      name: ['Please enter at least 3 characters.'],
      description: ['Please enter at least 10 characters.'],
      place: ['Please enter at least 2 characters.'],
      abv: [expect.stringContaining('96')],
      price: ['The amount must be greater than zero.'],
    });
    // Errors of the schema and those that only the database and the clock know are answered together.
    expect(Object.keys(await errors({ name: '', vintage: 2150, currency: 'XXX', price: null }, parent)).sort()).toEqual(
      ['category_id', 'currency', 'name', 'price', 'vintage'],
    );
    expect(Object.keys(await errors({ pictures: Array.from({ length: 11 }, (_, n) => `picture-${n}`) }))).toEqual([
      'pictures',
    ]);
    const grams = await buildPackage(db, 'g', 50);
    expect(
      await errors(
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
    const missing = ['This field is required'];
    expect(await errors({}, spirits)).toEqual({ brand_name: missing, confirms_goods: [expect.any(String)] });
    expect(await errors({ confirms_goods: true, brand_name: 'Palírna U Lípy' }, spirits)).toBeUndefined();
  });

  test('R-4.01 offered goods need a package where the category has a unit, and a brand where it has an age rule', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser({ authorized: true });
    const both = await buildCategory(db, { unitPriceUnit: 'litre', ageRule: 'alcohol' });
    const neither = await buildCategory(db);
    const none = { brand_id: null, brand_name: null, package_id: null, confirms_goods: true };
    const errorsOf = async (category_id: number, form: Partial<AdvertInput> = {}) =>
      (await submit(headers, { ...none, category_id, ...form })).json().errors;
    const missing = ['Pole musí být vyplněno'];
    expect(await errorsOf(both)).toEqual({ brand_name: missing, package_id: missing });
    expect(await errorsOf(both, { name: '' })).toMatchObject({ brand_name: missing, package_id: missing });
    const known = { brand_id: await buildBrand(db), package_id: rum.package };
    expect(await errorsOf(both, known)).toBeUndefined();
    expect(await errorsOf(both, { ...known, brand_id: null, brand_name: 'Nová palírna' })).toBeUndefined();
    expect(await errorsOf(both, { ...known, brand_id: null, is_unbranded: true })).toBeUndefined();
    expect(await errorsOf(both, { offer_type: 'demand' })).toBeUndefined();
    expect(await errorsOf(neither)).toBeUndefined();
    // An advert from the time before this rule is asked for them when it is changed.
    const old = await buildAdvert(db, { seller: (await buildUser()).id, category: both });
    const { account_id } = await db
      .selectFrom('advert')
      .where('listing_id', '=', old)
      .select('account_id')
      .executeTakeFirstOrThrow();
    const author = { ...(await logIn(db, account_id)) };
    const changed = await change(author, old, { ...none, category_id: both });
    expect(changed.json().errors).toEqual({ brand_name: missing, package_id: missing });
  });

  test('R-4.01 hostile text is stored and returned as text', async () => {
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

  test('R-4.07 a form sent twice under one key adds one advert', async () => {
    const { headers } = await buildUser();
    const client_key = '0b9a5d5e-50a4-4b0e-9c46-7e1a6f9a0001';
    const answers = await Promise.all([1, 2, 3].map(() => submit(headers, { client_key })));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await statistics(headers)).total).toBe(1);
    const other = await buildUser();
    expect((await submit(other.headers, { client_key })).json().id).not.toBe(answers[0]!.json().id);
  });

  test('R-4.01 a category offers the packages of its unit', async () => {
    const { db } = testing.context;
    await buildPackage(db, 'g', 50);
    await buildPackage(db, 'ml', 700);
    const labels = async (of: number) =>
      (await get(`/api/advertisements/packages?category=${of}`)).map(({ label }: { label: string }) => label);
    expect(await labels(rum.category)).toEqual(['0,7\u00a0l']);
    expect((await labels(await buildCategory(db))).length).toBeGreaterThan(1);
  });

  test('R-11.07 confirmed goods are confirmed again only when category, type or package change', async () => {
    const { db } = testing.context;
    const spirits = await buildCategory(db, { ageRule: 'alcohol', unitPriceUnit: 'litre' });
    const other = await buildCategory(db, { ageRule: 'alcohol', unitPriceUnit: 'litre' });
    const goods = { category_id: spirits, is_unbranded: true };
    const confirmedAt = async (id: number) =>
      (await db.selectFrom('advert').where('listing_id', '=', id).select('goods_confirmed_at').executeTakeFirst())
        ?.goods_confirmed_at;
    const wrong = { confirms_goods: [expect.any(String)] };
    // The change of a public advert by an unverified user waits, a verified one's does not.
    for (const authorized of [false, true]) {
      clock.now = clock.start;
      const { headers, id: seller } = await buildUser({ authorized });
      const id = (await submit(headers, { ...goods, confirms_goods: true })).json().id as number;
      await db.updateTable('advert').set({ state: 'approved' }).where('listing_id', '=', id).execute();
      clock.now = new Date('2026-06-02T12:00:00Z');
      const errorsOf = async (form: Partial<AdvertInput>) =>
        (await change(headers, id, { ...goods, ...form })).json().errors;
      expect(await errorsOf({ name: 'Rum bez překlepu', price: 99_000 })).toBeUndefined();
      expect(await confirmedAt(id)).toEqual(clock.start);
      expect((await get(`/api/me/advertisements/${id}`, headers)).goods_confirmed_at).toBe('2026-06-01T12:00:00.000Z');
      expect(await errorsOf({ category_id: other })).toEqual(wrong);
      expect(await errorsOf({ package_id: await buildPackage(db, 'ml', 500) })).toEqual(wrong);
      expect(await errorsOf({ offer_type: 'demand' })).toEqual(wrong);
      expect(await errorsOf({ category_id: other, name: '' })).toMatchObject({ ...wrong, name: [expect.any(String)] });
      expect(Object.keys(await errorsOf({ name: '' }))).toEqual(['name']);
      expect(await errorsOf({ category_id: other, confirms_goods: true })).toBeUndefined();
      expect(await confirmedAt(id)).toEqual(clock.now);
      expect(await errorsOf({ category_id: other, name: 'Rum ze Zacapy' })).toBeUndefined();
      // A new advert of the same goods is a new confirmation, and so is the first one of an old advert.
      expect((await submit(headers, goods)).json().errors).toEqual(wrong);
      const old = await buildAdvert(db, { seller, category: spirits });
      expect((await change(headers, old, goods)).json().errors).toEqual(wrong);
    }
  });
});

describe('the limit of unverified users', () => {
  test('R-4.04 accepts ten of twenty concurrent adverts and gives the others the reason', async () => {
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

  test('R-4.04 applies to renewals and resubmissions, also concurrent ones', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const of = (state: 'approved' | 'expired' | 'rejected') => buildAdvert(db, { seller: user.id, ...rum, state });
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

  test('R-4.04, R-8.01 does not apply to verified users, whose statistics show the plain total', async () => {
    const { headers } = await buildUser({ authorized: true });
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(headers)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await statistics(headers)).toEqual({ active: 12, total: 12, limit: null });
    expect((await app.inject('/api/me/advertisements/statistics')).statusCode).toBe(401);
  });
});
