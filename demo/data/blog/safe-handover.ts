import type { PostTexts } from './post-texts.ts';

export const safeHandover: PostTexts = {
  category: 'collecting',
  author: 'Redakce Karafa',
  theme: 'gin',
  texts: {
    cs: {
      title: 'Bezpečné předání: osobně i poštou',
      perex:
        'Jak se domluvit, kde se sejít, jak lahev zabalit a co udělat, když se něco pokazí. Rady pro kupující i prodávající.',
      body: `
Inzerát je jen začátek, o spokojenosti rozhodne předání. Většina obchodů proběhne hladce a k těm ostatním obvykle stačilo málo: nejasná domluva, špatný obal nebo spěch. Shrnuli jsme zkušenosti správců portálu.

## Písemná domluva

Podstatné věci si nechte zapsané. Patří k nim:

- přesný předmět, objem a stav,
- konečná cena a způsob platby,
- kdo hradí dopravu a kdo nese riziko při přepravě,
- datum a místo předání.

Když protistrana spěchá a nechce nic potvrdit písemně, zpozorněte. **Portál nikdy neposílá odkazy k „potvrzení platby“** ani nežádá údaje o kartě kvůli příjmu peněz. Takový odkaz je podvod, prosíme, dejte nám o něm vědět.

## Osobní předání

1. Zvolte veřejné a osvětlené místo, ideálně ve dne. Dobře poslouží kavárna nebo vestibul prodejny.
2. Prodávající smí a má požádat o **doklad o věku**. Kupující se nemá čeho obávat, stačí ukázat datum narození.
3. Zkontrolujte lahev dřív, než zaplatíte: uzávěr, kontrolní pásku, hladinu, etiketu.
4. U dražších kusů si sepište krátké potvrzení ve dvou řádcích, s datem a podpisy.
5. Plaťte hotově, nebo okamžitým převodem a počkejte na potvrzení.

## Balení do zásilky

Sklo praská nárazem, ne tíhou. Osvědčený postup:

- zátku zajistěte fólií, lahev vložte do sáčku,
- omotejte ji **třemi vrstvami bublinkové fólie**, hrdlo a dno zvlášť,
- použijte krabici s dvojitou stěnou a mezerou alespoň 5 cm na všech stranách,
- mezeru vyplňte, aby se při zatřesení nic nepohnulo,
- přidejte štítek „Křehké“ a zásilku pojistěte na skutečnou cenu.

Před uzavřením balík vyfoťte. Při reklamaci u dopravce bývá fotografie rozhodující. Plyn do zapalovačů, benzin ani naplněné zapalovače se poštou posílat nesmějí.

## Zásilka s kontrolou věku

Lihoviny i tabák posílejte službou, při které doručovatel **ověří plnoletost**. Samoobslužné boxy tuto kontrolu neumožňují, a proto je nepoužívejte. Zásilku lze vydat jen plnoletému adresátovi.

## Peníze

Portál mezi uživateli peníze nepřevádí. Při platbě předem posílejte jen tolik, kolik jste ochotni oželet, dokud s prodejcem nemáte zkušenost; u ověřených prodejců s delší historií je riziko nižší, ne však nulové. Do zprávy pro příjemce uveďte název předmětu.

## Předání na prodejně

Kdo si není jistý, může využít vestibul kterékoli z našich prodejen. Je tam světlo, kamera a obsluha, na které se lze obrátit. Prodejna se obchodu neúčastní a věc neposuzuje, jen poskytuje klidné místo. Stačí se předem domluvit na čase v otevírací době.

## Když se něco pokazí

- **Rozbitá zásilka:** vyfoťte ji ještě v obalu a uplatněte škodu u dopravce, obvykle do dvou pracovních dnů.
- **Jiný stav, než byl popsán:** napište prodejci a navrhněte řešení. Soukromý prodejce odpovídá za to, že věc má vlastnosti, které uvedl.
- **Prodejce nereaguje:** napište nám, správce inzerát prověří.
- **Podezření na trestný čin:** obraťte se na policii, potřebné podklady jí na vyžádání předáme.
`,
    },
    en: {
      title: 'A safe handover, in person and by post',
      perex:
        'How to agree, where to meet, how to pack a bottle and what to do when something goes wrong. Advice for buyers and sellers.',
      body: `
An advert is only the beginning; the handover decides whether both sides are content. Most deals go smoothly, and when one goes wrong, it usually takes little: an unclear agreement, poor packing or haste. Here is what our administrators have learned.

## Agree in writing

Get what matters in writing:

- the exact item, volume and condition,
- the final price and payment method,
- who pays for shipping and who bears the risk,
- the date and place.

Be wary if the other side is in a hurry and will confirm nothing in writing. **The portal never sends links to “confirm a payment”** and never asks for card details so that you can receive money. Such a link is fraud; please let us know.

## In person

1. Choose a public, well-lit place, ideally by day. A café or the lobby of a branch serves well.
2. The seller may and should ask for **proof of age**. Showing the date of birth is enough.
3. Check the bottle before you pay: closure, control strip, level, label.
4. For expensive items, write a short receipt of two lines, with the date and signatures.
5. Pay in cash or by instant transfer, and wait for the confirmation.

## Packing

Glass breaks from shocks, not from weight. What works:

- secure the stopper with film and put the bottle into a bag,
- wrap it in **three layers of bubble wrap**, neck and base separately,
- use a double-walled box with at least 5 cm on every side,
- fill the space so that nothing moves when shaken,
- mark it fragile and insure it for its true value.

Photograph the parcel before closing it; in a claim, the picture often decides. Lighter gas, petrol and filled lighters must not be sent by post.

## Parcels with an age check

Send spirits and tobacco by a service in which the courier **verifies the age**. Self-service lockers cannot do so and must not be used. The parcel may be handed to an adult only.

## Money

No money passes between users through the portal. When paying in advance, send no more than you could bear to lose until you know the seller; with verified sellers of long standing the risk is lower but not nil. Name the item in the payment reference.

## Meeting at a branch

If you feel unsure, use the lobby of one of our branches. There is light, a camera and staff to turn to. The branch takes no part in the deal and does not judge the item; it only offers a quiet place. Agree on a time within the opening hours.

## When something goes wrong

- **Broken on the way:** photograph it in its packing and claim from the carrier, usually within two working days.
- **Not as described:** write to the seller and propose a solution. A private seller is liable for the qualities they stated.
- **No answer:** write to us, and an administrator will look into the advert.
- **Suspected crime:** contact the police; we hand over the records at their request.
`,
    },
    de: {
      title: 'Sichere Übergabe, persönlich und per Post',
      perex:
        'Wie man sich einigt, wo man sich trifft, wie man eine Flasche verpackt und was zu tun ist, wenn etwas schiefgeht. Hinweise für Käufer und Verkäufer.',
      body: `
Die Anzeige ist nur der Anfang, über die Zufriedenheit entscheidet die Übergabe. Die meisten Geschäfte verlaufen reibungslos, und bei den übrigen fehlte meist nur wenig: unklare Absprache, schlechte Verpackung oder Eile. Hier die Erfahrungen unserer Administratoren.

## Schriftlich vereinbaren

Halten Sie das Wesentliche schriftlich fest:

- genauer Gegenstand, Inhalt und Zustand,
- endgültiger Preis und Zahlungsweise,
- wer den Versand bezahlt und wer das Risiko trägt,
- Datum und Ort.

Werden Sie hellhörig, wenn die andere Seite es eilig hat und nichts schriftlich bestätigt. **Das Portal verschickt niemals Links zur „Zahlungsbestätigung“** und verlangt keine Kartendaten, damit Sie Geld empfangen. Ein solcher Link ist Betrug; bitte geben Sie uns Bescheid.

## Persönlich

1. Wählen Sie einen öffentlichen, hellen Ort, am besten bei Tag. Ein Café oder der Vorraum einer Filiale eignet sich gut.
2. Der Verkäufer darf und soll einen **Altersnachweis** verlangen. Das Geburtsdatum zu zeigen genügt.
3. Prüfen Sie die Flasche vor der Zahlung: Verschluss, Banderole, Füllstand, Etikett.
4. Bei teuren Stücken genügt ein Beleg von zwei Zeilen mit Datum und Unterschriften.
5. Bar oder per Sofortüberweisung zahlen und die Bestätigung abwarten.

## Verpacken

Glas bricht durch Stöße, nicht durch Gewicht. Bewährt hat sich:

- Stopfen mit Folie sichern, Flasche in einen Beutel stecken,
- mit **drei Lagen Luftpolsterfolie** umwickeln, Hals und Boden gesondert,
- doppelwandigen Karton mit mindestens 5 cm Abstand auf allen Seiten verwenden,
- den Zwischenraum füllen, damit beim Schütteln nichts wandert,
- als zerbrechlich kennzeichnen und zum tatsächlichen Wert versichern.

Fotografieren Sie das Paket vor dem Verschließen; bei einer Reklamation ist das Bild oft entscheidend. Feuerzeuggas, Benzin und gefüllte Feuerzeuge dürfen nicht verschickt werden.

## Versand mit Altersprüfung

Spirituosen und Tabak gehören in einen Dienst, bei dem der Zusteller **das Alter prüft**. Paketautomaten können das nicht und dürfen nicht benutzt werden. Die Sendung darf nur Volljährigen ausgehändigt werden.

## Geld

Über das Portal fließt zwischen Nutzern kein Geld. Bei Vorkasse senden Sie nur so viel, wie Sie verschmerzen könnten, solange Sie den Verkäufer nicht kennen; bei verifizierten Verkäufern mit längerer Geschichte ist das Risiko geringer, aber nicht null. Nennen Sie im Verwendungszweck den Gegenstand.

## Treffen in einer Filiale

Wer unsicher ist, kann den Vorraum einer unserer Filialen nutzen. Dort gibt es Licht, Kamera und Personal. Die Filiale ist am Geschäft nicht beteiligt und beurteilt die Ware nicht, sie bietet nur einen ruhigen Ort. Vereinbaren Sie eine Zeit innerhalb der Öffnungszeiten.

## Wenn etwas schiefgeht

- **Bruch auf dem Weg:** in der Verpackung fotografieren und beim Versanddienst melden, meist binnen zwei Werktagen.
- **Anderer Zustand als beschrieben:** dem Verkäufer schreiben und eine Lösung vorschlagen. Auch Privatverkäufer haften für zugesagte Eigenschaften.
- **Keine Antwort:** uns schreiben, die Verwaltung prüft die Anzeige.
- **Verdacht auf eine Straftat:** an die Polizei wenden; auf deren Verlangen übergeben wir die Unterlagen.
`,
    },
  },
};
