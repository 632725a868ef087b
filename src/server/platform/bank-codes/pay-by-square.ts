import { encode, PaymentOptions } from 'bysquare/pay';

export interface SquarePayment {
  readonly iban: string;
  readonly bic?: string | undefined;
  /** Minor units, a hundred per unit. */
  readonly amount: number;
  readonly currency: string;
  readonly variableSymbol: string;
  readonly message: string;
  readonly recipient: string;
}

/** The maximum of its fifteen characters, in minor units: 999999999999.99. */
export const squareMost = 99_999_999_999_999;

/** The text of a PAY by square code, version 1.2.0 of the Slovak Banking Association. */
export function payBySquareOf(payment: SquarePayment): string {
  const { iban, bic, amount, currency, variableSymbol, message, recipient } = payment;
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amount / 100,
        currencyCode: currency,
        variableSymbol,
        paymentNote: message.slice(0, 140),
        bankAccounts: [{ iban, ...(bic !== undefined && { bic }) }],
        beneficiary: { name: recipient.slice(0, 70) },
      },
    ],
  });
}
