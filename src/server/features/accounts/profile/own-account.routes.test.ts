import { describe, expect, test } from 'vitest';
import { useAccountCalls } from '#tests/support/account-calls.ts';
import { buildAccount, logIn, registrationForm } from '#tests/support/account-factories.ts';

const { testing, app, post } = useAccountCalls();

describe('one’s own data', () => {
  test('R-5.06, R-8.04 control characters are removed from texts', async () => {
    const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
    const contact = { ...registrationForm(), first_name: 'Jan\u0000', phone: '777 000 111', locale: 'cs' };
    const changed = await app.inject({ method: 'PUT', url: '/api/me/contact', payload: contact, headers });
    expect([changed.statusCode, changed.json().data.first_name]).toEqual([200, 'Jan']);
  });

  test('R-5.06 addresses are added, changed and deleted; addresses of others are a 404', async () => {
    const { db } = testing.context;
    await db
      .insertInto('country')
      .values({ code: 'CZ' })
      .onConflict((found) => found.doNothing())
      .execute();
    const [mine, foreign] = [await logIn(db, await buildAccount(db)), await logIn(db, await buildAccount(db))];
    const address = {
      kind: 'delivery',
      name: 'Jan Novák',
      street: 'Dlouhá 1',
      city: 'Praha',
      postcode: '110 00',
      country: 'CZ',
    };
    const added = await post('/api/me/addresses', address, mine);
    const { id } = added.json();
    expect(added.json()).toEqual({ ...address, id });
    const change = (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url: `/api/me/addresses/${id}`, payload: { ...address, city: 'Brno' }, headers });
    expect((await change(foreign)).statusCode).toBe(404);
    expect((await change(mine)).json().city).toBe('Brno');
    const empty = await post('/api/me/addresses', { ...address, street: ' ' }, mine);
    expect(empty.json().errors).toEqual({ street: ['Pole musí být vyplněno'] });
    const slovak = await post('/api/me/addresses', { ...address, postcode: '811 01' }, mine);
    expect(slovak.json().errors).toEqual({ postcode: ['PSČ neodpovídá zvolené zemi.'] });
    const short = await post('/api/me/addresses', { ...address, postcode: '1100' }, mine);
    expect(short.json().errors).toEqual({ postcode: ['PSČ neodpovídá zvolené zemi.'] });
    expect((await post('/api/me/addresses', { ...address, postcode: '11000' }, mine)).json().postcode).toBe('110 00');
    const remove = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/me/addresses/${id}`, headers });
    expect((await remove(foreign)).statusCode).toBe(404);
    expect((await remove(mine)).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/me/addresses', headers: mine })).json()).toHaveLength(1);
  });

  test('R-8.01 the message counter is zero until there are conversations', async () => {
    const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
    expect((await app.inject({ url: '/api/message?counter=1', headers })).json()).toEqual({
      total: 0,
      new: 0,
      system: [],
    });
  });

  test('R-5.08 a profile shows no private data, and accounts that may not log in have no profile', async () => {
    const { db } = testing.context;
    const person = await buildAccount(db, { username: 'sberatel' });
    const blocked = await buildAccount(db, { state: 'blocked' });
    const profile = (await app.inject(`/api/users/${person}`)).json();
    expect(profile).toMatchObject({ id: person, username: 'sberatel', is_business: false, business: null });
    expect(JSON.stringify(profile)).not.toMatch(/@|Novák|6000/);
    expect((await app.inject(`/api/users/${blocked}`)).statusCode).toBe(404);
  });
});
