import { expect, test } from 'vitest';
import { buildVoucher } from '#tests/support/voucher-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { listCartVouchers } from './cart.queries.ts';

const testing = useTestContext();

test('R-6.03 lists a cart’s vouchers in the order in which they were added', async () => {
  const { db } = testing.context;
  const [first, second] = [await buildVoucher(db), await buildVoucher(db)];
  const cart = await db
    .insertInto('cart')
    .values({ token_hash: Buffer.from('cart'), created_at: new Date(), changed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const add = (voucher_id: number, added_at: string) =>
    db
      .insertInto('cart_voucher')
      .values({ cart_id: cart.id, voucher_id, added_at: new Date(added_at) })
      .execute();
  await add(first, '2026-06-01T12:00:00Z');
  await add(second, '2026-06-01T11:00:00Z');
  expect((await listCartVouchers(db, cart.id)).map(({ id }) => id)).toEqual([second, first]);
  expect(await listCartVouchers(db, cart.id + 1)).toEqual([]);
});
