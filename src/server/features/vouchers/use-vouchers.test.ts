import { describe, expect, test } from 'vitest';
import { FieldError } from '#shared/errors.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildSoldOrder, buildVoucher, unknownPerson } from '#tests/support/voucher-factories.ts';
import type { Person } from './person-keys.ts';
import { releaseVouchers, useVouchers } from './use-vouchers.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const email = 'jana@karafa.example';

interface Order {
  readonly vouchers: readonly number[];
  readonly accountId?: number;
  readonly email?: string;
  readonly person?: Partial<Person>;
}

/** Places an order with vouchers, reduced to the parts that concern them. */
async function order({ vouchers, accountId, email: by = email, person: known }: Order): Promise<number> {
  const { db } = testing.context;
  const orderId = await buildSoldOrder(db, { email: by.toLowerCase() });
  const used = vouchers.map((voucherId) => ({ voucherId, code: `V${voucherId}`, discount: 500 }));
  const person = { ...unknownPerson, ...known };
  await db
    .transaction()
    .execute((tx) => useVouchers(tx, { orderId, accountId: accountId ?? null, email: by, person, used }));
  return orderId;
}

const cancel = (orderId: number) => testing.context.db.transaction().execute((tx) => releaseVouchers(tx, orderId));
const usesOf = async (id: number) =>
  (await testing.context.db.selectFrom('voucher').where('id', '=', id).select('uses').executeTakeFirstOrThrow()).uses;
const errorOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof FieldError ? error.errors : error;
};

describe('placing an order', () => {
  test('R-6.03 counts a use and records who used the voucher', async () => {
    const { db } = testing.context;
    const [voucher, other] = [await buildVoucher(db), await buildVoucher(db)];
    const accountId = await buildAccount(db);
    const orderId = await order({ vouchers: [other, voucher], accountId, email: 'Jana@Karafa.example' });
    expect([await usesOf(voucher), await usesOf(other)]).toEqual([1, 1]);
    const rows = await db.selectFrom('order_voucher').where('order_id', '=', orderId).selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ voucher_id }) => voucher_id === voucher)).toEqual({
      order_id: orderId,
      voucher_id: voucher,
      code: `V${voucher}`,
      discount_minor: 500,
      email,
      account_id: accountId,
      person_keys: [],
      is_released: false,
    });
  });

  test('R-6.03 fails when the voucher was used up, switched off or deleted meanwhile; nothing is counted', async () => {
    const { db } = testing.context;
    const unavailable = { vouchers: ['voucher_unavailable'] };
    const spent = await buildVoucher(db, { max_uses: 1, uses: 1 });
    const free = await buildVoucher(db);
    expect(await errorOf(order({ vouchers: [free, spent] }))).toEqual(unavailable);
    expect([await usesOf(free), await usesOf(spent)]).toEqual([0, 1]);
    const off = await buildVoucher(db, { is_active: false });
    expect(await errorOf(order({ vouchers: [off] }))).toEqual(unavailable);
    expect(await errorOf(order({ vouchers: [2_000_000_000] }))).toEqual(unavailable);
  });

  test('R-6.03 fails when the buyer has reached the limit, as a guest or logged in', async () => {
    const { db } = testing.context;
    const voucher = await buildVoucher(db, { max_uses_per_user: 1 });
    const accountId = await buildAccount(db, { email: 'klara@karafa.example' });
    await order({ vouchers: [voucher], email: 'Klara@karafa.example' });
    const usedUp = { vouchers: ['voucher_used_up'] };
    expect(await errorOf(order({ vouchers: [voucher], email: 'klara@karafa.example' }))).toEqual(usedUp);
    expect(await errorOf(order({ vouchers: [voucher], accountId, email: 'jina@karafa.example' }))).toEqual(usedUp);
    await order({ vouchers: [voucher], email: 'petr@karafa.example' });
    expect(await usesOf(voucher)).toBe(2);
  });

  test('R-6.03 recognises a guest with another e-mail by phone or address, but not an account by those of others', async () => {
    const { db } = testing.context;
    const voucher = await buildVoucher(db, { max_uses_per_user: 1 });
    const address = { street: 'Dlouhá třída 12/3', postcode: '110 00' };
    const buy = (by: string, person: Partial<Person>, accountId?: number) =>
      errorOf(order({ vouchers: [voucher], email: by, person, ...(accountId && { accountId }) }));
    const usedUp = { vouchers: ['voucher_used_up'] };
    const phone = { phone_prefix: '+420', phone: '601 234 567' };
    expect(await buy('prvni@karafa.example', { ...phone, addresses: [address] })).not.toEqual(usedUp);
    expect(await buy('druhy@karafa.example', { phone_prefix: '+420', phone: '601234567' })).toEqual(usedUp);
    const written = { street: 'DLOUHÁ TRIDA 12/3', postcode: '11000' };
    expect(await buy('treti@karafa.example', { addresses: [written] })).toEqual(usedUp);
    expect(await buy('ctvrty@karafa.example', { phone_prefix: '+421', phone: '601234567' })).not.toEqual(usedUp);
    const neighbour = await buildAccount(db, { email: 'soused@karafa.example' });
    expect(await buy('soused@karafa.example', { addresses: [address] }, neighbour)).not.toEqual(usedUp);
    expect(await usesOf(voucher)).toBe(3);
  });
});

describe('simultaneous orders', () => {
  test('R-6.03 use a single-use voucher once', async () => {
    const { db } = testing.context;
    const voucher = await buildVoucher(db, { max_uses: 1 });
    const orders = whileHeld(
      db,
      (tx) => tx.selectFrom('voucher').where('id', '=', voucher).select('id').forUpdate().execute(),
      () =>
        Promise.all(
          Array.from({ length: 5 }, (_, n) => errorOf(order({ vouchers: [voucher], email: `b${n}@karafa.example` }))),
        ),
      5,
    );
    const errors = (await orders).filter((error) => error !== undefined);
    expect(errors).toEqual(Array.from({ length: 4 }, () => ({ vouchers: ['voucher_unavailable'] })));
    expect(await usesOf(voucher)).toBe(1);
  });

  test('R-6.03 of one person respect the limit per person', async () => {
    const { db } = testing.context;
    const voucher = await buildVoucher(db, { max_uses_per_user: 2 });
    const errors = await Promise.all(Array.from({ length: 5 }, () => errorOf(order({ vouchers: [voucher] }))));
    expect(errors.filter((error) => error !== undefined)).toHaveLength(3);
    expect(await usesOf(voucher)).toBe(2);
  });

  test('R-6.03 with the same vouchers in a different order do not deadlock', async () => {
    const { db } = testing.context;
    const [one, two] = [await buildVoucher(db), await buildVoucher(db)];
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, n) => order({ vouchers: n % 2 ? [one, two] : [two, one] })),
    );
    await Promise.all(ids.map(cancel));
    expect([await usesOf(one), await usesOf(two)]).toEqual([0, 0]);
  });
});

test('R-6.03 that are cancelled repeatedly release their uses once', async () => {
  const { db } = testing.context;
  const voucher = await buildVoucher(db, { max_uses: 2 });
  const [first] = [await order({ vouchers: [voucher] }), await order({ vouchers: [voucher] })];
  await Promise.all([cancel(first), cancel(first)]);
  await cancel(first);
  expect(await usesOf(voucher)).toBe(1);
  await order({ vouchers: [voucher] });
  expect(await errorOf(order({ vouchers: [voucher] }))).toEqual({ vouchers: ['voucher_unavailable'] });
});
