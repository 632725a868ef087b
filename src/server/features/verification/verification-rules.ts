import { msg } from '@lingui/core/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { endPaidVerification, verifyByPayment } from '#server/features/accounts/index.ts';
import type { DescribedService, ServiceRules } from '#server/features/paid-services/index.ts';

/** What a verified account adds to the other paid services. */
export const verificationRules: ServiceRules = {
  kind: 'verification',
  describe: async () => described,
  // An administrator may have verified the account meanwhile: then nothing is due.
  provide: (tx, { account_id: accountId }, at) => verifyByPayment(tx, accountId, at),
  end: (tx, { account_id: accountId }, { at, actorId }) => endPaidVerification(tx, accountId, at, actorId),
  mayRefund: async () => true,
  isRefundDue: async () => false,
};

const described: DescribedService = {
  page: (locale) => routePath('account-verified-account', locale),
  name: (i18n) => i18n._(msg`Ověřený účet`),
  write(news, { i18n, sum, number }) {
    const button = i18n._(msg`Zobrazit ověřený účet`);
    switch (news.step) {
      case 'paid':
        return {
          subject: i18n._(msg`Váš účet je ověřený`),
          paragraphs: [
            {
              text: i18n._(msg`Přijali jsme platbu ${{ sum }} a váš účet jsme ověřili. Fakturu najdete v příloze.`),
              notice: i18n._(
                msg`Přijali jsme platbu ${{ sum }} a váš účet jsme ověřili. Faktura je ke stažení na stránce ověřeného účtu.`,
              ),
            },
            i18n._(msg`Inzeráty teď zveřejňujeme hned, bez čekání na schválení a bez omezení počtu.`),
          ],
          button,
        };
      case 'payment_failed':
        return {
          subject: i18n._(msg`Platba za ověřený účet se nezdařila`),
          paragraphs: [
            i18n._(msg`Platba ${{ sum }} za ověřený účet neproběhla a nic se nestrhlo.`),
            i18n._(msg`Vaše žádost platí dál. Zaplatit můžete znovu, i jiným způsobem.`),
          ],
          button: i18n._(msg`Zaplatit znovu`),
        };
      case 'overpayment':
        return {
          subject: i18n._(msg`Vrátíme vám platbu za ověřený účet`),
          paragraphs: [
            i18n._(
              msg`Přišla nám platba s variabilním symbolem ${{ number }}, kterou jsme už nečekali nebo má jinou výši.`,
            ),
            i18n._(msg`Peníze vám vrátíme. Nemusíte nic dělat.`),
          ],
          button,
        };
      case 'refunded': {
        const { reason, isOverpayment, hasEnded } = news;
        return {
          subject: i18n._(msg`Vrátili jsme vám platbu za ověřený účet`),
          paragraphs: isOverpayment
            ? [i18n._(msg`Platbu, kterou jsme za ověřený účet nečekali, jsme vám vrátili.`)]
            : [
                {
                  text: i18n._(
                    msg`Částku ${{ sum }} za ověřený účet jsme vám vrátili. Opravný daňový doklad najdete v příloze.`,
                  ),
                  notice: i18n._(
                    msg`Částku ${{ sum }} za ověřený účet jsme vám vrátili. Opravný daňový doklad je ke stažení na stránce ověřeného účtu.`,
                  ),
                },
                i18n._(msg`Důvod: ${{ reason }}`),
                hasEnded
                  ? i18n._(
                      msg`Účet tím přestal být ověřený. Zveřejněné inzeráty zůstávají, nové bude schvalovat správce.`,
                    )
                  : i18n._(msg`Váš účet zůstává ověřený.`),
              ],
          button,
        };
      }
    }
  },
};
