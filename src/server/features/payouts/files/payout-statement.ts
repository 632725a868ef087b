import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { printedIban } from '#server/platform/bank-codes/account-number.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPdfDocument, startSection } from '#server/platform/pdf/create-pdf-document.ts';
import { drawDetails } from '#server/platform/pdf/draw-details.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import { pageLabelIn } from '#server/platform/pdf/page-label.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';

/** What an influencer's payout consists of. */
export interface PayoutStatement {
  readonly locale: Locale;
  readonly sender: string;
  readonly recipient: string;
  /** IBAN. */
  readonly bankAccount: string;
  readonly variableSymbol: string;
  readonly dueOn: string;
  /** Formatted amounts. */
  readonly total: string;
  readonly entries: readonly {
    readonly day: string;
    readonly code: string;
    readonly isReturn: boolean;
    readonly turnover: string;
    readonly margin: string;
  }[];
}

/** Renders the statements of a batch into one file, each with its own page numbers. */
export async function renderPayoutStatements(statements: readonly PayoutStatement[], createdAt: Date): Promise<Buffer> {
  const [first, ...others] = statements;
  if (!first) throw new Error('There is no statement without a payout');
  const document = await createPdfDocument({
    title: titleOf(first),
    locale: first.locale,
    author: first.sender,
    header: first.sender,
    createdAt,
    pageLabel: pageLabelIn(first.locale),
  });
  drawStatement(document, first);
  for (const statement of others) {
    startSection(document, titleOf(statement), pageLabelIn(statement.locale));
    drawStatement(document, statement);
  }
  return finishPdfDocument(document);
}

function titleOf({ locale, recipient }: PayoutStatement): string {
  return serverI18n(locale)._(msg`Vyúčtování marže: ${{ recipient }}`);
}

function drawStatement(document: PdfDocument, statement: PayoutStatement): void {
  const { locale, bankAccount, variableSymbol, dueOn, total, entries } = statement;
  const i18n = serverI18n(locale);
  drawDetails(
    document,
    [
      { label: i18n._(msg`Účet příjemce`), value: printedIban(bankAccount) },
      { label: i18n._(msg`Variabilní symbol`), value: variableSymbol },
      { label: i18n._(msg`Datum splatnosti`), value: formatDate(dueOn, locale) },
      { label: i18n._(msg`K výplatě`), value: total },
    ],
    2,
  );
  drawTable(
    document,
    [
      [i18n._(msg`Den`), i18n._(msg`Voucher`), i18n._(msg`Položka`), i18n._(msg`Obrat bez DPH`), i18n._(msg`Marže`)],
      ...entries.map(({ day, code, isReturn, turnover, margin }) => [
        formatDate(day, locale),
        code,
        isReturn ? i18n._(msg`vrácené zboží`) : i18n._(msg`objednávka`),
        turnover,
        margin,
      ]),
    ],
    [{ share: 1.4 }, { share: 2 }, { share: 1.8 }, { share: 1.6, align: 'right' }, { share: 1.4, align: 'right' }],
  );
}
