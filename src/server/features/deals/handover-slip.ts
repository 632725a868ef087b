import { msg } from '@lingui/core/macro';
import { formatDate, formatTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPdfDocument } from '#server/platform/pdf/create-pdf-document.ts';
import { drawDetails } from '#server/platform/pdf/draw-details.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import { pageLabelIn } from '#server/platform/pdf/page-label.ts';
import { drawFormField, writeHeading, writePlainText } from '#server/platform/pdf/text-blocks.ts';

export interface HandoverSlip {
  readonly number: number;
  readonly advert: string;
  /** Formatted. */
  readonly price: string;
  readonly seller: string;
  readonly buyer: string;
  /** Null: not agreed yet, to be filled in by hand. */
  readonly meeting: { readonly at: Date; readonly place: string } | null;
}

/** The slip that both sides sign when the goods are handed over, in the reader's language. */
export async function renderHandoverSlip(slip: HandoverSlip, locale: Locale, createdAt: Date): Promise<Buffer> {
  const i18n = serverI18n(locale);
  const title = i18n._(msg`Předávací list k obchodu č. ${{ number: slip.number }}`);
  const document = await createPdfDocument({
    title,
    locale,
    author: 'Karafa',
    header: 'Karafa',
    createdAt,
    pageLabel: pageLabelIn(locale),
  });
  drawDetails(
    document,
    [
      { label: i18n._(msg`Zboží`), value: slip.advert, isWide: true },
      { label: i18n._(msg`Prodávající`), value: slip.seller },
      { label: i18n._(msg`Kupující`), value: slip.buyer },
      { label: i18n._(msg`Dohodnutá cena`), value: slip.price },
      ...(slip.meeting
        ? [
            {
              label: i18n._(msg`Čas předání`),
              value: `${formatDate(slip.meeting.at, locale)} ${formatTime(slip.meeting.at)}`,
            },
            { label: i18n._(msg`Místo předání`), value: slip.meeting.place, isWide: true },
          ]
        : []),
    ],
    2,
  );
  if (!slip.meeting) {
    drawFormField(document, i18n._(msg`Čas předání`), 1);
    drawFormField(document, i18n._(msg`Místo předání`), 1);
  }
  writeHeading(document, i18n._(msg`Jen pro dospělé`));
  writePlainText(
    document,
    i18n._(
      msg`Alkohol a tabákové výrobky nesmí dostat nikdo mladší ${{ ageLimit }} let. Prodávající si nechá předložit doklad totožnosti; bez něj zboží nepředá.`,
    ),
  );
  writeHeading(document, i18n._(msg`Potvrzení`));
  writePlainText(
    document,
    i18n._(
      msg`Zboží si obě strany prohlédly, kupující ho převzal a zaplatil dohodnutou cenu. Předání pak prosím oba potvrďte i v konverzaci na Karafě.`,
    ),
  );
  drawFormField(document, i18n._(msg`Datum a podpis prodávajícího`), 1);
  drawFormField(document, i18n._(msg`Datum a podpis kupujícího`), 1);
  return finishPdfDocument(document);
}
