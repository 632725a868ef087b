import { msg } from '@lingui/core/macro';
import type { CsvColumn } from '#server/platform/csv/mount-csv.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** A tax rate of a document, as accountants book it. */
export interface DocumentRow {
  readonly document: InvoiceContent;
  /** Null: a document of nothing. */
  readonly tax: InvoiceContent['taxes'][number] | null;
  /** The totals of a document are in its first row only, so that columns can be summed up. */
  readonly isFirst: boolean;
}

/** One row for each tax rate of a document. Amounts of credit notes are negative. */
export function documentRows(documents: readonly InvoiceContent[]): DocumentRow[] {
  return documents.flatMap((document) =>
    (document.taxes.length > 0 ? document.taxes : [null]).map((tax, index) => ({
      document,
      tax,
      isFirst: index === 0,
    })),
  );
}

/** @param shopCurrency the currency of the accounts; documents are issued in it, so its rate is 1 */
export function documentColumns(shopCurrency: string): readonly CsvColumn<DocumentRow>[] {
  const money = ({ document }: DocumentRow, amount: number | undefined) =>
    amount === undefined ? null : { amount, currency: document.currency.code };
  return [
    [msg`Doklad`, ({ document }) => document.number],
    [msg`Druh`, ({ document }, i18n) => i18n._(document.kind === 'invoice' ? msg`faktura` : msg`dobropis`)],
    [msg`Opravuje doklad`, ({ document }) => document.corrects?.number],
    [msg`Vystaven`, ({ document }) => document.issued_on],
    [msg`Zdanitelné plnění`, ({ document }) => document.taxable_on],
    [msg`Splatnost`, ({ document }) => document.due_on],
    [msg`Odběratel`, ({ document }) => document.customer.name],
    [msg`IČO`, ({ document }) => document.customer.company_id],
    [msg`DIČ`, ({ document }) => document.customer.tax_id],
    [msg`Země`, ({ document }) => document.customer.country],
    [msg`Objednávka`, ({ document }) => document.order_number],
    [msg`Variabilní symbol`, ({ document }) => document.variable_symbol],
    [msg`Sazba DPH v procentech`, ({ tax }) => tax?.rate],
    [msg`Základ`, (row) => money(row, row.tax?.base)],
    [msg`DPH`, (row) => money(row, row.tax?.tax)],
    [msg`S DPH`, (row) => money(row, row.tax?.gross)],
    [msg`Zaokrouhlení dokladu`, (row) => money(row, row.isFirst ? row.document.rounding : undefined)],
    [msg`Doklad celkem`, (row) => money(row, row.isFirst ? row.document.total : undefined)],
    [msg`Měna`, ({ document }) => document.currency.code],
    [msg`Kurz`, ({ document }) => (document.currency.code === shopCurrency ? 1 : null)],
  ];
}
