import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPdfDocument, startSection } from '#server/platform/pdf/create-pdf-document.ts';
import { drawDetails } from '#server/platform/pdf/draw-details.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { drawTextColumns } from '#server/platform/pdf/draw-text-columns.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import { pageLabelIn } from '#server/platform/pdf/page-label.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';
import { writeHeading, writePlainText } from '#server/platform/pdf/text-blocks.ts';

/** The content of a parcel and its destination. */
export interface PackingSlip {
  readonly locale: Locale;
  readonly sender: string;
  readonly order_number: string;
  readonly placed_on: string;
  readonly recipient: readonly string[];
  readonly delivery: readonly string[];
  readonly note: string;
  readonly checks_age: boolean;
  /** The formatted amount to be paid on delivery; missing: nothing. */
  readonly to_collect?: string | undefined;
  readonly lines: readonly PackedLine[];
}

interface PackedLine {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  /** The branches whose stock the pieces come from. */
  readonly places?: readonly { readonly town: string; readonly quantity: number }[];
}

/** Renders the packing slips of one or several orders into one file, each with its own page numbers. */
export async function renderPackingSlipPdf(slips: readonly PackingSlip[], createdAt: Date): Promise<Buffer> {
  const [first, ...others] = slips;
  if (!first) throw new Error('There is no packing slip without an order');
  const document = await createPdfDocument({
    title: titleOf(first),
    locale: first.locale,
    author: first.sender,
    header: first.sender,
    createdAt,
    pageLabel: pageLabelIn(first.locale),
  });
  drawPackingSlip(document, first);
  for (const slip of others) {
    startSection(document, titleOf(slip), pageLabelIn(slip.locale));
    drawPackingSlip(document, slip);
  }
  return finishPdfDocument(document);
}

function titleOf({ locale, order_number }: PackingSlip): string {
  return serverI18n(locale)._(msg`Dodací list k objednávce ${{ number: order_number }}`);
}

function drawPackingSlip(document: PdfDocument, slip: PackingSlip): void {
  const i18n = serverI18n(slip.locale);
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  drawTextColumns(document, [
    { title: i18n._(msg`Příjemce`), lines: slip.recipient },
    { title: i18n._(msg`Doručení`), lines: slip.delivery },
  ]);
  drawDetails(
    document,
    [
      { label: i18n._(msg`Datum objednávky`), value: formatDate(slip.placed_on, slip.locale) },
      { label: i18n._(msg`Kusů celkem`), value: String(pieces) },
      ...(slip.to_collect === undefined ? [] : [{ label: i18n._(msg`Vybrat při předání`), value: slip.to_collect }]),
    ],
    2,
  );
  if (slip.lines.length === 0) {
    writePlainText(document, i18n._(msg`V této objednávce už není co balit.`));
    return;
  }
  drawTable(
    document,
    [
      [i18n._(msg`Kód`), i18n._(msg`Položka`), i18n._(msg`Odkud`), i18n._(msg`Množství`)],
      ...slip.lines.map((line) => [line.sku, line.name, placesOf(line), String(line.quantity)]),
    ],
    [{ share: 1.4 }, { share: 4 }, { share: 1.6 }, { share: 1, align: 'right' }],
  );
  if (slip.checks_age)
    writePlainText(
      document,
      i18n._(msg`Zásilku předejte jen osobě od ${{ ageLimit }} let, která prokáže svůj věk dokladem.`),
    );
  if (slip.note !== '') {
    writeHeading(document, i18n._(msg`Poznámka zákazníka`));
    writePlainText(document, slip.note);
  }
}

/** A single place needs no number of pieces. */
function placesOf({ places = [] }: PackedLine): string {
  if (places.length === 1) return places[0]!.town;
  return places.map(({ town, quantity }) => `${quantity} × ${town}`).join(', ');
}
