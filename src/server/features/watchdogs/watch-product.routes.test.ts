import { describe, expect, test } from 'vitest';
import { buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';

const { testing, work, buildPerson, buildSoldOut, restock, watch, list, change, mailsTo } = useWatchdogCalls();

describe('R-5.11 a watchdog of a sold-out product', () => {
  test('fires once when stock comes back, ends, and can be switched on again', async () => {
    const user = await buildPerson();
    const product = await buildSoldOut();
    expect((await watch(user, product)).statusCode).toBe(200);
    expect((await watch(user, product)).statusCode).toBe(200);
    expect(await work()).toBe(0);
    await restock(product);
    expect(await work()).toBe(1);
    expect(await mailsTo(user)).toMatchObject([{ subject: 'Znovu skladem: Rum Zacapa 23' }]);
    expect((await list(user)).watchdogs).toMatchObject([{ kind: 'stock', state: 'ended' }]);
    expect((await watch(user, product)).json().code).toBe('watchdog_in_stock');
    await restock(product, false);
    await restock(product);
    expect(await work()).toBe(0);
    await restock(product, false);
    const { id } = (await list(user)).watchdogs[0]!;
    expect((await change(user, id, { state: 'active' })).statusCode).toBe(200);
    await restock(product);
    expect(await work()).toBe(1);
  });

  test('is only for products that are sold out', async () => {
    const user = await buildPerson();
    const inStock = await buildListing(testing.context.db, { kind: 'product', isInStock: true });
    expect((await watch(user, inStock)).statusCode).toBe(409);
    expect((await watch(user, await buildListing(testing.context.db))).statusCode).toBe(404);
    expect((await watch(user, 999_999)).statusCode).toBe(404);
  });
});
