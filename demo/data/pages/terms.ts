import { freeDeliveryLimit, type DemoShop } from '../shops/demo-shop.ts';
import type { PageTexts } from './page-texts.ts';

/** Terms and conditions of the invented operator. */
export const terms = ({ company, words, ...demo }: DemoShop): PageTexts => ({
  cs: {
    title: 'Obchodní podmínky',
    perex: 'Pravidla používání inzertního portálu a nákupu v internetovém obchodě Karafa.',
    body: `
Tyto obchodní podmínky upravují práva a povinnosti mezi společností **${company.name}** (dále jen „provozovatel“) a osobami, které používají inzertní portál a internetový obchod Karafa (dále jen „portál“). Jsou účinné od 1. ledna 2026.

## 1. Provozovatel

${company.name}, se sídlem ${company.street}, ${company.postcode} ${company.city}, IČO ${company.id}, DIČ ${company.taxId}, zapsaná v obchodním rejstříku u ${words.court.cs}. Kontakt: ${company.email}, telefon ${company.phone}. Tyto údaje jsou zároveň kontaktním místem pro uživatele i orgány dohledu podle nařízení o digitálních službách.

## 2. Kdo smí portál používat

1. Portál je určen výhradně osobám od **18 let**. Vstupem uživatel potvrzuje, že této věkové hranice dosáhl.
2. Prosté potvrzení věku nestačí k převzetí zboží. V objednávce alkoholu kupující potvrdí, že mu je nejméně 18 let, v objednávce tabákových výrobků uvede i datum narození. Při předání zboží si kurýr, výdejní místo nebo obsluha prodejny vyžádá doklad totožnosti. Osobě mladší 18 let ani osobě, která věk nedoloží, nebude zboží vydáno.
3. Každá osoba smí mít pouze jeden účet. Uživatel odpovídá za pravdivost údajů a za ochranu svého hesla.

## 3. Inzerce

1. Inzerovat lze nabídku i poptávku. Smlouva o koupi inzerované věci vzniká přímo mezi prodávajícím a kupujícím; provozovatel není její stranou, peníze ani zboží nepřebírá a za splnění smlouvy neodpovídá.
2. U každého inzerátu je uvedeno, zda prodává **soukromá osoba**, nebo **podnikatel**. Nakupuje-li spotřebitel od soukromé osoby, neuplatní se ochrana spotřebitele, zejména právo odstoupit od smlouvy do 14 dnů. Podnikatel zveřejňuje obchodní firmu, sídlo a identifikační číslo a odpovídá za splnění svých zákonných povinností.
3. Neověřený uživatel smí mít současně nejvýše deset inzerátů a každý z nich před zveřejněním schvaluje správce. Uživatel s ověřeným účtem není počtem omezen a jeho inzeráty se zveřejňují ihned.
4. Inzerát je zveřejněn 60 dní a lze jej prodloužit. Po prodeji je inzerent povinen jej označit jako prodaný.
5. Soukromá osoba nesmí portál používat k soustavnému prodeji za účelem zisku.

## 4. Zakázané zboží a obsah

Na portálu se nesmí nabízet ani poptávat zejména:

- lihoviny bez kontrolní pásky a tabákové výrobky bez platné tabákové nálepky,
- podomácku vyrobený nebo pěstitelský destilát,
- otevřené lahve lihovin určené ke konzumaci, jednotlivě prodávané cigarety a rozbalené tabákové výrobky,
- žvýkací a orální tabák, surové tabákové listy, zboží s nálepkou jiného státu nebo z bezcelního prodeje,
- napodobeniny, zboží pocházející z trestné činnosti a zboží klamavě označené,
- jakékoli zboží pro osoby mladší 18 let.

Zakázán je též obsah, který porušuje práva jiných osob, obsahuje urážky, zdravotní tvrzení o alkoholu či tabáku nebo reklamu na tabákové výrobky.

## 5. Moderování a oznámení protiprávního obsahu

1. Inzeráty a oznámení posuzují správci. O obsahu se nikdy nerozhoduje automaticky.
2. Protiprávní obsah může kdokoli oznámit na adrese **${company.email}**. Oznámení má obsahovat důvod, adresu stránky a kontakt oznamovatele. Přijetí potvrdíme a rozhodneme bez zbytečného odkladu.
3. Je-li obsah odstraněn nebo účet omezen, sdělíme uživateli důvody, rozsah opatření a možnosti obrany. Proti rozhodnutí lze do šesti měsíců podat bezplatnou stížnost, o níž rozhodne jiný správce.
4. Při opakovaném zjevném porušování pravidel lze účet po předchozím upozornění pozastavit.

## 6. Pořadí výpisů, placené umístění a ověření účtu

1. Výpisy se ve výchozím stavu řadí od nejnovějších, výsledky vyhledávání podle shody s dotazem; uživatel může zvolit též řazení podle ceny nebo podle ceny za litr, kus či 100 g.
2. **Topované inzeráty** se ve výpisech kategorií zobrazují před ostatními, pořadí výsledků vyhledávání nemění. Jde o placené umístění a je vždy označeno slovem TOP. Umístění si inzerent objedná a zaplatí předem, začíná schválením správce a čas běží i tehdy, když inzerát pozastaví nebo ukončí. Neschválené umístění provozovatel vrátí v plné výši, stejně jako to, které inzerent zruší před schválením. Na zboží, pro které je reklama zakázána, je objednat nelze.
3. Ověřený účet má uživatel, který zaplatil jednorázový poplatek, nebo podnikatel, jehož údaje souhlasí s veřejným rejstříkem. Provozovatel tím neručí za totožnost uživatele ani za jeho zboží.

## 7. Hodnocení uživatelů

1. Hvězdičky u jména uživatele jsou průměrem hodnocení, která mu dali jiní uživatelé; v závorce je jejich počet. Hodnocení s označením „potvrzený obchod“ následuje po předání, které v portálu potvrdily obě strany; u ostatních provozovatel neověřuje, zda k obchodu skutečně došlo. Hodnocení nelze koupit a na pořadí výpisů nemají vliv.
2. Hodnotit může každý přihlášený uživatel, každého jiného uživatele jednou. Své hodnocení může kdykoli změnit nebo smazat. Hodnocený uživatel může veřejně odpovědět.
3. Hodnocení, které porušuje zákon nebo tyto podmínky, provozovatel skryje a autorovi sdělí důvod. Nepříznivé hodnocení samo o sobě důvodem ke skrytí není. Hodnocení od zablokovaných uživatelů se nezobrazují a do průměru se nepočítají.

## 8. Nákup v internetovém obchodě

1. Ceny zboží jsou konečné včetně DPH a dalších daní. U slev uvádíme též nejnižší cenu za posledních 30 dní před poskytnutím slevy.
2. Objednávka se činí tlačítkem **Objednávka zavazující k platbě**. Kupní smlouva je uzavřena potvrzením objednávky zaslaným e-mailem, k němuž jsou přiloženy tyto podmínky.
3. Platit lze kartou, bankovním převodem a na dobírku; osobní odběr vyžaduje platbu předem. Na cigarety a tabákové výrobky se slevy a poukazy nevztahují.
4. Zboží dodáváme pouze ${words.inCountry.cs}. Cena dopravy je v ceníku; při nákupu nad **${freeDeliveryLimit(demo)}** je doprava zdarma. Cigarety a tabákové výrobky se do této částky nepočítají.
5. Předpokládaná dodací doba je u zboží skladem ${words.inCapital.cs} 1 až 3 dny, u zboží na ostatních prodejnách 3 až 5 dní. Nebude-li zboží na zvolené prodejně, dodáme je do 10 dnů.

## 9. Odstoupení od smlouvy

1. Spotřebitel může od smlouvy uzavřené s provozovatelem odstoupit **do 14 dnů** od převzetí zboží bez udání důvodu. Stačí použít funkci „Odstoupit od smlouvy“ v detailu objednávky, odeslat vzorový formulář z oddílu Dokumenty nebo učinit jiné jednoznačné prohlášení.
2. Zboží je nutné zaslat zpět do 14 dnů od odstoupení; náklady na vrácení nese spotřebitel. Peníze včetně nejlevnějšího nabízeného způsobu dopravy vrátíme do 14 dnů, ne však dříve, než zboží obdržíme nebo spotřebitel prokáže jeho odeslání.
3. Odstoupit nelze zejména od smlouvy o dodání zboží v uzavřeném obalu, které z hygienických důvodů není vhodné vrátit poté, co je spotřebitel porušil. Bylo-li zboží jinak použito nad nezbytný rámec, odpovídá spotřebitel za snížení jeho hodnoty.

## 10. Práva z vadného plnění

1. Kupující může vytknout vadu, která se projeví **do 24 měsíců** od převzetí; projeví-li se v prvním roce, má se za to, že zboží bylo vadné již při převzetí. U potravin s datem spotřeby nebo minimální trvanlivosti platí toto datum.
2. Kupující může požadovat opravu nebo dodání nové věci, a není-li to možné, přiměřenou slevu nebo vrácení ceny.
3. Reklamaci lze uplatnit na kterékoli prodejně nebo na ${company.complaintsEmail}. Přijetí písemně potvrdíme a reklamaci vyřídíme nejpozději **do 30 dnů**.

## 11. Řešení sporů

Spotřebitel má právo na mimosoudní řešení sporu. ${words.disputes.cs}

## 12. Závěrečná ustanovení

Smlouvy se řídí ${words.law.cs}; spotřebiteli z jiného státu zůstává zachována ochrana podle předpisů jeho státu. O změně podmínek informujeme registrované uživatele e-mailem nejméně 15 dní předem; kdo s ní nesouhlasí, může účet zrušit. Na již uzavřené smlouvy se použijí podmínky platné v době jejich uzavření.
`,
  },
  en: {
    title: 'Terms and conditions',
    perex: 'The rules for using the Karafa classifieds portal and for buying in its online shop.',
    body: `
These terms govern the rights and duties between **${company.name}** (the “operator”) and those who use the Karafa classifieds portal and online shop (the “portal”). They apply from 1 January 2026. The Czech version prevails should the versions differ.

## 1. The operator

${company.name}, registered office ${company.street}, ${company.postcode} ${company.city}, ${words.country.en}, company number ${company.id}, VAT number ${company.vatId}, entered in the Commercial Register at ${words.court.en}. Contact: ${company.email}, telephone ${company.phone}. This is also the point of contact for users and authorities under the Digital Services Act.

## 2. Who may use the portal

1. The portal is meant solely for people aged **18 or over**. By entering it, users confirm that they have reached that age.
2. Such a confirmation is not enough to receive goods. In an order of alcohol buyers confirm that they are at least 18 years old, in an order of tobacco they state their date of birth as well. On handover the courier, the pickup point or the branch staff ask for an identity document. Goods are not handed to minors nor to anyone who cannot prove their age.
3. Each person may hold one account only. Users are responsible for the accuracy of their data and for keeping their password safe.

## 3. Adverts

1. Both offers and requests may be advertised. The contract of sale is made directly between seller and buyer; the operator is not a party to it, takes over neither money nor goods and is not liable for its performance.
2. Every advert states whether the seller is a **private person** or a **business**. When a consumer buys from a private person, consumer law does not apply, in particular not the right to withdraw within 14 days. A business publishes its name, registered office and company number and is responsible for its own legal duties.
3. An unverified user may have at most ten adverts at a time, each approved by an administrator before it is published. Users with a verified account have no limit, and their adverts appear at once.
4. An advert is published for 60 days and can be renewed. Once the item is sold, the advertiser must mark it as sold.
5. A private person must not use the portal for regular selling for profit.

## 4. Forbidden goods and content

In particular the following may be neither offered nor sought:

- spirits without a control strip and tobacco without a valid tax stamp,
- home-distilled spirits, including those distilled for fruit growers,
- opened bottles of spirits for drinking, single cigarettes and unpacked tobacco,
- chewing and oral tobacco, raw tobacco leaf, goods with the stamp of another state or from duty-free sale,
- counterfeits, proceeds of crime and goods that are misleadingly described,
- any goods for persons under 18.

Content that infringes the rights of others, insults, makes health claims about alcohol or tobacco or advertises tobacco products is forbidden as well.

## 5. Moderation and notices of illegal content

1. Adverts and notices are reviewed by administrators. No decisions about content are made automatically.
2. Anyone may report illegal content at **${company.email}**. The notice should give the reason, the address of the page and a contact. We confirm receipt and decide without undue delay.
3. If content is removed or an account restricted, we tell the user the reasons, the extent of the measure and the ways to contest it. A free complaint may be lodged within six months and is decided by another administrator.
4. An account that repeatedly and manifestly breaks the rules may be suspended after a warning.

## 6. Ranking, paid placement and verification

1. Lists are sorted newest first by default, search results by best match; users may also sort by price or by price per litre, piece or 100 g.
2. **Promoted adverts** appear ahead of the others in category lists; they do not change the order of search results. This is paid placement and is always marked TOP. The advertiser orders and pays for it in advance; it starts with an administrator's approval, and time goes on even if the advert is paused or ended. The operator refunds in full what is not approved and what the advertiser cancels before approval. It cannot be ordered for goods that must not be advertised.
3. A verified account belongs to a user who has paid a one-off fee, or to a business whose details match the public register. The operator thereby vouches neither for the user's identity nor for the goods.

## 7. Reviews of users

1. The stars beside a user's name are the average of the reviews that other users gave, with their number in brackets. A review marked “confirmed deal” follows a handover that both sides confirmed on the portal; for the others the operator does not verify that a deal took place. Reviews cannot be bought and do not affect the order of lists.
2. Every logged-in user can review every other user once. Reviewers can change or delete their reviews at any time. The reviewed user can reply in public.
3. The operator hides reviews that break the law or these terms and tells the author why. Being unfavourable is no reason to hide a review. Reviews by blocked users are not shown and do not count towards the average.

## 8. Buying in the shop

1. Prices are final and include VAT and other taxes. With every reduction we state the lowest price of the 30 days before it.
2. An order is placed with the button **Order with obligation to pay**. The contract is made when we confirm the order by e-mail, with these terms attached.
3. Payment is by card, bank transfer or cash on delivery; collection at a branch requires payment in advance. Discounts and vouchers do not apply to cigarettes and tobacco.
4. We deliver ${words.inCountry.en} only. Delivery charges are in the price list; delivery is free on orders over **${freeDeliveryLimit(demo)}**. Cigarettes and tobacco do not count towards this amount.
5. Goods in stock ${words.inCapital.en} take 1 to 3 days, goods at other branches 3 to 5 days. Goods missing at the chosen branch are delivered there within 10 days.

## 9. Withdrawal

1. A consumer may withdraw from a contract with the operator **within 14 days** of receiving the goods, without giving a reason: using the function “Withdraw from the contract” on the order's page, the form in the Documents section or any other clear statement.
2. The goods must be sent back within 14 days of withdrawal at the consumer's cost. We return the money, including the cheapest delivery offered, within 14 days, though not before we receive the goods or proof that they were sent.
3. Withdrawal is not possible for goods in sealed packing that cannot be returned for reasons of hygiene once the consumer has opened it. If goods were otherwise used beyond what is needed, the consumer is liable for the loss in value.

## 10. Defective goods

1. A defect that appears **within 24 months** of receipt may be claimed; if it appears in the first year, the goods are presumed to have been defective on receipt. For food with a use-by or best-before date that date applies.
2. The buyer may ask for repair or replacement and, where that is not possible, for a reasonable discount or a refund.
3. Complaints may be made at any branch or at ${company.complaintsEmail}. We confirm receipt in writing and resolve the complaint within **30 days** at the latest.

## 11. Disputes

Consumers have a right to out-of-court settlement. ${words.disputes.en}

## 12. Final provisions

Contracts are governed by ${words.law.en}; consumers from other countries keep the protection of their own law. Registered users are told of changes by e-mail at least 15 days ahead; those who disagree may close their account. Contracts already made are governed by the terms in force when they were made.
`,
  },
  de: {
    title: 'Allgemeine Geschäftsbedingungen',
    perex: 'Die Regeln für das Anzeigenportal und den Einkauf im Onlineshop Karafa.',
    body: `
Diese Bedingungen regeln die Rechte und Pflichten zwischen der **${company.name}** (im Folgenden „Betreiber“) und den Nutzern des Anzeigenportals und Onlineshops Karafa (im Folgenden „Portal“). Sie gelten ab dem 1. Januar 2026. Bei Abweichungen ist die tschechische Fassung maßgeblich.

## 1. Betreiber

${company.name}, Sitz ${company.street}, ${company.postcode} ${company.city}, ${words.country.de}, Identifikationsnummer ${company.id}, USt-IdNr. ${company.vatId}, eingetragen im Handelsregister beim ${words.court.de}. Kontakt: ${company.email}, Telefon ${company.phone}. Dies ist zugleich die Kontaktstelle für Nutzer und Behörden nach dem Gesetz über digitale Dienste.

## 2. Wer das Portal nutzen darf

1. Das Portal richtet sich ausschließlich an Personen ab **18 Jahren**. Mit dem Betreten bestätigen die Nutzer, dass sie dieses Alter erreicht haben.
2. Für den Erhalt der Ware genügt diese Bestätigung nicht. Bei einer Bestellung von Alkohol bestätigt der Käufer, mindestens 18 Jahre alt zu sein, bei einer Bestellung von Tabakwaren gibt er auch sein Geburtsdatum an. Bei der Übergabe verlangen Kurier, Abholstelle oder Filialpersonal einen Ausweis. An Minderjährige und an Personen ohne Altersnachweis wird keine Ware ausgegeben.
3. Jede Person darf nur ein Konto führen. Die Nutzer sind für die Richtigkeit ihrer Angaben und den Schutz ihres Passworts verantwortlich.

## 3. Anzeigen

1. Angebote wie Gesuche sind möglich. Der Kaufvertrag kommt unmittelbar zwischen Verkäufer und Käufer zustande; der Betreiber ist nicht Vertragspartei, nimmt weder Geld noch Ware entgegen und haftet nicht für die Erfüllung.
2. Jede Anzeige nennt, ob eine **Privatperson** oder ein **Unternehmer** verkauft. Beim Kauf von einer Privatperson gilt das Verbraucherrecht nicht, insbesondere nicht das 14-tägige Widerrufsrecht. Unternehmer veröffentlichen Firma, Sitz und Identifikationsnummer und sind für ihre gesetzlichen Pflichten selbst verantwortlich.
3. Nicht verifizierte Nutzer dürfen gleichzeitig höchstens zehn Anzeigen haben, die vor der Veröffentlichung freigegeben werden. Nutzer mit verifiziertem Konto unterliegen keiner Begrenzung, ihre Anzeigen erscheinen sofort.
4. Eine Anzeige steht 60 Tage online und kann verlängert werden. Nach dem Verkauf ist sie als verkauft zu kennzeichnen.
5. Privatpersonen dürfen das Portal nicht für den regelmäßigen gewinnorientierten Verkauf nutzen.

## 4. Verbotene Waren und Inhalte

Insbesondere dürfen weder angeboten noch gesucht werden:

- Spirituosen ohne Banderole und Tabakwaren ohne gültiges Steuerzeichen,
- selbst gebrannter Alkohol, auch aus der Abfindungsbrennerei,
- geöffnete Spirituosenflaschen zum Trinken, einzelne Zigaretten und ausgepackte Tabakwaren,
- Kau- und Oraltabak, Rohtabak, Waren mit Steuerzeichen anderer Staaten oder aus zollfreiem Verkauf,
- Fälschungen, Waren aus Straftaten und irreführend bezeichnete Waren,
- jegliche Waren für Personen unter 18 Jahren.

Verboten sind ferner Inhalte, die Rechte anderer verletzen, beleidigen, gesundheitsbezogene Aussagen zu Alkohol oder Tabak enthalten oder für Tabakwaren werben.

## 5. Moderation und Meldung rechtswidriger Inhalte

1. Über Anzeigen und Meldungen entscheiden Administratoren, niemals ein automatisches Verfahren.
2. Rechtswidrige Inhalte kann jeder unter **${company.email}** anzeigen. Die Meldung soll Grund, Seitenadresse und Kontakt enthalten. Wir bestätigen den Eingang und entscheiden ohne unangemessene Verzögerung.
3. Wird ein Inhalt entfernt oder ein Konto eingeschränkt, nennen wir Gründe, Umfang und Rechtsbehelfe. Binnen sechs Monaten ist eine kostenlose Beschwerde möglich, über die ein anderer Administrator entscheidet.
4. Bei wiederholten offensichtlichen Verstößen kann ein Konto nach Verwarnung ausgesetzt werden.

## 6. Reihenfolge, bezahlte Platzierung und Verifizierung

1. Listen beginnen grundsätzlich mit den neuesten Einträgen, Suchergebnisse mit der besten Übereinstimmung; wählbar ist auch die Sortierung nach Preis oder nach Preis je Liter, Stück oder 100 g.
2. **Hervorgehobene Anzeigen** stehen in den Listen der Kategorien vor den übrigen, die Reihenfolge der Suchergebnisse ändern sie nicht. Es handelt sich um eine bezahlte Platzierung, die stets mit TOP gekennzeichnet ist. Der Inserent bestellt und bezahlt sie im Voraus; sie beginnt mit der Genehmigung durch einen Administrator, und die Zeit läuft auch weiter, wenn die Anzeige pausiert oder beendet wird. Was nicht genehmigt wird oder was der Inserent vor der Genehmigung storniert, erstattet der Betreiber in voller Höhe. Für Waren, für die nicht geworben werden darf, kann sie nicht bestellt werden.
3. Ein verifiziertes Konto haben Nutzer, die eine einmalige Gebühr bezahlt haben, oder Unternehmer, deren Angaben mit dem öffentlichen Register übereinstimmen. Der Betreiber steht damit weder für die Identität noch für die Ware ein.

## 7. Bewertungen

1. Die Sterne neben einem Benutzernamen sind der Durchschnitt der Bewertungen durch andere Nutzer, ihre Anzahl steht in Klammern. Einer Bewertung mit dem Vermerk „bestätigtes Geschäft“ ging eine Übergabe voraus, die beide Seiten im Portal bestätigt haben; bei den übrigen prüft der Betreiber nicht, ob ein Geschäft zustande kam. Bewertungen können nicht gekauft werden und beeinflussen die Reihenfolge der Listen nicht.
2. Angemeldete Nutzer können alle anderen Nutzer je einmal bewerten. Die eigene Bewertung kann jederzeit geändert oder gelöscht werden. Die bewertete Person kann öffentlich antworten.
3. Bewertungen, die gegen Gesetze oder diese Bedingungen verstoßen, blendet der Betreiber aus und teilt den Verfassern den Grund mit. Eine ungünstige Bewertung allein ist kein Grund dafür. Bewertungen gesperrter Nutzer werden nicht angezeigt und zählen nicht zum Durchschnitt.

## 8. Einkauf im Shop

1. Die Preise sind Endpreise einschließlich Mehrwertsteuer und sonstiger Steuern. Bei Ermäßigungen nennen wir den niedrigsten Preis der letzten 30 Tage davor.
2. Bestellt wird mit der Schaltfläche **Zahlungspflichtig bestellen**. Der Vertrag kommt mit unserer Bestätigung per E-Mail zustande, der diese Bedingungen beiliegen.
3. Zahlung per Karte, Überweisung oder Nachnahme; die Abholung in der Filiale setzt Vorauszahlung voraus. Rabatte und Gutscheine gelten nicht für Zigaretten und Tabakwaren.
4. Wir liefern nur ${words.inCountry.de}. Die Versandkosten stehen in der Preisliste; bei Bestellungen über **${freeDeliveryLimit(demo)}** ist der Versand kostenlos. Zigaretten und Tabakwaren zählen dabei nicht mit.
5. Ware auf Lager ${words.inCapital.de} ist in 1 bis 3 Tagen da, Ware aus anderen Filialen in 3 bis 5 Tagen. Ist sie in der gewählten Filiale nicht vorrätig, liefern wir sie binnen 10 Tagen dorthin.

## 9. Widerruf

1. Verbraucher können einen Vertrag mit dem Betreiber **binnen 14 Tagen** nach Erhalt der Ware ohne Angabe von Gründen widerrufen: über die Funktion „Vertrag widerrufen“ in der Bestellung, mit dem Formular im Bereich Dokumente oder durch eine andere eindeutige Erklärung.
2. Die Ware ist binnen 14 Tagen nach dem Widerruf auf Kosten des Verbrauchers zurückzusenden. Wir erstatten den Betrag einschließlich der günstigsten Versandart binnen 14 Tagen, jedoch nicht vor Erhalt der Ware oder eines Versandnachweises.
3. Ausgeschlossen ist der Widerruf bei versiegelter Ware, die aus Hygienegründen nicht zur Rückgabe geeignet ist, wenn der Verbraucher die Versiegelung entfernt hat. Wurde die Ware über das Nötige hinaus benutzt, haftet er für den Wertverlust.

## 10. Mängelrechte

1. Ein Mangel, der **binnen 24 Monaten** nach Erhalt auftritt, kann gerügt werden; zeigt er sich im ersten Jahr, wird vermutet, dass er schon bei Übergabe bestand. Bei Lebensmitteln gilt das Verbrauchs- oder Mindesthaltbarkeitsdatum.
2. Der Käufer kann Nachbesserung oder Ersatz verlangen und, wo dies nicht möglich ist, eine angemessene Minderung oder die Erstattung des Preises.
3. Reklamationen nimmt jede Filiale oder ${company.complaintsEmail} entgegen. Wir bestätigen den Eingang schriftlich und erledigen sie spätestens **binnen 30 Tagen**.

## 11. Streitbeilegung

Verbraucher haben das Recht auf außergerichtliche Streitbeilegung. ${words.disputes.de}

## 12. Schlussbestimmungen

Es gilt ${words.law.de}; Verbraucher aus anderen Staaten behalten den Schutz ihres Rechts. Über Änderungen informieren wir registrierte Nutzer mindestens 15 Tage vorher per E-Mail; wer nicht einverstanden ist, kann sein Konto schließen. Für bereits geschlossene Verträge gelten die damaligen Bedingungen.
`,
  },
});
