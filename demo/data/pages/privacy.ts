import { confirmationDays as newsletterDays } from '#shared/newsletters/limits.ts';
import { confirmationDays, endedGuestDays } from '#shared/watchdogs/limits.ts';
import { closingDays } from '#shared/privacy/limits.ts';
import type { DemoShop } from '../shops/demo-shop.ts';
import type { PageTexts } from './page-texts.ts';

/** How the invented operator treats personal data. */
export const privacy = ({ company, words }: DemoShop): PageTexts => ({
  cs: {
    title: 'Ochrana osobních údajů',
    perex: 'Jaké údaje zpracováváme, proč, jak dlouho a jaká máte práva.',
    body: `
Ochranu soukromí bereme jako součást řemesla: zpracováváme jen údaje, které k provozu portálu skutečně potřebujeme, a mažeme je, jakmile důvod pomine.

## Správce údajů

Správcem je **${company.name}**, ${company.street}, ${company.postcode} ${company.city}, IČO ${company.id}. S dotazy k osobním údajům se obracejte na ${company.privacyEmail}. Pověřenec pro ochranu osobních údajů nebyl jmenován, protože to povaha zpracování nevyžaduje.

## Jaké údaje a k čemu

- **Účet a inzerce:** uživatelské jméno, e-mail, telefon, místo, obsah inzerátů, oblíbené nabídky a hodnocení, která napíšete nebo dostanete. Důvodem je plnění smlouvy o užívání portálu.
- **Objednávky:** jméno, doručovací a fakturační adresa, kontakty, zakoupené zboží a platby. Důvodem je plnění kupní smlouvy a zákonné povinnosti v účetnictví a daních.
- **Ověření věku:** výsledek ověření, jeho způsob a čas, u Bank iD a MojeID i číslo ověření. Datum narození ani kopii dokladu neuchováváme. Důvodem je zákonná povinnost.
- **Podnikatelé:** obchodní firma, sídlo, identifikační číslo a údaje potřebné k jejich ověření podle nařízení o digitálních službách.
- **Oznámení v prohlížeči:** jen když je zapnete: adresa vašeho prohlížeče u služby jeho výrobce, do odhlášení. Oznámení mu posíláme zašifrovaná. Důvodem je váš souhlas.
- **Hlídací psi:** co si necháte hlídat a co jsme našli, bez účtu i vaše e-mailová adresa. Důvodem je plnění toho, oč jste nás požádali.
- **Newsletter:** e-mailová adresa, jazyk, vybrané kategorie a záznam o souhlasu: kdy, kde a k jakému znění jste ho dali. U odkazů v newsletteru počítáme kliknutí, ale nezjišťujeme, kdo klikl ani kdo e-mail otevřel. Důvodem je váš souhlas.
- **Zprávy a obchody:** co píšete jiným uživatelům a obchodu, dohodnutá cena, čas a místo předání a na které inzeráty čekáte. Důvodem je plnění smlouvy o užívání portálu; druhá strana vidí vše, co jí pošlete.
- **Bezpečnost:** adresa IP, čas a technické údaje o přístupu. Důvodem je oprávněný zájem na ochraně portálu a jeho uživatelů.

Údaje neprodáváme, neprovádíme automatizované rozhodování s právními účinky a údaje osob mladších 18 let vědomě nezpracováváme.

## Jak dlouho údaje uchováváme

1. Údaje účtu po dobu jeho trvání a ${closingDays} dní poté, kdy si zrušení můžete rozmyslet; potom je smažeme.
2. Inzeráty 24 měsíců od skončení. Hodnocení po dobu trvání účtů obou stran: s účtem mažeme hodnocení, která jeho uživatel napsal i dostal.
3. Daňové doklady 10 let, ostatní údaje objednávek 4 roky kvůli případným nárokům.
4. Záznam o ověření věku 12 měsíců; ověření u svého účtu můžete odstranit dřív.
5. Nahlášení obsahu a uživatelů 12 měsíců od rozhodnutí; poté mažeme jméno a e-mail toho, kdo nahlásil, jeho text i uloženou podobu nahlášeného obsahu.
6. Provozní záznamy 6 měsíců, záznam o souhlasu s cookies 12 měsíců.
7. Hlídací psy do smazání nebo zrušení účtu. Adresu bez účtu mažeme po ${confirmationDays} dnech bez potvrzení, jinak nejpozději ${endedGuestDays} dnů po tom, co bylo zboží skladem.
8. Zprávy a obchody patří oběma stranám: po zrušení účtu zůstanou druhé straně bez jména, kontaktů a obrázků toho, kdo odešel. Čekání na rezervovaný inzerát do jeho uvolnění.
9. Bankovní účty a telefonní čísla, u kterých jsme potvrdili podvod, 3 roky, abychom před nimi mohli ostatní varovat.
10. Odběr newsletteru do odhlášení, bez potvrzení ${newsletterDays} dnů. Po odhlášení si pamatujeme jen adresu, abychom na ni newsletter neposílali; i tu na požádání smažeme.

## Komu údaje předáváme

Dopravcům a provozovatelům výdejních míst, poskytovateli platební brány, účetní kanceláři a provozovateli serverů. Se všemi máme zpracovatelskou smlouvu a údaje zůstávají v Evropské unii. Orgánům veřejné moci údaje sdělíme jen tehdy, ukládá-li to zákon. Druhé straně obchodu sdělujeme pouze to, co sami uvedete v inzerátu a na svém veřejném profilu, u podnikatelů též údaje, které zveřejnit musí. Je-li zapnutá ochrana formulářů proti robotům, zpracovává údaje o prohlížeči a vyplňování formuláře společnost Google, i mimo Evropskou unii.

## Vaše práva

Máte právo na přístup k údajům, jejich opravu, výmaz, omezení zpracování, přenositelnost a právo vznést námitku proti zpracování z oprávněného zájmu. Udělený souhlas můžete kdykoli odvolat. Své údaje si stáhnete a účet zrušíte v účtu na stránce Soukromí; můžete nám také napsat na ${company.privacyEmail} a na každou žádost odpovíme do jednoho měsíce. Se stížností se můžete obrátit na ${words.privacyAuthority.cs}.

## Cookies

Používáme čtyři skupiny. Technické jsou nutné a ukládají se vždy, ostatní jen s vaším souhlasem, který lze změnit odkazem v patičce stránky.

- **Technické:** přihlášení, rozpoznání zařízení, ze kterého jste se už přihlásili, košík, zvolený jazyk a měna, potvrzení věku, zavřená sdělení, záznam o volbě cookies. Naposledy zobrazené zboží, rozepsané formuláře a bez přihlášení i oblíbené nabídky ukládáme jen do vašeho prohlížeče. Je-li zapnutá ochrana formulářů proti robotům, ukládá při jejich vyplňování společnost Google cookie _GRECAPTCHA.
- **Analytické:** souhrnné měření návštěvnosti, podle kterého portál zlepšujeme.
- **Marketingové:** vyhodnocení účinnosti kampaní.
- **Reklamní:** přizpůsobení reklamy mimo portál. Pro tabákové výrobky a kuřácké potřeby se nepoužívají nikdy.

Odmítnutí je stejně snadné jako souhlas a nemá vliv na možnost portál používat. Na volbu se znovu zeptáme po 12 měsících.

## Zabezpečení

Přenos je šifrovaný, hesla ukládáme jen v podobě, ze které je nelze přečíst, a z nahraných fotografií odstraňujeme údaje o místě pořízení. Dojde-li k porušení zabezpečení s rizikem pro vaše práva, oznámíme je dozorovému úřadu do 72 hodin a vám bez zbytečného odkladu.
`,
  },
  en: {
    title: 'Privacy policy',
    perex: 'What data we process, why, for how long, and what rights you have.',
    body: `
We treat privacy as part of the craft: we process only data that the portal really needs and delete them as soon as they are no longer needed.

## Controller

The controller is **${company.name}**, ${company.street}, ${company.postcode} ${company.city}, ${words.country.en}, company number ${company.id}. Please send questions about personal data to ${company.privacyEmail}. No data protection officer has been appointed, as the nature of the processing does not require one.

## What data and what for

- **Account and adverts:** username, e-mail, telephone, location, the content of adverts, your favourites, and reviews that you write or receive. The basis is the contract for using the portal.
- **Orders:** name, delivery and billing address, contact details, goods bought and payments. The basis is the contract of sale and legal duties in accounting and taxes.
- **Age verification:** its result, method and time, and for Bank iD and MojeID the number of the verification. We keep neither the date of birth nor a copy of the document. The basis is a legal duty.
- **Businesses:** name, registered office, company number and the data needed to verify them under the Digital Services Act.
- **Browser notifications:** only if you switch them on: the address of your browser at its maker's service, until you log out. We send notifications encrypted. The basis is your consent.
- **Alerts:** what you asked to be told of and what we found, without an account also your e-mail address. The reason is to do what you asked for.
- **Newsletter:** e-mail address, language, chosen categories and the record of your consent: when, where and to which wording you gave it. We count clicks on the links in the newsletter, but do not find out who clicked or who opened the e-mail. The reason is your consent.
- **Messages and deals:** what you write to other users and to the shop, the agreed price, the time and place of a handover, and the adverts you wait for. The reason is performance of the contract on using the portal; the other side sees all that you send it.
- **Security:** IP address, time and technical access data. The basis is our legitimate interest in protecting the portal and its users.

We do not sell data, we make no automated decisions with legal effect, and we do not knowingly process data of persons under 18.

## How long we keep data

1. Account data while the account exists and for ${closingDays} days after, during which you may change your mind; then we erase them.
2. Adverts for 24 months after they end. Reviews for as long as both accounts exist: with an account we delete the reviews that its user wrote and received.
3. Tax documents for 10 years, other order data for 4 years because of possible claims.
4. The record of age verification for 12 months; you can remove the one of your account earlier.
5. Reports of content and users for 12 months after the decision; then we delete the reporter's name and e-mail, their text and the stored copy of what was reported.
6. Operating logs for 6 months, the record of your cookie choice for 12 months.
7. Alerts until you delete them or close your account. An address without an account is deleted after ${confirmationDays} days without confirmation, otherwise no later than ${endedGuestDays} days after the goods were back in stock.
8. Messages and deals belong to both sides: once an account is erased, the other side keeps them without the name, contacts and pictures of the one who left. Waiting for a reserved advert until it is available.
9. Bank accounts and phone numbers of confirmed frauds for 3 years, so that we can warn others of them.
10. A newsletter subscription until you unsubscribe, without confirmation for ${newsletterDays} days. After that we remember only the address, so that we do not send the newsletter to it; at your request we delete that as well.

## Who receives data

Carriers and pickup points, the payment gateway, our accountants and the operator of the servers. All are bound by a processing agreement, and the data stay within the European Union. Public authorities receive data only where the law demands it. The other side of a deal learns only what you state yourself in an advert and on your public profile and, for businesses, what they are required to publish. Where forms are protected against bots, Google processes data about the browser and how the form is filled in, including outside the European Union.

## Your rights

You may ask for access, correction, erasure, restriction and portability, and you may object to processing based on legitimate interest. You can withdraw consent at any time. You can download your data and close your account on the page Privacy of your account; you can also write to ${company.privacyEmail}, and we answer every request within one month. Complaints may be lodged with the ${words.privacyAuthority.en}.

## Cookies

We use four groups. Technical cookies are necessary and always stored, the others only with your consent, which you can change with the link in the footer.

- **Technical:** login, recognition of devices on which you have logged in before, cart, language and currency, age confirmation, notices you closed, your cookie choice. Recently viewed products, unfinished forms and, unless you are logged in, your favourites are kept only in your browser. Where forms are protected against bots, Google stores the cookie _GRECAPTCHA while they are filled in.
- **Analytical:** aggregate measurement of visits, which helps us improve the portal.
- **Marketing:** evaluation of campaigns.
- **Advertising:** adapting advertising outside the portal. Never used for tobacco and smokers' accessories.

Refusing is as easy as accepting and does not limit your use of the portal. We ask again after 12 months.

## Security

Transfers are encrypted, passwords are stored only in a form from which they cannot be read, and the place where a picture was taken is removed from uploaded photographs. Should a breach put your rights at risk, we will notify the authority within 72 hours and you without undue delay.
`,
  },
  de: {
    title: 'Datenschutzerklärung',
    perex: 'Welche Daten wir verarbeiten, warum, wie lange und welche Rechte Sie haben.',
    body: `
Datenschutz gehört für uns zum Handwerk: Wir verarbeiten nur Daten, die das Portal wirklich braucht, und löschen sie, sobald der Grund entfällt.

## Verantwortlicher

Verantwortlich ist die **${company.name}**, ${company.street}, ${company.postcode} ${company.city}, ${words.country.de}, Identifikationsnummer ${company.id}. Fragen zu personenbezogenen Daten richten Sie bitte an ${company.privacyEmail}. Ein Datenschutzbeauftragter ist nicht bestellt, da die Art der Verarbeitung dies nicht erfordert.

## Welche Daten und wozu

- **Konto und Anzeigen:** Benutzername, E-Mail, Telefon, Ort, Inhalt von Anzeigen, Merkliste sowie Bewertungen, die Sie schreiben oder erhalten. Grundlage ist der Vertrag über die Nutzung des Portals.
- **Bestellungen:** Name, Liefer- und Rechnungsadresse, Kontaktdaten, gekaufte Waren und Zahlungen. Grundlage sind der Kaufvertrag und gesetzliche Pflichten in Buchhaltung und Steuern.
- **Altersprüfung:** Ergebnis, Art und Zeitpunkt, bei Bank iD und MojeID auch die Nummer der Prüfung. Geburtsdatum und Ausweiskopie speichern wir nicht. Grundlage ist eine gesetzliche Pflicht.
- **Unternehmer:** Firma, Sitz, Identifikationsnummer und die zur Prüfung nach dem Gesetz über digitale Dienste nötigen Angaben.
- **Browser-Benachrichtigungen:** nur wenn Sie sie einschalten: die Adresse Ihres Browsers beim Dienst seines Herstellers, bis zur Abmeldung. Wir senden sie verschlüsselt. Grundlage ist Ihre Einwilligung.
- **Suchaufträge:** worüber wir Sie benachrichtigen sollen und was wir gefunden haben, ohne Konto auch Ihre E-Mail-Adresse. Grund ist die Erfüllung Ihres Auftrags.
- **Newsletter:** E-Mail-Adresse, Sprache, gewählte Kategorien und der Nachweis Ihrer Einwilligung: wann, wo und in welcher Fassung Sie sie erteilt haben. Klicks auf die Links im Newsletter zählen wir, stellen aber nicht fest, wer geklickt oder die E-Mail geöffnet hat. Grund ist Ihre Einwilligung.
- **Nachrichten und Geschäfte:** was Sie anderen Benutzern und dem Shop schreiben, vereinbarter Preis, Zeit und Ort der Übergabe und auf welche Anzeigen Sie warten. Grund ist die Erfüllung des Nutzungsvertrags; die andere Seite sieht alles, was Sie ihr senden.
- **Sicherheit:** IP-Adresse, Zeitpunkt und technische Zugriffsdaten. Grundlage ist unser berechtigtes Interesse am Schutz des Portals und seiner Nutzer.

Wir verkaufen keine Daten, treffen keine automatisierten Entscheidungen mit rechtlicher Wirkung und verarbeiten wissentlich keine Daten von Personen unter 18 Jahren.

## Speicherdauer

1. Kontodaten während des Bestehens des Kontos und ${closingDays} Tage danach, in denen Sie es sich anders überlegen können; danach löschen wir sie.
2. Anzeigen 24 Monate nach ihrem Ende. Bewertungen, solange beide Konten bestehen: Mit einem Konto löschen wir die Bewertungen, die darüber geschrieben wurden und die es erhalten hat.
3. Steuerbelege 10 Jahre, übrige Bestelldaten wegen möglicher Ansprüche 4 Jahre.
4. Nachweis der Altersprüfung 12 Monate; die Ihres Kontos können Sie früher entfernen.
5. Meldungen von Inhalten und Benutzern 12 Monate ab der Entscheidung; danach löschen wir Name und E-Mail der meldenden Person, ihren Text und die gespeicherte Fassung des gemeldeten Inhalts.
6. Betriebsprotokolle 6 Monate, Nachweis der Cookie-Auswahl 12 Monate.
7. Suchaufträge bis zu ihrer Löschung oder der Auflösung des Kontos. Eine Adresse ohne Konto löschen wir nach ${confirmationDays} Tagen ohne Bestätigung, sonst spätestens ${endedGuestDays} Tage, nachdem die Ware wieder auf Lager war.
8. Nachrichten und Geschäfte gehören beiden Seiten: Nach der Löschung eines Kontos bleiben sie der anderen Seite ohne Namen, Kontaktdaten und Bilder der gelöschten Person erhalten. Das Warten auf eine reservierte Anzeige, bis sie frei wird.
9. Bankkonten und Telefonnummern aus bestätigten Betrugsfällen 3 Jahre, damit wir andere davor warnen können.
10. Ein Newsletter-Abonnement bis zur Abmeldung, ohne Bestätigung ${newsletterDays} Tage. Danach merken wir uns nur die Adresse, damit wir dorthin keinen Newsletter senden; auf Wunsch löschen wir auch diese.

## Empfänger

Paketdienste und Abholstellen, der Zahlungsdienst, die Buchhaltung und der Betreiber der Server. Mit allen besteht ein Auftragsverarbeitungsvertrag, die Daten bleiben in der Europäischen Union. Behörden erhalten Daten nur, wenn das Gesetz es verlangt. Die andere Seite eines Geschäfts erfährt nur, was Sie selbst in einer Anzeige und in Ihrem öffentlichen Profil angeben, bei Unternehmern auch ihre Pflichtangaben. Sind Formulare durch einen Bot-Schutz gesichert, verarbeitet Google Daten über den Browser und das Ausfüllen des Formulars, auch außerhalb der Europäischen Union.

## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit sowie auf Widerspruch gegen eine Verarbeitung aus berechtigtem Interesse. Eine Einwilligung können Sie jederzeit widerrufen. Ihre Daten können Sie in Ihrem Konto auf der Seite Datenschutz herunterladen, dort schließen Sie auch das Konto; Sie können uns auch unter ${company.privacyEmail} schreiben, und jeden Antrag beantworten wir innerhalb eines Monats. Beschwerden nimmt das ${words.privacyAuthority.de}, entgegen.

## Cookies

Wir verwenden vier Gruppen. Technische Cookies sind notwendig und werden immer gespeichert, die übrigen nur mit Ihrer Einwilligung, die Sie über den Link in der Fußzeile ändern können.

- **Technische:** Anmeldung, Wiedererkennung eines Geräts, auf dem Sie sich bereits angemeldet haben, Warenkorb, Sprache und Währung, Altersbestätigung, geschlossene Hinweise, Cookie-Auswahl. Zuletzt angesehene Produkte, begonnene Formulare und ohne Anmeldung auch die Merkliste speichern wir nur in Ihrem Browser. Sind Formulare durch einen Bot-Schutz gesichert, speichert Google beim Ausfüllen das Cookie _GRECAPTCHA.
- **Analytische:** zusammengefasste Messung der Besuche, mit der wir das Portal verbessern.
- **Marketing:** Auswertung von Kampagnen.
- **Werbung:** Anpassung von Werbung außerhalb des Portals. Für Tabakwaren und Raucherbedarf werden sie nie eingesetzt.

Ablehnen ist ebenso einfach wie Zustimmen und schränkt die Nutzung nicht ein. Nach 12 Monaten fragen wir erneut.

## Sicherheit

Die Übertragung ist verschlüsselt, Passwörter werden nur in nicht lesbarer Form gespeichert, und aus hochgeladenen Fotos entfernen wir die Ortsangaben. Bei einer Verletzung der Sicherheit mit Risiko für Ihre Rechte benachrichtigen wir die Behörde binnen 72 Stunden und Sie ohne unangemessene Verzögerung.
`,
  },
});
