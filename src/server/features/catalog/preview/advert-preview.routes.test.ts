import { expect, test } from 'vitest';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { useAdvertCalls, type Headers } from '#tests/support/advert-calls.ts';
import { advertForm } from '#tests/support/advert-factories.ts';
import { buildBrand, buildCategory, buildPackage } from '#tests/support/factories.ts';

const { testing, app, clock, rum, buildUser, buildPicture, get, submitted } = useAdvertCalls();

const preview = (headers: Headers, form: Partial<AdvertInput> & { id?: number } = {}, lang = 'cs') =>
  app.inject({
    method: 'POST',
    url: `/api/me/advertisements/preview?lang=${lang}`,
    headers,
    payload: { ...advertForm(rum.category, { package_id: rum.package, ...form }) },
  });

test('R-3.06, R-4.01 the preview of an advert is what its page shows once it is public', async () => {
  const { db } = testing.context;
  await db
    .insertInto('country')
    .values({ code: 'GT' })
    .onConflict((each) => each.doNothing())
    .execute();
  await db.insertInto('country_text').values({ country_code: 'GT', locale: 'cs', name: 'Guatemala' }).execute();
  const user = await buildUser({ authorized: true });
  const pictures = [await buildPicture(user.id), await buildPicture(user.id)];
  const spirits = await buildCategory(db, {
    parent: await buildCategory(db),
    unitPriceUnit: 'litre',
    ageRule: 'alcohol',
  });
  const forms: Partial<AdvertInput>[] = [
    {
      category_id: spirits,
      brand_id: await buildBrand(db, 'Zacapa'),
      confirms_goods: true,
      is_negotiable: true,
      pictures,
      vintage: 2003,
      age_years: 23,
      abv: 40.5,
      origin: 'GT',
      lang: 'de',
    },
    { category_id: spirits, offer_type: 'demand', price: null, is_negotiable: true, confirms_goods: true },
    { category_id: spirits, brand_name: 'Nová palírna', confirms_goods: true },
  ];
  for (const form of forms) {
    const previewed = (await preview(user.headers, form)).json();
    const id = await submitted(user.headers, form);
    const page = await get(`/api/catalog/listings/${id}`);
    expect(previewed).toEqual({ ...page, id: 0, similar: [], seller_further: [] });
  }
});

test('R-4.01 a preview stores nothing, and reports every error as sending does', async () => {
  const { db } = testing.context;
  const spirits = await buildCategory(db, { unitPriceUnit: 'litre', ageRule: 'alcohol' });
  const user = await buildUser();
  const counts = async () =>
    (
      await testing.context.pool.query(
        'select (select count(*) from listing) as listings, (select count(*) from brand) as brands, (select count(*) from advert_event) as events',
      )
    ).rows;
  const before = await counts();
  expect(
    (await preview(user.headers, { category_id: spirits, brand_name: 'Další', confirms_goods: true })).statusCode,
  ).toBe(200);
  const invalid = await preview(user.headers, { category_id: spirits, name: '' });
  expect([invalid.statusCode, Object.keys(invalid.json().errors).sort()]).toEqual([
    422,
    ['brand_name', 'confirms_goods', 'name'],
  ]);
  expect(Object.keys((await preview(user.headers, { category_id: spirits })).json().errors).sort()).toEqual([
    'brand_name',
    'confirms_goods',
  ]);
  const others = await buildPicture((await buildUser()).id);
  expect(Object.keys((await preview(user.headers, { pictures: [others] })).json().errors)).toEqual(['pictures']);
  expect(await counts()).toEqual(before);
  expect((await preview({})).statusCode).toBe(401);
});

test('R-4.05, R-11.07 the preview of a change keeps the date of the advert and the confirmation of its goods', async () => {
  const { db } = testing.context;
  const spirits = await buildCategory(db, { unitPriceUnit: 'litre', ageRule: 'alcohol' });
  const goods = { category_id: spirits, is_unbranded: true };
  const { headers } = await buildUser({ authorized: true });
  const id = await submitted(headers, { ...goods, confirms_goods: true });
  clock.now = new Date('2026-06-05T12:00:00Z');
  const changed = (await preview(headers, { ...goods, id, name: 'Rum bez překlepu', package_id: rum.package })).json();
  expect(changed).toMatchObject({ id, name: 'Rum bez překlepu', published_at: '2026-06-01T12:00:00.000Z' });
  const half = await buildPackage(db, 'ml', 500);
  expect(Object.keys((await preview(headers, { ...goods, id, package_id: half })).json().errors)).toEqual([
    'confirms_goods',
  ]);
  // Another's advert gives away neither its date nor its confirmation.
  const stranger = (await buildUser()).headers;
  expect(Object.keys((await preview(stranger, { ...goods, id })).json().errors)).toEqual(['confirms_goods']);
  expect((await preview(stranger, { ...goods, id, confirms_goods: true })).json().published_at).toBe(
    '2026-06-05T12:00:00.000Z',
  );
});
