import { expect, test } from 'vitest';
import { parseCnb, parseEcb } from './published-rates.ts';

const cnb = `25.11.2026 #229
země|měna|množství|kód|kurz
EMU|euro|1|EUR|24,315
Maďarsko|forint|100|HUF|6,214
USA|dolar|1|USD|20,987
`;
const ecb = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='2026-11-25'><Cube currency='USD' rate='1.25'/><Cube currency='CZK' rate='24.315'/></Cube></Cube>
</gesmes:Envelope>`;

test('R-9.05 the list of the Czech National Bank gives crowns for one unit', () => {
  const { publishedOn, rates } = parseCnb(cnb);
  expect(publishedOn).toBe('2026-11-25');
  expect(Object.fromEntries(rates)).toEqual({ EUR: 24.315, HUF: 0.06214, USD: 20.987 });
});

test('R-9.05 the list of the European Central Bank gives euros for one unit', () => {
  const { publishedOn, rates } = parseEcb(ecb);
  expect(publishedOn).toBe('2026-11-25');
  expect(rates.get('USD')).toBe(0.8);
  expect(rates.get('CZK')).toBeCloseTo(0.0411268, 6);
});

test.each(['', '<html>Error</html>', '25.11.2026 #229\ntitles\nEMU|euro|1|EUR|?'])('R-9.05 %j is no list', (text) => {
  expect(() => parseCnb(text)).toThrow();
  expect(() => parseEcb(text)).toThrow();
});
