import { freeDeliveryLimit, type DemoShop } from '../shops/demo-shop.ts';
import type { PageTexts } from './page-texts.ts';

/** How selling, buying and seeking work. */
export const howItWorks = (demo: DemoShop): PageTexts => ({
  cs: {
    title: 'Jak to funguje',
    perex: 'Prodej, nákup a poptávka krok za krokem, obchod, prodejny a ověřený účet.',
    body: `
Karafa spojuje dvě věci: **inzerci**, ve které si lidé prodávají a shánějí lahve, doutníky a sběratelské předměty navzájem, a **obchod**, ve kterém prodáváme my. U každé položky poznáte, o co jde: inzerát nese jméno prodejce a místo, zboží obchodu údaj o skladu.

## Prodávám

1. Zaregistrujte se a počkejte na schválení účtu, obvykle do jednoho pracovního dne.
2. Klepněte na **Přidat inzerát**, zvolte nabídku a vyberte kategorii.
3. Doplňte značku, objem, popis, cenu a místo. Přidejte až deset fotografií; první z nich bude hlavní.
4. Odešlete. Inzerát neověřeného uživatele zveřejníme po kontrole, zpravidla ještě týž den.
5. Po prodeji inzerát označte jako prodaný. Pozastavit nebo upravit ho můžete kdykoli.

## Kupuji

1. Najděte položku vyhledáváním, nebo procházejte kategorie a zpřesněte výběr filtry.
2. Prohlédněte si fotografie, popis, hvězdičky a označení prodejce. **Ověřený** prodejce nám doložil totožnost.
3. Na předání a platbě se domlouváte přímo s prodejcem, portál peníze nepřebírá.
4. Při předání zkontrolujte stav lahve, kolek a uzávěr. Prodejce si může vyžádat doklad o věku.

## Hledám

Co není v nabídce, můžete **poptat**. Poptávka se zadává stejně jako inzerát, cena je nepovinná. Po schválení stojí mezi inzeráty s označením **Poptávka** a najde ji každý, kdo hledanou věc má.

## Obchod a prodejny

Zboží obchodu vložíte do košíku a objednáte i bez registrace. Doručujeme kurýrem, poštou a na výdejní místa s kontrolou věku, nebo si objednávku vyzvednete na jedné ze **13 prodejen**. Osobní odběr se platí předem a obsluha ověří věk. Při nákupu nad **${freeDeliveryLimit(demo)}** je doprava zdarma.

## Ověřený účet

Prvních **deset inzerátů** najednou je zdarma pro každého. Ověřený účet přináší:

- neomezený počet inzerátů,
- zveřejnění bez čekání na schválení,
- označení u jména, které zvyšuje důvěru.

Účet ověřuje správce. Zda je ověřený i ten váš, stojí v přehledu vašeho účtu.

## Časté otázky

**Platím z prodeje provizi?** Ne. Za běžný inzerát ani za prodej nic neúčtujeme.

**Mohu prodat otevřenou lahev?** Lihoviny určené ke konzumaci pouze neotevřené a s kolkem. Prázdné lahve a sběratelské obaly prodávat lze.

**Smím prodat domácí slivovici?** Ne. Pěstitelský ani jiný podomácku vyrobený destilát se prodávat nesmí.

**Mohu u inzerátu do 14 dnů odstoupit od smlouvy?** Jen pokud je prodejcem podnikatel. U soukromé osoby záleží na vaší domluvě.

**Co když nabídka nevypadá v pořádku?** Napište nám na ${demo.company.email} a připojte adresu stránky. Každé oznámení posoudí člověk a o výsledku se dozvíte.

**Jak dlouho je inzerát vidět?** 60 dní, poté jej jedním klepnutím obnovíte.
`,
  },
  en: {
    title: 'How it works',
    perex: 'Selling, buying and seeking step by step, the shop, the branches and the verified account.',
    body: `
Karafa joins two things: **adverts**, by which people sell and seek bottles, cigars and collectibles among themselves, and a **shop**, in which we are the seller. You can always tell which is which: an advert carries the seller's name and place, goods of the shop show their stock.

## Selling

1. Register and wait for your account to be approved, usually within one working day.
2. Click **Add an advertisement**, choose an offer and pick the category.
3. Fill in brand, volume, description, price and place. Add up to ten photographs; the first will be the main one.
4. Send it. The advert of an unverified user is published after a check, as a rule on the same day.
5. Mark the advert as sold when the deal is done. You can pause or change it at any time.

## Buying

1. Find an item by search, or browse the categories and narrow the choice by filters.
2. Look at the photographs, the description, the stars and the seller's mark. A **verified** seller has proved their identity to us.
3. Handover and payment are agreed directly between you and the seller; no money passes through the portal.
4. On handover check the bottle, the stamp and the closure. The seller may ask for proof of age.

## Seeking

What is not on offer you can **request**. A request is entered like an advert, and the price is optional. Once approved it stands among the adverts with the mark **Wanted**, where whoever has the thing will find it.

## Shop and branches

Goods of the shop go into the cart and can be ordered without registration. We deliver by courier, by post and to pickup points that check the age, or you collect your order at one of **13 branches**. Collection is paid in advance, and the staff verify your age. Delivery is free on orders over **${freeDeliveryLimit(demo)}**.

## Verified account

The first **ten adverts** at a time are free for everybody. A verified account brings:

- any number of adverts,
- publication without waiting for approval,
- a mark beside your name that builds trust.

Accounts are verified by an administrator. The overview of your account says whether yours is.

## Frequently asked questions

**Is there a commission?** No. We charge nothing for an ordinary advert or for the sale.

**May I sell an opened bottle?** Spirits meant for drinking only unopened and with the stamp. Empty bottles and collectors' packing are fine.

**May I sell home-made slivovice?** No. Fruit growers' or other home distillate must not be sold.

**Can I withdraw from the purchase within 14 days?** Only if the seller is a business. With a private person it depends on what you agree.

**What if an offer looks wrong?** Write to ${demo.company.email} with the address of the page. Every notice is judged by a person, and you learn the result.

**How long is an advert visible?** For 60 days, then one click renews it.
`,
  },
  de: {
    title: 'So funktioniert es',
    perex: 'Verkaufen, kaufen und suchen Schritt für Schritt, Shop, Filialen und verifiziertes Konto.',
    body: `
Karafa verbindet zwei Dinge: **Anzeigen**, über die Menschen Flaschen, Zigarren und Sammlerstücke untereinander verkaufen und suchen, und einen **Shop**, in dem wir verkaufen. Der Unterschied ist stets erkennbar: Eine Anzeige trägt Namen und Ort des Verkäufers, Ware des Shops den Lagerbestand.

## Verkaufen

1. Registrieren Sie sich und warten Sie auf die Freigabe Ihres Kontos, meist innerhalb eines Werktags.
2. Klicken Sie auf **Anzeige aufgeben**, wählen Sie Angebot und Kategorie.
3. Ergänzen Sie Marke, Inhalt, Beschreibung, Preis und Ort. Bis zu zehn Fotos sind möglich, das erste ist das Hauptbild.
4. Absenden. Anzeigen nicht verifizierter Nutzer erscheinen nach einer Prüfung, in der Regel noch am selben Tag.
5. Kennzeichnen Sie die Anzeige nach dem Verkauf als verkauft. Pausieren oder ändern können Sie sie jederzeit.

## Kaufen

1. Finden Sie ein Angebot über die Suche oder in den Kategorien und verfeinern Sie die Auswahl mit Filtern.
2. Prüfen Sie Fotos, Beschreibung, Sterne und Kennzeichnung. Ein **verifizierter** Verkäufer hat uns seine Identität nachgewiesen.
3. Übergabe und Zahlung vereinbaren Sie direkt mit dem Verkäufer, über das Portal fließt kein Geld.
4. Kontrollieren Sie bei der Übergabe Flasche, Banderole und Verschluss. Der Verkäufer darf einen Altersnachweis verlangen.

## Suchen

Was nicht angeboten wird, können Sie per **Gesuch** anfragen. Es wird wie eine Anzeige eingegeben, der Preis ist freiwillig. Nach der Freigabe steht es mit der Kennzeichnung **Gesuch** unter den Anzeigen, wo es findet, wer die Sache hat.

## Shop und Filialen

Ware des Shops legen Sie in den Warenkorb und bestellen auch ohne Registrierung. Wir liefern per Kurier, per Post und an Abholstellen mit Altersprüfung, oder Sie holen die Bestellung in einer von **13 Filialen** ab. Die Abholung wird vorab bezahlt, das Personal prüft das Alter. Bei Bestellungen über **${freeDeliveryLimit(demo)}** ist der Versand kostenlos.

## Verifiziertes Konto

Die ersten **zehn Anzeigen** gleichzeitig sind für alle kostenlos. Ein verifiziertes Konto bietet:

- beliebig viele Anzeigen,
- Veröffentlichung ohne Wartezeit,
- eine Kennzeichnung am Namen, die Vertrauen schafft.

Konten verifiziert die Verwaltung. Ob Ihres verifiziert ist, steht in der Übersicht Ihres Kontos.

## Häufige Fragen

**Fällt eine Provision an?** Nein. Weder für eine gewöhnliche Anzeige noch für den Verkauf berechnen wir etwas.

**Darf ich eine geöffnete Flasche verkaufen?** Spirituosen zum Trinken nur ungeöffnet und mit Banderole. Leere Flaschen und Sammlerverpackungen sind erlaubt.

**Darf ich selbst gebrannten Slivovitz verkaufen?** Nein. Selbst gebrannter Alkohol darf nicht verkauft werden.

**Kann ich binnen 14 Tagen widerrufen?** Nur wenn der Verkäufer Unternehmer ist. Bei Privatpersonen zählt, was Sie vereinbaren.

**Was tun, wenn ein Angebot nicht stimmt?** Schreiben Sie mit der Seitenadresse an ${demo.company.email}. Jede Meldung prüft ein Mensch, und Sie erfahren das Ergebnis.

**Wie lange ist eine Anzeige sichtbar?** 60 Tage, danach verlängern Sie sie mit einem Klick.
`,
  },
});
