import { readTextBlocks } from '../text.ts';

/** Why administrators hide reviews. The head of each holds its short name in the three languages. */
export const reviewReasons = readTextBlocks(`
  # Urážky a vulgární výrazy | Insults and vulgar language | Beleidigungen und vulgäre Ausdrücke
  cs: Hodnocení obsahuje urážky nebo vulgární výrazy. Popište prosím svou zkušenost věcně.
  en: The review contains insults or vulgar language. Please describe your experience factually.
  de: Die Bewertung enthält Beleidigungen oder vulgäre Ausdrücke. Bitte schildern Sie Ihre Erfahrung sachlich.

  # Osobní údaje | Personal data | Personenbezogene Daten
  cs: V hodnocení jsou osobní údaje, například jméno, telefon nebo adresa. Odstraňte je prosím.
  en: The review contains personal data, such as a name, telephone number or address. Please remove them.
  de: Die Bewertung enthält personenbezogene Daten, zum Beispiel Name, Telefonnummer oder Adresse. Bitte entfernen Sie
  diese.

  # Netýká se zkušenosti s uživatelem | Not about an experience with the user | Keine Erfahrung mit der Person
  cs: Hodnocení se netýká jednání s tímto uživatelem. Hodnotit lze jen vlastní zkušenost.
  en: The review is not about dealing with this user. Only your own experience can be reviewed.
  de: Die Bewertung betrifft nicht den Umgang mit dieser Person. Bewertet werden kann nur die eigene Erfahrung.

  # Smyšlené hodnocení | Invented review | Erfundene Bewertung
  cs: Zjistili jsme, že k popsanému obchodu nedošlo, nebo že hodnocení vzniklo na objednávku.
  en: We have found that the deal described did not take place, or that the review was written to order.
  de: Wir haben festgestellt, dass das beschriebene Geschäft nicht stattgefunden hat oder die Bewertung bestellt war.
`);
