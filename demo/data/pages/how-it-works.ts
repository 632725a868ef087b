import { routePath } from '#shared/i18n/paths.ts';
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
2. Klikněte na **Přidat inzerát**, zvolte nabídku a vyberte kategorii.
3. Doplňte značku, objem, popis, cenu a místo. Přidejte až deset fotografií; první z nich bude hlavní.
4. Odešlete. Inzerát neověřeného uživatele zveřejníme po kontrole, zpravidla ještě týž den.
5. Zájemci napíšou do zpráv. V konverzaci nabídněte cenu, lahev rezervujte a domluvte předání; když ho oba potvrdíte, inzerát se sám označí jako prodaný. Prodali jste jinde? Označte ho sami. Pozastavit nebo upravit ho můžete kdykoli.

## Kupuji

1. Najděte položku vyhledáváním, nebo procházejte kategorie a zpřesněte výběr filtry.
2. Prohlédněte si fotografie, popis, hvězdičky a označení prodejce.
3. Tlačítkem **Napsat prodejci** se zeptejte a domluvte. Předání a platba jsou mezi vámi a prodejcem, portál peníze nepřebírá.
4. Při předání zkontrolujte stav lahve, kolek a uzávěr. Prodejce si může vyžádat doklad o věku.
5. Po předání se navzájem ohodnoťte. Hodnocení potvrzeného obchodu se zveřejní, až napíšete oba, nebo po 14 dnech.

## Hledám

Co není v nabídce, můžete **poptat**. Poptávka se zadává stejně jako inzerát, cena je nepovinná. Po schválení se zobrazí mezi inzeráty s označením **Poptávka** a najde ji každý, kdo hledanou věc má.

## Obchod a prodejny

Zboží obchodu vložíte do košíku a objednáte i bez registrace. Doručujeme kurýrem, poštou a na výdejní místa s kontrolou věku, nebo si objednávku vyzvednete na jedné ze **[13 prodejen](${routePath('branches', 'cs')})**. Osobní odběr se platí předem a obsluha ověří věk. Při nákupu nad **${freeDeliveryLimit(demo)}** je doprava zdarma.

## Ověřený účet

Prvních **deset inzerátů** najednou je zdarma pro každého. Ověřený účet přináší:

- neomezený počet inzerátů,
- zveřejnění bez čekání na schválení,
- označení u jména, které zvyšuje důvěru.

Ověřený je účet, který zaplatil jednorázový poplatek, nebo firma, jejíž údaje souhlasí s rejstříkem. Totožnost ani zboží tím nezaručujeme. O ověření požádáte ve svém účtu.

## Časté otázky

**Platím z prodeje provizi?** Ne. Za běžný inzerát ani za prodej nic neúčtujeme.

**Mohu prodat otevřenou lahev?** Lihoviny určené ke konzumaci pouze neotevřené a s kolkem. Prázdné lahve a sběratelské obaly prodávat lze.

**Smím prodat domácí slivovici?** Ne. Pěstitelský ani jiný podomácku vyrobený destilát se prodávat nesmí.

**Mohu u inzerátu do 14 dnů odstoupit od smlouvy?** Jen pokud je prodejcem podnikatel. U soukromé osoby záleží na vaší domluvě.

**Co když nabídka nevypadá v pořádku?** Použijte odkaz **Nahlásit** u inzerátu, zprávy, hodnocení nebo profilu. Každé oznámení posoudí člověk a o výsledku se dozvíte. S čímkoli dalším pište na ${demo.company.email}.

**Jak dlouho je inzerát vidět?** 60 dní, poté ho jedním kliknutím prodloužíte.
`,
  },
  en: {
    title: 'How it works',
    perex: 'Selling, buying and wanted adverts step by step, the shop, the branches and verified accounts.',
    body: `
Karafa combines two things: **adverts**, through which people buy and sell bottles, cigars and collectibles among themselves, and a **shop**, in which we are the seller. You can always tell which is which: an advert shows the seller's name and location, a shop product shows its stock.

## Selling

1. Register and wait for your account to be approved, usually within one working day.
2. Click **Post an advert**, choose that you are offering and pick the category.
3. Fill in the brand, volume, description, price and location. Add up to ten photographs; the first will be the main one.
4. Submit it. Adverts by unverified users are published after a check, usually on the same day.
5. People write to you in messages. In the conversation, offer a price, reserve the bottle and agree the handover; once you have both confirmed it, the advert is marked as sold. Sold it elsewhere? Mark it yourself. You can pause or edit it at any time.

## Buying

1. Search for an item, or browse the categories and narrow your choice with filters.
2. Look at the photographs, the description, the stars and the seller's badge.
3. Press **Message the seller** to ask and agree. Handover and payment are between you and the seller; no money passes through the portal.
4. At the handover, check the bottle, the stamp and the closure. The seller may ask for proof of age.
5. Review each other after the handover. Reviews of a confirmed deal are published once you have both written one, or after 14 days.

## Looking for something

If something is not on offer, post a **wanted advert**. You enter it like any other advert, and the price is optional. Once approved, it appears among the adverts with the label **Wanted**, where anyone who has the item can find it.

## Shop and branches

You can put shop products into the cart and order them without registering. We deliver by courier, by post and to pickup points that check the age, or you collect your order at one of **[13 branches](${routePath('branches', 'en')})**. You pay for collection in advance, and the staff check your age. Delivery is free on orders over **${freeDeliveryLimit(demo)}**.

## Verified account

The first **ten adverts** at a time are free for everybody. A verified account brings:

- any number of adverts,
- publication without waiting for approval,
- a badge beside your name that builds trust.

An account is verified when its one-off fee is paid, or when it belongs to a company whose details match the register. It is no guarantee of identity or goods. You can apply in your account.

## Frequently asked questions

**Is there a commission?** No. We charge nothing for an ordinary advert or for the sale.

**May I sell an opened bottle?** Spirits meant for drinking only if unopened and stamped. Empty bottles and collectors' packing are fine.

**May I sell home-made slivovice?** No. Home-distilled spirits, including those distilled for fruit growers, must not be sold.

**Can I withdraw from the purchase within 14 days?** Only if the seller is a business. With a private person it depends on what you agree.

**What if an offer looks wrong?** Use the link **Report** beside an advert, message, review or profile. Every report is reviewed by a person, and we tell you the result. For anything else, write to ${demo.company.email}.

**How long is an advert visible?** For 60 days; after that you can renew it with one click.
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
4. Senden Sie die Anzeige ab. Anzeigen nicht verifizierter Benutzer erscheinen nach einer Prüfung, in der Regel noch am selben Tag.
5. Interessenten schreiben Ihnen eine Nachricht. In der Unterhaltung bieten Sie einen Preis an, reservieren die Flasche und vereinbaren die Übergabe; haben beide sie bestätigt, gilt die Anzeige als verkauft. Anderswo verkauft? Markieren Sie sie selbst. Pausieren oder ändern können Sie sie jederzeit.

## Kaufen

1. Finden Sie ein Angebot über die Suche oder in den Kategorien und verfeinern Sie die Auswahl mit Filtern.
2. Prüfen Sie Fotos, Beschreibung, Sterne und Kennzeichnung.
3. Mit **Verkäufer anschreiben** fragen Sie nach und vereinbaren alles Weitere. Übergabe und Zahlung regeln Sie direkt mit dem Verkäufer, über das Portal fließt kein Geld.
4. Kontrollieren Sie bei der Übergabe Flasche, Banderole und Verschluss. Der Verkäufer darf einen Altersnachweis verlangen.
5. Bewerten Sie einander nach der Übergabe. Bewertungen eines bestätigten Geschäfts erscheinen, sobald beide geschrieben haben, oder nach 14 Tagen.

## Suchen

Was nicht angeboten wird, können Sie per **Gesuch** anfragen. Es wird wie eine Anzeige eingegeben, der Preis ist optional. Nach der Freigabe steht es mit der Kennzeichnung **Gesuch** unter den Anzeigen, wo es jeder findet, der das Gesuchte hat.

## Shop und Filialen

Ware des Shops legen Sie in den Warenkorb und bestellen auch ohne Registrierung. Wir liefern per Kurier, per Post und an Abholstellen mit Altersprüfung, oder Sie holen die Bestellung in einer von **[13 Filialen](${routePath('branches', 'de')})** ab. Die Abholung wird vorab bezahlt, das Personal prüft das Alter. Bei Bestellungen über **${freeDeliveryLimit(demo)}** ist der Versand kostenlos.

## Verifiziertes Konto

Die ersten **zehn Anzeigen** gleichzeitig sind für alle kostenlos. Ein verifiziertes Konto bietet:

- beliebig viele Anzeigen,
- Veröffentlichung ohne Wartezeit,
- eine Kennzeichnung am Namen, die Vertrauen schafft.

Verifiziert ist ein Konto, dessen einmalige Gebühr bezahlt ist, oder eine Firma, deren Angaben mit dem Register übereinstimmen. Identität und Ware sind damit nicht garantiert. Den Antrag stellen Sie in Ihrem Konto.

## Häufige Fragen

**Fällt eine Provision an?** Nein. Weder für eine gewöhnliche Anzeige noch für den Verkauf berechnen wir etwas.

**Darf ich eine geöffnete Flasche verkaufen?** Spirituosen zum Trinken nur ungeöffnet und mit Banderole. Leere Flaschen und Sammlerverpackungen sind erlaubt.

**Darf ich selbst gebrannten Slivovitz verkaufen?** Nein. Selbst gebrannter Alkohol darf nicht verkauft werden.

**Kann ich binnen 14 Tagen widerrufen?** Nur wenn der Verkäufer Unternehmer ist. Bei Privatpersonen zählt, was Sie vereinbaren.

**Was tun, wenn mit einem Angebot etwas nicht stimmt?** Nutzen Sie den Link **Melden** bei Anzeige, Nachricht, Bewertung oder Profil. Jede Meldung prüft ein Mensch, und Sie erfahren das Ergebnis. Mit allem anderen wenden Sie sich an ${demo.company.email}.

**Wie lange ist eine Anzeige sichtbar?** 60 Tage, danach verlängern Sie sie mit einem Klick.
`,
  },
});
