import type { DemoShop } from '../shops/demo-shop.ts';
import type { PageTexts } from './page-texts.ts';

/** How selling, buying and seeking work. */
export const howItWorks = ({ words }: DemoShop): PageTexts => ({
  cs: {
    title: 'Jak to funguje',
    perex: 'Prodej, nákup a poptávka krok za krokem, obchod, pobočky, ověřený účet a topování.',
    body: `
Karafa spojuje dvě věci: **inzerci**, ve které si lidé prodávají a shánějí lahve, doutníky a sběratelské předměty navzájem, a **obchod**, ve kterém prodáváme my. U každé položky poznáte, o co jde: inzerát nese jméno prodejce a místo, zboží obchodu údaj o skladu.

## Prodávám

1. Zaregistrujte se a počkejte na schválení účtu, obvykle do jednoho pracovního dne.
2. Klepněte na **Přidat inzerát**, zvolte nabídku a vyberte kategorii.
3. Doplňte značku, objem, popis, cenu a místo. Přidejte až deset fotografií; první z nich bude hlavní.
4. Odešlete. Inzerát neověřeného uživatele zveřejníme po kontrole, zpravidla ještě týž den.
5. Domluvte se se zájemcem ve zprávách a po prodeji inzerát označte jako prodaný.

## Kupuji

1. Najděte položku vyhledáváním, nebo procházejte kategorie a zpřesněte výběr filtry.
2. Prohlédněte si fotografie, popis, hvězdičky a označení prodejce. **Ověřený** prodejce nám doložil totožnost.
3. Napište prodejci zprávu. Na předání a platbě se domlouváte přímo s ním, portál peníze nepřebírá.
4. Při předání zkontrolujte stav lahve, kolek a uzávěr. Prodejce si může vyžádat doklad o věku.
5. Po obchodu ohodnoťte druhou stranu, pomůžete tím dalším.

## Hledám

Co není v nabídce, můžete **poptat**. Poptávka se zadává stejně jako inzerát, cena je nepovinná. Uložte si také hledání s hlídacím psem a dostanete e-mail, jakmile se objeví odpovídající nabídka.

## Obchod a pobočky

Zboží obchodu vložíte do košíku a objednáte i bez registrace. Doručujeme kurýrem, poštou a na výdejní místa s kontrolou věku, nebo si objednávku vyzvednete na jedné ze **13 poboček**. Osobní odběr se platí předem a obsluha ověří věk. Při nákupu nad **${words.freeDelivery.cs}** je doprava zdarma. Vyprodané zboží si můžete nechat hlídat.

## Ověřený účet

Prvních **deset inzerátů** najednou je zdarma pro každého. Ověřený účet přináší:

- neomezený počet inzerátů,
- zveřejnění bez čekání na schválení,
- označení u jména, které zvyšuje důvěru.

Účet se ověřuje jednorázově za poplatek, jehož výši uvidíte před potvrzením.

## Topování

Topovaný inzerát stojí před ostatními ve své kategorii i na úvodní stránce a nese označení **TOP**. Zvolíte 7, 14 nebo 30 dní, zaplatíte a po schválení inzerát vystoupí nahoru. Pokud žádost zamítneme, peníze vracíme.

## Časté otázky

**Platím z prodeje provizi?** Ne. Za běžný inzerát ani za prodej nic neúčtujeme.

**Mohu prodat otevřenou láhev?** Lihoviny určené ke konzumaci pouze neotevřené a s kolkem. Prázdné lahve a sběratelské obaly prodávat lze.

**Smím prodat domácí slivovici?** Ne. Pěstitelský ani jiný podomácku vyrobený destilát se prodávat nesmí.

**Mohu u inzerátu do 14 dnů odstoupit od smlouvy?** Jen pokud je prodejcem podnikatel. U soukromé osoby záleží na vaší domluvě.

**Co když nabídka nevypadá v pořádku?** Použijte odkaz Nahlásit. Každé oznámení posoudí člověk a o výsledku se dozvíte.

**Jak dlouho je inzerát vidět?** 60 dní, poté jej jedním klepnutím obnovíte.
`,
  },
  en: {
    title: 'How it works',
    perex: 'Selling, buying and seeking step by step, the shop, the branches, the verified account and topping.',
    body: `
Karafa joins two things: **adverts**, by which people sell and seek bottles, cigars and collectibles among themselves, and a **shop**, in which we are the seller. You can always tell which is which: an advert carries the seller's name and place, goods of the shop show their stock.

## Selling

1. Register and wait for your account to be approved, usually within one working day.
2. Click **Add advert**, choose an offer and pick the category.
3. Fill in brand, volume, description, price and place. Add up to ten photographs; the first will be the main one.
4. Send it. The advert of an unverified user is published after a check, as a rule on the same day.
5. Agree on the details by messages, and mark the advert as sold when the deal is done.

## Buying

1. Find an item by search, or browse the categories and narrow the choice by filters.
2. Look at the photographs, the description, the stars and the seller's mark. A **verified** seller has proved their identity to us.
3. Write to the seller. Handover and payment are agreed directly between you; no money passes through the portal.
4. On handover check the bottle, the stamp and the closure. The seller may ask for proof of age.
5. Review the other side afterwards; it helps those who come next.

## Seeking

What is not on offer you can **request**. A request is entered like an advert, and the price is optional. You can also save a search with a watchdog and get an e-mail as soon as something matches.

## Shop and branches

Goods of the shop go into the cart and can be ordered without registration. We deliver by courier, by post and to pickup points that check the age, or you collect your order at one of **13 branches**. Collection is paid in advance, and the staff verify your age. Above **${words.freeDelivery.en}** delivery is free. Sold-out goods can be watched.

## Verified account

The first **ten adverts** at a time are free for everybody. A verified account brings:

- any number of adverts,
- publication without waiting for approval,
- a mark beside your name that builds trust.

Verification is done once, for a fee that you see before confirming.

## Topping

A topped advert stands ahead of the others in its category and on the home page and carries the mark **TOP**. Choose 7, 14 or 30 days, pay, and once approved the advert moves up. If we refuse, the money is returned.

## Frequent questions

**Is there a commission?** No. We charge nothing for an ordinary advert or for the sale.

**May I sell an opened bottle?** Spirits meant for drinking only unopened and with the stamp. Empty bottles and collectors' packing are fine.

**May I sell home-made slivovice?** No. Fruit growers' or other home distillate must not be sold.

**Can I withdraw from the purchase within 14 days?** Only if the seller is a business. With a private person it depends on what you agree.

**What if an offer looks wrong?** Use the Report link. Every notice is judged by a person, and you learn the result.

**How long is an advert visible?** For 60 days, then one click renews it.
`,
  },
  de: {
    title: 'So funktioniert es',
    perex: 'Verkaufen, kaufen und suchen Schritt für Schritt, Shop, Filialen, verifiziertes Konto und Hervorhebung.',
    body: `
Karafa verbindet zwei Dinge: **Anzeigen**, über die Menschen Flaschen, Zigarren und Sammlerstücke untereinander verkaufen und suchen, und einen **Shop**, in dem wir verkaufen. Der Unterschied ist stets erkennbar: Eine Anzeige trägt Namen und Ort des Verkäufers, Ware des Shops den Lagerbestand.

## Verkaufen

1. Registrieren Sie sich und warten Sie auf die Freigabe Ihres Kontos, meist innerhalb eines Werktags.
2. Klicken Sie auf **Anzeige aufgeben**, wählen Sie Angebot und Kategorie.
3. Ergänzen Sie Marke, Inhalt, Beschreibung, Preis und Ort. Bis zu zehn Fotos sind möglich, das erste ist das Hauptbild.
4. Absenden. Anzeigen nicht verifizierter Nutzer erscheinen nach einer Prüfung, in der Regel noch am selben Tag.
5. Vereinbaren Sie alles Weitere per Nachricht und kennzeichnen Sie die Anzeige nach dem Verkauf als verkauft.

## Kaufen

1. Finden Sie ein Angebot über die Suche oder in den Kategorien und verfeinern Sie die Auswahl mit Filtern.
2. Prüfen Sie Fotos, Beschreibung, Sterne und Kennzeichnung. Ein **verifizierter** Verkäufer hat uns seine Identität nachgewiesen.
3. Schreiben Sie dem Verkäufer. Übergabe und Zahlung vereinbaren Sie direkt, über das Portal fließt kein Geld.
4. Kontrollieren Sie bei der Übergabe Flasche, Banderole und Verschluss. Der Verkäufer darf einen Altersnachweis verlangen.
5. Bewerten Sie anschließend die andere Seite, das hilft den Nächsten.

## Suchen

Was nicht angeboten wird, können Sie per **Gesuch** anfragen. Es wird wie eine Anzeige eingegeben, der Preis ist freiwillig. Speichern Sie außerdem eine Suche mit Suchagent und erhalten Sie eine E-Mail, sobald etwas Passendes erscheint.

## Shop und Filialen

Ware des Shops legen Sie in den Warenkorb und bestellen auch ohne Registrierung. Wir liefern per Kurier, per Post und an Abholstellen mit Altersprüfung, oder Sie holen die Bestellung in einer von **13 Filialen** ab. Die Abholung wird vorab bezahlt, das Personal prüft das Alter. Ab **${words.freeDelivery.de}** ist der Versand kostenlos. Ausverkaufte Ware können Sie beobachten.

## Verifiziertes Konto

Die ersten **zehn Anzeigen** gleichzeitig sind für alle kostenlos. Ein verifiziertes Konto bietet:

- beliebig viele Anzeigen,
- Veröffentlichung ohne Wartezeit,
- eine Kennzeichnung am Namen, die Vertrauen schafft.

Die Verifizierung erfolgt einmalig gegen ein Entgelt, das Sie vor der Bestätigung sehen.

## Hervorhebung

Eine hervorgehobene Anzeige steht in ihrer Kategorie und auf der Startseite vor den übrigen und trägt die Kennzeichnung **TOP**. Sie wählen 7, 14 oder 30 Tage, bezahlen, und nach der Freigabe rückt die Anzeige nach oben. Lehnen wir ab, erhalten Sie das Geld zurück.

## Häufige Fragen

**Fällt eine Provision an?** Nein. Weder für eine gewöhnliche Anzeige noch für den Verkauf berechnen wir etwas.

**Darf ich eine geöffnete Flasche verkaufen?** Spirituosen zum Trinken nur ungeöffnet und mit Banderole. Leere Flaschen und Sammlerverpackungen sind erlaubt.

**Darf ich selbst gebrannten Slivovitz verkaufen?** Nein. Selbst gebrannter Alkohol darf nicht verkauft werden.

**Kann ich binnen 14 Tagen widerrufen?** Nur wenn der Verkäufer Unternehmer ist. Bei Privatpersonen zählt, was Sie vereinbaren.

**Was tun, wenn ein Angebot nicht stimmt?** Nutzen Sie den Link Melden. Jede Meldung prüft ein Mensch, und Sie erfahren das Ergebnis.

**Wie lange ist eine Anzeige sichtbar?** 60 Tage, danach verlängern Sie sie mit einem Klick.
`,
  },
});
