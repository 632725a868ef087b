import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const server = useTestServer(testing);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let admin: Awaited<ReturnType<typeof buildAdministrator>>;

beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  admin = await buildAdministrator(testing.context.db, ['content']);
});

const call = (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
  server.inject({ method, url: `/api/admin/synonyms${path}`, headers: { ...headers }, ...(payload && { payload }) });
const words = (cs: string[], en: string[] = [], de: string[] = []) => ({ words: { cs, en, de } });

describe('the administration of synonyms', () => {
  test('R-9.02 takes the scope of content', async () => {
    const { db } = testing.context;
    const other = await buildAdministrator(db, ['settings', 'adverts', 'users']);
    const user = await logIn(db, await buildAccount(db));
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['GET', '/trial?q=rum'],
      ['POST', '', words(['a', 'b'])],
      ['PUT', '/1', { ...words(['a', 'b']), version: '' }],
      ['DELETE', '/1'],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
      expect((await call(method, path, payload, user)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.02 a group has two words at least, each a single one', async () => {
    for (const body of [words(['samotář']), words([]), words(['bílý rum', 'rum']), words(['a', 'x'.repeat(41)])])
      expect((await call('POST', '', body)).statusCode).toBe(422);
  });

  test('R-9.02 searches know a new, a changed and a deleted group at once, without a restart', async () => {
    const { db } = testing.context;
    const listing = await buildListing(db, { name: 'Samohonka domácí' });
    const find = async () => {
      const found = await server.inject('/api/catalog/listings?q=kvikovice&lang=cs');
      return (found.json().listings as { id: number }[]).map(({ id }) => id);
    };
    const trial = async () => (await call('GET', '/trial?q=Kvikovice')).json().words[0];
    expect(await find()).toEqual([]);
    const group = (await call('POST', '', words(['Kvikovice', 'samohonka']))).json();
    expect(group.words.cs).toEqual(['kvikovice', 'samohonka']);
    await expect.poll(trial).toEqual({ word: 'kvikovice', synonyms: ['samohonka'] });
    expect(await find()).toEqual([listing]);
    const changed = await call('PUT', `/${group.id}`, { ...words(['kvikovice', 'kvik']), version: group.version });
    expect(changed.statusCode).toBe(200);
    await expect.poll(trial).toEqual({ word: 'kvikovice', synonyms: ['kvik'] });
    const late = await call('PUT', `/${group.id}`, { ...words(['kvikovice', 'kvok']), version: group.version });
    expect([late.statusCode, late.json().current.words.cs]).toEqual([409, ['kvik', 'kvikovice']]);
    expect((await call('GET', '?q=kviko')).json()).toHaveLength(1);
    expect((await call('DELETE', `/${group.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${group.id}`)).statusCode).toBe(404);
    await expect.poll(trial).toEqual({ word: 'kvikovice', synonyms: [] });
    const actions = await db
      .selectFrom('audit_entry')
      .where('entity', '=', 'search_synonym')
      .select('action')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['add', 'change', 'delete']);
  });
});
