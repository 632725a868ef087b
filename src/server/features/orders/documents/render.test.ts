import { describe, expect, test } from 'vitest';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { renderInvoicePdf } from './render-invoice.ts';
import { renderPackingSlipPdf, type PackingSlip } from './packing-slip.ts';
import type { InvoiceContent } from './invoice-content.ts';

const invoice = (changes: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...invoiceDraft(),
  kind: 'invoice',
  number: '2026000017',
  corrects: null,
  ...changes,
});
const line = (index: number) => ({ ...invoiceDraft().lines[0]!, name: `Láhev číslo ${index}`, sku: `SKU-${index}` });
const read = async (content: InvoiceContent) => readPdf(await renderInvoicePdf(content, content.locale));

describe('an invoice as PDF', () => {
  test('R-6.09 has the fields required by law, with Czech letters', async () => {
    const [page, ...others] = await read(
      invoice({
        delivery: { name: 'Kurýr', tax_rate: 21, total: 9900 },
        rounding: 40,
        taxes: [
          { rate: 21, base: 8264, tax: 1736, gross: 10_000 },
          { rate: 12.5, base: 8889, tax: 1111, gross: 10_000 },
        ],
        total: 19_940,
      }),
    );
    expect(others).toEqual([]);
    for (const words of [
      'Faktura – daňový doklad 2026000017',
      'Dodavatel',
      'Karafa s.r.o.',
      'Na Demu 12',
      'IČO: 99000011',
      'DIČ: CZ99000011',
      'Zapsáno v obchodním rejstříku u Městského soudu v Praze',
      'Odběratel',
      'Vinotéka Žižkov s.r.o.',
      'Jiří Dvořák',
      '251 01 Říčany',
      'IČO: 27074358',
      'DIČ: CZ27074358',
      'Číslo objednávky',
      'Variabilní symbol',
      '2600000001',
      'Datum vystavení',
      '2. 3. 2026',
      'Datum uskutečnění zdanitelného plnění',
      '1. 3. 2026',
      'Datum splatnosti',
      '16. 3. 2026',
      'Bankovním převodem',
      '19-2000145399/0800',
      'CZ65 0800 0000 1920 0014 5399',
      'GIBACZPX',
      'Karlův ďábelský ležák',
      'PIV-1',
      '41,32 Kč',
      '50,00 Kč',
      'Kurýr 21 % – 99,00 Kč',
      'Rekapitulace DPH',
      '21 % 82,64 Kč 17,36 Kč 100,00 Kč',
      '12,5 % 88,89 Kč 11,11 Kč 100,00 Kč',
      'Zaokrouhlení',
      '0,40 Kč',
      '199,40 Kč',
      'Zaplaceno',
      'Strana 1 z 1',
    ])
      expect(page).toContain(words);
  });

  test('of 60 lines repeats the header and numbers the pages', async () => {
    const pages = await read(invoice({ lines: Array.from({ length: 60 }, (_, index) => line(index + 1)) }));
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.slice(0, 3).entries()) {
      expect(page).toContain('Cena za kus bez DPH');
      expect(page).toContain(`Strana ${index + 1} z 4`);
    }
    const words = pages.join(' ');
    for (let index = 1; index <= 60; index++) expect(words).toContain(`Láhev číslo ${index} `);
    expect(pages.at(-1)).toContain('Rekapitulace DPH');
  });

  test('that is unpaid has a payment code', async () => {
    const [unpaid] = await read(invoice({ payment_code: 'SPD*1.0*ACC:CZ6508000000192000145399*AM:100.00*CC:CZK' }));
    expect(unpaid).toContain('K úhradě 100,00 Kč');
    expect(unpaid).toContain('QR platba 100,00 Kč Číslo účtu: 19-2000145399/0800 Variabilní symbol: 2600000001');
    expect(unpaid).not.toContain('Zaplaceno');
    const [slovak] = await read(invoice({ payment_code: '00043QB1234567890' }));
    expect(slovak).toContain('PAY by square');
  });

  test.each([
    ['cs', 'K úhradě 100,00 Kč', 'Zaplatíte při převzetí.'],
    ['en', 'You pay on delivery.'],
    ['de', 'Sie bezahlen bei der Übergabe.'],
  ] as const)(
    'R-6.09 of cash on delivery says when it is paid, and requests no transfer (%s)',
    async (locale, ...words) => {
      const [page] = await read(invoice({ locale, is_paid_on_delivery: true }));
      for (const word of words) expect(page).toContain(word);
      for (const other of ['QR', 'Zaplaceno']) expect(page).not.toContain(other);
    },
  );

  test.each([
    ['card', 'Uhrazeno kartou.'],
    ['cash_on_delivery', 'Uhrazeno dobírkou.'],
  ] as const)('R-6.09 paid by %s says so, and has neither an account nor a due date', async (paid_by, said) => {
    const [page] = await read(invoice({ paid_by }));
    expect(page).toContain(said);
    for (const other of ['Číslo účtu', 'IBAN', 'SWIFT', 'Datum splatnosti']) expect(page).not.toContain(other);
    for (const field of ['Datum vystavení', 'Datum uskutečnění zdanitelného plnění']) expect(page).toContain(field);
  });

  test.each([
    ['en', 'VAT invoice 2026000017', 'VAT summary', 'Mar 2, 2026', ' 21% ', 'Page 1 of 1'],
    ['de', 'Rechnung 2026000017', 'Umsatzsteuer nach Sätzen', '02.03.2026', ' 21 % ', 'Seite 1 von 1'],
  ] as const)('is in the language of the order (%s)', async (locale, ...words) => {
    const [page] = await read(invoice({ locale, customer: { ...invoiceDraft().customer, city: 'Großräschen' } }));
    for (const word of [...words, 'Großräschen']) expect(page).toContain(word);
  });

  test('of a seller who is not a VAT payer says so', async () => {
    const [page] = await read(invoice({ supplier: { ...invoiceDraft().supplier, tax_id: null } }));
    expect(page).toContain('Faktura 2026000017');
    expect(page).toContain('Dodavatel není plátcem DPH.');
    expect(page).not.toContain('daňový doklad');
  });

  test('R-9.03 a credit note has the invoice, the reason and negative sums', async () => {
    const [page] = await read(
      invoice({
        kind: 'credit_note',
        number: 'OD2026000003',
        corrects: { number: '2026000017', issued_on: '2026-03-02' },
        reason: 'Odstoupení od smlouvy',
        taxes: [{ rate: 21, base: -8264, tax: -1736, gross: -10_000 }],
        total: -10_000,
      }),
    );
    for (const words of [
      'Opravný daňový doklad OD2026000003',
      'Opravuje fakturu 2026000017 ze dne 2. 3. 2026.',
      'Důvod opravy: Odstoupení od smlouvy',
      '21 % −82,64 Kč −17,36 Kč −100,00 Kč',
      'Vráceno −100,00 Kč',
    ])
      expect(page).toContain(words);
  });
});

describe('packing slips', () => {
  const slip = (changes: Partial<PackingSlip> = {}): PackingSlip => ({
    locale: 'cs',
    sender: 'Karafa s.r.o.',
    order_number: '2600000001',
    placed_on: '2026-03-02',
    recipient: ['Jiří Dvořák', 'Žižkova 5', '251 01 Říčany'],
    delivery: ['Kurýr'],
    note: 'Zvoňte **dvakrát**',
    checks_age: true,
    lines: [{ name: 'Karlův ďábelský ležák', sku: 'PIV-1', quantity: 6 }],
    ...changes,
  });

  test('list the goods, the place and the age check', async () => {
    const [page] = await readPdf(await renderPackingSlipPdf([slip()], new Date(0)));
    for (const words of [
      'Dodací list k objednávce 2600000001',
      'Příjemce',
      'Jiří Dvořák',
      'PIV-1 Karlův ďábelský ležák 6',
      'osobě od 18 let',
      'Zvoňte **dvakrát**',
    ])
      expect(page).toContain(words);
  });

  test('of several orders are each in its language with its own page numbers', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ name: `Nr. ${index}`, sku: `S${index}`, quantity: 1 }));
    const pages = await readPdf(
      await renderPackingSlipPdf(
        [slip({ lines: many }), slip({ locale: 'de', order_number: '2600000002' })],
        new Date(0),
      ),
    );
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('Strana 2 z 2');
    expect(pages[2]).toContain('Lieferschein zur Bestellung 2600000002');
    expect(pages[2]).toContain('Seite 1 von 1');
  });
});
