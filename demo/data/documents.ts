import { text } from '../text.ts';
import type { Company } from './shops/demo-shop.ts';

const addressOf = ({ name, street, postcode, city }: Company) => `${name}, ${street}, ${postcode} ${city}`;

/** The forms and lists to download. Texts in Markdown; `fields` are labels with the number of lines to write on. */
export const complaintForm = (company: Company) => ({
  title: text('Reklamační formulář', 'Complaint form', 'Reklamationsformular'),
  description: text(
    'Pro uplatnění práv z vadného plnění u zboží z obchodu Karafa.',
    'For claims on defective goods bought in the Karafa shop.',
    'Für Mängelansprüche bei Waren aus dem Karafa-Shop.',
  ),
  introduction: text(
    `Vyplněný formulář předejte na kterékoli prodejně, pošlete na ${company.complaintsEmail}, nebo na adresu ${addressOf(company)}. Přijetí reklamace písemně potvrdíme a vyřídíme ji nejpozději **do 30 dnů**.`,
    `Hand the completed form in at any branch, send it to ${company.complaintsEmail} or to ${addressOf(company)}. We confirm receipt in writing and resolve the complaint within **30 days** at the latest.`,
    `Geben Sie das ausgefüllte Formular in einer Filiale ab oder senden Sie es an ${company.complaintsEmail} oder an ${addressOf(company)}. Wir bestätigen den Eingang schriftlich und erledigen die Reklamation spätestens **binnen 30 Tagen**.`,
  ),
  fields: [
    { label: text('Jméno a příjmení', 'Name', 'Vor- und Nachname'), lines: 1 },
    { label: text('Adresa', 'Address', 'Anschrift'), lines: 1 },
    { label: text('E-mail a telefon', 'E-mail and telephone', 'E-Mail und Telefon'), lines: 1 },
    {
      label: text('Číslo objednávky nebo dokladu', 'Order or invoice number', 'Bestell- oder Rechnungsnummer'),
      lines: 1,
    },
    { label: text('Datum převzetí zboží', 'Date of receipt', 'Datum des Erhalts'), lines: 1 },
    { label: text('Reklamované zboží', 'Goods concerned', 'Beanstandete Ware'), lines: 2 },
    {
      label: text(
        'Popis vady a kdy se projevila',
        'Description of the defect and when it appeared',
        'Beschreibung des Mangels und Zeitpunkt',
      ),
      lines: 4,
    },
    {
      label: text(
        'Požadované řešení: oprava, výměna, sleva, vrácení ceny',
        'Preferred solution: repair, replacement, discount, refund',
        'Gewünschte Lösung: Nachbesserung, Ersatz, Minderung, Erstattung',
      ),
      lines: 1,
    },
    {
      label: text('Číslo účtu pro vrácení peněz', 'Account number for a refund', 'Kontonummer für eine Erstattung'),
      lines: 1,
    },
    { label: text('Datum a podpis', 'Date and signature', 'Datum und Unterschrift'), lines: 1 },
  ],
});

export const withdrawalForm = (company: Company) => ({
  title: text('Formulář pro odstoupení od smlouvy', 'Withdrawal form', 'Widerrufsformular'),
  description: text(
    'Vzorový formulář pro odstoupení spotřebitele do 14 dnů od převzetí zboží.',
    'Model form for consumers withdrawing within 14 days of receiving the goods.',
    'Musterformular für den Widerruf durch Verbraucher binnen 14 Tagen nach Erhalt der Ware.',
  ),
  introduction: text(
    `Vyplňte a zašlete jen tehdy, chcete-li odstoupit od smlouvy uzavřené se společností ${addressOf(company)}, ${company.email}. Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží:`,
    `Complete and return this form only if you wish to withdraw from a contract with ${addressOf(company)}, ${company.email}. I hereby give notice that I withdraw from my contract of sale of the following goods:`,
    `Füllen Sie dieses Formular nur aus, wenn Sie einen Vertrag mit ${addressOf(company)}, ${company.email}, widerrufen möchten. Hiermit widerrufe ich den Vertrag über den Kauf der folgenden Waren:`,
  ),
  fields: [
    { label: text('Zboží', 'Goods', 'Waren'), lines: 3 },
    { label: text('Číslo objednávky', 'Order number', 'Bestellnummer'), lines: 1 },
    {
      label: text('Datum objednání a datum převzetí', 'Date of order and date of receipt', 'Bestellt am, erhalten am'),
      lines: 1,
    },
    { label: text('Jméno a příjmení spotřebitele', 'Name of the consumer', 'Name des Verbrauchers'), lines: 1 },
    { label: text('Adresa spotřebitele', 'Address of the consumer', 'Anschrift des Verbrauchers'), lines: 1 },
    {
      label: text('Číslo účtu pro vrácení peněz', 'Account number for the refund', 'Kontonummer für die Erstattung'),
      lines: 1,
    },
    {
      label: text(
        'Datum a podpis (podpis jen u listinné podoby)',
        'Date and signature (signature on paper only)',
        'Datum und Unterschrift (nur bei Mitteilung auf Papier)',
      ),
      lines: 1,
    },
  ],
});

/** What the documents made of info pages are for. */
export const pageDescriptions = {
  terms: text(
    'Úplné znění obchodních podmínek portálu a obchodu.',
    'The full terms of the portal and the shop.',
    'Der vollständige Wortlaut der Bedingungen von Portal und Shop.',
  ),
  privacy: text(
    'Informace o zpracování osobních údajů a cookies.',
    'Information on personal data and cookies.',
    'Informationen zu personenbezogenen Daten und Cookies.',
  ),
};
