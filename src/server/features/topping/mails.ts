import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToppingEffect } from '#shared/topping/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { defaultLocale, languages, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findAdvert, type ToppingRow } from './topping.queries.ts';

type Sending = Pick<Context, 'config'>;

interface News {
  readonly kind: `topping.${'approved' | 'rejected' | 'ending' | 'ended'}`;
  readonly write: (writing: { readonly i18n: I18n; readonly locale: Locale; readonly advert: string }) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly button: string;
  };
}

export function queueApproved(
  context: Sending,
  tx: Tx,
  row: ToppingRow,
  { startsAt, endsAt, isLater }: { readonly startsAt: Date; readonly endsAt: Date; readonly isLater: boolean },
): Promise<void> {
  return queue(context, tx, row, {
    kind: 'topping.approved',
    write: ({ i18n, locale, advert }) => {
      const [from, until] = [formatDate(startsAt, locale), formatDate(endsAt, locale)];
      return {
        subject: i18n._(msg`Topování vašeho inzerátu je schváleno`),
        paragraphs: [
          isLater
            ? i18n._(
                msg`Topování inzerátu „${{ advert }}“ jsme prodloužili: naváže na běžící topování ${{ from }} a skončí ${{ until }}.`,
              )
            : i18n._(
                msg`Inzerát „${{ advert }}“ je od této chvíle první ve svých kategoriích a na úvodní stránce. Topování skončí ${{ until }}.`,
              ),
          i18n._(msg`Inzerát zůstane zveřejněný nejméně do té doby. Jak topování působí, uvidíte ve svém účtu.`),
        ],
        button: i18n._(msg`Zobrazit topování`),
      };
    },
  });
}

export function queueRejected(context: Sending, tx: Tx, row: ToppingRow, reason: string): Promise<void> {
  return queue(context, tx, row, {
    kind: 'topping.rejected',
    write: ({ i18n, advert }) => ({
      subject: i18n._(msg`Topování vašeho inzerátu jsme neschválili`),
      paragraphs: [
        i18n._(msg`Správce zamítl topování inzerátu „${{ advert }}“ z tohoto důvodu:`),
        reason,
        i18n._(msg`Celou částku vám vracíme stejnou cestou, jakou jste platili. Jakmile odejde, napíšeme vám.`),
      ],
      button: i18n._(msg`Zobrazit topování`),
    }),
  });
}

export function queueEnding(context: Sending, tx: Tx, row: ToppingRow, endsAt: Date): Promise<void> {
  return queue(context, tx, row, {
    kind: 'topping.ending',
    write: ({ i18n, locale, advert }) => ({
      subject: i18n._(msg`Topování vašeho inzerátu zítra skončí`),
      paragraphs: [
        i18n._(msg`Inzerát „${{ advert }}“ je první ve svých kategoriích do ${{ date: formatDate(endsAt, locale) }}.`),
        i18n._(msg`Když topování prodloužíte ještě dnes, nové dny navážou na konec toho běžícího.`),
      ],
      button: i18n._(msg`Prodloužit topování`),
    }),
  });
}

/** @param effect null: the advert has no figures of whole days */
export function queueEnded(context: Sending, tx: Tx, row: ToppingRow, effect: ToppingEffect | null): Promise<void> {
  return queue(context, tx, row, {
    kind: 'topping.ended',
    write: ({ i18n, locale, advert }) => ({
      subject: i18n._(msg`Topování vašeho inzerátu skončilo`),
      paragraphs: [
        i18n._(msg`Topování inzerátu „${{ advert }}“ skončilo. Inzerát už není první, jinak se nic nemění.`),
        ...(effect ? effectTexts(effect, i18n, locale) : []),
        i18n._(msg`Pokud chcete být znovu vidět mezi prvními, můžete inzerát topovat znovu.`),
      ],
      button: i18n._(msg`Topovat znovu`),
    }),
  });
}

function effectTexts({ before, during, similar }: ToppingEffect, i18n: I18n, locale: Locale): string[] {
  const text = (value: number) => value.toFixed(1).replace('.', languages[locale].decimalMark);
  return [
    i18n._(
      msg`Během topování měl denně průměrně ${{ views: text(during.views) }} zobrazení a ${{ contacts: text(during.contacts) }} odpovědí.`,
    ),
    ...(before
      ? [
          i18n._(
            msg`Před topováním to bylo ${{ views: text(before.views) }} zobrazení a ${{ contacts: text(before.contacts) }} odpovědí.`,
          ),
        ]
      : []),
    ...(similar
      ? [
          i18n._(
            msg`Podobné inzeráty bez topování měly ve stejných dnech ${{ views: text(similar.views) }} zobrazení a ${{ contacts: text(similar.contacts) }} odpovědí.`,
          ),
        ]
      : []),
  ];
}

/** Tells the owner of a topping, by mail and as a notice. Each step of a topping is told once. */
async function queue(context: Sending, tx: Tx, row: ToppingRow, { kind, write }: News): Promise<void> {
  const { id, account_id: accountId, listing_id: advertId } = row;
  const to = await findAccount(tx, accountId);
  if (!to || advertId === null) return;
  const advert = (await findAdvert(tx, advertId, defaultLocale))?.name ?? '';
  await queueAccountMail(tx, to, {
    kind,
    dedupeKey: `${kind}:${id}`,
    isNotice: true,
    content: (i18n, locale) => {
      const { subject, paragraphs, button } = write({ i18n, locale, advert });
      const url = webAddress(context, routePath('account-advertisements-top', locale, { id: advertId }));
      return {
        subject,
        blocks: [
          { kind: 'heading', text: subject },
          ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
          { kind: 'button', text: button, url },
        ],
      };
    },
  });
}
