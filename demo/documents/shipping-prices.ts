import type { Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import { carriers, type Carrier } from '../data/delivery/carriers.ts';
import { paymentMethods } from '../data/delivery/payment-methods.ts';
import { freeDeliveryLimit, type DemoShop } from '../data/shops/demo-shop.ts';
import { text, textBy, type Text } from '../text.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';
import { writeHeading, writeParagraph } from '#server/platform/pdf/text-blocks.ts';
import { writeMarkdown } from '#server/platform/pdf/write-markdown.ts';

export const shippingPrices = {
  title: text('Ceník dopravy a plateb', 'Shipping and payment prices', 'Preisliste für Versand und Zahlung'),
  description: text(
    'Způsoby doručení, osobní odběr a příplatky za platbu.',
    'Ways of delivery, collection and payment charges.',
    'Lieferarten, Abholung und Zahlungsgebühren.',
  ),
};

const free = text('zdarma', 'free', 'kostenlos');
const deliveryHeading = text('Doručení', 'Delivery', 'Lieferung');
const deliveryHead = [text('Způsob', 'Method', 'Art'), text('Doba', 'Time', 'Dauer'), text('Cena', 'Price', 'Preis')];
const paymentHeading = text('Platba', 'Payment', 'Zahlung');
const paymentHead = [
  text('Způsob', 'Method', 'Art'),
  text('Cena', 'Price', 'Preis'),
  text('Poznámka', 'Note', 'Hinweis'),
];
const notesHeading = text('Dobré vědět', 'Good to know', 'Gut zu wissen');

/** The shop's prices for delivery and payment, taken from its carriers. */
export function writeShippingPrices(document: PdfDocument, locale: Locale, demo: DemoShop): void {
  const inLocale = (rows: readonly (readonly Text[])[]) => rows.map((row) => row.map((cell) => cell[locale]));
  writeParagraph(document, introduction(demo)[locale]);
  writeHeading(document, deliveryHeading[locale]);
  drawTable(document, inLocale([deliveryHead, ...carriers.flatMap((carrier) => priceRows(carrier, demo))]), [
    { share: 5.4 },
    { share: 2.6 },
    { share: 1.6, align: 'right' },
  ]);
  writeHeading(document, paymentHeading[locale]);
  const fees = paymentMethods.map(({ name, fee, description }) => [
    name,
    priceText(fee[demo.shop.code], demo),
    description,
  ]);
  drawTable(document, inLocale([paymentHead, ...fees]), [{ share: 2.6 }, { share: 1.2 }, { share: 4 }]);
  writeHeading(document, notesHeading[locale]);
  writeMarkdown(document, notes(demo)[locale]);
}

function introduction(demo: DemoShop): Text {
  const { inCountry } = demo.words;
  const limit = freeDeliveryLimit(demo);
  return text(
    `Doručujeme ${inCountry.cs}; při nákupu nad **${limit}** je doprava zdarma. Zboží podléhající věkovému omezení předáváme jen osobám od 18 let po ověření věku; samoobslužné boxy pro ně proto nenabízíme. Ceny jsou včetně DPH.`,
    `We deliver ${inCountry.en}; delivery is free on orders over **${limit}**. Goods with an age limit are handed to people aged 18 or over only, once their age is verified; self-service lockers are therefore not offered for them. Prices include VAT.`,
    `Wir liefern ${inCountry.de}; bei Bestellungen über **${limit}** ist der Versand kostenlos. Waren mit Altersbeschränkung werden nur nach Altersprüfung an Personen ab 18 Jahren ausgehändigt; Paketautomaten bieten wir dafür nicht an. Preise einschließlich Mehrwertsteuer.`,
  );
}

function priceRows(carrier: Carrier, demo: DemoShop): Text[][] {
  return carrier.prices[demo.shop.code].map(([weightG, goods, price]) => [
    textBy((locale) => [carrier.name[locale], ...limitsOf(weightG, goods, demo, locale)].join(', ')),
    timeOf(carrier, demo),
    priceText(price, demo),
  ]);
}

function limitsOf(weightG: number | null, goods: number, demo: DemoShop, locale: Locale): string[] {
  const weight = text(
    `do ${(weightG ?? 0) / 1000} kg`,
    `up to ${(weightG ?? 0) / 1000} kg`,
    `bis ${(weightG ?? 0) / 1000} kg`,
  );
  const value = amountText(goods, demo);
  const above = text(`nákup od ${value}`, `orders from ${value}`, `Bestellwert ab ${value}`);
  return [...(weightG === null ? [] : [weight[locale]]), ...(goods === 0 ? [] : [above[locale]])];
}

function timeOf({ kind, days: [extraMin, extraMax] }: Carrier, { words }: DemoShop): Text {
  if (kind === 'branch') return text('ihned až do 10 dnů', 'at once to 10 days', 'sofort bis 10 Tage');
  const near = `${1 + extraMin}–${3 + extraMax}`;
  const far = `${3 + extraMin}–${5 + extraMax}`;
  const { inCapital } = words;
  return text(
    `${near} dny ze skladu ${inCapital.cs}, jinak ${far} dní`,
    `${near} days from stock ${inCapital.en}, otherwise ${far}`,
    `${near} Tage ab Lager ${inCapital.de}, sonst ${far}`,
  );
}

function priceText(amount: number, demo: DemoShop): Text {
  return amount === 0 ? free : text(amountText(amount, demo));
}

function amountText(amount: number, { currencies }: DemoShop): string {
  return formatMinor(amount, currencies[0]!);
}

function notes({ words: { inCountry } }: DemoShop): Text {
  return text(
    `- Všechno zboží doručujeme pouze ${inCountry.cs}.\n- Zapalovače zasíláme bez náplně.\n- Zálohu na vratné lahve účtujeme zvlášť a vracíme ji na prodejnách.\n- Osobní odběr se platí předem kartou.\n- Není-li zboží na zvolené prodejně, dodáme je do 10 dnů.\n- Poškozenou zásilku nepřebírejte, nebo škodu sepište s kurýrem.`,
    `- All goods are delivered ${inCountry.en} only.\n- Lighters are sent without fuel.\n- The deposit on returnable bottles is charged apart and refunded at the branches.\n- Collection is paid in advance by card.\n- Goods missing at the chosen branch are delivered there within 10 days.\n- Refuse a damaged parcel, or record the damage together with the courier.`,
    `- Alle Waren werden nur ${inCountry.de} geliefert.\n- Feuerzeuge werden ohne Füllung versandt.\n- Pfand auf Mehrwegflaschen wird gesondert berechnet und in den Filialen erstattet.\n- Die Abholung wird vorab mit Karte bezahlt.\n- Ist Ware in der gewählten Filiale nicht vorrätig, liefern wir sie binnen 10 Tagen dorthin.\n- Nehmen Sie beschädigte Sendungen nicht an oder halten Sie den Schaden mit dem Kurier fest.`,
  );
}
