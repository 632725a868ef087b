import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  goodsTotals,
  memberPrice,
  orderTotals,
  share,
  taxLine,
  type PricedLine,
  type VoucherDiscount,
} from './totals.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 0, max: 5_000_000 }),
  taxRate: fc.constantFrom(21, 12, 0, 23, 19, 5, 7.5),
  mayBeDiscounted: fc.boolean(),
});
const limits = fc.option(fc.uniqueArray(fc.nat({ max: 11 })), { nil: undefined });
const voucher: fc.Arbitrary<VoucherDiscount> = fc
  .tuple(
    fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 1000 }).map((n) => n / 10),
      }),
      fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
      fc.record({ kind: fc.constant('free_delivery' as const) }),
    ),
    limits,
  )
  .map(([discount, lines]) => ({ ...discount, lines: lines && new Set(lines) }));
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  vouchers: fc.array(voucher, { maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 50_000 }),
  fee: fc.integer({ min: 0, max: 10_000 }),
  cashStep: fc.constantFrom(1, 5, 100),
});

function compute({ lines, vouchers, delivery, fee, cashStep }: typeof order extends fc.Arbitrary<infer T> ? T : never) {
  const goods = goodsTotals(lines, vouchers, 150_000);
  return { goods, totals: orderTotals(lines, goods, { delivery, fee, cashStep }) };
}

describe('any order', () => {
  test('R-6.09 the total is lines − discounts + delivery + fee, rounded by less than one cash step', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { goods, totals } = compute(given);
        expect(goods.goods).toBe(sum(given.lines.map(({ price, quantity }) => price * quantity)));
        expect(totals.total).toBe(goods.goods - goods.discount + given.delivery + given.fee + totals.rounding);
        expect(Math.abs(totals.rounding)).toBeLessThanOrEqual(given.cashStep / 2);
        expect(totals.total % given.cashStep).toBe(0);
      }),
    );
  });

  test('R-6.09 the tax recapitulation adds up to the total before rounding', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { totals } = compute(given);
        expect(sum(totals.taxes.map(({ gross }) => gross))).toBe(totals.total - totals.rounding);
        for (const { base, tax, gross } of totals.taxes) expect(base + tax).toBe(gross);
      }),
    );
  });

  test('R-6.03 vouchers never exceed the goods, each line bears its share, and excluded goods are never discounted', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { goods, totals } = compute(given);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(sum(goods.lineDiscounts)).toBe(goods.discount);
        expect(sum(goods.voucherDiscounts)).toBe(goods.discount);
        for (const [index, { price, quantity, mayBeDiscounted }] of given.lines.entries()) {
          expect(goods.lineDiscounts[index]).toBeGreaterThanOrEqual(0);
          expect(goods.lineDiscounts[index]).toBeLessThanOrEqual(mayBeDiscounted ? price * quantity : 0);
        }
      }),
    );
  });
});

const bottle: PricedLine = { quantity: 1, price: 100_000, taxRate: 21, mayBeDiscounted: true };

test('R-6.03 percentages apply first, each to the remainder, then fixed amounts', () => {
  const vouchers = [
    { kind: 'fixed', amount: 10_000 },
    { kind: 'percent', percent: 10 },
    { kind: 'percent', percent: 50 },
  ] as const;
  expect(goodsTotals([bottle], vouchers, 150_000)).toMatchObject({
    voucherDiscounts: [10_000, 10_000, 45_000],
    discount: 65_000,
  });
});

test('R-6.03 a limited voucher lowers the lines that it is for, and no others', () => {
  const lines = [bottle, { ...bottle, price: 50_000 }, { ...bottle, price: 30_000, mayBeDiscounted: false }];
  const onSecond = new Set([1, 2]);
  expect(goodsTotals(lines, [{ kind: 'percent', percent: 10, lines: onSecond }], 150_000)).toMatchObject({
    discount: 5_000,
    lineDiscounts: [0, 5_000, 0],
  });
  expect(goodsTotals(lines, [{ kind: 'fixed', amount: 90_000, lines: onSecond }], 150_000)).toMatchObject({
    discount: 50_000,
    lineDiscounts: [0, 50_000, 0],
  });
  const both = [
    { kind: 'percent', percent: 10 },
    { kind: 'fixed', amount: 90_000, lines: onSecond },
  ] as const;
  expect(goodsTotals(lines, both, 150_000)).toMatchObject({
    voucherDiscounts: [15_000, 45_000],
    lineDiscounts: [10_000, 50_000, 0],
  });
});

test('R-6.03 a limited voucher for free delivery needs goods that it is for', () => {
  const isFree = (lines: readonly number[]) =>
    goodsTotals([bottle], [{ kind: 'free_delivery', lines: new Set(lines) }], 150_000).isDeliveryFree;
  expect([isFree([0]), isFree([])]).toEqual([true, false]);
});

test.each([
  ['above the limit', 0, { isDeliveryFree: true, missingToFreeDelivery: 0 }],
  ['at exactly the limit', 2, { isDeliveryFree: false, missingToFreeDelivery: 1 }],
  ['below the limit', 5_002, { isDeliveryFree: false, missingToFreeDelivery: 5_000 }],
] as const)('R-6.02 delivery is free above the limit, after vouchers: %s', (_where, amount, expected) => {
  const lines = [{ ...bottle, quantity: 2, price: 75_001 }];
  expect(goodsTotals(lines, [{ kind: 'fixed', amount }], 150_000)).toMatchObject(expected);
});

test('R-11.01 excluded goods count neither for a voucher nor towards free delivery', () => {
  const cigarettes = { ...bottle, quantity: 3, mayBeDiscounted: false };
  const free = { kind: 'free_delivery' } as const;
  expect(goodsTotals([cigarettes], [free, { kind: 'percent', percent: 10 }], 150_000)).toMatchObject({
    discount: 0,
    isDeliveryFree: false,
    missingToFreeDelivery: 150_000,
  });
  expect(memberPrice(10_000, 10, false)).toBe(10_000);
  expect(memberPrice(10_000, 12.5, true)).toBe(8_750);
});

test('delivery has the tax rate of most of the goods', () => {
  const lines = [bottle, { ...bottle, price: 10_000, taxRate: 12 }];
  const { taxes } = orderTotals(lines, goodsTotals(lines, [], 0), { delivery: 9_900, fee: 0, cashStep: 1 });
  expect(taxes).toEqual([taxLine(21, 109_900), taxLine(12, 10_000)]);
});

test('shares are whole numbers, add up to the amount, and a weight of 0 gets none', () => {
  expect(share(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(share(100, [0, 5, 0])).toEqual([0, 100, 0]);
  expect(share(0, [5])).toEqual([0]);
});
