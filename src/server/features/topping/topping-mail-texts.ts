import { msg } from '@lingui/core/macro';
import type { ServiceMail, ServiceNews, Writing } from '#server/features/paid-services/index.ts';

/** What the owner of an advert learns about the money of its topping. */
export function writeToppingMail(advert: string, news: ServiceNews, { i18n, sum, number }: Writing): ServiceMail {
  const button = i18n._(msg`Zobrazit topování`);
  switch (news.step) {
    case 'paid':
      return {
        subject: i18n._(msg`Topování je zaplaceno a čeká na schválení`),
        paragraphs: [
          {
            text: i18n._(
              msg`Přijali jsme platbu ${{ sum }} za topování inzerátu „${{ advert }}“. Fakturu najdete v příloze.`,
            ),
            notice: i18n._(
              msg`Přijali jsme platbu ${{ sum }} za topování inzerátu „${{ advert }}“. Faktura je ke stažení na stránce topování.`,
            ),
          },
          i18n._(msg`Topování začne, jakmile je správce schválí; do té doby ho můžete zrušit a peníze vám vrátíme.`),
        ],
        button,
      };
    case 'payment_failed':
      return {
        subject: i18n._(msg`Platba za topování se nezdařila`),
        paragraphs: [
          i18n._(msg`Platba ${{ sum }} za topování inzerátu „${{ advert }}“ neproběhla a nic se nestrhlo.`),
          i18n._(msg`Vaše žádost platí dál. Zaplatit můžete znovu, i jiným způsobem.`),
        ],
        button: i18n._(msg`Zaplatit znovu`),
      };
    case 'overpayment':
      return {
        subject: i18n._(msg`Vrátíme vám platbu za topování`),
        paragraphs: [
          i18n._(
            msg`Přišla nám platba s variabilním symbolem ${{ number }}, kterou jsme už nečekali nebo má jinou výši.`,
          ),
          i18n._(msg`Peníze vám vrátíme. Nemusíte nic dělat.`),
        ],
        button,
      };
    case 'refunded':
      return {
        subject: i18n._(msg`Vrátili jsme vám platbu za topování`),
        paragraphs: news.isOverpayment
          ? [i18n._(msg`Platbu, kterou jsme za topování nečekali, jsme vám vrátili.`)]
          : [
              {
                text: i18n._(
                  msg`Částku ${{ sum }} za topování inzerátu „${{ advert }}“ jsme vám vrátili. Opravný daňový doklad najdete v příloze.`,
                ),
                notice: i18n._(
                  msg`Částku ${{ sum }} za topování inzerátu „${{ advert }}“ jsme vám vrátili. Opravný daňový doklad je ke stažení na stránce topování.`,
                ),
              },
              i18n._(msg`Důvod: ${{ reason: news.reason }}`),
              ...(news.hasEnded ? [i18n._(msg`Topování tím skončilo. Na zveřejnění inzerátu to nemá vliv.`)] : []),
            ],
        button,
      };
  }
}
