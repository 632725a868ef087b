import type { WatchdogPage } from '#shared/watchdogs/contract.ts';
import { matchListings, sendDigests } from '#server/features/watchdogs/index.ts';
import { buildAccount, logIn } from './account-factories.ts';
import { buildListing } from './factories.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

/** A server with a clock that tests move, the calls of watchdogs, and the worker's jobs. */
export function useWatchdogCalls() {
  const testing = useTestContext();
  const clock = { now: new Date('2026-06-03T12:00:00Z') };
  const app = useTestServer(testing, { now: () => clock.now });
  const context = () => ({ ...testing.context, now: () => clock.now });
  return {
    testing,
    clock,
    app,
    context,
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** What the worker does every minute. @returns how many people were told */
    work: async () => {
      await matchListings(context());
      return sendDigests(context());
    },
    buildPerson: async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
      const id = await buildAccount(testing.context.db, account);
      return { id, headers: await logIn(testing.context.db, id) };
    },
    buildSoldOut: (name = 'Rum Zacapa 23') => buildListing(testing.context.db, { kind: 'product', name }),
    restock: (product: number, isInStock = true) =>
      testing.context.db.updateTable('listing').set({ is_in_stock: isInStock }).where('id', '=', product).execute(),
    save: ({ headers }: Person, query: object, body: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/me/watchdogs',
        headers,
        payload: { query, name: 'Moje hledání', frequency: 'immediate', lang: 'cs', ...body },
      }),
    list: async ({ headers }: Person, page = 1) =>
      (await app.inject({ url: `/api/me/watchdogs?lang=cs&page=${page}`, headers })).json<WatchdogPage>(),
    change: ({ headers }: Person, id: number, body: object) =>
      app.inject({ method: 'PATCH', url: `/api/me/watchdogs/${id}`, headers, payload: { lang: 'cs', ...body } }),
    remove: ({ headers }: Person, id: number) =>
      app.inject({ method: 'DELETE', url: `/api/me/watchdogs/${id}`, headers }),
    restore: ({ headers }: Person, id: number) =>
      app.inject({ method: 'POST', url: `/api/me/watchdogs/${id}/restore`, headers }),
    watch: ({ headers }: Person, product: number) =>
      app.inject({ method: 'PUT', url: `/api/me/watched-products/${product}`, headers, payload: { lang: 'cs' } }),
    mailsTo: ({ id }: Person) =>
      testing.context.db.selectFrom('mail').where('account_id', '=', id).orderBy('id').selectAll().execute(),
  };
}
