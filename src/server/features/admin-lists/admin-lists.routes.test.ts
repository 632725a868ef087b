import { beforeEach, describe, expect, test } from 'vitest';
import { mostViews } from '#shared/admin-lists/lists.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

type Headers = Record<string, string>;

const testing = useTestContext();
const app = useTestServer(testing);

let clerk: { id: number; headers: Headers };
let colleague: { id: number; headers: Headers };
let chief: { id: number; headers: Headers };
let editor: { id: number; headers: Headers };

beforeEach(async () => {
  const { db } = testing.context;
  for (const table of ['admin_list_choice', 'admin_list_view', 'audit_entry'] as const)
    await db.deleteFrom(table).execute();
  clerk = await buildAdministrator(db, ['orders']);
  colleague = await buildAdministrator(db, ['orders']);
  chief = await buildAdministrator(db, ['orders', 'settings']);
  editor = await buildAdministrator(db, ['content']);
});

const url = (rest = '', list = 'orders') => `/api/admin/lists/${list}${rest}`;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  app.inject({ method, url: path, headers, ...(payload && { payload }) });
const view = { name: 'K odeslání', query: 'state=paid&sort=oldest', is_shared: false };
const add = async ({ headers }: { headers: Headers }, body: object = {}) =>
  call('POST', url('/views'), headers, { ...view, ...body });
const settings = async ({ headers }: { headers: Headers }) => (await call('GET', url(), headers)).json();
const namesFor = async (reader: { headers: Headers }) =>
  (await settings(reader)).views.map(({ name }: { name: string }) => name);
const audited = () =>
  testing.context.db.selectFrom('audit_entry').orderBy('id').select(['action', 'entity', 'before', 'after']).execute();

describe('R-9.03 who may arrange a list', () => {
  const calls = [
    ['GET', url(), undefined],
    ['PUT', url('/columns'), { hidden_columns: [] }],
    ['PUT', url('/default'), { view_id: null }],
    ['POST', url('/views'), view],
    ['PUT', url('/views/1'), { ...view, version: 'x' }],
    ['DELETE', url('/views/1'), undefined],
  ] as const;

  test.each(calls)(
    '%s %s: 401 for visitors, 403 for users and without the scope of the list',
    async (...[method, path, body]) => {
      const user = await logIn(testing.context.db, await buildAccount(testing.context.db));
      const statuses = [];
      for (const headers of [{}, user, editor.headers])
        statuses.push((await call(method, path, headers, body)).statusCode);
      expect(statuses).toEqual([401, 403, 403]);
    },
  );

  test('unknown lists, columns and views, and empty names are refused', async () => {
    const { headers } = clerk;
    expect((await call('GET', url('', 'secrets'), headers)).statusCode).toBe(422);
    const columns = await call('PUT', url('/columns'), headers, { hidden_columns: ['number'] });
    expect([columns.statusCode, Object.keys(columns.json().errors)]).toEqual([422, ['hidden_columns']]);
    expect((await call('PUT', url('/default'), headers, { view_id: 1 })).statusCode).toBe(422);
    expect((await add(clerk, { name: ' ' })).statusCode).toBe(422);
    expect((await add(clerk, { query: 'x'.repeat(1001) })).statusCode).toBe(422);
  });
});

describe('R-9.03 views', () => {
  test('one’s own are seen by nobody else, shared ones by all administrators of the list', async () => {
    await add(clerk);
    await add(clerk, { name: 'Pozdní převody', is_shared: true });
    expect(await namesFor(clerk)).toEqual(['K odeslání', 'Pozdní převody']);
    expect(await namesFor(colleague)).toEqual(['Pozdní převody']);
    expect((await settings(colleague)).views[0]).toMatchObject({ is_shared: true, may_change: false });
    expect((await settings(chief)).views[0]).toMatchObject({ may_change: true });
  });

  test('where one is in the list is left out of the query', async () => {
    const { query } = (await add(clerk, { query: '?state=paid&page=3&detail=7&q=' })).json();
    expect(query).toBe('state=paid');
  });

  test('saving twice saves once; another view of the same name is refused', async () => {
    const answers = [await add(clerk), await add(clerk)];
    expect(answers[1]!.json()).toEqual(answers[0]!.json());
    const other = await add(clerk, { name: 'k ODESLÁNÍ', query: 'state=sent' });
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['name']]);
    expect(await namesFor(clerk)).toEqual(['K odeslání']);
  });

  test('an administrator has at most 30, also when several are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostViews + 2 }, (_, index) => add(clerk, { name: `Pohled ${index}` })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200);
    expect(codes).toEqual([409, 409]);
    expect((await add(clerk, { name: 'Další' })).json().code).toBe('views_full');
  });

  test('a change needs the version that was shown, and a free name', async () => {
    const saved = (await add(clerk)).json();
    await add(clerk, { name: 'Jiný' });
    const change = (body: object) => call('PUT', url(`/views/${saved.id}`), clerk.headers, { ...view, ...body });
    const renamed = await change({ name: 'Odeslat', version: saved.version });
    expect(renamed.json()).toMatchObject({ name: 'Odeslat', id: saved.id });
    expect((await change({ name: 'Znovu', version: saved.version })).statusCode).toBe(409);
    expect((await change({ name: 'jiný', version: renamed.json().version })).statusCode).toBe(422);
  });

  test('R-9.03 others’ views: not found if they are private, forbidden if shared, except for the scope settings', async () => {
    const own = (await add(clerk)).json();
    const shared = (await add(clerk, { name: 'Sdílený', is_shared: true })).json();
    const remove = (id: number, { headers }: { headers: Headers }) => call('DELETE', url(`/views/${id}`), headers);
    expect((await remove(own.id, colleague)).statusCode).toBe(404);
    expect((await remove(own.id, chief)).statusCode).toBe(404);
    expect((await remove(shared.id, colleague)).statusCode).toBe(403);
    expect((await remove(shared.id, chief)).statusCode).toBe(200);
    expect((await remove(shared.id, chief)).statusCode).toBe(404);
    expect(await namesFor(clerk)).toEqual(['K odeslání']);
  });

  test('R-9.06 the audit log records shared views, not those of one administrator', async () => {
    const { id, version } = (await add(clerk)).json();
    expect(await audited()).toEqual([]);
    const shared = { ...view, is_shared: true };
    await call('PUT', url(`/views/${id}`), clerk.headers, { ...shared, version });
    await call('DELETE', url(`/views/${id}`), clerk.headers);
    expect(await audited()).toMatchObject([
      { action: 'change', entity: 'admin_list_view', before: { is_shared: false }, after: { is_shared: true } },
      { action: 'delete', entity: 'admin_list_view', before: { name: 'K odeslání', list: 'orders' } },
    ]);
    const entries = (await call('GET', '/api/admin/audit', chief.headers)).json().entries;
    expect(entries[0].entity).toMatchObject({ name: 'K odeslání' });
  });
});

describe('R-9.03 what an administrator wants of a list', () => {
  test('columns are remembered for one administrator and list', async () => {
    const { headers } = clerk;
    const set = await call('PUT', url('/columns'), headers, { hidden_columns: ['pieces', 'payment'] });
    expect(set.json()).toMatchObject({ hidden_columns: ['payment', 'pieces'], default_view_id: null });
    expect((await settings(colleague)).hidden_columns).toEqual([]);
    expect((await call('GET', url('', 'refunds'), headers)).json().hidden_columns).toEqual([]);
    await call('PUT', url('/columns'), headers, { hidden_columns: [] });
    expect((await settings(clerk)).hidden_columns).toEqual([]);
  });

  test('the navigation opens a list with its default view, until that is deleted or no longer shared', async () => {
    const { id, version } = (await add(clerk, { is_shared: true })).json();
    const choose = (view_id: number | null, { headers }: { headers: Headers }) =>
      call('PUT', url('/default'), headers, { view_id });
    const defaults = async ({ headers }: { headers: Headers }) =>
      (await call('GET', '/api/admin/list-defaults', headers)).json();
    await choose(id, clerk);
    await choose(id, colleague);
    expect(await defaults(colleague)).toEqual([{ list: 'orders', query: view.query }]);
    expect((await settings(colleague)).default_view_id).toBe(id);
    expect(await defaults(editor)).toEqual([]);
    await call('PUT', url(`/views/${id}`), clerk.headers, { ...view, version });
    expect(await defaults(colleague)).toEqual([]);
    expect((await choose(id, colleague)).statusCode).toBe(422);
    expect(await defaults(clerk)).toHaveLength(1);
    await choose(null, clerk);
    expect(await defaults(clerk)).toEqual([]);
    await choose(id, clerk);
    await call('DELETE', url(`/views/${id}`), clerk.headers);
    expect(await settings(clerk)).toEqual({ views: [], hidden_columns: [], default_view_id: null });
    expect((await app.inject('/api/admin/list-defaults')).statusCode).toBe(401);
  });
});
