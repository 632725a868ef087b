import { describe, expect, test } from 'vitest';
import { fittingPayment } from './fitting-payment.ts';

const [card, transfer, cash] = [{ id: 1 }, { id: 2 }, { id: 3 }] as const;
const payments = [card, transfer, cash];
const deliveryWith = (...payment_methods: number[]) => ({ payment_methods });

describe('R-6.06 the payment method for a delivery', () => {
  test('is the chosen one if it is compatible or no delivery is chosen', () => {
    expect(fittingPayment(cash, payments, undefined)).toBe(cash);
    expect(fittingPayment(cash, payments, deliveryWith(1, 3))).toBe(cash);
  });
  test('is otherwise the only compatible one', () => {
    expect(fittingPayment(cash, payments, deliveryWith(1))).toBe(card);
  });
  test('is undefined if several are compatible or none is', () => {
    expect(fittingPayment(cash, payments, deliveryWith(1, 2))).toBeUndefined();
    expect(fittingPayment(cash, payments, deliveryWith())).toBeUndefined();
  });
  test('is the only compatible one before one is chosen', () => {
    expect(fittingPayment(undefined, payments, deliveryWith(1))).toBe(card);
    expect(fittingPayment(undefined, payments, deliveryWith(1, 2))).toBeUndefined();
    expect(fittingPayment(undefined, payments, undefined)).toBeUndefined();
  });
});
