import type { PostTexts } from './post-texts.ts';

export const storingCigars: PostTexts = {
  category: 'cigars',
  author: 'Ivo Marek',
  theme: 'cigar',
  texts: {
    cs: {
      title: 'Skladování doutníků: vlhkost, teplota a trpělivost',
      perex:
        'Praktický přehled pro ty, kdo doutníky vlastní nebo sbírají: jaké podmínky potřebují, co dělat po doručení a jak poznat poškození.',
      body: `
Doutník je rostlinný materiál, který přijímá i odevzdává vodu podle okolí. Při skladování jde proto o jediné: udržet podmínky stálé. Tento text popisuje uložení, nikoli užívání; tabákové výrobky jsou určeny výhradně osobám od 18 let a kouření škodí zdraví.

## Základní čísla

- **Relativní vlhkost** 65 až 70 %. Nad 72 % hrozí plíseň, pod 60 % krycí list praská.
- **Teplota** 16 až 20 °C. Nad 24 °C se mohou vylíhnout tabákoví brouci.
- **Světlo** co nejméně, přímé slunce nikdy.
- **Klid:** časté otevírání a přesouvání škodí víc než o procento nižší vlhkost.

Vlhkost a teplota spolu souvisejí. Chladnější vzduch pojme méně vody, a proto stejný údaj na vlhkoměru znamená při 16 °C méně vody než při 22 °C.

## Po doručení

1. Nechte balík **vyrovnat teplotu** v místnosti, zejména v zimě.
2. Zkontrolujte pečeť krabice a tabákovou nálepku a případné poškození ihned vyfoťte.
3. Prohlédněte krycí listy: drobné odřeniny jsou běžné, dírky velikosti špendlíku nikoli.
4. Uložte doutníky do humidoru a nechte je nejméně dva týdny v klidu.

## Bez humidoru

Na několik kusů postačí těsná plastová krabička s víkem a dvoucestný sáček s označením 65 nebo 69 %. Dno vyložte destičkou z cedru. Řešení není krásné, ale stálé, a pro začínajícího sběratele bezpečnější než levný humidor, který netěsní.

**Lednice není vhodná:** vysušuje a přenáší pachy. Mrazení slouží jen k likvidaci brouků a má přesný postup, při němž se doutníky nejprve uzavřou do dvou sáčků, tři dny mrazí a pak den rozmrazují v chladničce.

## Jak dlouho vydrží

Ve stálých podmínkách roky. Čas zakulatí ostřejší směsi, lehčí časem vyblednou. Sběratelé proto vedou záznam s **datem na spodní straně krabice**, které kubánští výrobci razí spolu s kódem továrny.

## Plíseň, nebo plume

Na povrchu se může objevit bělavý povlak. Jemný, suchý a setřitelný krystalický prášek nevadí. Plíseň je chmýřitá, má nazelenalý nebo šedý nádech, tvoří ostrůvky a páchne zatuchle. Napadený kus oddělte, humidor vyčistěte a vlhkost snižte.

## Co uvést při prodeji

- podmínky uložení a dobu, po kterou trvaly,
- fotografii pečeti, kódu a nálepky,
- zda byla krabice otevřena; rozbalené kusy se na portálu nenabízejí,
- původ nákupu, ideálně s dokladem.

Předání je možné pouze osobě od 18 let. Zásilky posílejte s kontrolou věku a v zimních mrazech raději počkejte na mírnější dny.

## O stupeň výš: sbírka

Roste-li zásoba nad sto kusů, vyplatí se oddělit značky a síly do samostatných zásuvek nebo cedrových přepážek, protože si vůně vzájemně předávají. Aromatizované doutníky ukládejte zvlášť vždy. Do skříňového humidoru umístěte dva vlhkoměry, nahoru a dolů: rozdíl bývá tři až pět procent a podle něj se obsah jednou za měsíc prohodí.

## V jedné větě

Stálých 68 %, osmnáct stupňů, tma a klid vyřeší víc než jakékoli drahé vybavení.
`,
    },
    en: {
      title: 'Storing cigars: humidity, temperature and patience',
      perex:
        'A practical overview for those who own or collect cigars: the conditions they need, what to do after delivery and how to spot damage.',
      body: `
A cigar is plant matter that takes up and gives off water according to its surroundings. So storage is about one thing: keeping conditions steady. This text describes storage, not use; tobacco is only for people aged 18 or over, and smoking harms your health.

## The basic figures

- **Relative humidity** 65 to 70 per cent. Above 72 there is a risk of mould, below 60 wrappers crack.
- **Temperature** 16 to 20 °C. Above 24 °C tobacco beetles may hatch.
- **Light** as little as possible, direct sun never.
- **Rest:** frequent opening and moving does more harm than one per cent too little.

Humidity and temperature are linked. Cooler air holds less water, so the same reading means less water at 16 °C than at 22 °C.

## After delivery

1. Let the parcel **reach room temperature**, in winter above all.
2. Check the seal and the tax stamp, and photograph any damage at once.
3. Look at the wrappers: light scuffs are common, pinholes are not.
4. Put the cigars into the humidor and leave them alone for at least two weeks.

## Without a humidor

For a few cigars, an airtight plastic box with a 65 or 69 per cent two-way pack and a slip of cedar on the bottom will do. It is not pretty but it is steady, and for a new collector it is safer than a cheap humidor that leaks.

**A refrigerator is unsuitable:** it dries and passes on smells. Freezing serves only to kill beetles and follows a fixed procedure: two sealed bags, three days in the freezer and a day of thawing in the fridge.

## How long they keep

For years, in steady conditions. Time rounds the sharper blends; lighter ones fade. Collectors therefore note the **date on the bottom of the box**, which Cuban makers stamp together with the factory code.

## Mould or bloom

A whitish film may appear. A fine, dry, crystalline dust that wipes off does no harm. Mould is fluffy, greenish or grey, grows in patches and smells musty. Separate the affected cigar, clean the humidor and lower the humidity.

## What to state when selling

- how and for how long the cigars were kept,
- a photograph of the seal, the code and the stamp,
- whether the box was opened; unpacked cigars are not offered on the portal,
- where they were bought, with a receipt if possible.

They may be handed to adults only. Send parcels with an age check, and in hard frost wait for milder days.

## One step up: a collection

Once you own more than a hundred, keep brands and strengths in separate drawers or behind cedar dividers, because scents pass from one to another. Flavoured cigars are always kept apart. In a cabinet use two hygrometers, above and below: the difference is three to five per cent, so swap the contents round once a month.

## In one sentence

A steady 68 per cent, eighteen degrees, darkness and rest achieve more than any costly equipment.
`,
    },
    de: {
      title: 'Zigarren lagern: Feuchte, Temperatur und Geduld',
      perex:
        'Ein praktischer Überblick für alle, die Zigarren besitzen oder sammeln: welche Bedingungen sie brauchen, was nach der Lieferung zu tun ist und woran man Schäden erkennt.',
      body: `
Eine Zigarre besteht aus Pflanzenmaterial, das je nach Umgebung Wasser aufnimmt oder abgibt. Bei der Lagerung geht es deshalb nur um eines: gleichbleibende Bedingungen. Dieser Text beschreibt die Aufbewahrung, nicht den Gebrauch; Tabakwaren sind ausschließlich für Personen ab 18 Jahren bestimmt, und Rauchen schadet der Gesundheit.

## Die wichtigsten Zahlen

- **Relative Feuchte** 65 bis 70 Prozent. Über 72 droht Schimmel, unter 60 reißt das Deckblatt.
- **Temperatur** 16 bis 20 °C. Über 24 °C können Tabakkäfer schlüpfen.
- **Licht** so wenig wie möglich, direkte Sonne nie.
- **Ruhe:** Häufiges Öffnen und Umräumen schadet mehr als ein Prozent zu wenig.

Feuchte und Temperatur gehören zusammen. Kühlere Luft fasst weniger Wasser, derselbe Messwert bedeutet bei 16 °C also weniger Wasser als bei 22 °C.

## Nach der Lieferung

1. Lassen Sie das Paket **Zimmertemperatur annehmen**, vor allem im Winter.
2. Prüfen Sie Siegel und Steuerzeichen und fotografieren Sie Schäden sofort.
3. Betrachten Sie die Deckblätter: Leichte Abschürfungen sind üblich, stecknadelgroße Löcher nicht.
4. Legen Sie die Zigarren in den Humidor und lassen Sie sie mindestens zwei Wochen in Ruhe.

## Ohne Humidor

Für wenige Stücke genügt eine dichte Kunststoffdose mit einem Zwei-Wege-Beutel von 65 oder 69 Prozent und einem Zedernbrettchen am Boden. Schön ist das nicht, aber stabil und für Einsteiger sicherer als ein billiger, undichter Humidor.

**Der Kühlschrank ist ungeeignet:** Er trocknet aus und überträgt Gerüche. Einfrieren dient nur der Bekämpfung von Käfern und folgt einem festen Ablauf: zwei dichte Beutel, drei Tage Frost, ein Tag Auftauen im Kühlschrank.

## Wie lange sie halten

Bei gleichbleibenden Bedingungen Jahre. Die Zeit rundet schärfere Mischungen ab, leichtere verblassen. Sammler notieren daher das **Datum auf der Unterseite der Kiste**, das kubanische Hersteller mit dem Fabrikcode einstempeln.

## Schimmel oder Blüte

Auf der Oberfläche kann ein weißlicher Belag erscheinen. Feiner, trockener, abwischbarer Staub ist unbedenklich. Schimmel ist flaumig, grünlich oder grau, bildet Inseln und riecht muffig. Trennen Sie das Stück ab, reinigen Sie den Humidor und senken Sie die Feuchte.

## Angaben beim Verkauf

- Art und Dauer der Lagerung,
- ein Foto von Siegel, Code und Steuerzeichen,
- ob die Kiste geöffnet wurde; ausgepackte Zigarren werden auf dem Portal nicht angeboten,
- Herkunft des Kaufs, möglichst mit Beleg.

Die Übergabe ist nur an Erwachsene möglich. Versenden Sie mit Altersprüfung und warten Sie bei strengem Frost auf mildere Tage.

## Eine Stufe höher: die Sammlung

Ab etwa hundert Stück lohnt es sich, Marken und Stärken in eigenen Schubladen oder hinter Zederntrennern zu lagern, denn Düfte gehen ineinander über. Aromatisierte Zigarren lagern stets getrennt. In den Schrank gehören zwei Hygrometer, oben und unten: Der Unterschied beträgt drei bis fünf Prozent, danach wird monatlich umgeschichtet.

## In einem Satz

Beständige 68 Prozent, achtzehn Grad, Dunkelheit und Ruhe bewirken mehr als jede teure Ausrüstung.
`,
    },
  },
};
