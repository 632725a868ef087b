import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '#server/platform/db/db.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { untilWaiting, whileBothWait, whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { expireAdverts } from '../expiry/expire-adverts.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const app = useTestServer(testing);
let category: number;
let admin: { id: number; headers: { authorization: string } };
let seller: number;

beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  category = await buildCategory(testing.context.db, { name: 'Rum' });
  admin = await buildAdministrator(testing.context.db);
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

/** Sends a change as the advert's unverified author, so that it waits. */
async function sendChange(id: number, form: Parameters<typeof advertForm>[1] = {}) {
  const headers = await logIn(testing.context.db, seller);
  const url = `/api/me/advertisements/${id}`;
  return app.inject({ method: 'PUT', url, headers, payload: advertForm(category, form) });
}

describe('an author being blocked', () => {
  test('R-4.03 has no advert published by a concurrent approval', async () => {
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

  test('R-4.05 doesn’t deadlock with the approval of a change', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category });
    await sendChange(id, { name: 'Nový název' });
    const items = await readQueue();
    // The approval stops at the text, holding all the locks that it took before.
    const [approval, blocking] = await whileBothWait(
      db,
      (tx) => sql`select from listing_text where listing_id = ${id} for update`.execute(tx),
      () => approve(items),
      block,
    );
    expect([approval.statusCode, blocking.statusCode]).toEqual([200, 200]);
    expect(blocking.json()).toEqual({ decided: [seller] });
    expect(await visibilityOf(id)).toBe('hidden');
  });

  test('R-4.03 doesn’t deadlock with the expiry of an advert', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category, expiresAt: new Date(0) });
    const [expired, blocking] = await whileBothWait(
      db,
      (tx) => sql`lock table advert_event in exclusive mode`.execute(tx),
      () => expireAdverts(testing.context),
      block,
    );
    expect([expired, blocking.statusCode]).toEqual([1, 200]);
    expect(await visibilityOf(id)).toBe('hidden');
  });
});

describe('a proposed brand that is being rejected', () => {
  const proposed = (name: string) =>
    testing.context.db
      .insertInto('brand')
      .values({ name, slug: name.toLowerCase(), is_approved: false })
      .returning('id')
      .executeTakeFirstOrThrow();
  /** Rejects a brand in a transaction that the test commits later. */
  const reject = (id: number) => (tx: Tx) =>
    sql`with locked as (select from brand where id = ${id} for update)
      delete from brand where id = ${id} and exists (select from locked)`.execute(tx);
  const brandOf = async (id: number) =>
    (await testing.context.db.selectFrom('listing').where('id', '=', id).select('brand_id').executeTakeFirstOrThrow())
      .brand_id;

  test('R-4.01 can no longer be chosen', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category });
    const brand = await proposed('Odmítnutá');
    const answer = await whileHeld(db, reject(brand.id), () => sendChange(id, { brand_id: brand.id }));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { brand_id: [expect.any(String)] }]);
  });

  test('R-4.01 is proposed again by an author who types its name', async () => {
    const { db } = testing.context;
    const id = await buildAdvert(db, { seller, category });
    const brand = await proposed('Opakovaná');
    const lock = (tx: Tx) => sql`select from brand where id = ${brand.id} for update`.execute(tx);
    // Locked and not yet deleted: an author finds it meanwhile and must not rely on it.
    const { change, deleted } = await db.transaction().execute(async (tx) => {
      await lock(tx);
      const change = sendChange(id, { brand_name: 'Opakovaná' });
      await untilWaiting(tx, 1, change);
      return { change, deleted: await tx.deleteFrom('brand').where('id', '=', brand.id).executeTakeFirst() };
    });
    expect([(await change).statusCode, deleted.numDeletedRows]).toEqual([200, 1n]);
    const [item] = await readQueue();
    expect(item.content.brand).toMatchObject({ name: 'Opakovaná', is_approved: false });
  });

  test('R-4.08 is left out of a change that is approved', async () => {
    const { db } = testing.context;
    const [id, other] = [await buildAdvert(db, { seller, category }), await buildAdvert(db, { seller, category })];
    const brand = await proposed('Zmizelá');
    await sendChange(id, { brand_id: brand.id });
    await sendChange(other, { name: 'Jiná změna' });
    const items = await readQueue();
    const answer = await whileHeld(db, reject(brand.id), () => approve(items));
    expect([answer.statusCode, answer.json().decided?.length]).toEqual([200, 2]);
    expect(await brandOf(id)).toBeNull();
  });

  test('R-4.08 doesn’t deadlock two approvals, of which one removes and one adds it', async () => {
    const { db } = testing.context;
    const brand = await proposed('Opuštěná');
    const id = await buildAdvert(db, { seller, category, brand: brand.id });
    const other = await buildAdvert(db, { seller, category });
    await sendChange(id, { name: 'Bez značky' });
    await sendChange(other, { name: 'Se značkou', brand_id: brand.id });
    const items = await readQueue();
    const [approval, rejection] = await whileBothWait(
      db,
      (tx) => sql`select from listing_text where listing_id = ${id} for update`.execute(tx),
      () => approve(items),
      () => app.inject({ method: 'DELETE', url: `/api/admin/brands/${brand.id}`, headers: admin.headers }),
    );
    expect([approval.statusCode, rejection.statusCode]).toEqual([200, 200]);
    expect([await brandOf(id), await brandOf(other)]).toEqual([null, null]);
  });
});
