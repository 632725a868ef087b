import { decode, PaymentOptions } from 'bysquare/pay';
import { describe, expect, test } from 'vitest';
import { payBySquareOf } from './pay-by-square.ts';

/** Made by one encoder; checksums and contents verified by another (Python's LZMA). */
const vectorA =
  '080840002M4TCT5Q21K4UMK2FJLU1OFD0IL3P3Q5PFD3LC8OE7VQCSNPT6SNUO21LPFVKM2PCUN82257ULTMT9SGMM2MOH09VBRG0R7R9PCSRC1QPG1' +
  'NBIDHR14FAO7CKJDTCCIOSG4SUMTTH6P2QOBKPTVL3GPD43KU8G28O65VVMAKG000';
const vectorB = '0803S000EEB4NA009C61MENVBA78UUVCFAGGH17AQ8LH7MO2296JT90INJ56RB8B02CN5NUQHJD1IC24U2SQHMBFOBFVSLFT7HN80';

const payment = {
  iban: 'SK9611000000002918599669',
  bic: 'TATRSKBX',
  amount: 124_950,
  currency: 'EUR',
  variableSymbol: '2026000123',
  message: 'Objednávka 2026000123',
  recipient: 'Vzorový obchod s.r.o.',
};

describe('a PAY by square code', () => {
  test('R-6.06 contains the data of the published vector', () => {
    const { payments } = decode(vectorA);
    expect(decode(payBySquareOf(payment))).toEqual({ payments });
  });

  test('R-6.06 equals the published vector', () => {
    const code = payBySquareOf({
      iban: 'SK9611000000002918599669',
      amount: 990,
      currency: 'EUR',
      variableSymbol: '1',
      message: '',
      recipient: 'Test',
    });
    expect(code).toBe(vectorB);
  });

  test('R-6.06 the decoder of this test reads the oldest version, which we do not write', () => {
    const vectorC =
      '00050000ASVTC2IJI2MAMC1NKOGB28JON78HN59DKPAUF6QDL727GQ2PGUF75THS73JQTEJ17TD4VK7F037G1JTKPE5TMTRJQS57GK5HORRJ1L7K' +
      'VH2LNVVVUNVD000';
    const old = {
      type: PaymentOptions.PaymentOrder,
      amount: 100,
      currencyCode: 'EUR',
      variableSymbol: '123',
      paymentNote: 'hello world',
      bankAccounts: [{ iban: 'SK9611000000002918599669' }],
    };
    expect(decode(vectorC)).toMatchObject({ invoiceId: 'random-id', payments: [old] });
  });

  test.each([1, 10, 99, 101, 124_950, 99_999_999_99])('encodes %i cents exactly', (amount) => {
    expect(decode(payBySquareOf({ ...payment, amount })).payments[0]?.amount).toBe(amount / 100);
  });

  test('rejects an invalid account', () => {
    expect(() => payBySquareOf({ ...payment, iban: 'SK9611000000002918599668' })).toThrow('IBAN');
  });
});
