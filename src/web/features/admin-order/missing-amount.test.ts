import { expect, test } from 'vitest';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { missingAmount } from './missing-amount.ts';

const czk = (amount: number) => ({ amount, currency: 'CZK' });
const share = (order: number, amount: number, outcome: BankLine['shares'][number]['outcome'] = 'partial') =>
  ({ order_id: order, amount: czk(amount), outcome }) as BankLine['shares'][number];
const order = { id: 31, paid_at: null, total: czk(448_000) };

test('R-9.03 an order paid in part misses the rest, whatever else the transfers paid', () => {
  expect(missingAmount(order, [{ shares: [share(31, 400_000), share(30, 10_000)] }])).toEqual(czk(48_000));
  expect(missingAmount(order, [{ shares: [share(31, 400_000)] }, { shares: [share(31, 8_000)] }])).toEqual(czk(40_000));
});

test('R-9.03 nothing is missing without a part, once it is paid, and nothing is said across currencies', () => {
  expect(missingAmount(order, [{ shares: [share(31, 448_000, 'settled')] }])).toBeUndefined();
  expect(missingAmount({ ...order, paid_at: '2026-11-26T05:00:00Z' }, [{ shares: [share(31, 1)] }])).toBeUndefined();
  expect(
    missingAmount({ ...order, total: { amount: 1, currency: 'EUR' } }, [{ shares: [share(31, 1)] }]),
  ).toBeUndefined();
});
