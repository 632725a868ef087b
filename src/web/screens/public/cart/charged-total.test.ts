import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMinor, decimalsOf } from '#shared/money/money.ts';
import { goodsTotals, orderTotals } from '#shared/shop/totals.ts';
import { showMoney } from '#web/features/price/shown-price.ts';
import { totalsOf } from './totals.tsx';

const currency = (id: number, code: string) =>
  fc.record({
    id: fc.constant(id),
    code: fc.constant(code),
    is_default: fc.constant(id === 1),
    symbol_before: fc.constantFrom('', '$'),
    symbol_after: fc.constantFrom('', '€'),
    decimals: fc.constantFrom(null, 0, 1, 2, 3),
    rate: fc.double({ min: 0.0001, max: 100_000, noNaN: true }),
  });
/** The shop's own currency has two decimals, like the charge; the others are arbitrary. */
const currencies = fc
  .tuple(currency(1, 'CZK'), currency(2, 'EUR'), currency(3, 'JPY'))
  .map(
    ([own, ...others]) => [{ ...own, symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1 }, ...others] as const,
  );
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 0, max: 5_000_000 }),
  taxRate: fc.constantFrom(21, 12, 0),
  mayBeDiscounted: fc.boolean(),
});
const voucher = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 1000 }).map((n) => n / 10) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  vouchers: fc.array(voucher, { maxLength: 3 }),
  delivery: fc.integer({ min: 0, max: 50_000 }),
  fee: fc.integer({ min: 0, max: 10_000 }),
  cashStep: fc.constantFrom(1, 5, 100),
});
const czk = (amount: number) => Object.freeze({ amount, currency: 'CZK' });
const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

test("R-10.01 the charged amount is the server's, independent of the display currency", () => {
  fc.assert(
    fc.property(
      order,
      currencies,
      fc.nat({ max: 2 }),
      ({ lines, vouchers, delivery, fee, cashStep }, known, chosen) => {
        const goods = goodsTotals(lines, vouchers, 150_000);
        const server = orderTotals(lines, goods, { delivery, fee, cashStep });
        const cart = { total: czk(goods.goods - goods.discount) };
        const way = { price: czk(delivery) };
        const payment = { fee: czk(fee), cash_step: cashStep };
        for (const money of [cart.total, way.price, payment.fee]) showMoney(money, known, known[chosen]!);
        const { total, rounding } = totalsOf(cart, way, payment);
        expect(total).toEqual({ amount: server.total, currency: 'CZK' });
        expect(rounding).toEqual({ amount: server.rounding, currency: 'CZK' });
        // The sentence next to it states exactly the charged amount.
        expect(digitsOf(showMoney(total, known, known[0]))).toBe(server.total);
      },
    ),
  );
});

test('R-10.01 the displayed amount differs from the charged one by at most half of its smallest unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), currencies, (amount, [own, other]) => {
      const shown = convertMinor(amount, own, other);
      const exact = ((amount / 10 ** decimalsOf(own)) * own.rate * 10 ** decimalsOf(other)) / other.rate;
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
    }),
  );
});
