import { describe, expect, test } from 'vitest';
import { mostWatchdogs, restoreHours, watchdogsPerPage } from '#shared/watchdogs/limits.ts';
import { buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';
import { sweepWatchdogs } from './index.ts';

const { app, testing, context, later, work, buildPerson, buildSoldOut, save, list, remove, restore, watch } =
  useWatchdogCalls();

describe('R-5.11 the list of watchdogs', () => {
  test('has pages, and ends with the limit of the account', async () => {
    const user = await buildPerson();
    for (let n = 0; n < mostWatchdogs.usual; n++) await save(user, { q: `whisky ${n}` });
    const beyond = await save(user, { q: 'whisky navíc' });
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, 'watchdogs_full']);
    expect((await watch(user, await buildSoldOut())).json().code).toBe('watchdogs_full');
    expect((await save(user, { q: 'whisky 7' }, { name: 'Jiný název' })).statusCode).toBe(200);
    const [first, last] = [await list(user), await list(user, 3)];
    expect(first).toMatchObject({ total: mostWatchdogs.usual, limit: mostWatchdogs.usual, pages: 3 });
    expect([first.watchdogs.length, last.watchdogs.length]).toEqual([watchdogsPerPage, 10]);
    expect((await app.inject({ url: '/api/me/watchdogs?page=4', headers: user.headers })).statusCode).toBe(404);
    const verified = await buildPerson({ authorized: true });
    expect(await list(verified)).toMatchObject({ limit: mostWatchdogs.verified });
  });

  test('restores a deleted one for a day', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const { id } = (await save(user, { q: 'caol ila' })).json();
    for (const _ of [1, 2]) expect((await remove(user, id)).statusCode).toBe(200);
    expect((await list(user)).total).toBe(0);
    await buildListing(db, { name: 'Caol Ila 12' });
    expect(await work()).toBe(0);
    expect((await restore(user, id)).statusCode).toBe(200);
    expect((await list(user)).watchdogs).toMatchObject([{ id, state: 'active' }]);
    await remove(user, id);
    await save(user, { q: 'caol ila' });
    expect((await restore(user, id)).json().code).toBe('conflict');
    await remove(user, (await list(user)).watchdogs[0]!.id);
    later(restoreHours * 60 + 1);
    expect((await restore(user, id)).statusCode).toBe(404);
    await sweepWatchdogs(context());
    expect(await db.selectFrom('watchdog').where('account_id', '=', user.id).select('id').execute()).toEqual([]);
  });

  test('belongs to its owner: others and guests find nothing', async () => {
    const [user, other] = [await buildPerson(), await buildPerson()];
    const { id } = (await save(user, { q: 'tajné' })).json();
    const product = await buildSoldOut();
    const calls = [
      { method: 'GET', url: '/api/me/watchdogs' },
      { method: 'GET', url: `/api/me/watchdogs/${id}` },
      {
        method: 'POST',
        url: '/api/me/watchdogs',
        payload: { query: { q: 'x' }, name: 'x', frequency: 'daily', lang: 'cs' },
      },
      { method: 'PATCH', url: `/api/me/watchdogs/${id}`, payload: { state: 'paused', lang: 'cs' } },
      { method: 'DELETE', url: `/api/me/watchdogs/${id}` },
      { method: 'POST', url: `/api/me/watchdogs/${id}/restore` },
      { method: 'GET', url: `/api/me/watched-products/${product}` },
      { method: 'PUT', url: `/api/me/watched-products/${product}`, payload: { lang: 'cs' } },
      { method: 'DELETE', url: `/api/me/watched-products/${product}` },
    ] as const;
    for (const call of calls) {
      expect([call.url, (await app.inject({ ...call })).statusCode]).toEqual([call.url, 401]);
      const isOfOne = call.url.startsWith(`/api/me/watchdogs/${id}`);
      const { statusCode } = await app.inject({ ...call, headers: other.headers });
      expect([call.method, call.url, statusCode]).toEqual([call.method, call.url, isOfOne ? 404 : 200]);
    }
    expect((await list(user)).watchdogs).toMatchObject([{ id, state: 'active' }]);
  });
});
