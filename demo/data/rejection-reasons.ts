import { readTextBlocks } from '../text.ts';

/** What administrators reject adverts for most. The head of each holds its short name in the three languages. */
export const rejectionReasons = readTextBlocks(`
  # Lihovina bez kolku | Spirit without a stamp | Spirituose ohne Steuerzeichen
  cs: Na lahvi není vidět neporušený kontrolní kolek (kontrolní páska). Neznačené lihoviny zde nabízet nelze. Doplňte
  prosím snímek kolku.
  en: The bottle shows no undamaged control strip. Unmarked spirits may not be offered here. Please add a picture of the
  strip.
  de: Auf der Flasche ist kein unversehrter Kontrollstreifen zu sehen. Nicht gekennzeichnete Spirituosen dürfen hier
  nicht angeboten werden. Bitte ergänzen Sie ein Bild des Streifens.

  # Domácí pálenka | Home-distilled spirit | Selbstgebranntes
  cs: Destilát z pěstitelského nebo domácího pálení se nesmí prodávat. Inzerát proto nemůžeme zveřejnit.
  en: Spirits distilled at home or for fruit growers may not be sold, so we cannot publish the advert.
  de: Selbst gebrannter oder in Lohnbrand hergestellter Alkohol darf nicht verkauft werden. Deshalb können wir die
  Anzeige nicht veröffentlichen.

  # Otevřené balení | Opened packing | Geöffnete Packung
  cs: Nabízet lze jen zboží v uzavřeném původním obalu. Otevřené lahve ani načatá balení tabáku zveřejnit nemůžeme.
  en: Only goods in closed original packing may be offered. We cannot publish opened bottles or packs of tobacco.
  de: Angeboten werden darf nur Ware in geschlossener Originalverpackung. Geöffnete Flaschen oder angebrochene
  Tabakpackungen können wir nicht veröffentlichen.

  # Tabák bez kolku | Tobacco without a stamp | Tabak ohne Steuerzeichen
  cs: Tabákový výrobek nemá platnou tabákovou nálepku. Zboží s nálepkou jiného státu nebo z duty-free zde nabízet
  nelze.
  en: The tobacco product bears no valid tax stamp. Goods with a stamp of another country or from duty-free shops
  may not be offered here.
  de: Das Tabakerzeugnis trägt kein gültiges Steuerzeichen. Ware mit dem Steuerzeichen eines anderen
  Staates oder aus dem Duty-free darf hier nicht angeboten werden.

  # Volné cigarety nebo surový tabák | Loose cigarettes or raw tobacco | Lose Zigaretten oder Rohtabak
  cs: Jednotlivé, ručně plněné cigarety a tabákové listy se prodávat nesmějí.
  en: Single or hand-filled cigarettes and tobacco leaves may not be sold.
  de: Einzelne oder selbst gestopfte Zigaretten und Tabakblätter dürfen nicht verkauft werden.

  # Snus | Snus | Snus
  cs: Tabák k orálnímu užití (snus) se u nás nesmí uvádět na trh.
  en: Tobacco for oral use (snus) may not be placed on the market here.
  de: Tabak zum oralen Gebrauch (Snus) darf hier nicht in Verkehr gebracht werden.

  # Podezření na padělek | Suspected counterfeit | Verdacht auf Fälschung
  cs: Podle fotografií se lahev nebo obal neshoduje s výrobkem, který popisujete. Doložte prosím původ zboží.
  en: Judging by the pictures, the bottle or packing is not the product that you describe. Please provide proof of its
  origin.
  de: Den Bildern nach stimmen Flasche oder Verpackung nicht mit dem beschriebenen Produkt überein. Bitte belegen Sie die
  Herkunft der Ware.

  # Nesprávná kategorie | Wrong category | Falsche Kategorie
  cs: Inzerát je ve špatné kategorii. Vyberte prosím tu, do které zboží patří, a pošlete ho znovu.
  en: The advert is in the wrong category. Please choose the one where the goods belong and submit it again.
  de: Die Anzeige steht in der falschen Kategorie. Bitte wählen Sie die passende und senden Sie die Anzeige erneut.

  # Nedostatečný popis nebo snímky | Poor description or pictures | Beschreibung oder Bilder unzureichend
  cs: Z popisu a snímků není poznat, co přesně nabízíte a v jakém je to stavu. Doplňte je prosím.
  en: The description and pictures do not show exactly what you are offering and in what condition. Please add more
  detail.
  de: Beschreibung und Bilder lassen nicht erkennen, was genau Sie in welchem Zustand anbieten. Bitte ergänzen Sie sie.

  # Kontakt nebo reklama v textu | Contact details or advertising | Kontaktdaten oder Werbung im Text
  cs: Text obsahuje telefon, e-mail, odkaz nebo reklamu na jiný obchod. Odstraňte je prosím; do textu patří jen to, co
  nabízíte nebo hledáte.
  en: The text contains a telephone number, an e-mail, a link or advertising for another shop. Please remove them; the
  text should only describe what you are offering or looking for.
  de: Der Text enthält Telefonnummer, E-Mail, Link oder Werbung für einen anderen Shop. Bitte entfernen Sie diese;
  in den Text gehört nur, was Sie anbieten oder suchen.
`);
