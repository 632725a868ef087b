import { readTextBlocks } from '../text.ts';

/** Why administrators refuse registrations and block users. The head of each holds its short name in the three languages. */
export const accountReasons = readTextBlocks(`
  # Nepravdivé údaje | False details | Falsche Angaben
  cs: Jméno nebo kontaktní údaje účtu neodpovídají skutečnosti. Portál mohou používat jen osoby, které o sobě uvedou
  pravdivé údaje.
  en: The name or contact details of the account are not true. Only people who state their real details may use the
  portal.
  de: Name oder Kontaktdaten des Kontos entsprechen nicht der Wahrheit. Das Portal dürfen nur Personen nutzen, die
  wahre Angaben zu sich machen.

  # Druhý účet téže osoby | Second account of the same person | Zweites Konto derselben Person
  cs: Na portálu už máte jiný účet. Používejte prosím ten, nové heslo k němu si můžete nastavit na přihlašovací stránce.
  en: You already have another account on the portal. Please use that one; you can set a new password on the login page.
  de: Sie haben auf dem Portal bereits ein anderes Konto. Bitte verwenden Sie dieses; ein neues Passwort können Sie auf
  der Anmeldeseite festlegen.

  # Nezletilý uživatel | Underage user | Minderjährige Person
  cs: Portál je určen jen osobám starším 18 let a zjistili jsme, že tuto podmínku nesplňujete.
  en: The portal is only for people over 18, and we have found that you do not meet this condition.
  de: Das Portal richtet sich nur an Personen über 18 Jahre. Wir haben festgestellt, dass Sie diese Bedingung nicht
  erfüllen.

  # Opakovaně nabízené zakázané zboží | Forbidden goods offered repeatedly | Wiederholt verbotene Ware angeboten
  cs: Přes naše upozornění opakovaně nabízíte zboží, které se zde prodávat nesmí.
  en: In spite of our warnings you have repeatedly offered goods that may not be sold here.
  de: Trotz unserer Hinweise bieten Sie wiederholt Ware an, die hier nicht verkauft werden darf.

  # Nedodané zboží | Goods not delivered | Ware nicht geliefert
  cs: Kupující nám oznámili, že od vás po zaplacení nedostali zboží. Doložte prosím podpoře, že jste ho odeslali.
  en: Buyers have reported that they paid you but did not receive the goods. Please send our support proof that you
  dispatched them.
  de: Käufer haben uns gemeldet, dass sie nach der Zahlung keine Ware von Ihnen erhalten haben. Bitte weisen Sie unserem
  Support den Versand nach.

  # Urážky a vulgární texty | Insults and vulgar texts | Beleidigungen und vulgäre Texte
  cs: Vaše texty nebo zprávy urážejí ostatní. Takové chování na portálu nepřipouštíme.
  en: Your texts or messages insult other people. We do not allow such behaviour on the portal.
  de: Ihre Texte oder Nachrichten beleidigen andere. Ein solches Verhalten dulden wir auf dem Portal nicht.
`);
