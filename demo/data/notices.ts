import type { Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';

/** An advert that is public since then, is topped, or was rejected. */
export type AdvertOfNotice = 'approved' | 'topped' | 'rejected';

interface DemoNotice {
  readonly kind: MailKind;
  /** When it was written; at the same time as what it is about if missing. */
  readonly daysAgo?: number;
  /** The account's advert that it is about. Accounts without such an advert did not get it. */
  readonly about?: AdvertOfNotice;
  readonly isRead: boolean;
  readonly title: Readonly<Record<Locale, string>>;
  /** With `{advert}`. */
  readonly text: Readonly<Record<Locale, string>>;
  readonly route: 'account-advertisements' | 'own-profile';
}

/** The oldest first. */
export const notices: readonly DemoNotice[] = [
  {
    kind: 'advert.rejected',
    about: 'rejected',
    isRead: true,
    title: {
      cs: 'Váš inzerát jsme nemohli zveřejnit',
      en: 'We could not publish your advert',
      de: 'Wir konnten Ihre Anzeige nicht veröffentlichen',
    },
    text: {
      cs: 'Správce zamítl váš inzerát „{advert}“. Důvod najdete u inzerátu. Můžete ho upravit a poslat znovu.',
      en: 'An administrator has rejected your advert “{advert}”. You will find the reason with the advert. You can edit it and send it again.',
      de: 'Ein Administrator hat Ihre Anzeige „{advert}“ abgelehnt. Den Grund finden Sie bei der Anzeige. Sie können sie bearbeiten und erneut einreichen.',
    },
    route: 'account-advertisements',
  },
  {
    kind: 'review.received',
    daysAgo: 12.4,
    isRead: true,
    title: {
      cs: 'Máte nové hodnocení',
      en: 'You have a new review',
      de: 'Sie haben eine neue Bewertung',
    },
    text: {
      cs: 'Ohodnotil vás jiný uživatel. Na hodnocení můžete jednou veřejně odpovědět.',
      en: 'Another user has reviewed you. You can answer the review in public once.',
      de: 'Ein anderer Benutzer hat Sie bewertet. Sie können einmal öffentlich antworten.',
    },
    route: 'own-profile',
  },
  {
    kind: 'advert.approved',
    about: 'approved',
    isRead: false,
    title: {
      cs: 'Váš inzerát je zveřejněný',
      en: 'Your advert has been published',
      de: 'Ihre Anzeige ist veröffentlicht',
    },
    text: {
      cs: 'Správce schválil váš inzerát „{advert}“. Najdou ho teď všichni návštěvníci.',
      en: 'An administrator has approved your advert “{advert}”. Every visitor can find it now.',
      de: 'Ein Administrator hat Ihre Anzeige „{advert}“ freigegeben. Jetzt finden sie alle Besucher.',
    },
    route: 'account-advertisements',
  },
  {
    kind: 'topping.approved',
    about: 'topped',
    isRead: false,
    title: {
      cs: 'Topování vašeho inzerátu je schváleno',
      en: 'The promotion of your advert is approved',
      de: 'Die Hervorhebung Ihrer Anzeige ist genehmigt',
    },
    text: {
      cs: 'Inzerát „{advert}“ je od této chvíle první ve svých kategoriích a na úvodní stránce.',
      en: 'From now on the advert “{advert}” comes first in its categories and on the home page.',
      de: 'Die Anzeige „{advert}“ steht ab jetzt in ihren Kategorien und auf der Startseite ganz oben.',
    },
    route: 'account-advertisements',
  },
];
