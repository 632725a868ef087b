import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildCarrier, buildPickupPoint, ensureCountry } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let admin: { id: number; headers: { authorization: string } };
let carrier: number;

beforeAll(async () => {
  const { db } = testing.context;
  admin = await buildAdministrator(db, ['settings']);
  carrier = await buildCarrier(db, { kind: 'pickup_point', name: 'Balíkovna' });
  await ensureCountry(db);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('pickup_point').execute();
  await testing.context.db.deleteFrom('audit_entry').execute();
});

const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url: `/api/admin/pickup-points${path}`, headers: { ...headers }, ...(payload && { payload }) });
const list = async (query = '') => (await call('GET', `?lang=cs&${query}`)).json();
const codesOf = async (query: string) => (await list(query)).points.map(({ code }: { code: string }) => code);
const take = async (csv: string, carrier_id = carrier) => call('POST', '/import', { carrier_id, csv });
const head = 'code;name;street;city;postcode;kind';

describe('pickup points of the administration', () => {
  test('R-9.05 are for administrators of settings only', async () => {
    const other = (await buildAdministrator(testing.context.db, ['orders', 'content'])).headers;
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/import'],
      ['POST', '/activity'],
      ['POST', '/others/deactivation'],
    ] as const) {
      expect((await call(method, path, undefined, {})).statusCode, path).toBe(401);
      expect((await call(method, path, undefined, other)).statusCode, path).toBe(403);
    }
  });

  test('R-6.10, R-9.05 are imported from a file, and updated by the next', async () => {
    const full = `${head};latitude;longitude;is_active;mon;sat`;
    const first = await take(
      `${full}\r\nA1;"Trafika ""U Nádraží""";Nádražní 5;Žďár nad Sázavou;59101;shop;49,56;15.93;1;9-12, 13:00–18:00;\r\n` +
        'A2;Box;Dlouhá 1;Brno;602 00;locker;;;;;\r\n',
    );
    expect(first.json()).toEqual({ added: 2, changed: 0, errors: [], codes: ['A1', 'A2'] });
    const { points, total, carriers } = await list();
    expect([total, carriers]).toEqual([2, [{ id: carrier, name: 'Balíkovna cs' }]]);
    expect(points[1]).toMatchObject({
      code: 'A1',
      kind: 'shop',
      carrier: 'Balíkovna cs',
      name: 'Trafika "U Nádraží"',
      postcode: '591 01',
      is_active: true,
      opening_hours: { mon: ['09:00-12:00', '13:00-18:00'], sat: [] },
    });
    const second = await take(
      `${full}\nA2;Box u pošty;Dlouhá 1;Brno;60200;locker;;;0;;\nA3;Nové;Krátká 2;Brno;60200;shop`,
    );
    expect(second.json()).toEqual({ added: 1, changed: 1, errors: [], codes: ['A2', 'A3'] });
    expect(await codesOf('state=inactive')).toEqual(['A2']);
    const written = await testing.context.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'entity', 'entity_id', 'after'])
      .orderBy('id')
      .execute();
    expect(written).toMatchObject([
      { actor_id: admin.id, action: 'import', entity: 'carrier', entity_id: carrier, after: { added: 2, changed: 0 } },
      { after: { added: 1, changed: 1 } },
    ]);
    // Buyers are offered active points only.
    const offered = await app.inject({ url: `/api/delivery/pickup-points?carrier=${carrier}&q=brno&lang=cs` });
    expect(offered.json().points.map(({ name }: { name: string }) => name)).toEqual(['Nové']);
  });

  test('R-9.05 stay switched off where the file does not give a state', async () => {
    const { db } = testing.context;
    await buildPickupPoint(db, { carrier, code: 'OFF', isActive: false });
    await buildPickupPoint(db, { carrier, code: 'ON' });
    const row = (code: string) => `${code};Nový název;Ulice 1;Brno;60200;shop`;
    const silent = await take([head, row('OFF'), row('ON'), row('NEW')].join('\n'));
    expect(silent.json()).toMatchObject({ added: 1, changed: 2 });
    expect(await codesOf('state=inactive&q=novy')).toEqual(['OFF']);
    // An empty cell leaves the state unchanged as well.
    await take([`${head};is_active`, `${row('OFF')};`, `${row('ON')};0`].join('\n'));
    expect((await codesOf('state=inactive')).sort()).toEqual(['OFF', 'ON']);
    await take([`${head};is_active`, `${row('OFF')};1`].join('\n'));
    expect(await codesOf('state=inactive')).toEqual(['ON']);
  });

  test('R-9.05, R-9.06 missing from the file are switched off on request, which is audited', async () => {
    const { db } = testing.context;
    const other = await buildCarrier(db, { kind: 'pickup_point' });
    for (const code of ['STAYS', 'FAULTY']) await buildPickupPoint(db, { carrier, code });
    const gone = await buildPickupPoint(db, { carrier, code: 'GONE' });
    await buildPickupPoint(db, { carrier, code: 'WAS-OFF', isActive: false });
    await buildPickupPoint(db, { carrier: other, code: 'FOREIGN' });
    const { codes, errors } = (await take(`${head}\nSTAYS;A;B;Brno;60200;shop\nFAULTY;A;B;Brno;1;shop`)).json();
    expect(errors).toHaveLength(1);
    expect(await codesOf('state=inactive')).toEqual(['WAS-OFF']);
    await db.deleteFrom('audit_entry').execute();
    const off = () => call('POST', '/others/deactivation', { carrier_id: carrier, codes });
    expect((await off()).json()).toEqual({ switched_off: 1 });
    expect((await codesOf('state=inactive')).sort()).toEqual(['GONE', 'WAS-OFF']);
    expect((await off()).json()).toEqual({ switched_off: 0 });
    const written = await db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'entity', 'entity_id', 'before', 'after'])
      .execute();
    expect(written).toEqual([
      {
        actor_id: admin.id,
        action: 'change',
        entity: 'pickup_point',
        entity_id: gone,
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
  });

  test('R-9.05 are switched off by the thousand, but not by an empty file', async () => {
    const { db } = testing.context;
    await sql`insert into pickup_point (carrier_id, country_code, code, kind, name, street, city, postcode, opening_hours)
      select ${carrier}::integer, 'CZ', 'M' || n, 'shop', 'Místo', 'Ulice', 'Brno', '602 00', '{}'
      from generate_series(1, 10001) n`.execute(db);
    const off = (payload: object) => call('POST', '/others/deactivation', { carrier_id: carrier, ...payload });
    expect((await off({ codes: [] })).statusCode).toBe(422);
    expect((await off({ codes: ['M1'] })).json()).toEqual({ switched_off: 10_000 });
    expect(await codesOf('state=active')).toEqual(['M1']);
    const courier = await buildCarrier(db);
    const refused = await off({ carrier_id: courier, codes: ['M1'] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['carrier_id']]);
  });

  test('R-9.05 invalid rows are reported and skipped', async () => {
    const answer = await take(
      [
        `${head};latitude;is_active;mon`,
        'B1;Dobré;Ulice 1;Praha;11000;post;;;',
        ';Bez kódu;Ulice 1;Praha;11000;post;;;',
        'B2;PSČ;Ulice 1;Praha;1100;post;;;',
        'B3;Druh;Ulice 1;Praha;11000;dům;;;',
        'B4;Poloha;Ulice 1;Praha;11000;post;sever;;',
        'B5;Stav;Ulice 1;Praha;11000;post;;ano;',
        'B6;Hodiny;Ulice 1;Praha;11000;post;;;pořád',
        'B7;Málo sloupců',
      ].join('\n'),
    );
    expect(answer.json()).toEqual({
      added: 1,
      changed: 0,
      errors: [
        { line: 3, column: 'code' },
        { line: 4, column: 'postcode' },
        { line: 5, column: 'kind' },
        { line: 6, column: 'latitude' },
        { line: 7, column: 'is_active' },
        { line: 8, column: 'mon' },
        { line: 9, column: 'street' },
      ],
      codes: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'],
    });
    expect(await codesOf('')).toEqual(['B1']);
  });

  test('rejects a file without the columns, a carrier without pickup points, and an empty request', async () => {
    expect((await take('code;name\nA;B')).json()).toMatchObject({
      added: 0,
      errors: [
        { line: 1, column: 'street' },
        { line: 1, column: 'city' },
        { line: 1, column: 'postcode' },
        { line: 1, column: 'kind' },
      ],
    });
    const courier = await buildCarrier(testing.context.db);
    const refused = await take(`${head}\nA;B;C;D;11000;shop`, courier);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['carrier_id']]);
    expect((await take('')).statusCode).toBe(422);
  });

  test('R-9.05 are filtered by words, carrier and state, on pages of fifty', async () => {
    const { db } = testing.context;
    const other = await buildCarrier(db, { kind: 'pickup_point' });
    const one = await buildPickupPoint(db, { carrier, name: 'Papírnictví', city: 'Třebíč', postcode: '674 01' });
    await buildPickupPoint(db, { carrier: other, city: 'Znojmo', isActive: false });
    const found = async (query: string) => (await list(query)).points.length;
    for (const q of ['trebic', 'PAPIR', '674 01', '67401'])
      expect(await found(`q=${encodeURIComponent(q)}`), q).toBe(1);
    const { points } = await list(`carrier=${carrier}`);
    expect(points).toMatchObject([{ id: one }]);
    expect(await found(`q=${points[0].code}`)).toBe(1);
    expect(await found('state=inactive')).toBe(1);
    expect(await found('q=nikde')).toBe(0);
    for (let n = 0; n < 49; n += 1) await buildPickupPoint(db, { carrier });
    expect(await list()).toMatchObject({ total: 51, has_more: true });
    expect(await found('page=2')).toBe(1);
  });

  test('R-9.05 are switched off and on, several at once', async () => {
    const { db } = testing.context;
    const ids = [await buildPickupPoint(db, { carrier }), await buildPickupPoint(db, { carrier, isActive: false })];
    const off = await call('POST', '/activity', { ids, is_active: false });
    expect(off.json()).toEqual({ decided: [ids[0]] });
    expect((await list('state=active')).points).toEqual([]);
    const written = await db.selectFrom('audit_entry').select(['entity', 'entity_id', 'before', 'after']).execute();
    expect(written).toEqual([
      { entity: 'pickup_point', entity_id: ids[0], before: { is_active: true }, after: { is_active: false } },
    ]);
  });
});
