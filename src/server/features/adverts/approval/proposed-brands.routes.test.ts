import { describe, expect, test } from 'vitest';
import { brandProposalsPerHour } from '#shared/adverts/limits.ts';
import { refreshSearchWords } from '#server/features/catalog/index.ts';
import { useAdvertDecisions, type Item } from '#tests/support/advert-calls.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildBrand } from '#tests/support/factories.ts';
import { sweepBrands } from '#server/features/listings/index.ts';

const { testing, app, clock, rum, buildUser, call, submit, submitted, change, admin, get, queue, audit } =
  useAdvertDecisions();

describe('brands that users propose', () => {
  const propose = async (name: string) => {
    const user = await buildUser({ authorized: true });
    const id = await submitted(user.headers, { brand_name: name, name: 'Láhev bez jména' });
    const { brands } = await get('/api/admin/brands/waiting');
    return { id, brand: brands.find((each: { name: string }) => each.name === name) };
  };

  test('R-4.01, R-9.06 are shown and found once approved', async () => {
    const { db } = testing.context;
    const { id, brand } = await propose('Botran');
    expect(brand).toMatchObject({ adverts: 1, suggested_by: { username: expect.any(String) }, similar: [] });
    expect((await call('POST', `/api/admin/brands/${brand.id}/approval`, admin.headers, {})).statusCode).toBe(200);
    expect((await call('POST', `/api/admin/brands/${brand.id}/approval`, admin.headers, {})).statusCode).toBe(404);
    expect((await get(`/api/catalog/listings/${id}`)).brand).toBe('Botran');
    const { rows } = await testing.context.pool.query(
      `select payload from graphile_worker._private_jobs where payload ->> 'brandId' is not null`,
    );
    expect(rows).toEqual([{ payload: { brandId: brand.id } }]);
    await refreshSearchWords(db, { brandId: brand.id });
    expect((await get('/api/catalog/listings?q=botran')).listings).toMatchObject([{ id }]);
    expect(await audit()).toMatchObject([{ action: 'approve', entity: 'brand', entity_id: brand.id }]);
  });

  test('R-9.01 are listed fifty a page, the oldest first', async () => {
    const { db } = testing.context;
    await db.updateTable('listing').set({ brand_id: null }).execute();
    await db.deleteFrom('brand').where('is_approved', '=', false).execute();
    const brands = Array.from({ length: 51 }, (_, n) => ({
      name: `Značka ${n}`,
      slug: `znacka-${n}`,
      is_approved: false,
      suggested_at: new Date(clock.start.getTime() + n),
    }));
    await db.insertInto('brand').values(brands).execute();
    const page = async (number: number) => get(`/api/admin/brands/waiting?page=${number}`);
    const names = (list: { brands: Item[] }) => list.brands.map(({ name }) => name);
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect([...names(first), ...names(second)]).toEqual(brands.map(({ name }) => name));
    await call('DELETE', `/api/admin/brands/${second.brands[0].id}`, admin.headers);
    expect(await page(2)).toMatchObject({ total: 50, page: 1, pages: 1 });
    await db.deleteFrom('brand').where('is_approved', '=', false).execute();
  });

  test('R-4.01 are merged into an approved brand or rejected, also in waiting changes', async () => {
    const { db } = testing.context;
    const into = await buildBrand(db, 'Diplomático');
    const { id, brand } = await propose('Diplomatiko');
    expect(brand.similar).toEqual([{ id: into, name: 'Diplomático' }]);
    const user = await buildUser();
    const changed = await buildAdvert(db, { seller: user.id, ...rum });
    await change(user.headers, changed, { brand_id: brand.id });
    const wrong = await call('POST', `/api/admin/brands/${brand.id}/merge`, admin.headers, { into: brand.id });
    expect(wrong.statusCode).toBe(422);
    await call('POST', `/api/admin/brands/${brand.id}/merge`, admin.headers, { into });
    expect((await get(`/api/catalog/listings/${id}`)).brand).toBe('Diplomático');
    expect(await queue()).toMatchObject([{ content: { brand: { id: into } } }]);

    const other = await propose('Nesmysl');
    expect((await call('DELETE', `/api/admin/brands/${other.brand.id}`, admin.headers)).statusCode).toBe(200);
    expect((await get(`/api/catalog/listings/${other.id}`)).brand).toBeNull();
    expect(await get('/api/admin/brands/waiting')).toEqual({ brands: [], total: 0, page: 1, pages: 1 });
    expect((await call('DELETE', `/api/admin/brands/${into}`, admin.headers)).statusCode).toBe(404);
  });
});

describe('a brand that an author names', () => {
  /** Called without a login. */
  const see = (url: string) => get(url, {});

  test('R-4.01 a new brand waits: no page, no filter and no search shows it', async () => {
    const { db } = testing.context;
    const { headers } = await buildUser({ authorized: true });
    const { id } = (await submit(headers, { brand_name: 'Quetzalteca', name: 'Aguardiente' })).json();
    const brand = await db.selectFrom('brand').where('name', '=', 'Quetzalteca').selectAll().executeTakeFirstOrThrow();
    expect(brand).toMatchObject({ is_approved: false, slug: 'quetzalteca' });
    expect(await see(`/api/catalog/listings/${id}`)).toMatchObject({ brand: null, brand_id: null });
    const lists = [
      await see(`/api/catalog/listings?category=${rum.category}`),
      await see('/api/catalog/listings?q=quetzalteca'),
      await see('/api/catalog/suggestions?q=quetz'),
      await see('/api/advertisements/brands?q=quetz'),
    ];
    expect(JSON.stringify(lists).toLowerCase()).not.toContain('"quetzalteca"');
    expect(lists[1].listings).toEqual([]);
    expect((await get(`/api/me/advertisements/${id}`, headers)).content.brand).toEqual({
      id: brand.id,
      name: 'Quetzalteca',
      is_approved: false,
    });
  });

  test('R-4.01 a proposal that its author replaced is deleted, and proposals are limited', async () => {
    const { db } = testing.context;
    const user = await buildUser();
    const proposals = async () =>
      (await db.selectFrom('brand').where('suggested_by', '=', user.id).select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    const waiting = (await submit(user.headers, { brand_name: 'Pokus o značku' })).json().id;
    const approved = await buildAdvert(db, { seller: user.id, ...rum });
    for (let n = 1; n < brandProposalsPerHour; n += 1)
      expect((await change(user.headers, approved, { brand_name: `Pokus ${n}` })).statusCode).toBe(200);
    expect(await proposals()).toEqual([`Pokus ${brandProposalsPerHour - 1}`, 'Pokus o značku']);
    const refused = await change(user.headers, waiting, { brand_name: 'O jednu víc', name: 'Nezmění se' });
    expect([refused.statusCode, (await proposals()).includes('O jednu víc')]).toEqual([429, false]);
    expect((await change(user.headers, waiting, { brand_name: 'Pokus o značku' })).statusCode).toBe(200);
    clock.now = new Date(clock.start.getTime() + 3_600_000);
    expect((await change(user.headers, waiting, { brand_name: 'Po hodině' })).statusCode).toBe(200);
    expect(await proposals()).toEqual(['Po hodině', `Pokus ${brandProposalsPerHour - 1}`]);
  });

  test('R-4.01 a proposal used by deleted adverts only is swept', async () => {
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

  test('R-4.01 another spelling of a name is the existing brand', async () => {
    const { db } = testing.context;
    const brandId = await buildBrand(db, "Jack Daniel's");
    await db.updateTable('brand').set({ slug: 'jack-daniels' }).where('id', '=', brandId).execute();
    const { headers } = await buildUser();
    const { id } = (await submit(headers, { brand_name: 'JACK DANIELS' })).json();
    expect((await get(`/api/me/advertisements/${id}`, headers)).content.brand.id).toBe(brandId);
    for (const typed of ['jack', 'Dániel', 'daniel jac'])
      expect(await see(`/api/advertisements/brands?q=${encodeURIComponent(typed)}`)).toEqual([
        { id: brandId, name: "Jack Daniel's" },
      ]);
    expect((await submit(headers, { brand_name: '酒酒' })).json().errors).toHaveProperty('brand_name');
  });
});
