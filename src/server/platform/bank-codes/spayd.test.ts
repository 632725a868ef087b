import { describe, expect, test } from 'vitest';
import { spaydOf, spaydText, type SpaydAttributes } from './spayd.ts';

/**
 * Published codes (qr-platba.cz, SPAYD libraries), and codes whose checksum was computed by another implementation of
 * CRC-32.
 */
const vectors: [SpaydAttributes, string][] = [
  [
    { CC: 'CZK', AM: '100.00', ACC: 'CZ5855000000001265098001' },
    'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*CRC32:AAD80227',
  ],
  [
    { ACC: 'CZ0301000000123456789012', AM: '1234.56', CC: 'CZK', 'X-VS': '2016001234', MSG: 'Duakritics' },
    'SPD*1.0*ACC:CZ0301000000123456789012*AM:1234.56*CC:CZK*MSG:Duakritics*X-VS:2016001234*CRC32:15EF68DE',
  ],
  [
    {
      ACC: 'CZ6508000000192000145399',
      AM: '1499.00',
      CC: 'CZK',
      DT: '20261231',
      MSG: 'OBJEDNAVKA 2026000123',
      'X-VS': '2026000123',
    },
    'SPD*1.0*ACC:CZ6508000000192000145399*AM:1499.00*CC:CZK*DT:20261231*MSG:OBJEDNAVKA 2026000123*' +
      'X-VS:2026000123*CRC32:165E6E4E',
  ],
  [
    {
      ACC: 'CZ6508000000192000145399+GIBACZPX',
      AM: '480.50',
      CC: 'CZK',
      PT: 'IP',
      RN: 'ALKO*TABAK',
      'X-KS': '0308',
      'X-SS': '12',
      'X-VS': '7',
    },
    'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:480.50*CC:CZK*PT:IP*RN:ALKO%2ATABAK*X-KS:0308*X-SS:12*' +
      'X-VS:7*CRC32:72D53655',
  ],
];

describe('a SPAYD code', () => {
  test.each(vectors)('R-6.06 equals the published vector: %o', (values, text) => {
    expect(spaydOf(values)).toBe(text);
  });

  test('R-6.06 equals the bank’s published code except for the checksum', () => {
    const values = { ACC: 'CZ7801000000000000000123', AM: '799.50', CC: 'CZK', DT: '20221001', 'X-VS': '9562231077' };
    const text = 'SPD*1.0*ACC:CZ7801000000000000000123*AM:799.50*CC:CZK*DT:20221001*X-VS:9562231077';
    expect(spaydOf(values).replace(/\*CRC32:[0-9A-F]{8}$/, '')).toBe(text);
  });

  test.each([
    { ACC: '' },
    { ACC: 'CZ58' },
    { ACC: 'CZ5855000000001265098001', AM: '12345678.00' },
    { ACC: 'CZ5855000000001265098001', AM: '1,50' },
    { ACC: 'CZ5855000000001265098001', AM: '1.505' },
    { ACC: 'CZ5855000000001265098001', 'X-VS': '12345678901' },
    { ACC: 'CZ5855000000001265098001', MSG: 'x'.repeat(61) },
  ])('%o is refused', (values) => {
    expect(() => spaydOf(values)).toThrow(RangeError);
  });

  test('uses capitals that every app reads', () => {
    expect(spaydText('Žluťoučký kůň - Karafa s.r.o.🥃č. 7', 60)).toBe('ZLUTOUCKY KUN - KARAFA S.R.O. C. 7');
  });
});
