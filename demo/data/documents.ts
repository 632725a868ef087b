import { text } from '../text.ts';
import { company } from './company.ts';

const address = `${company.name}, ${company.street}, ${company.postcode} ${company.city}`;

/** The forms and lists to download. Texts in Markdown; `fields` are labels with the number of lines to write on. */
export const complaintForm = {
  title: text('Reklamační formulář', 'Complaint form', 'Reklamationsformular'),
  description: text(
    'Pro uplatnění práv z vadného plnění u zboží z obchodu Karafa.',
    'For claims on defective goods bought in the Karafa shop.',
    'Für Mängelansprüche bei Waren aus dem Karafa-Shop.',
  ),
  introduction: text(
    `Vyplněný formulář předejte na kterékoli pobočce, pošlete na ${company.complaintsEmail}, nebo na adresu ${address}. Přijetí reklamace písemně potvrdíme a vyřídíme ji nejpozději **do 30 dnů**.`,
    `Hand the completed form in at any branch, send it to ${company.complaintsEmail} or to ${address}. We confirm receipt in writing and settle the complaint within **30 days** at the latest.`,
    `Geben Sie das ausgefüllte Formular in einer Filiale ab oder senden Sie es an ${company.complaintsEmail} oder an ${address}. Wir bestätigen den Eingang schriftlich und erledigen die Reklamation spätestens **binnen 30 Tagen**.`,
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
        'Solution sought: repair, replacement, discount, refund',
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
};

export const withdrawalForm = {
  title: text('Formulář pro odstoupení od smlouvy', 'Withdrawal form', 'Widerrufsformular'),
  description: text(
    'Vzorový formulář pro odstoupení spotřebitele do 14 dnů od převzetí zboží.',
    'Model form for consumers withdrawing within 14 days of receiving the goods.',
    'Musterformular für den Widerruf durch Verbraucher binnen 14 Tagen nach Erhalt der Ware.',
  ),
  introduction: text(
    `Vyplňte a zašlete jen tehdy, chcete-li odstoupit od smlouvy uzavřené se společností ${address}, ${company.email}. Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží:`,
    `Complete and return this form only if you wish to withdraw from a contract with ${address}, ${company.email}. I hereby give notice that I withdraw from my contract of sale of the following goods:`,
    `Füllen Sie dieses Formular nur aus, wenn Sie einen Vertrag mit ${address}, ${company.email}, widerrufen möchten. Hiermit widerrufe ich den Vertrag über den Kauf der folgenden Waren:`,
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
};

export const shippingPrices = {
  title: text('Ceník dopravy a plateb', 'Shipping and payment prices', 'Preisliste für Versand und Zahlung'),
  description: text(
    'Způsoby doručení do Česka a na Slovensko, osobní odběr a příplatky za platbu.',
    'Delivery in Czechia and Slovakia, collection and payment charges.',
    'Lieferung nach Tschechien und in die Slowakei, Abholung und Zahlungsgebühren.',
  ),
  introduction: text(
    'Při nákupu nad **1 500 Kč** je doprava po Česku zdarma. Zboží podléhající věkovému omezení předáváme jen osobám starším 18 let po ověření věku; samoobslužné boxy pro ně proto nenabízíme. Ceny jsou včetně DPH.',
    'Delivery within Czechia is free for orders above **1,500 CZK**. Goods with an age limit are handed to persons of 18 and over only, once their age is verified; self-service lockers are therefore not offered for them. Prices include VAT.',
    'Der Versand innerhalb Tschechiens ist ab **1 500 Kč** kostenlos. Waren mit Altersbeschränkung werden nur nach Altersprüfung an Personen ab 18 Jahren ausgehändigt; Paketautomaten bieten wir dafür nicht an. Preise einschließlich Mehrwertsteuer.',
  ),
  deliveryHeading: text('Doručení', 'Delivery', 'Lieferung'),
  deliveryHead: [
    text('Způsob', 'Method', 'Art'),
    text('Doba', 'Time', 'Dauer'),
    text('Česko', 'Czechia', 'Tschechien'),
    text('Slovensko', 'Slovakia', 'Slowakei'),
  ],
  delivery: [
    [
      text(
        'Kurýr na adresu, s ověřením věku',
        'Courier to your address, with age check',
        'Kurier an die Adresse, mit Altersprüfung',
      ),
      text('1–3 dny', '1–3 days', '1–3 Tage'),
      text('139 Kč'),
      text('219 Kč'),
    ],
    [
      text('Balík na poštu', 'Parcel to a post office', 'Paket an die Postfiliale'),
      text('2–4 dny', '2–4 days', '2–4 Tage'),
      text('119 Kč'),
      text('199 Kč'),
    ],
    [
      text('Výdejní místo s obsluhou', 'Staffed pickup point', 'Abholstelle mit Personal'),
      text('2–3 dny', '2–3 days', '2–3 Tage'),
      text('89 Kč'),
      text('129 Kč'),
    ],
    [
      text(
        'Samoobslužný box (jen zboží bez věkového omezení)',
        'Self-service locker (goods without age limit only)',
        'Paketautomat (nur Waren ohne Altersbeschränkung)',
      ),
      text('2–3 dny', '2–3 days', '2–3 Tage'),
      text('79 Kč'),
      text('109 Kč'),
    ],
    [
      text(
        'Osobní odběr na jedné ze 13 poboček',
        'Collection at one of 13 branches',
        'Abholung in einer von 13 Filialen',
      ),
      text('Praha 1–3 dny, jinde 3–5 dní', 'Prague 1–3 days, elsewhere 3–5 days', 'Prag 1–3 Tage, sonst 3–5 Tage'),
      text('zdarma', 'free', 'kostenlos'),
      text('–'),
    ],
    [
      text(
        'Nadrozměrné zboží (vinotéky, sudy, skříňové humidory)',
        'Bulky goods (wine cabinets, barrels, humidor cabinets)',
        'Sperrgut (Weinschränke, Fässer, Humidorschränke)',
      ),
      text('3–7 dní', '3–7 days', '3–7 Tage'),
      text('690 Kč'),
      text('–'),
    ],
  ],
  paymentHeading: text('Platba', 'Payment', 'Zahlung'),
  paymentHead: [text('Způsob', 'Method', 'Art'), text('Cena', 'Price', 'Preis'), text('Poznámka', 'Note', 'Hinweis')],
  payment: [
    [
      text('Kartou online', 'Card online', 'Karte online'),
      text('zdarma', 'free', 'kostenlos'),
      text('Nutná u osobního odběru.', 'Needed for collection.', 'Bei Abholung erforderlich.'),
    ],
    [
      text('Bankovním převodem', 'Bank transfer', 'Überweisung'),
      text('zdarma', 'free', 'kostenlos'),
      text(
        'Zboží odesíláme po připsání platby.',
        'Goods are sent once the payment has arrived.',
        'Versand nach Zahlungseingang.',
      ),
    ],
    [
      text('Na dobírku', 'Cash on delivery', 'Nachnahme'),
      text('39 Kč'),
      text('Hotově nebo kartou u kurýra.', 'In cash or by card to the courier.', 'Bar oder mit Karte beim Kurier.'),
    ],
  ],
  notesHeading: text('Dobré vědět', 'Good to know', 'Gut zu wissen'),
  notes: text(
    '- Tabákové výrobky a kuřácké potřeby doručujeme pouze v Česku.\n- Zapalovače zasíláme bez náplně.\n- Zálohu na vratné lahve účtujeme zvlášť a vracíme ji na pobočkách.\n- Není-li zboží na zvolené pobočce, dodáme je do 10 dnů.\n- Poškozenou zásilku nepřebírejte, nebo škodu sepište s kurýrem.',
    '- Tobacco and smokers’ accessories are delivered within Czechia only.\n- Lighters are sent without fuel.\n- The deposit on returnable bottles is charged apart and refunded at the branches.\n- Goods missing at the chosen branch are delivered there within 10 days.\n- Refuse a damaged parcel, or record the damage together with the courier.',
    '- Tabakwaren und Raucherbedarf werden nur innerhalb Tschechiens geliefert.\n- Feuerzeuge werden ohne Füllung versandt.\n- Pfand auf Mehrwegflaschen wird gesondert berechnet und in den Filialen erstattet.\n- Ist Ware in der gewählten Filiale nicht vorrätig, liefern wir sie binnen 10 Tagen dorthin.\n- Nehmen Sie beschädigte Sendungen nicht an oder halten Sie den Schaden mit dem Kurier fest.',
  ),
};

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
