import { beforeAll, describe, expect, test } from 'vitest';
import { mapLocales } from '#shared/i18n/paths.ts';
import { refreshSearchWords } from '#server/features/catalog/index.ts';
import { replaceCategory } from '#server/jobs/replace-merged.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { mergeCategory } from './merge-category.ts';

const testing = useTestContext();
const server = useTestServer(testing);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let admin: Awaited<ReturnType<typeof buildAdministrator>>;

beforeAll(async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  await db
    .insertInto('country')
    .values([{ code: 'CZ' }, { code: 'SK' }])
    .execute();
  admin = await buildAdministrator(db, ['content']);
});

const call = (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
  server.inject({
    method,
    url: `/api/admin/categories${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const text = (name: string) => ({ name, slug: '', description: '' });
const form = (more: object = {}) => ({
  texts: { cs: text('Rumy'), en: text('Rum'), de: text('Rum') },
  age_rule: 'alcohol',
  may_be_advertised: true,
  may_be_discounted: true,
  ...more,
});
const add = async (more: object = {}) => (await call('POST', '', { parent_id: null, ...form(more) })).json();
const get = async (id: number) => (await call('GET', `/${id}`)).json();
const rowOf = async (id: number) => {
  const rows: { id: number }[] = (await call('GET')).json();
  return rows.find((row) => row.id === id) as Record<string, unknown> | undefined;
};
const errorsOf = async (method: Method, path: string, payload: object) => {
  const answer = await call(method, path, payload);
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
};
const merge = async (id: number, into: number) => {
  expect((await call('POST', `/${id}/merge`, { into })).statusCode).toBe(200);
  await mergeCategory(testing.context, id, replaceCategory);
};

describe('the administration of categories', () => {
  test('R-9.02 takes the scope of content', async () => {
    const { db } = testing.context;
    const other = await buildAdministrator(db, ['settings', 'adverts', 'users']);
    const user = await logIn(db, await buildAccount(db));
    const id = await buildCategory(db);
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['GET', `/${id}`],
      ['POST', '', { parent_id: null, ...form() }],
      ['PUT', `/${id}`, form({ version: '' })],
      ['PUT', `/${id}/place`, { parent_id: null, before_id: null }],
      ['POST', `/${id}/merge`, { into: id }],
      ['DELETE', `/${id}`],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
      expect((await call(method, path, payload, user)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.02 a category needs a Czech name only; the rest follows from it', async () => {
    const { id } = await add({
      texts: { cs: { ...text('Třtinové rumy'), description: 'Z třtiny.' }, en: text(''), de: text('Zuckerrohr') },
      delivery_countries: ['CZ'],
      pictogram: 'bottle',
    });
    expect((await get(id)).texts).toEqual({
      cs: { name: 'Třtinové rumy', slug: 'trtinove-rumy', description: 'Z třtiny.' },
      en: { name: 'Třtinové rumy', slug: 'trtinove-rumy', description: 'Z třtiny.' },
      de: { name: 'Zuckerrohr', slug: 'zuckerrohr', description: '' },
    });
    expect(await errorsOf('POST', '', { parent_id: null, ...form({ texts: mapLocales(() => text('')) }) })).toEqual([
      422,
      ['texts.cs.name'],
    ]);
    expect(await errorsOf('POST', '', { parent_id: null, ...form({ delivery_countries: ['XX'] }) })).toEqual([
      422,
      ['delivery_countries'],
    ]);
    expect(await errorsOf('POST', '', { parent_id: 999_999, ...form() })).toEqual([422, ['parent_id']]);
  });

  test('R-9.02 has at most five levels, and no subcategories where there are listings', async () => {
    const { db } = testing.context;
    let parent: number | null = null;
    for (let level = 1; level <= 5; level += 1) parent = (await add({ parent_id: parent })).id;
    expect(await errorsOf('POST', '', { ...form(), parent_id: parent })).toEqual([422, ['parent_id']]);
    const full = await buildCategory(db);
    await buildListing(db, { category: full });
    expect(await errorsOf('POST', '', { ...form(), parent_id: full })).toEqual([422, ['parent_id']]);
  });

  test('R-9.02 a change is recorded, and refused when somebody else was faster', async () => {
    const { db } = testing.context;
    const category = await add();
    const changed = form({
      version: category.version,
      texts: { cs: text('Rum a třtina'), en: text('Cane'), de: text('Rum') },
    });
    expect((await call('PUT', `/${category.id}`, changed)).statusCode).toBe(200);
    const late = await call('PUT', `/${category.id}`, changed);
    expect([late.statusCode, late.json().current.texts.cs.name]).toEqual([409, 'Rum a třtina']);
    const { before, after } = await db
      .selectFrom('audit_entry')
      .where('entity', '=', 'category')
      .where('action', '=', 'change')
      .where('entity_id', '=', category.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([
      { texts: { cs: { name: 'Rumy' } } },
      { texts: { cs: { name: 'Rum a třtina' } } },
    ]);
    expect((await call('PUT', '/999999', changed)).statusCode).toBe(404);
  });

  test('R-9.02 searches find the listings by the new name once the job has run', async () => {
    const { db } = testing.context;
    const category = await add({ texts: { cs: text('Kořalky'), en: text('Booze'), de: text('Schnaps') } });
    const listing = await buildListing(db, { category: category.id });
    await call('PUT', `/${category.id}`, form({ version: category.version, texts: mapLocales(() => text('Ginocel')) }));
    expect((await rowOf(category.id))?.is_refreshing).toBe(true);
    await refreshSearchWords(db, { categoryId: category.id });
    const { head } = await db
      .selectFrom('listing_search')
      .where('id', '=', listing)
      .select('head')
      .executeTakeFirstOrThrow();
    expect(String(head)).toContain('ginocel');
    expect(String(head)).not.toContain('booze');
  });

  test('R-9.02 moves among its siblings and below another parent with its counts', async () => {
    const { db } = testing.context;
    const [a, b, c] = [(await add()).id, (await add()).id, (await add()).id];
    const leaf = (await add({ parent_id: c })).id;
    await buildListing(db, { category: leaf });
    await call('PUT', `/${c}/place`, { parent_id: null, before_id: a });
    const order = ((await call('GET')).json() as { id: number }[]).map(({ id }) => id);
    expect([c, leaf, a, b].map((id) => order.indexOf(id))).toEqual([0, 1, 2, 3].map((n) => n + order.indexOf(c)));
    expect((await call('PUT', `/${c}/place`, { parent_id: b, before_id: null })).statusCode).toBe(200);
    expect([(await rowOf(b))?.listings, (await rowOf(leaf))?.level]).toEqual([1, 3]);
    const breadcrumb = (await server.inject(`/api/catalog/categories/${leaf}?lang=cs`)).json().breadcrumb as {
      id: number;
    }[];
    expect(breadcrumb.map(({ id }) => id)).toEqual([b, c, leaf]);
    // Sent twice, it stays where it is and is recorded once.
    await call('PUT', `/${c}/place`, { parent_id: b, before_id: null });
    const moves = await db
      .selectFrom('audit_entry')
      .where('entity_id', '=', c)
      .where('action', '=', 'move')
      .select('after')
      .orderBy('id')
      .execute();
    expect(moves.at(-1)?.after).toEqual({ parent_id: b, position: 1 });
    expect(moves).toHaveLength(2);
  });

  test('R-9.02 does not move into itself, too deep, or beside a sibling that is elsewhere', async () => {
    const [a, b] = [(await add()).id, (await add()).id];
    const child = (await add({ parent_id: a })).id;
    expect(await errorsOf('PUT', `/${a}/place`, { parent_id: child, before_id: null })).toEqual([422, ['parent_id']]);
    expect((await call('PUT', `/${b}/place`, { parent_id: null, before_id: child })).statusCode).toBe(409);
    let deep: number | null = null;
    for (let level = 1; level <= 4; level += 1) deep = (await add({ parent_id: deep })).id;
    expect(await errorsOf('PUT', `/${a}/place`, { parent_id: deep, before_id: null })).toEqual([422, ['parent_id']]);
    expect((await call('PUT', '/999999/place', { parent_id: null, before_id: null })).statusCode).toBe(404);
  });

  test('R-9.02 is deleted only when it is empty; its address leads to the one above it', async () => {
    const { db } = testing.context;
    const parent = (await add()).id;
    const child = (await add({ parent_id: parent })).id;
    const listing = await buildListing(db, { category: child, visibility: 'hidden' });
    for (const id of [parent, child]) expect((await call('DELETE', `/${id}`)).json().code).toBe('category_in_use');
    await db.deleteFrom('listing').where('id', '=', listing).execute();
    expect((await call('DELETE', `/${child}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${child}`)).statusCode).toBe(404);
    expect((await server.inject(`/api/catalog/entries/${child}`)).json()).toMatchObject({
      id: parent,
      kind: 'category',
    });
  });
});

describe('merging categories', () => {
  test('R-9.02 takes listings, subcategories and everything that names the category along', async () => {
    const { db, now } = testing.context;
    const root = (await add()).id;
    const [from, into] = [(await add({ parent_id: root })).id, (await add()).id];
    const listings = [
      await buildListing(db, { category: from }),
      await buildListing(db, { category: from, visibility: 'hidden' }),
    ];
    const account = await buildAccount(db);
    const { id: subscriber } = await db
      .insertInto('subscriber')
      .values({
        email: 'a@b.cz',
        locale: 'cs',
        state: 'active',
        state_at: now(),
        token: 'x'.repeat(32),
        source: 'footer',
        wording: '1',
        requested_at: now(),
        confirmed_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('subscriber_category').values({ subscriber_id: subscriber, category_id: from }).execute();
    const watch = (category: number, token: string) =>
      db
        .insertInto('watchdog')
        .values({
          account_id: account,
          locale: 'cs',
          kind: 'search',
          query: JSON.stringify({ category }),
          name: 'Rumy',
          frequency: 'daily',
          state: 'active',
          token: token.repeat(32),
          created_at: now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [kept, twice] = [(await watch(into, 'a')).id, (await watch(from, 'b')).id];
    await db
      .insertInto('watchdog_key')
      .values([
        { watchdog_id: twice, key: `category:${from}` },
        { watchdog_id: kept, key: `category:${into}` },
      ])
      .execute();
    await db.deleteFrom('listing_event').execute();
    await merge(from, into);
    const moved = await db.selectFrom('listing').where('id', 'in', listings).select('category_id').execute();
    expect(moved.map((each) => each.category_id)).toEqual([into, into]);
    expect(await db.selectFrom('subscriber_category').select('category_id').execute()).toEqual([{ category_id: into }]);
    expect((await db.selectFrom('watchdog').select('id').execute()).map(({ id }) => id)).toEqual([kept]);
    expect(await db.selectFrom('listing_event').selectAll().execute()).toEqual([]);
    expect([await rowOf(from), (await rowOf(into))?.listings, (await rowOf(root))?.listings]).toEqual([
      undefined,
      1,
      0,
    ]);
    const entry = (await server.inject(`/api/catalog/entries/${from}`)).json();
    expect([entry.id, entry.slugs.cs]).toEqual([into, 'rumy']);
    const { before, after } = await db
      .selectFrom('audit_entry')
      .where('action', '=', 'merge')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([{ name: 'Rumy' }, { into_category: into }]);
  });

  test('R-9.02 nothing is added to a category that is being merged, and a merged one is the end of every redirect', async () => {
    const { db } = testing.context;
    const [a, b, c] = [(await add()).id, (await add()).id, (await add()).id];
    await merge(a, b);
    expect((await call('POST', `/${b}/merge`, { into: c })).statusCode).toBe(200);
    expect((await rowOf(b))?.merging_into).toBe(c);
    expect((await call('POST', `/${b}/merge`, { into: c })).json().code).toBe('category_merging');
    expect((await call('DELETE', `/${b}`)).json().code).toBe('category_merging');
    expect((await call('DELETE', `/${c}`)).json().code).toBe('category_merging');
    expect(await errorsOf('POST', '', { ...form(), parent_id: b })).toEqual([422, ['parent_id']]);
    await mergeCategory(testing.context, b, replaceCategory);
    // Safe to repeat.
    await mergeCategory(testing.context, b, replaceCategory);
    for (const id of [a, b]) expect((await server.inject(`/api/catalog/entries/${id}`)).json().id).toBe(c);
    expect(await db.selectFrom('category_redirect').where('into_id', '=', b).selectAll().execute()).toEqual([]);
  });

  test('R-9.02 is refused into itself, across age rules, and where listings would meet subcategories', async () => {
    const { db } = testing.context;
    const [parent, free, full] = [(await add()).id, (await add({ age_rule: 'none' })).id, (await add()).id];
    const child = (await add({ parent_id: parent })).id;
    await buildListing(db, { category: full });
    for (const [id, into] of [
      [parent, child],
      [parent, parent],
      [child, free],
      [full, parent],
      [parent, full],
      [parent, 999_999],
    ])
      expect(await errorsOf('POST', `/${id}/merge`, { into }), `${id} into ${into}`).toEqual([422, ['into']]);
  });
});
