import type { Insertable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Voucher } from '#server/platform/db/schema.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildSoldOrder, buildVoucher, unknownPerson } from '#tests/support/voucher-factories.ts';
import { checkVoucher, type VoucherCart } from './check-voucher.ts';
import { releaseVouchers, useVouchers } from './use-vouchers.ts';
import { findVoucherByCode } from './voucher.queries.ts';

const testing = useTestContext();
const now = new Date('2026-06-01T12:00:00Z');
let counter = 0;

/** Checks such a voucher with a cart that fulfils all conditions. */
async function check(voucher: Partial<Insertable<Voucher>>, cart: Partial<VoucherCart> = {}) {
  const { db } = testing.context;
  const code = `TEST${++counter}`;
  await buildVoucher(db, { code, ...voucher });
  return checkAgain(code, cart);
}

async function checkAgain(code: string, cart: Partial<VoucherCart> = {}) {
  const { db } = testing.context;
  const voucher = (await findVoucherByCode(db, code))!;
  const usual = { goods: 100_000, accountId: undefined, email: null, at: now };
  const all = { ...usual, ...cart };
  return checkVoucher(db, voucher, { fitting: all.goods, ...all });
}

/** An order in which a voucher was used. */
async function use(code: string, by: { accountId?: number; email: string }) {
  const { db } = testing.context;
  const voucher = (await findVoucherByCode(db, code))!;
  const orderId = await buildSoldOrder(db, { email: by.email });
  const used = [{ voucherId: voucher.id, code, discount: 1000 }];
  await db
    .transaction()
    .execute((tx) =>
      useVouchers(tx, { orderId, accountId: by.accountId ?? null, email: by.email, person: unknownPerson, used }),
    );
  return orderId;
}

describe('a voucher in a cart', () => {
  test('R-6.03 is valid for everybody without further conditions', async () => {
    expect(await check({})).toBeUndefined();
    expect(await check({ kind: 'fixed', amount_minor: 5000 })).toBeUndefined();
    expect(await check({ kind: 'free_delivery' })).toBeUndefined();
  });

  test('R-6.03 is found by any spelling of its code', async () => {
    const { db } = testing.context;
    await buildVoucher(db, { code: 'LETO-26', percent: 12.5, min_goods_minor: 50_000, max_uses: 3 });
    expect(await findVoucherByCode(db, ' leto-26 ')).toEqual({
      id: expect.any(Number),
      code: 'LETO-26',
      kind: 'percent',
      percent: 12.5,
      amount_minor: null,
      min_goods_minor: 50_000,
      valid_from: null,
      valid_to: null,
      max_uses: 3,
      max_uses_per_user: null,
      for_email: null,
      category_ids: [],
      brand_ids: [],
      is_active: true,
      uses: 0,
    });
    expect(await findVoucherByCode(db, 'LETO-27')).toBeUndefined();
  });

  test('R-6.03 is unavailable when it is switched off, not yet valid or expired', async () => {
    expect(await check({ is_active: false })).toBe('voucher_unavailable');
    expect(await check({ valid_from: new Date('2026-06-01T12:00:01Z') })).toBe('voucher_not_begun');
    expect(await check({ valid_from: now })).toBeUndefined();
    expect(await check({ valid_to: now })).toBe('voucher_unavailable');
    expect(await check({ valid_to: new Date('2026-06-01T12:00:01Z') })).toBeUndefined();
  });

  test('R-6.03 is unavailable when all uses are exhausted', async () => {
    expect(await check({ max_uses: 2, uses: 2 })).toBe('voucher_unavailable');
    expect(await check({ max_uses: 2, uses: 1 })).toBeUndefined();
  });

  test('R-6.03 requires the e-mail when it limits uses per person', async () => {
    expect(await check({ max_uses_per_user: 1 })).toBe('voucher_email_needed');
    expect(await check({ max_uses_per_user: 1 }, { email: 'jana@karafa.example' })).toBeUndefined();
    const accountId = await buildAccount(testing.context.db);
    expect(await check({ max_uses_per_user: 1 }, { accountId })).toBeUndefined();
  });

  test('R-6.03 for one e-mail requires the account that has confirmed it; a typed e-mail proves nothing', async () => {
    const { db } = testing.context;
    const mine = { for_email: 'jana@karafa.example' };
    const confirmed = { email_confirmed_at: now };
    const jana = await buildAccount(db, { email: 'Jana@karafa.example' });
    const petr = await buildAccount(db, { email: 'petr@karafa.example', ...confirmed });
    expect(await check(mine)).toBe('voucher_login_needed');
    expect(await check(mine, { email: 'jana@karafa.example' })).toBe('voucher_login_needed');
    expect(await check(mine, { accountId: petr, email: 'jana@karafa.example' })).toBe('voucher_other_email');
    expect(await check(mine, { accountId: jana })).toBe('voucher_email_unconfirmed');
    await db.updateTable('account').set(confirmed).where('id', '=', jana).execute();
    expect(await check(mine, { accountId: jana })).toBeUndefined();
    expect(await check(mine, { accountId: jana, email: 'firma@karafa.example' })).toBeUndefined();
  });

  test('R-6.03 requires a minimum of goods, and goods that may be discounted', async () => {
    expect(await check({ min_goods_minor: 100_001 })).toBe('voucher_minimum');
    expect(await check({ min_goods_minor: 100_000 })).toBeUndefined();
    expect(await check({}, { goods: 0 })).toBe('voucher_not_for_goods');
    expect(await check({ kind: 'free_delivery' }, { goods: 0 })).toBe('voucher_not_for_goods');
  });
});

describe('the limit of uses per person', () => {
  const eva = 'eva@karafa.example';
  let account: number;

  beforeAll(async () => {
    account = await buildAccount(testing.context.db, { email: 'Eva@karafa.example' });
    await buildVoucher(testing.context.db, { code: 'DVAKRAT', max_uses_per_user: 2 });
  });

  test('R-6.03 counts orders of the account and of the e-mail together, without cancelled ones', async () => {
    const { db } = testing.context;
    await use('DVAKRAT', { accountId: account, email: 'darek@karafa.example' });
    expect(await checkAgain('DVAKRAT', { accountId: account })).toBeUndefined();
    const asGuest = await use('DVAKRAT', { email: eva });
    expect(await checkAgain('DVAKRAT', { accountId: account })).toBe('voucher_used_up');
    // As a guest the buyer is known by one of the two orders only.
    expect(await checkAgain('DVAKRAT', { email: eva })).toBeUndefined();
    expect(await checkAgain('DVAKRAT', { email: 'petr@karafa.example' })).toBeUndefined();
    await db.transaction().execute((tx) => releaseVouchers(tx, asGuest));
    expect(await checkAgain('DVAKRAT', { accountId: account })).toBeUndefined();
  });
});
