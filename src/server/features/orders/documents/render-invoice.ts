import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import { printedIban } from '#server/platform/bank-codes/account-number.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPdfDocument, startSection } from '#server/platform/pdf/create-pdf-document.ts';
import { drawDetails } from '#server/platform/pdf/draw-details.ts';
import { drawQrCode } from '#server/platform/pdf/draw-qr-code.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { drawTextColumns } from '#server/platform/pdf/draw-text-columns.ts';
import { drawTotals } from '#server/platform/pdf/draw-totals.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import { pageLabelIn } from '#server/platform/pdf/page-label.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';
import { writeHeading, writePlainText } from '#server/platform/pdf/text-blocks.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** An invoice or credit note as PDF: A4, with header and page number on every page. */
export async function renderInvoicePdf(content: InvoiceContent, locale: Locale): Promise<Buffer> {
  const document = await openDocument(content, locale);
  writeInvoice(document, content, locale);
  return finishPdfDocument(document);
}

/** Several documents in one file, each in its language with its own page numbers. */
export async function renderInvoicesPdf(contents: readonly InvoiceContent[]): Promise<Buffer> {
  const [first, ...others] = contents;
  if (!first) throw new Error('An export needs at least one invoice');
  const document = await openDocument(first, first.locale);
  writeInvoice(document, first, first.locale);
  for (const content of others) {
    startSection(document, titleOf(content, serverI18n(content.locale)), pageLabelIn(content.locale));
    writeInvoice(document, content, content.locale);
  }
  return finishPdfDocument(document);
}

function openDocument(content: InvoiceContent, locale: Locale): Promise<PdfDocument> {
  const { supplier } = content;
  return createPdfDocument({
    title: titleOf(content, serverI18n(locale)),
    locale,
    author: supplier.name,
    header: headerOf(supplier),
    createdAt: new Date(content.issued_on),
    pageLabel: pageLabelIn(locale),
  });
}

function writeInvoice(document: PdfDocument, content: InvoiceContent, locale: Locale): void {
  const i18n = serverI18n(locale);
  const { supplier } = content;
  const money = (amount: number) => formatMinor(amount, content.currency);
  const rendering: Rendering = { document, content, i18n, locale, money };
  drawParties(rendering);
  drawInvoiceDetails(rendering);
  drawLines(rendering);
  drawTaxes(rendering);
  drawInvoiceTotals(rendering);
  drawPayment(rendering);
  if (supplier.register) writePlainText(document, supplier.register);
  if (!paysTax(supplier)) writePlainText(document, i18n._(msg`Dodavatel není plátcem DPH.`));
}

interface Rendering {
  readonly document: PdfDocument;
  readonly content: InvoiceContent;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly money: (amount: number) => string;
}

function titleOf({ kind, number, supplier }: InvoiceContent, i18n: I18n): string {
  if (kind === 'credit_note') return i18n._(msg`Opravný daňový doklad ${{ number }}`);
  return paysTax(supplier) ? i18n._(msg`Faktura – daňový doklad ${{ number }}`) : i18n._(msg`Faktura ${{ number }}`);
}

/** Leaves out empty settings together with their separators. */
function headerOf({ name, street, postcode, city, email }: InvoiceContent['supplier']): string {
  const place = [street, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  return [name, place, email].filter((part) => part !== '').join(' · ');
}

function drawParties({ document, content: { supplier, customer }, i18n }: Rendering): void {
  const linesOf = (party: InvoiceContent['supplier'] | InvoiceContent['customer']) => [
    party.street,
    `${party.postcode} ${party.city}`.trim(),
    party.country,
    ...(party.company_id === null ? [] : [i18n._(msg`IČO: ${{ companyId: party.company_id }}`)]),
    ...taxIdLines(party.tax_id, i18n),
  ];
  drawTextColumns(document, [
    { title: i18n._(msg`Dodavatel`), lines: [supplier.name, ...linesOf(supplier)].filter(isFilled) },
    {
      title: i18n._(msg`Odběratel`),
      lines: [customer.name, ...(customer.person === null ? [] : [customer.person]), ...linesOf(customer)].filter(
        isFilled,
      ),
    },
  ]);
}

function isFilled(text: string): boolean {
  return text !== '';
}

const slovakTaxId = /^(\d{10})$|SK(\d{10})$/;

/** Slovakia has two tax numbers: one of every taxpayer, and the same after SK for VAT payers. */
function taxIdLines(taxId: string | null, i18n: I18n): string[] {
  if (taxId === null) return [];
  const [, own, paying] = slovakTaxId.exec(taxId) ?? [];
  const digits = own ?? paying;
  if (digits === undefined) return [i18n._(msg`DIČ: ${{ taxId }}`)];
  const line = i18n._(msg`Daňové identifikační číslo: ${{ digits }}`);
  return paying === undefined ? [line] : [line, i18n._(msg`IČ DPH: SK${{ digits }}`)];
}

/** A Slovak number without SK belongs to a business that is not registered for VAT. */
function paysTax({ tax_id }: InvoiceContent['supplier']): boolean {
  return tax_id !== null && !/^\d{10}$/.test(tax_id);
}

function drawInvoiceDetails({ document, content, i18n, locale }: Rendering): void {
  const { corrects, reason, supplier, paid_by: paidBy, is_paid_on_delivery: isCash } = content;
  // A bank account on a paid invoice would make some buyers pay again.
  const isTransferred = !isCash && (paidBy === null || paidBy === 'bank_transfer');
  if (corrects) {
    const { number, issued_on } = corrects;
    writePlainText(
      document,
      i18n._(msg`Opravuje fakturu ${{ number }} ze dne ${{ date: formatDate(issued_on, locale) }}.`),
    );
    if (reason !== null) writePlainText(document, i18n._(msg`Důvod opravy: ${{ reason }}`));
  }
  const details = [
    { label: i18n._(msg`Číslo objednávky`), value: content.order_number },
    { label: i18n._(msg`Variabilní symbol`), value: content.variable_symbol },
    { label: i18n._(msg`Datum vystavení`), value: formatDate(content.issued_on, locale) },
    { label: i18n._(msg`Datum uskutečnění zdanitelného plnění`), value: formatDate(content.taxable_on, locale) },
    ...(isTransferred ? [{ label: i18n._(msg`Datum splatnosti`), value: formatDate(content.due_on, locale) }] : []),
    { label: i18n._(msg`Způsob platby`), value: content.payment_method, isWide: true },
    ...(isTransferred
      ? [
          { label: i18n._(msg`Číslo účtu`), value: unbroken(supplier.account) },
          { label: 'SWIFT', value: supplier.swift },
          { label: 'IBAN', value: unbroken(printedIban(supplier.iban.replace(/\s/g, ''))), isWide: true },
        ]
      : []),
  ];
  drawDetails(document, details, 4);
}

/** Keeps the groups of an account number on one line where they fit. */
function unbroken(account: string): string {
  return account.replace(/ /g, '\u00a0');
}

function drawLines({ document, content, i18n, locale, money }: Rendering): void {
  drawTable(
    document,
    [
      [
        i18n._(msg`Položka`),
        i18n._(msg`Množství`),
        i18n._(msg`Cena za kus bez DPH`),
        i18n._(msg`Cena za kus s DPH`),
        i18n._(msg`DPH`),
        i18n._(msg`Sleva`),
        i18n._(msg`Celkem s DPH`),
      ],
      ...content.lines.map((line) => [
        line.sku === '' ? line.name : `${line.name}\n${line.sku}`,
        String(line.quantity),
        money(line.unit_net),
        money(line.unit_gross),
        rateText(line.tax_rate, locale),
        line.discount === 0 ? '–' : money(line.discount),
        money(line.total),
      ]),
      ...[content.delivery, content.fee].flatMap((charge) =>
        charge ? [[charge.name, '', '', '', rateText(charge.tax_rate, locale), '–', money(charge.total)]] : [],
      ),
    ],
    [
      { share: 3.6 },
      { share: 1.2, align: 'right' },
      { share: 1.8, align: 'right' },
      { share: 1.8, align: 'right' },
      { share: 0.9, align: 'right' },
      { share: 1.6, align: 'right' },
      { share: 1.9, align: 'right' },
    ],
  );
}

function drawTaxes({ document, content, i18n, locale, money }: Rendering): void {
  writeHeading(document, i18n._(msg`Rekapitulace DPH`));
  drawTable(
    document,
    [
      [i18n._(msg`Sazba`), i18n._(msg`Základ daně`), i18n._(msg`Daň`), i18n._(msg`Celkem s DPH`)],
      ...content.taxes.map(({ rate, base, tax, gross }) => [
        rateText(rate, locale),
        money(base),
        money(tax),
        money(gross),
      ]),
    ],
    [{ share: 1 }, { share: 2, align: 'right' }, { share: 2, align: 'right' }, { share: 2, align: 'right' }],
  );
}

function drawInvoiceTotals({ document, content, i18n, money }: Rendering): void {
  const { lines, rounding, total } = content;
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  drawTotals(document, [
    ...(discount === 0 ? [] : [{ label: i18n._(msg`Sleva celkem`), value: money(discount) }]),
    ...(rounding === 0 ? [] : [{ label: i18n._(msg`Zaokrouhlení`), value: money(rounding) }]),
    { label: totalLabel(content, i18n), value: money(total) },
  ]);
}

function totalLabel({ payment_code, is_paid_on_delivery, kind }: InvoiceContent, i18n: I18n): string {
  // A credit note of an unpaid invoice refunds nothing.
  if (kind === 'credit_note') return is_paid_on_delivery ? i18n._(msg`Celkem`) : i18n._(msg`Vráceno`);
  return payment_code === null && !is_paid_on_delivery ? i18n._(msg`Celkem`) : i18n._(msg`K úhradě`);
}

const paidTexts: Record<PaymentMethodCode, MessageDescriptor> = {
  card: msg`Uhrazeno kartou. Neplaťte.`,
  cash_on_delivery: msg`Uhrazeno dobírkou. Neplaťte.`,
  bank_transfer: msg`Zaplaceno. Neplaťte.`,
};

function drawPayment({ document, content, i18n, money }: Rendering): void {
  const { payment_code, is_paid_on_delivery, kind, variable_symbol, supplier, total } = content;
  if (kind === 'credit_note') return;
  if (is_paid_on_delivery) return writePlainText(document, i18n._(msg`Zaplatíte při převzetí.`));
  if (payment_code === null) return writePlainText(document, i18n._(paidTexts[content.paid_by ?? 'bank_transfer']));
  drawQrCode(document, payment_code, {
    title: payment_code.startsWith('SPD*') ? i18n._(msg`QR platba`) : 'PAY by square',
    lines: [
      money(total),
      i18n._(msg`Číslo účtu: ${{ account: unbroken(supplier.account) }}`),
      i18n._(msg`Variabilní symbol: ${{ symbol: variable_symbol }}`),
    ],
  });
}

function rateText(rate: number, locale: Locale): string {
  const { decimalMark, percentSign } = languages[locale];
  return String(rate).replace('.', decimalMark) + percentSign;
}
