import { readTextBlocks } from '../text.ts';

/** Why administrators decide on reports as they do. The head of each holds its short name in the three languages. */
export const reportReasons = readTextBlocks(`
  # Nic neporušuje | Nothing is breached | Kein Verstoß
  cs: Obsah jsme posoudili. Neporušuje právní předpisy ani podmínky portálu, proto ho ponecháváme.
  en: We have reviewed the content. It breaches neither the law nor the portal's terms, so we leave it in place.
  de: Wir haben den Inhalt geprüft. Er verstößt weder gegen Rechtsvorschriften noch gegen die Bedingungen des Portals und
  bleibt daher bestehen.

  # Platba předem a podvod | Advance payment and fraud | Vorauszahlung und Betrug
  cs: Obsah vybízí k platbě předem nebo ke sdělení údajů karty mimo portál, což odpovídá podvodnému jednání.
  en: The content asks for advance payment or card details outside the portal, which matches fraudulent conduct.
  de: Der Inhalt fordert zu Vorauszahlung oder zur Angabe von Kartendaten außerhalb des Portals auf, was betrügerischem
  Verhalten entspricht.

  # Neznačený líh nebo tabák | Unmarked spirits or tobacco | Unversteuerte Spirituosen oder Tabak
  cs: Lihoviny bez kontrolní pásky a tabák bez tabákové nálepky se podle zákona prodávat nesmí.
  en: Spirits without a control strip and tobacco without a tax stamp must not be sold by law.
  de: Spirituosen ohne Kontrollband und Tabak ohne Steuerzeichen dürfen laut Gesetz nicht verkauft werden.

  # Urážky nebo výhrůžky | Insults or threats | Beleidigungen oder Drohungen
  cs: Obsah uráží nebo ohrožuje jiné uživatele, což podmínky portálu zakazují.
  en: The content insults or threatens other users, which the portal's terms forbid.
  de: Der Inhalt beleidigt oder bedroht andere Benutzer, was die Bedingungen des Portals verbieten.

  # Padělek | Counterfeit | Fälschung
  cs: Podle fotografií nebo popisu jde o padělek. Nabízet padělané zboží zakazuje zákon i podmínky portálu.
  en: Judging by the photos or the description, this is a counterfeit. Both the law and the portal's terms forbid offering
  counterfeit goods.
  de: Den Fotos oder der Beschreibung nach handelt es sich um eine Fälschung. Gefälschte Ware anzubieten verbieten sowohl
  das Gesetz als auch die Bedingungen des Portals.
`);
