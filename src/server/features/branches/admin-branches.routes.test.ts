import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBranch, ensureCountry } from '#tests/support/delivery-factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { lockBranch, lockClosures } from './admin-branch.queries.ts';
import { addDays } from './shop-calendar.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  headers = (await buildAdministrator(db, ['settings'])).headers;
  await ensureCountry(db);
  return () => app.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, sender: object = headers) =>
  app.inject({ method, url: `/api/admin/${url}`, headers: { ...sender }, ...(payload && { payload }) });

const auditedActions = async (entity: string, id: number) => {
  const rows = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .select('action')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

test.each([
  ['GET', 'branches'],
  ['POST', 'branches'],
  ['PUT', 'branches/1'],
  ['POST', 'branch-closures'],
  ['DELETE', 'branch-closures/1'],
] as const)('%s %s is for administrators of settings only', async (method, url) => {
  expect((await call(method, url, undefined, {})).statusCode).toBe(401);
  const other = await buildAdministrator(testing.context.db, ['orders']);
  expect((await call(method, url, undefined, other.headers)).statusCode).toBe(403);
});

describe('branches', () => {
  const hours = { mon: ['09:00-12:00', '13:00-18:00'], sun: [] };
  const branch = (more: object = {}) => ({
    code: 'BRN',
    kind: 'store',
    town: 'Brno',
    street: 'Ukázková 5',
    postcode: '60200',
    phone: '+420 200 000 102',
    email: 'brn@karafa.example',
    is_in_capital: false,
    is_active: true,
    position: 2,
    latitude: 49.19506,
    longitude: 16.60684,
    pickup_days: 5,
    opening_hours: hours,
    ...more,
  });

  test("R-9.05 adds and changes a branch in the shop's country, refuses an outdated version and records both", async () => {
    const added = (await call('POST', 'branches', branch())).json();
    expect(added).toMatchObject({
      town: 'Brno',
      postcode: '602 00',
      latitude: 49.19506,
      longitude: 16.60684,
      pickup_days: 5,
      opening_hours: hours,
    });
    const { country_code: country } = await testing.context.db
      .selectFrom('branch')
      .where('id', '=', added.id)
      .select('country_code')
      .executeTakeFirstOrThrow();
    expect(country).toBe('CZ');
    const change = branch({ is_active: false, is_in_capital: true, version: added.version });
    expect((await call('PUT', `branches/${added.id}`, change)).json()).toMatchObject({
      is_active: false,
      is_in_capital: true,
    });
    expect((await call('PUT', `branches/${added.id}`, change)).statusCode).toBe(409);
    expect(await auditedActions('branch', added.id)).toEqual(['add', 'change']);
    const taken = await call('POST', 'branches', branch({ postcode: '1' }));
    expect(taken.json().errors).toEqual({
      code: ['Tento kód už existuje. Zvolte prosím jiný.'],
      postcode: ['PSČ neodpovídá zvolené zemi.'],
    });
  });

  test('R-8.02 refuses a code that another request takes at the same moment, at its field', async () => {
    const { id, version } = (await call('POST', 'branches', branch({ code: 'SLOW' }))).json();
    const place = { town: 'Olomouc', street: 'Ukázková 6', postcode: '779 00', country_code: 'CZ' };
    const answer = await whileHeld(
      testing.context.db,
      (tx) =>
        tx
          .insertInto('branch')
          .values({ code: 'FAST', ...place })
          .execute(),
      () => call('PUT', `branches/${id}`, branch({ code: 'FAST', version })),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { code: ['Tento kód už existuje. Zvolte prosím jiný.'] },
    ]);
  });

  test('R-8.02 errors of the schema and of the database are answered together', async () => {
    await call('POST', 'branches', branch({ code: 'OBS' }));
    const refused = await call('POST', 'branches', branch({ code: 'OBS', town: '', postcode: '1' }));
    expect(refused.json().errors).toEqual({
      code: ['Tento kód už existuje. Zvolte prosím jiný.'],
      town: ['Pole musí být vyplněno'],
      postcode: ['PSČ neodpovídá zvolené zemi.'],
    });
  });

  test('R-8.02 refuses invalid opening hours at their day', async () => {
    const wrong = await call(
      'POST',
      'branches',
      branch({ code: 'HRS', opening_hours: { ...hours, tue: ['9-18'], sat: ['12:00-09:00'] }, town: '' }),
    );
    const message = ['Zadejte prosím časy ve tvaru 9:00–18:00, další úsek dne oddělte čárkou.'];
    expect(wrong.json().errors).toEqual({
      town: ['Pole musí být vyplněno'],
      'opening_hours.tue': message,
      'opening_hours.sat': message,
    });
  });

  test('R-9.05 closes one branch or all for a day, once, and reopens them', async () => {
    const { db } = testing.context;
    const id = await buildBranch(db);
    const { today } = (await call('GET', 'branches')).json();
    const day = addDays(today, 5);
    const one = await call('POST', 'branch-closures', { branch_id: id, day, note: 'Malování' });
    expect(one.json()).toMatchObject({ branch_id: id, day, note: 'Malování' });
    const all = await call('POST', 'branch-closures', { branch_id: null, day, note: '' });
    expect(all.statusCode).toBe(200);
    const twice = await call('POST', 'branch-closures', { branch_id: null, day, note: '' });
    expect(twice.json().errors).toEqual({ day: ['Na tento den už je zavřeno.'] });
    const another = await call('POST', 'branch-closures', { branch_id: await buildBranch(db), day, note: '' });
    expect(another.json().errors).toEqual({ day: ['V tento den už mají zavřeno všechny prodejny.'] });
    const past = await call('POST', 'branch-closures', { branch_id: null, day: addDays(today, -1), note: '' });
    expect(Object.keys(past.json().errors)).toEqual(['day']);
    const unknown = await call('POST', 'branch-closures', { branch_id: 9999, day, note: '' });
    expect(Object.keys(unknown.json().errors)).toEqual(['branch_id']);
    const closureId = one.json().id;
    expect((await call('DELETE', `branch-closures/${closureId}`)).statusCode).toBe(200);
    expect((await call('DELETE', `branch-closures/${closureId}`)).statusCode).toBe(404);
    expect((await call('GET', 'branches')).json().closures).toEqual([all.json()]);
    expect(await auditedActions('branch_closure', closureId)).toEqual(['add', 'delete']);
  });

  test('R-9.05 refuses to close a branch on a day on which a concurrent request closes all', async () => {
    const { db } = testing.context;
    const id = await buildBranch(db);
    const { today } = (await call('GET', 'branches')).json();
    const day = addDays(today, 6);
    const late = await whileHeld(
      db,
      async (tx) => {
        await lockClosures(tx);
        await tx.insertInto('branch_closure').values({ branch_id: null, day, note: '' }).execute();
      },
      () => call('POST', 'branch-closures', { branch_id: id, day, note: '' }),
    );
    expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['day']]);
  });
});

test('R-9.05 changing a branch does not block orders placed at the same time', async () => {
  const { db } = testing.context;
  const branch = await buildBranch(db);
  await db.transaction().execute(async (tx) => {
    expect(await lockBranch(tx, branch)).toBeDefined();
    // The lock that inserting an order takes on its branch.
    await sql`select from branch for key share nowait`.execute(db);
  });
});
