import type { Calendar } from '../calendar.ts';
import type { Rows } from '../rows.ts';

/** A changed text of a mail, with its history. */
export function buildMailTexts(calendar: Calendar, administratorId: number): Rows {
  const versions = [
    {
      cs: { subject: '', intro: 'Děkujeme za nákup. Objednávku číslo {number} jsme přijali.' },
      en: { subject: '', intro: '' },
      de: { subject: '', intro: '' },
    },
    {
      cs: {
        subject: 'Máme vaši objednávku {number}',
        intro: 'Děkujeme za nákup. Objednávku číslo {number} jsme přijali.',
      },
      en: {
        subject: 'We have your order {number}',
        intro: 'Thank you for your purchase. We have received order {number}.',
      },
      de: {
        subject: 'Ihre Bestellung {number} ist da',
        intro: 'Vielen Dank für Ihren Einkauf. Wir haben die Bestellung {number} erhalten.',
      },
    },
  ];
  return {
    mail_text: [{ id: 1, kind: 'order.placed', texts: versions[1], updated_at: calendar.daysAgo(12) }],
    mail_text_revision: versions.map((texts, index) => ({
      id: index + 1,
      mail_text_id: 1,
      saved_at: calendar.daysAgo(index === 0 ? 20 : 12),
      saved_by: administratorId,
      texts,
    })),
  };
}
