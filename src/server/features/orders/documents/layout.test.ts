import { describe, expect, test } from 'vitest';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { brokenWords, layoutErrors, linesOf, readPlacedText, type PlacedPage } from '#tests/support/pdf.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import { renderInvoicePdf } from './render-invoice.ts';
import { renderPackingSlipPdf } from './packing-slip.ts';
import type { InvoiceContent } from './invoice-content.ts';

const longName = 'Velkoobchod vybranými lihovinami, doutníky a dýmkami bratří Křemílků a Vochomůrků';
const oneWord = 'Rhabarberbarbarabarbarbarenbartbarbierbierbarbaerbel@rhabarberbarbara.example.de';
const longStreet = 'Nábřeží Československých legionářů a účastníků třetího odboje 1234/567, budova C, vchod ze dvora';
const longCity = 'Nová Ves u Nového Města na Moravě, část Přibyslavice-Předměstí';

const money: Record<ShopCode, Partial<InvoiceContent>> = {
  cz: {},
  sk: {
    currency: { code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2 },
    supplier: {
      ...invoiceDraft().supplier,
      name: 'Karafa Slovensko s.r.o.',
      country: 'Slovensko',
      tax_id: '2129900003, IČ DPH SK2129900003',
      account: '19-8742637541/1200',
      iban: 'SK3112000000198742637541',
      swift: 'GIBASKBX',
    },
  },
};
const ibans: Record<ShopCode, string> = {
  cz: 'CZ65 0800 0000 1920 0014 5399',
  sk: 'SK31 1200 0000 1987 4263 7541',
};
/** Interface texts that are long for their place. */
const wideWords: Record<Locale, readonly string[]> = {
  cs: ['uskutečnění', 'zdanitelného', 'Variabilní', 'Rekapitulace', 'Množství', 'DPH'],
  en: ['taxable', 'Quantity', 'VAT', 'Variable', 'symbol'],
  de: ['MwSt.', 'Umsatzsteuer', 'Nettobetrag', 'Menge', 'Zahlungsart'],
};

const invoice = (shop: ShopCode, locale: Locale, changes: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...invoiceDraft(),
  ...money[shop],
  locale,
  kind: 'invoice',
  number: '2026000017',
  corrects: null,
  ...changes,
});

const hard = (sign: 1 | -1): Partial<InvoiceContent> => ({
  customer: {
    name: longName,
    person: 'Maxmilián Křižovnický-Dvořák z Předhradí',
    street: longStreet,
    city: longCity,
    postcode: '251 01',
    country: 'Česko',
    company_id: '27074358',
    tax_id: 'CZ27074358',
  },
  payment_method: 'Bankovním převodem předem na účet obchodu',
  lines: Array.from({ length: 40 }, (_, index) => ({
    name: index === 7 ? oneWord : `${longName} ${index}`,
    sku: `KARAFA-RUM-${String(index).padStart(4, '0')}`,
    quantity: 1 + (index % 3) * 499,
    unit_net: sign * 10_247_933,
    unit_gross: sign * 12_399_999,
    tax_rate: index % 2 === 0 ? 21 : 12,
    discount: sign * (index % 4) * 1_234_567,
    total: sign * 123_999_999,
  })),
  delivery: { name: 'Zásilkovna, výdejní místo s ověřením věku', tax_rate: 21, total: sign * 9900 },
  fee: { name: 'Na dobírku, hotově nebo kartou kurýrovi', tax_rate: 21, total: sign * 3900 },
  rounding: sign * 40,
  taxes: [
    { rate: 21, base: sign * 2_049_586_777, tax: sign * 430_413_223, gross: sign * 2_480_000_000 },
    { rate: 12.5, base: sign * 2_214_285_714, tax: sign * 265_714_286, gross: sign * 2_480_000_000 },
    { rate: 0, base: sign * 100, tax: 0, gross: sign * 100 },
  ],
  total: sign * 4_960_000_140,
});

/** Texts entered by the buyer, the seller and the shop. */
function wordsOf({ customer, supplier, lines, delivery, fee, ...rest }: InvoiceContent): string[] {
  return [
    customer.name,
    customer.person ?? '',
    customer.street,
    customer.city,
    customer.postcode,
    customer.country,
    supplier.name,
    supplier.street,
    supplier.city,
    supplier.register,
    supplier.account,
    supplier.swift,
    ...lines.flatMap(({ name, sku }) => [name, sku]),
    delivery?.name ?? '',
    fee?.name ?? '',
    rest.payment_method,
    rest.reason ?? '',
    rest.order_number,
  ].flatMap((text) => text.split(/\s+/));
}

function check(pages: readonly PlacedPage[], words: readonly string[]): void {
  expect(layoutErrors(pages)).toEqual([]);
  expect(brokenWords(pages, words)).toEqual([]);
}

const lineWith = (pages: readonly PlacedPage[], words: string) =>
  pages
    .flatMap(({ texts }) => linesOf(texts))
    .map((line) => line.replace(/\s+/g, ' '))
    .find((line) => line.includes(words));

const everywhere = (['cz', 'sk'] as const).flatMap((shop) => locales.map((locale) => ({ shop, locale })));

describe.each(everywhere)('R-6.09 documents of the shop $shop in $locale', ({ shop, locale }) => {
  const read = async (content: InvoiceContent) => readPlacedText(await renderInvoicePdf(content, locale));

  test('an invoice breaks no word, and its IBAN is on one line', async () => {
    const content = invoice(shop, locale);
    const pages = await read(content);
    check(pages, [...wordsOf(content), ...wideWords[locale]]);
    expect(pages).toHaveLength(1);
    expect(lineWith(pages, ibans[shop])).toBeDefined();
  });

  test('an unpaid one has its texts beside the code', async () => {
    const code = `SPD*1.0*ACC:${ibans[shop].replaceAll(' ', '')}*AM:100.00*X-VS:2600000001`;
    const content = invoice(shop, locale, { payment_code: code });
    check(await read(content), wordsOf(content));
  });

  test('40 lines of long names span several pages, each with its header and number', async () => {
    const content = invoice(shop, locale, hard(1));
    const pages = await read(content);
    check(pages, [...wordsOf(content), ...wideWords[locale]]);
    expect(pages.length).toBeGreaterThan(2);
    const numberOf = (page: number) => new RegExp(`^\\S+ ${page + 1} \\S+ ${pages.length}$`);
    for (const [index, { texts }] of pages.entries()) {
      const lines = linesOf(texts);
      expect(lines.at(-1)).toMatch(numberOf(index));
      expect(lines.some((line) => line.includes('Karafa') && line.includes('info@karafa.example'))).toBe(true);
    }
  });

  test('R-9.03 a credit note of negative sums names the corrected invoice', async () => {
    const content = invoice(shop, locale, {
      ...hard(-1),
      kind: 'credit_note',
      number: 'OD2026000003',
      corrects: { number: '2026000017', issued_on: '2026-03-02' },
      reason: 'Odstoupení od smlouvy v části zboží, které kupující vrátil na pobočce',
    });
    const pages = await read(content);
    check(pages, [...wordsOf(content), '2026000017', 'OD2026000003']);
    const symbol = shop === 'sk' ? '€' : 'Kč';
    expect(lineWith(pages, `−49 600 001,40 ${symbol}`)).toBeDefined();
    expect(lineWith(pages, `−20 495 867,77 ${symbol}`)).toMatch(locale === 'en' ? /^21% / : /^21 % /);
  });

  test('packing slips stay within their columns', async () => {
    const note = `${longName}. Zvoňte prosím dvakrát, pes nekouše. `.repeat(9).trim();
    const lines = hard(1).lines!;
    const slip = {
      locale,
      sender: `${longName} · ${longStreet}, 110 00 ${longCity}`,
      order_number: '2600000001',
      placed_on: '2026-03-02',
      recipient: [longName, longStreet, longCity, '+420 600 000 001'],
      delivery: ['Zásilkovna, výdejní místo s ověřením věku', `${longCity}, ${longStreet}`],
      note,
      checks_age: true,
      lines,
    };
    const pages = await readPlacedText(
      await renderPackingSlipPdf([slip, { ...slip, lines: [lines[0]!] }], new Date(0)),
    );
    const words = [note, ...slip.recipient, ...slip.delivery, ...lines.flatMap(({ name, sku }) => [name, sku])];
    check(
      pages,
      words.flatMap((text) => text.split(' ')),
    );
    expect(pages.length).toBeGreaterThan(2);
  });
});

test('the checks above detect overlapping, cut off and broken texts', () => {
  const at = (text: string, left: number) => ({ text, left, right: left + 50, bottom: 100, top: 107 });
  const pages = [{ width: 595, height: 842, texts: [at('jedna', 100), at('dvě', 140), at('tři', 560)] }];
  expect(layoutErrors(pages)).toEqual(['page 1, outside: tři', 'page 1, jedna × dvě']);
  expect(brokenWords(pages, ['tři', 'čtyři'])).toEqual(['čtyři']);
});

test('R-10.01 a Slovak seller has both tax numbers; one without SK does not pay VAT', async () => {
  const content = invoice('sk', 'cs');
  const lines = async (changed: InvoiceContent) =>
    (await readPlacedText(await renderInvoicePdf(changed, 'cs'))).flatMap(({ texts }) => linesOf(texts)).join('\n');
  const paying = await lines(content);
  expect(paying).toContain('Daňové identifikační číslo: 2129900003');
  expect(paying).toContain('IČ DPH: SK2129900003');
  expect(paying).toContain('Faktura – daňový doklad');
  const notPaying = await lines({ ...content, supplier: { ...content.supplier, tax_id: '2129900003' } });
  expect(notPaying).not.toContain('IČ DPH');
  expect(notPaying).toContain('Dodavatel není plátcem DPH.');
});
