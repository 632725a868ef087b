import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueOfPieces } from './value-of-pieces.ts';

test('R-9.03 pieces refunded one after another add up to the price of their line, whatever the rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 30 }),
      (quantity, price, parts) => {
        const line = { quantity, total: price * quantity, discount: Math.floor((price * quantity) / 3) };
        let before = 0;
        let sum = 0;
        for (const pieces of [...parts, quantity]) {
          const worth = valueOfPieces(line, pieces, before);
          expect(worth).toBeGreaterThanOrEqual(0);
          before += pieces;
          sum += worth;
        }
        expect(sum).toBe(line.total - line.discount);
      },
    ),
  );
});

test('two pieces for 1.01 are refunded as 0.51 and 0.50', () => {
  const line = { quantity: 2, total: 101, discount: 0 };
  expect([valueOfPieces(line, 1, 0), valueOfPieces(line, 1, 1), valueOfPieces(line, 2, 0)]).toEqual([51, 50, 101]);
});
