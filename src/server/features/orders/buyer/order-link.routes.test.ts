import { describe, expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useAdminOrders } from '#tests/support/admin-orders.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';

const { testing, app, call, inState, read, auditOf } = useAdminOrders();

const open = (order: BuiltOrder, hash = order.hash) => app.inject(`/api/orders/${order.id}/${hash}?lang=cs`);
const hashOf = async ({ id }: BuiltOrder) =>
  (await testing.context.db.selectFrom('shop_order').where('id', '=', id).select('hash').executeTakeFirstOrThrow())
    .hash;
const linksTo = async (address: string) =>
  (
    await testing.context.db
      .selectFrom('mail')
      .where('recipient_address', '=', address)
      .where('kind', '=', 'order.link')
      .select('text')
      .execute()
  ).map(({ text }) => text);
const renew = (order: BuiltOrder) => call('PUT', `orders/${order.id}/link`);
const sendLink = (order: BuiltOrder, hash = order.hash) =>
  app.inject({ method: 'POST', url: `/api/orders/${order.id}/${hash}/link` });

describe('the link to an order', () => {
  test('an administrator replaces it: the former one opens nothing, the buyer gets the new one', async () => {
    const order = await inState('paid');
    const { email } = (await read(order)).contact;
    expect((await app.inject({ method: 'PUT', url: `/api/admin/orders/${order.id}/link` })).statusCode).toBe(401);
    expect((await renew(order)).statusCode).toBe(200);
    for (const url of [
      `/api/orders/${order.id}/${order.hash}?lang=cs`,
      `/api/orders/${order.id}/${order.hash}/returns?lang=cs`,
    ])
      expect([url, (await app.inject(url)).json().code]).toEqual([url, 'order_link_revoked']);
    expect((await open(order)).statusCode).toBe(410);
    expect((await open(order)).payload).not.toContain(email);
    const hash = await hashOf(order);
    expect((await open(order, hash)).statusCode).toBe(200);
    expect((await linksTo(email)).at(-1)).toContain(hash);
    expect((await read(order)).history[0]).toMatchObject({ kind: 'renew_link' });
    expect(await auditOf(order)).toMatchObject([{ after: { link_renewed: true } }]);
  });

  test('its owner replaces it, and nobody else', async () => {
    const { db } = testing.context;
    const [owner, other] = [await buildAccount(db), await buildAccount(db)];
    const order = await inState('paid', { order: { account_id: owner } });
    const renewAs = async (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url: `/api/me/orders/${order.id}/link`, headers });
    expect((await renewAs({})).statusCode).toBe(401);
    expect((await renewAs(await logIn(db, other))).statusCode).toBe(404);
    const answer = await renewAs(await logIn(db, owner));
    expect(answer.json()).toEqual({ hash: await hashOf(order) });
    expect(await hashOf(order)).not.toBe(order.hash);
  });

  test('changes when the e-mail is corrected', async () => {
    const order = await inState('being_prepared');
    const { contact } = await read(order);
    const corrected = { ...contact, email: 'spravny@karafa.example' };
    expect((await call('PUT', `orders/${order.id}/contact`, corrected)).statusCode).toBe(200);
    expect((await open(order)).statusCode).toBe(410);
    expect((await sendLink(order)).statusCode).toBe(200);
    expect(await linksTo(contact.email)).toEqual([]);
    expect((await linksTo('spravny@karafa.example')).join()).toContain(await hashOf(order));
  });

  test('is sent to callers with a former one, three times a day, without naming the address', async () => {
    const order = await inState('paid');
    const { email } = (await read(order)).contact;
    await renew(order);
    const before = (await linksTo(email)).length;
    expect((await sendLink(order, 'x'.repeat(32))).statusCode).toBe(404);
    expect((await sendLink(order, await hashOf(order))).statusCode).toBe(404);
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await sendLink(order));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[0]!.json()).toEqual({});
    expect((await linksTo(email)).length - before).toBe(3);
  });
});
