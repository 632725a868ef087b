import type { Calendar } from '../calendar.ts';
import type { Rows } from '../rows.ts';

/** A changed text of a mail, with its history. */
export function buildMailTexts(calendar: Calendar, administratorId: number): Rows {
  const versions = [
    {
      cs: { subject: '', intro: 'Topování inzerátu {advert} skončilo. Děkujeme, že jste ho vyzkoušeli.' },
      en: { subject: '', intro: '' },
      de: { subject: '', intro: '' },
    },
    {
      cs: {
        subject: 'Topování inzerátu {advert} skončilo',
        intro: 'Topování inzerátu {advert} skončilo. Jak si vedl, najdete ve svém účtu.',
      },
      en: {
        subject: 'The promotion of {advert} has ended',
        intro: 'The promotion of {advert} has ended. Your account shows how the advert did.',
      },
      de: {
        subject: 'Die Hervorhebung von {advert} ist beendet',
        intro: 'Die Hervorhebung von {advert} ist beendet. In Ihrem Konto sehen Sie, wie die Anzeige gelaufen ist.',
      },
    },
  ];
  return {
    mail_text: [{ id: 1, kind: 'topping.ended', texts: versions[1], updated_at: calendar.daysAgo(12) }],
    mail_text_revision: versions.map((texts, index) => ({
      id: index + 1,
      mail_text_id: 1,
      saved_at: calendar.daysAgo(index === 0 ? 20 : 12),
      saved_by: administratorId,
      texts,
    })),
  };
}
