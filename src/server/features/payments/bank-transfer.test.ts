import { decode } from 'bysquare/pay';
import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { bankTransferOf } from './index.ts';

const transfer = { amount: 149_904, currency: 'CZK', variableSymbol: '2600000123', message: '2600000123' };

/** Decodes the picture as a phone's camera does. */
async function scan(image: string): Promise<string> {
  const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(svg).resize(500).raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

describe('bank transfer details', () => {
  test('R-6.06 in Czechia give everything needed to pay, and a QR Platba code with the same data', async () => {
    const given = bankTransferOf(readConfig({ BANK_RECIPIENT: 'Žlutý sklep s.r.o.' }), transfer);
    expect(given).toMatchObject({
      account: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
      swift: 'GIBACZPX',
      recipient: 'Žlutý sklep s.r.o.',
      variable_symbol: '2600000123',
      amount: { amount: 149_904, currency: 'CZK' },
      code: { format: 'spayd' },
    });
    const text = await scan(given.code!.image);
    expect(text).toBe(given.code!.text);
    expect(text.split('*').slice(2, -1)).toEqual([
      'ACC:CZ6508000000192000145399',
      'AM:1499.04',
      'CC:CZK',
      'MSG:2600000123',
      'RN:ZLUTY SKLEP S.R.O.',
      'X-VS:2600000123',
    ]);
  });

  test('R-10.01 in Slovakia use PAY by square', async () => {
    const given = bankTransferOf(readConfig({ SHOP: 'sk' }), { ...transfer, amount: 5990, currency: 'EUR' });
    expect(given).toMatchObject({ account: '2918599669/1100', swift: 'TATRSKBX', code: { format: 'pay_by_square' } });
    expect(decode(await scan(given.code!.image)).payments[0]).toMatchObject({
      amount: 59.9,
      currencyCode: 'EUR',
      variableSymbol: '2600000123',
      paymentNote: '2600000123',
      bankAccounts: [{ iban: 'SK9611000000002918599669', bic: 'TATRSKBX' }],
      beneficiary: { name: 'Karafa s.r.o.' },
    });
  });

  test('R-6.06 encode every sum to the last minor unit', () => {
    const czech = readConfig({});
    const slovak = readConfig({ SHOP: 'sk' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        const spayd = bankTransferOf(czech, { ...transfer, amount }).code!.text;
        const [, whole = '', part = ''] = /AM:(\d+)\.(\d\d)\*/.exec(spayd) ?? [];
        expect(Number(whole) * 100 + Number(part)).toBe(amount);
        const square = bankTransferOf(slovak, { ...transfer, amount, currency: 'EUR' }).code!.text;
        expect(Math.round((decode(square).payments[0]?.amount ?? 0) * 100)).toBe(amount);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [{}, 'CZK', 'spayd', 999_999_999],
    [{ SHOP: 'sk' }, 'EUR', 'pay_by_square', 99_999_999_999_999],
  ] as const)('R-6.06 have no code above the highest amount of the format: %o', (shop, currency, format, most) => {
    const given = (amount: number) => bankTransferOf(readConfig(shop), { ...transfer, amount, currency });
    expect(given(most).code).toMatchObject({ format });
    const above = given(most + 1);
    expect(above).toMatchObject({ amount: { amount: most + 1, currency }, variable_symbol: '2600000123' });
    expect(above.code).toBeNull();
  });

  test('for a foreign account have no domestic number', () => {
    const given = bankTransferOf(readConfig({ BANK_IBAN: 'DE89370400440532013000' }), transfer);
    expect(given).toMatchObject({ account: 'DE89 3704 0044 0532 0130 00', swift: '' });
  });
});
