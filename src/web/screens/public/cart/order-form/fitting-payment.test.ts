import { describe, expect, test } from 'vitest';
import { fittingPayment } from './fitting-payment.ts';

const [card, transfer, cash] = [{ id: 1 }, { id: 2 }, { id: 3 }] as const;
const payments = [card, transfer, cash];
const taking = (...payment_methods: number[]) => ({ payment_methods });

describe('R-6.06 the way to pay that goes with a delivery', () => {
  test('is the wanted one, as long as it fits or no delivery is chosen', () => {
    expect(fittingPayment(cash, payments, undefined)).toBe(cash);
    expect(fittingPayment(cash, payments, taking(1, 3))).toBe(cash);
  });
  test('is otherwise the only one that fits', () => {
    expect(fittingPayment(cash, payments, taking(1))).toBe(card);
  });
  test('is none where several fit or none does', () => {
    expect(fittingPayment(cash, payments, taking(1, 2))).toBeUndefined();
    expect(fittingPayment(cash, payments, taking())).toBeUndefined();
  });
  test('is none before one has been chosen, be there only one', () => {
    expect(fittingPayment(undefined, payments, taking(1))).toBeUndefined();
  });
});
