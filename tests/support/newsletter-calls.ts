import type { LinkedSubscription, OwnSubscription } from '#shared/newsletters/contract.ts';
import { buildAccount, logIn } from './account-factories.ts';
import { buildCategory } from './factories.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

type Headers = Record<string, string>;

/** A server with a clock that tests move, a small tree, and the calls of newsletters. */
export function useNewsletterCalls() {
  const testing = useTestContext();
  const clock = { now: new Date('2026-06-03T12:00:00Z') };
  const app = useTestServer(testing, { now: () => clock.now });
  const mailsTo = (email: string) =>
    testing.context.db.selectFrom('mail').where('recipient_address', '=', email).orderBy('id').selectAll().execute();
  const post = (url: string, payload: object, headers: Headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  return {
    testing,
    app,
    clock,
    post,
    mailsTo,
    context: () => ({ ...testing.context, now: () => clock.now }),
    later: (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
    },
    /** Alkohol › Lihoviny › Rum, Víno; Tabák must not be advertised, Doutníky below it may. */
    buildTree: async () => {
      const { db } = testing.context;
      const alcohol = await buildCategory(db, { name: { cs: 'Alkohol', en: 'Alcohol', de: 'Alkohol' } });
      const spirits = await buildCategory(db, { name: 'Lihoviny', parent: alcohol });
      const rum = await buildCategory(db, { name: 'Rum', parent: spirits });
      const wine = await buildCategory(db, { name: 'Víno', parent: alcohol });
      const tobacco = await buildCategory(db, { name: 'Tabák', mayBeAdvertised: false });
      const cutters = await buildCategory(db, { name: 'Ořezávače', parent: tobacco });
      return { alcohol, spirits, rum, wine, tobacco, cutters };
    },
    buildPerson: async (account: Parameters<typeof buildAccount>[1] = {}) => {
      const id = await buildAccount(testing.context.db, account);
      return { id, headers: (await logIn(testing.context.db, id)) as Headers };
    },
    save: (email: string, selectedCategories: readonly number[], body: object = {}) =>
      post('/api/subscriber/save', { email, selectedCategories, lang: 'cs', ...body }),
    get: (headers: Headers) => app.inject({ url: '/api/subscriber/get', headers }),
    choose: (headers: Headers, selectedCategories: readonly number[]) =>
      post('/api/subscriber/preferences', { selectedCategories }, headers),
    own: async (headers: Headers) =>
      (await app.inject({ url: '/api/me/newsletters', headers })).json<OwnSubscription>(),
    /** The secret of the links in the newest mail to an address. */
    tokenIn: async (email: string) => /newsletter\/([\w-]{32})/.exec((await mailsTo(email)).at(-1)!.text)![1]!,
    linked: async (token: string) => (await app.inject(`/api/subscriber/links/${token}`)).json<LinkedSubscription>(),
    confirm: (token: string) => app.inject({ method: 'PUT', url: `/api/subscriber/links/${token}/confirmed` }),
    chooseLinked: (token: string, selectedCategories: readonly number[]) =>
      app.inject({
        method: 'PUT',
        url: `/api/subscriber/links/${token}/preferences`,
        payload: { selectedCategories },
      }),
    endLinked: (token: string) => app.inject({ method: 'DELETE', url: `/api/subscriber/links/${token}` }),
    stored: (email: string) =>
      testing.context.db.selectFrom('subscriber').where('email', '=', email).selectAll().executeTakeFirst(),
  };
}
