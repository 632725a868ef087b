import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';

const { testing, app, buy } = useShopOrders();

describe('an order', () => {
  test('R-2.28 is in its buyer’s account; a guest’s can be added to an account, nobody else’s', async () => {
    const { db } = testing.context;
    const { id, hash } = await buy();
    const [mine, other] = [await logIn(db, await buildAccount(db)), await logIn(db, await buildAccount(db))];
    const take = (headers: Record<string, string>, key = hash) =>
      app.inject({ method: 'PUT', url: `/api/orders/${id}/${key}/account`, headers });
    expect((await take({})).statusCode).toBe(401);
    expect((await take(mine, 'x'.repeat(32))).statusCode).toBe(404);
    expect((await take(mine)).statusCode).toBe(200);
    expect((await take(mine)).statusCode).toBe(200);
    expect((await take(other)).statusCode).toBe(409);
    const list = (await app.inject({ url: '/api/me/orders', headers: mine })).json();
    expect(list).toMatchObject({ total: 1, orders: [{ id, pieces: 2, can_be_paid: false }] });
    expect((await app.inject({ url: `/api/me/orders/${id}`, headers: other })).statusCode).toBe(404);
  });

  test('R-6.07 lets its guest register with a username and a password', async () => {
    const { id, hash } = await buy(1, { email: 'host@karafa.example', phone: '777888999' });
    const register = (form: object) =>
      app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/account`, payload: form });
    const form = {
      username: 'host.karafy',
      password: 'dlouhe heslo',
      password_confirmation: 'dlouhe heslo',
      terms: true,
    };
    expect((await register({ ...form, password_confirmation: 'jine' })).json()).toMatchObject({
      errors: { password_confirmation: ['Hesla se neshodují.'] },
    });
    expect((await register(form)).statusCode).toBe(200);
    const account = await testing.context.db
      .selectFrom('account')
      .innerJoin('shop_order', 'shop_order.account_id', 'account.id')
      .where('shop_order.id', '=', id)
      .select(['account.email', 'account.state', 'account.phone'])
      .executeTakeFirst();
    expect(account).toEqual({ email: 'host@karafa.example', state: 'waiting', phone: '777888999' });
  });

  test('R-6.07 registers nobody when it cannot be added to the account; the next attempt does both', async () => {
    const { db } = testing.context;
    const { id, hash } = await buy(1, { email: 'napul@karafa.example', phone: '777888111' });
    const payload = {
      username: 'host.napul',
      password: 'dlouhe heslo',
      password_confirmation: 'dlouhe heslo',
      terms: true,
    };
    const register = () => app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/account`, payload });
    const accounts = () => db.selectFrom('account').where('username', '=', 'host.napul').select('id').execute();
    await sql`create function refuse_giving() returns trigger language plpgsql as $$
      begin raise exception 'refused'; end $$`.execute(db);
    await sql`create trigger refuse_giving before update of account_id on shop_order
      for each row execute function refuse_giving()`.execute(db);
    expect((await register()).statusCode).toBe(500);
    expect(await accounts()).toEqual([]);
    await sql`drop function refuse_giving() cascade`.execute(db);
    expect((await register()).statusCode).toBe(200);
    const [account] = await accounts();
    const owner = await db.selectFrom('shop_order').where('id', '=', id).select('account_id').executeTakeFirst();
    expect(owner).toEqual({ account_id: account!.id });
    expect((await register()).statusCode).toBe(409);
    expect(await accounts()).toHaveLength(1);
  });

  test('R-6.07 with a taken e-mail or phone number reports it at the field, and registers with others', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'obsazeny@karafa.example', phone_prefix: '+420', phone: '777111222' });
    const { id, hash } = await buy(1, { email: 'obsazeny@karafa.example', phone: '777111222' });
    const register = (form: object) =>
      app.inject({
        method: 'POST',
        url: `/api/orders/${id}/${hash}/account`,
        payload: {
          username: 'jiny.host',
          password: 'dlouhe heslo',
          password_confirmation: 'dlouhe heslo',
          terms: true,
          ...form,
        },
      });
    const refused = await register({});
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        email: ['Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.'],
        phone: ['Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.'],
      },
    ]);
    expect((await register({ email: 'host2@karafa.example', phone: 'mobil' })).json().errors).toHaveProperty('phone');
    const other = { email: 'host2@karafa.example', phone_prefix: '+420', phone: '+420 777 111 333' };
    expect((await register(other)).statusCode).toBe(200);
    const account = await db
      .selectFrom('account')
      .innerJoin('shop_order', 'shop_order.account_id', 'account.id')
      .where('shop_order.id', '=', id)
      .select(['account.email', 'account.phone', 'shop_order.email as ordered_by'])
      .executeTakeFirst();
    expect(account).toEqual({
      email: 'host2@karafa.example',
      phone: '777111333',
      ordered_by: 'obsazeny@karafa.example',
    });
  });
});
