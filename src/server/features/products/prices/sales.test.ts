import { describe, expect, test } from 'vitest';
import { currentSale, firstStepOf, offeredPrice } from './sales.ts';

const at = (date: string) => new Date(`2026-${date}T00:00:00Z`);
const sale = (price_minor: number, from: string, to: string) => ({
  price_minor,
  starts_at: at(from),
  ends_at: at(to),
});

describe('R-3.06 among the sales of a product', () => {
  const long = sale(30_000, '12-01', '12-06');
  const inside = sale(20_000, '12-03', '12-05');

  test.each([
    ['11-30', undefined],
    ['12-01', long],
    ['12-03', inside],
    ['12-05', long],
    ['12-06', undefined],
  ])('the cheapest that lasts holds on %s', (date, expected) => {
    expect(currentSale([long, inside], at(date))).toBe(expected);
    expect(currentSale([inside, long], at(date))).toBe(expected);
  });

  test('of equally cheap ones the last to end applies', () => {
    const longer = sale(20_000, '12-02', '12-08');
    expect(currentSale([inside, longer, long], at('12-04'))).toBe(longer);
  });

  test('the discount began with the first step, whichever applies', () => {
    expect(firstStepOf(inside, [long, inside])).toEqual(at('12-01'));
    expect(firstStepOf(long, [long, inside])).toEqual(at('12-01'));
  });

  test('none applies that is no cheaper than the regular price, or whose goods may not be discounted', () => {
    const none = { offered: 20_000, original: null };
    const product = { regularPrice: 20_000, mayBeDiscounted: true, sales: [inside], history: [] };
    expect(offeredPrice(product, at('12-04'))).toEqual(none);
    expect(offeredPrice({ ...product, regularPrice: 25_000, mayBeDiscounted: false }, at('12-04')).original).toBeNull();
    expect(offeredPrice({ ...product, regularPrice: 25_000 }, at('12-04'))).toEqual({
      offered: 20_000,
      original: 25_000,
    });
  });
});
