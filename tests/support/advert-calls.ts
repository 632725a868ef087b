import { beforeAll, beforeEach } from 'vitest';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { buildAccount, buildAdministrator, logIn } from './account-factories.ts';
import { advertForm } from './advert-factories.ts';
import { buildCategory, buildPackage, ensureCurrency } from './factories.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

export type Headers = Record<string, string>;

interface Person {
  readonly id: number;
  readonly headers: Headers;
}

/** The listed rows of an answer; tests check the other fields themselves. */
export interface Item {
  readonly kind: 'new' | 'change';
  readonly id: number;
  readonly version: string;
  readonly [field: string]: unknown;
}

const start = new Date('2026-06-01T12:00:00Z');

/** A server with a clock that tests set, and the calls of authors. */
export function useAdvertCalls() {
  const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
  /** Reset before every test. */
  const clock = { start, now: start };
  const app = useTestServer(testing, { now: () => clock.now });
  // Filled in place before the tests: the category of adverts that name none, and a package that fits it.
  const rum = {} as { category: number; package: number };

  beforeAll(async () => {
    const { db } = testing.context;
    await ensureCurrency(db);
    rum.category = await buildCategory(db, { name: 'Rum', unitPriceUnit: 'litre', ageRule: 'none' });
    rum.package = await buildPackage(db);
  });
  beforeEach(() => {
    clock.now = start;
  });

  let pictures = 0;
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const submit = (headers: Headers, form: Partial<AdvertInput> & { client_key?: string } = {}) =>
    call('POST', '/api/me/advertisements', headers, advertForm(rum.category, { package_id: rum.package, ...form }));
  return {
    testing,
    app,
    clock,
    rum,
    /** Of the clock. */
    context: () => ({ ...testing.context, now: () => clock.now }),
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    buildUser: async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
      const id = await buildAccount(testing.context.db, account);
      return { id, headers: { ...(await logIn(testing.context.db, id)) } };
    },
    /** An upload that nothing shows yet. @returns its key */
    buildPicture: async (owner: number): Promise<string> => {
      const key = `picture-of-${owner}-${(pictures += 1)}`;
      await testing.context.db
        .insertInto('picture')
        .values({ key, owner_id: owner, uploaded_at: clock.now, unused_since: clock.now })
        .execute();
      return key;
    },
    call,
    get: async (url: string, headers: Headers = {}) => (await app.inject({ url, headers })).json(),
    submit,
    /** @returns the id of the advert */
    submitted: async (headers: Headers, form: Partial<AdvertInput> = {}): Promise<number> =>
      (await submit(headers, form)).json().id,
    change: (headers: Headers, id: number, form: Partial<AdvertInput> = {}) =>
      call(
        'PUT',
        `/api/me/advertisements/${id}`,
        headers,
        advertForm(rum.category, { package_id: rum.package, ...form }),
      ),
  };
}

/** The same for administrators of adverts: every test has a new one and an empty queue and outbox. */
export function useAdvertDecisions() {
  const calls = useAdvertCalls();
  const { testing, app, call } = calls;
  // Filled in place before each test.
  const admin = {} as Person;

  beforeEach(async () => {
    const { db } = testing.context;
    await db.updateTable('advert').set({ state: 'deleted', unreviewed_since: null }).execute();
    await db.deleteFrom('advert_revision').execute();
    await db.updateTable('account').set({ scopes: [] }).execute();
    await db.deleteFrom('mail').execute();
    await db.deleteFrom('audit_entry').execute();
    const { id, headers } = await buildAdministrator(db, ['adverts']);
    Object.assign(admin, { id, headers: { ...headers } });
  });

  const get = async (url: string, headers: Headers = admin.headers) => (await app.inject({ url, headers })).json();
  return {
    ...calls,
    admin,
    /** As the administrator by default. */
    get,
    queue: async (query = ''): Promise<Item[]> => (await get(`/api/admin/advertisements/queue${query}`)).items,
    decide: (
      decision: 'approval' | 'rejection',
      items: readonly Item[],
      more: object = {},
      { headers }: Person = admin,
    ) =>
      call('POST', `/api/admin/advertisements/${decision}`, headers, {
        items: items.map(({ kind, id, version }) => ({ kind, id, version })),
        ...more,
      }),
    mails: () =>
      testing.context.db
        .selectFrom('mail')
        .select(['kind', 'recipient_address', 'text', 'locale'])
        .orderBy('id')
        .execute(),
    audit: () =>
      testing.context.db
        .selectFrom('audit_entry')
        .select(['actor_id', 'action', 'entity', 'entity_id', 'before', 'after'])
        .orderBy('id')
        .execute(),
  };
}
