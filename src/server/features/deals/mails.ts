import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { blindDays } from '#shared/deals/limits.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findWrittenReview, type DealRow, type WrittenReview } from './deal.queries.ts';
import type { FreedListing, FreedWaiter } from './waiting.queries.ts';

type Sending = Pick<Context, 'config'>;

/** To both sides, after the handover. A side that has already reviewed the other is asked to update that review. */
export async function queueReviewInvitations(context: Sending, tx: Tx, deal: DealRow): Promise<void> {
  const [seller, buyer] = [await findAccount(tx, deal.seller_id), await findAccount(tx, deal.buyer_id)];
  if (!seller || !buyer) return;
  for (const [to, partner] of [
    [seller, buyer],
    [buyer, seller],
  ] as const)
    await queueReviewInvitation(context, tx, to, {
      deal,
      partner,
      written: await findWrittenReview(tx, to.id, partner.id),
    });
}

function queueReviewInvitation(
  context: Sending,
  tx: Tx,
  to: Addressee,
  { deal, partner: { id, username: partner }, written }: { deal: DealRow; partner: Addressee; written: WrittenReview },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'deal.done',
    isNotice: true,
    topic: { name: 'deals', sending: context },
    dedupeKey: `deal.done:${deal.id}:${to.id}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Jak jste spokojeni s uživatelem ${{ partner }}?`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Předání je potvrzené`) },
        { kind: 'paragraph', text: i18n._(invitation(partner)[written]) },
        // The review of an earlier deal is public already and stays so.
        ...(written === 'deal'
          ? []
          : [
              {
                kind: 'paragraph' as const,
                text: i18n._(
                  msg`Obě hodnocení zveřejníme najednou, až napíšete oba, nejpozději ${{ days: blindDays }} dní po předání. Do té doby druhá strana to vaše nevidí.`,
                ),
              },
            ]),
        {
          kind: 'button',
          text: i18n._(written === 'none' ? msg`Napsat hodnocení` : msg`Upravit hodnocení`),
          url: webAddress(context, `${routePath('user', locale, { id })}#reviews`),
        },
      ],
    }),
  });
}

const invitation = (partner: string): Record<WrittenReview, MessageDescriptor> => ({
  none: msg`Obchod s uživatelem ${{ partner }} je uzavřený. Ohodnoťte ho prosím: hodnocení ponese označení „potvrzený obchod“ a pomůže ostatním.`,
  plain: msg`Obchod s uživatelem ${{ partner }} je uzavřený. Uživatele jste už hodnotili: upravte prosím hodnocení podle nové zkušenosti, ponese pak označení „potvrzený obchod“.`,
  deal: msg`Obchod s uživatelem ${{ partner }} je uzavřený. Uživatele jste už hodnotili po dřívějším obchodu. Máte-li jinou zkušenost, můžete hodnocení upravit.`,
});

/** To somebody on the waiting list. */
export function queueReservationEnded(
  context: Sending,
  tx: Tx,
  to: FreedWaiter,
  { names, slug, category_slug: category }: FreedListing,
): Promise<void> {
  const { listing_id: id, joined_at: since } = to;
  return queueAccountMail(tx, to, {
    kind: 'deal.reservation_ended',
    isNotice: true,
    topic: { name: 'deals', sending: context },
    dedupeKey: `deal.reservation_ended:${id}:${to.id}:${since.getTime()}`,
    content: (i18n, locale) => {
      const advert = names[locale] ?? names[defaultLocale] ?? Object.values(names)[0] ?? '';
      return {
        subject: i18n._(msg`Inzerát „${{ advert }}“ je znovu volný`),
        blocks: [
          { kind: 'heading', text: i18n._(msg`Rezervace skončila`) },
          {
            kind: 'paragraph',
            text: i18n._(
              msg`Inzerát „${{ advert }}“, na který čekáte, už není rezervovaný. Dáváme vědět všem, kdo čekají, proto s odpovědí neotálejte.`,
            ),
          },
          {
            kind: 'button',
            text: i18n._(msg`Zobrazit inzerát`),
            url: webAddress(context, routePath('listing', locale, { id, category, listing: slug })),
          },
        ],
      };
    },
  });
}
