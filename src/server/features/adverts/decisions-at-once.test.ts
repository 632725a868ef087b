import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { untilWaiting, whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { expireAdverts } from './expire-adverts.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let app: FastifyInstance;
let category: number;
let admin: { id: number; headers: { authorization: string } };
let seller: number;

beforeAll(async () => {
  app = await createServer(testing.context);
  await ensureCurrency(testing.context.db);
  category = await buildCategory(testing.context.db, { name: 'Rum' });
  admin = await buildAdministrator(testing.context.db);
  return () => app.close();
});
beforeEach(async () => {
  await testing.context.db.updateTable('advert').set({ state: 'deleted' }).execute();
  await testing.context.db.deleteFrom('advert_revision').execute();
  seller = await buildAccount(testing.context.db);
});

const post = async (url: string, payload: object, { headers } = admin) =>
  app.inject({ method: 'POST', url, headers, payload });
const block = () => post('/api/admin/accounts/block', { ids: [seller], reason: 'Padělky' });
const readQueue = async () =>
  (await app.inject({ url: '/api/admin/advertisements/queue', headers: admin.headers })).json().items;
const approve = async (items: readonly object[]) => post('/api/admin/advertisements/approval', { items });
const visibilityOf = async (id: number) =>
  (await testing.context.db.selectFrom('listing').where('id', '=', id).select('visibility').executeTakeFirstOrThrow())
    .visibility;

/** A change of an advert that waits, sent by its unverified author. */
async function sendChange(id: number, form: Parameters<typeof advertForm>[1] = {}) {
  const headers = await logIn(testing.context.db, seller);
  const url = `/api/me/advertisements/${id}`;
  return app.inject({ method: 'PUT', url, headers, payload: advertForm(category, form) });
}

describe('an author who is blocked meanwhile', () => {
  test('R-4.03 an advert that is approved stays away', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category, state: 'waiting' });
    const items = await readQueue();
    const answer = await whileHeld(
      db,
      (tx) => tx.updateTable('account').set({ state: 'blocked' }).where('id', '=', seller).execute(),
      () => approve(items),
    );
    expect(answer.json()).toEqual({ decided: [{ kind: 'new', id }] });
    expect(await visibilityOf(id)).toBe('hidden');
    const mails = await db.selectFrom('mail').select('kind').execute();
    expect(mails).toEqual([]);
    await post('/api/admin/accounts/unblock', { ids: [seller] });
    expect(await visibilityOf(id)).toBe('listed');
  });

  test('R-4.05 a change is approved and the author blocked: neither waits for the other for ever', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category });
    await sendChange(id, { name: 'Nový název' });
    const items = await readQueue();
    // Approving stops at the text, with all the locks that it took before.
    const [approval, blocking] = await whileBothWait(
      (tx) => sql`select from listing_text where listing_id = ${id} for update`.execute(tx),
      () => approve(items),
      block,
    );
    expect([approval.statusCode, blocking.statusCode]).toEqual([200, 200]);
    expect(blocking.json()).toEqual({ decided: [seller] });
    expect(await visibilityOf(id)).toBe('hidden');
  });

  test('R-4.03 an advert ends and the author is blocked: neither waits for the other for ever', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category, expiresAt: new Date(0) });
    const [expired, blocking] = await whileBothWait(
      (tx) => sql`lock table advert_event in exclusive mode`.execute(tx),
      () => expireAdverts(testing.context),
      block,
    );
    expect([expired, blocking.statusCode]).toEqual([1, 200]);
    expect(await visibilityOf(id)).toBe('hidden');
  });
});

/** Two works that both wait, for what is held or for one another, when it is let go. */
async function whileBothWait<First, Second>(
  hold: (tx: Tx) => Promise<unknown>,
  beginFirst: () => Promise<First>,
  beginSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const { db } = testing.context;
  const { first, second } = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const first = beginFirst();
    await untilWaiting(db, 1, first);
    const second = beginSecond();
    await untilWaiting(db, 2, Promise.any([first, second]));
    return { first, second };
  });
  return Promise.all([first, second]);
}
