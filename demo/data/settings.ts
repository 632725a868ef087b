import type { Locale } from '#shared/i18n/locales.ts';

/** Ids of the categories that the home page and the header show. */
export const popularCategories = [3, 32, 54, 63, 96, 139, 146, 152, 167, 182, 190, 201] as const;

export interface Wording {
  readonly newProducts: string;
  readonly sale: string;
  readonly blog: string;
  readonly documents: string;
  readonly search: string;
  readonly disputes: string;
  readonly withdrawal: string;
  readonly complaint: string;
  /** Names of the info pages 1 to 4 in menus. */
  readonly info: readonly string[];
  readonly columns: { readonly shopping: string; readonly portal: string; readonly documents: string };
  readonly register: (court: string) => string;
  readonly openingHours: string;
  readonly intro: { readonly title: string; readonly text: string; readonly link_text: string };
  /** Titles of banners. */
  readonly delivery: (freeAbove: string) => string;
  readonly arrivals: string;
  readonly tastings: string;
  readonly gifts: string;
}

export const wordings: Readonly<Record<Locale, Wording>> = {
  cs: {
    newProducts: 'Novinky',
    sale: 'Akce',
    blog: 'Blog',
    documents: 'Dokumenty',
    search: 'Hledání',
    disputes: 'Mimosoudní řešení sporů',
    withdrawal: 'Odstoupit od smlouvy',
    complaint: 'Reklamovat zboží',
    info: ['Obchodní podmínky', 'Ochrana osobních údajů', 'Jak to funguje', 'Doprava a platba'],
    columns: { shopping: 'Nákup', portal: 'O portálu', documents: 'Podmínky a dokumenty' },
    register: (court) => `Zapsáno v obchodním rejstříku u ${court}`,
    openingHours: 'Po–Pá 9:00–18:00, So 9:00–12:00',
    intro: {
      title: 'Vítejte na Karafě',
      text: 'Deset inzerátů současně máte zdarma. S ověřeným účtem inzerujete bez omezení a bez čekání na schválení.',
      link_text: 'Jak to funguje',
    },
    delivery: (freeAbove) => `Doprava zdarma při nákupu nad ${freeAbove}`,
    arrivals: 'Nově v obchodě: vína a destiláty tohoto měsíce',
    tastings: 'Podzimní ochutnávky v našich prodejnách',
    gifts: 'Dárkové sady pro milovníky vína a whisky',
  },
  en: {
    newProducts: 'New products',
    sale: 'Sale',
    blog: 'Blog',
    documents: 'Documents',
    search: 'Search',
    disputes: 'Out-of-court dispute resolution',
    withdrawal: 'Withdraw from the contract',
    complaint: 'Make a complaint',
    info: ['Terms and conditions', 'Privacy policy', 'How it works', 'Delivery and payment'],
    columns: { shopping: 'Shopping', portal: 'About the portal', documents: 'Terms and documents' },
    register: (court) => `Entered in the Commercial Register at ${court}`,
    openingHours: 'Mon–Fri 9:00–18:00, Sat 9:00–12:00',
    intro: {
      title: 'Welcome to Karafa',
      text: 'Ten adverts at a time are free. With a verified account you can post without limit and without waiting for approval.',
      link_text: 'How it works',
    },
    delivery: (freeAbove) => `Free delivery on orders over ${freeAbove}`,
    arrivals: 'New in the shop: wines and spirits of the month',
    tastings: 'Autumn tastings in our stores',
    gifts: 'Gift sets for lovers of wine and whisky',
  },
  de: {
    newProducts: 'Neuheiten',
    sale: 'Angebote',
    blog: 'Blog',
    documents: 'Dokumente',
    search: 'Suche',
    disputes: 'Außergerichtliche Streitbeilegung',
    withdrawal: 'Vertrag widerrufen',
    complaint: 'Ware reklamieren',
    info: ['Allgemeine Geschäftsbedingungen', 'Datenschutzerklärung', 'So funktioniert es', 'Versand und Zahlung'],
    columns: { shopping: 'Einkaufen', portal: 'Über das Portal', documents: 'Bedingungen und Dokumente' },
    register: (court) => `Eingetragen im Handelsregister beim ${court}`,
    openingHours: 'Mo–Fr 9:00–18:00, Sa 9:00–12:00',
    intro: {
      title: 'Willkommen bei Karafa',
      text: 'Zehn Anzeigen gleichzeitig sind kostenlos. Mit verifiziertem Konto inserieren Sie unbegrenzt und ohne Wartezeit auf die Freigabe.',
      link_text: 'So funktioniert es',
    },
    delivery: (freeAbove) => `Kostenloser Versand bei Bestellungen über ${freeAbove}`,
    arrivals: 'Neu im Shop: Weine und Spirituosen des Monats',
    tastings: 'Herbstverkostungen in unseren Filialen',
    gifts: 'Geschenksets für Liebhaber von Wein und Whisky',
  },
};
