import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPaper, type Paper } from '#server/platform/pdf/paper.ts';

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
  /** The branches to take the pieces from. */
  readonly places?: readonly { readonly town: string; readonly quantity: number }[];
}

/** Packing slips of one or more orders in one file, each starting on a new page. */
export async function renderPackingSlipPdf(slips: readonly PackingSlip[], madeAt: Date): Promise<Buffer> {
  const [first, ...others] = slips;
  if (!first) throw new Error('There is no packing slip without an order');
  const paper = await createPaper({
    title: titleOf(first),
    locale: first.locale,
    author: first.sender,
    head: first.sender,
    madeAt,
    pageText: pageTextIn(first.locale),
  });
  writeSlip(paper, first);
  for (const slip of others) {
    paper.section(titleOf(slip), pageTextIn(slip.locale));
    writeSlip(paper, slip);
  }
  return paper.finish();
}

function titleOf({ locale, order_number }: PackingSlip): string {
  return serverI18n(locale)._(msg`Dodací list k objednávce ${{ number: order_number }}`);
}

function pageTextIn(locale: Locale) {
  const i18n = serverI18n(locale);
  return (page: number, pages: number) => i18n._(msg`Strana ${{ page }} z ${{ pages }}`);
}

function writeSlip(paper: Paper, slip: PackingSlip): void {
  const i18n = serverI18n(slip.locale);
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.columns([
    { title: i18n._(msg`Příjemce`), lines: slip.recipient },
    { title: i18n._(msg`Doručení`), lines: slip.delivery },
  ]);
  paper.facts(
    [
      { label: i18n._(msg`Datum objednávky`), value: formatDate(slip.placed_on, slip.locale) },
      { label: i18n._(msg`Kusů celkem`), value: String(pieces) },
      ...(slip.to_collect === undefined ? [] : [{ label: i18n._(msg`Vybrat při předání`), value: slip.to_collect }]),
    ],
    2,
  );
  if (slip.lines.length === 0) {
    paper.plain(i18n._(msg`Z této objednávky nezbývá nic k zabalení.`));
    return;
  }
  paper.table(
    [
      [i18n._(msg`Kód`), i18n._(msg`Položka`), i18n._(msg`Odkud`), i18n._(msg`Množství`)],
      ...slip.lines.map((line) => [line.sku, line.name, placesOf(line), String(line.quantity)]),
    ],
    [{ share: 1.4 }, { share: 4 }, { share: 1.6 }, { share: 1, align: 'right' }],
  );
  if (slip.checks_age) paper.plain(i18n._(msg`Zásilku předejte jen osobě od 18 let, která prokáže svůj věk dokladem.`));
  if (slip.note !== '') {
    paper.heading(i18n._(msg`Poznámka zákazníka`));
    paper.plain(slip.note);
  }
}

/** A single place needs no number of pieces. */
function placesOf({ places = [] }: PackedLine): string {
  if (places.length === 1) return places[0]!.town;
  return places.map(({ town, quantity }) => `${quantity} × ${town}`).join(', ');
}
