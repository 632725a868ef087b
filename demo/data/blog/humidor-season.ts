import type { PostTexts } from './post-texts.ts';

export const humidorSeason: PostTexts = {
  category: 'cigars',
  author: 'Redakce Karafa',
  theme: 'humidor',
  texts: {
    cs: {
      title: 'Humidor a topná sezona: jak zvládnout suchý vzduch',
      perex:
        'Od října do března klesá vlhkost v bytech pod 40 %. Jak humidor připravit, seřídit a zkontrolovat, aby zimu přečkal bez výkyvů.',
      body: `
Jakmile se v domech začne topit, vzduch vyschne. Humidor, který celé léto držel stálou hodnotu, najednou pracuje o polovinu víc. Nejde o závadu, jen o fyziku: rozdíl mezi vnitřkem a okolím se zvětší a skrz netěsnosti uniká více vody.

## Začněte vlhkoměrem

Dřív než cokoli seřídíte, ověřte, že měříte správně. Postačí **solný test**:

1. Do víčka od lahve nasypte lžičku soli a přidejte několik kapek vody, aby vznikla kaše.
2. Vložte ji s vlhkoměrem do uzavíratelného sáčku.
3. Po osmi hodinách má ukazovat **75 %**.
4. Rozdíl si zapište, nebo přístroj seřiďte podle návodu.

Vlasové vlhkoměry jsou krásné, ale rozladí se každých několik měsíců. Digitální drží lépe, i je však dobré jednou za rok ověřit.

## Nový humidor se musí nasytit

Cedr je z výroby suchý a vodu, kterou má dostat obsah, by si vzal sám. Příprava trvá týden:

- vnitřek lehce otřete hadříkem navlhčeným **destilovanou vodou**, nikdy ne z vodovodu,
- vložte misku s destilovanou vodou a zavřete víko,
- denně kontrolujte; až se vlhkost ustálí nad 70 %, misku vyjměte,
- teprve potom vložte zvlhčovač a obsah.

Vymývání proudem vody dřevo zkroutí a zanechá skvrny.

## Kam humidor postavit

Stranou od radiátoru, krbu a okna, nejlépe k vnitřní zdi. Stálá teplota je důležitější než její přesná hodnota. Pokud v místnosti výrazně kolísá, přidejte na zimu jeden **dvoucestný sáček**, který výkyvy vyrovná.

## Zkouška těsnosti

Dvě jednoduché metody odhalí, zda problém není ve víku:

- list papíru sevřený víkem nemá jít volně vytáhnout,
- rozsvícená svítilna uvnitř nemá ve tmě prosvítat kolem hrany.

Malou netěsnost opraví tenký proužek korku nebo samolepicí těsnění určené pro humidory.

## Údržba přes zimu

- **Jednou týdně** odečtěte hodnoty a zapište si je.
- **Jednou za dva týdny** doplňte destilovanou vodu nebo roztok s propylenglykolem, který brání plísni.
- **Jednou měsíčně** otevřete víko na půl minuty a obsah přerovnejte, spodní vrstva bývá vlhčí.
- **Po zimě** vyměňte houbičku; v běžném provozu vydrží asi dva roky.

Přehnaná péče škodí. Když vlhkost klesne na 63 %, neděje se nic, co by si žádalo zásah ještě týž večer. Změny dělejte po malých krocích a vždy počkejte dva dny na výsledek.

## Co když zima přinese plíseň

Stává se to u přeplněných humidorů, ve kterých vzduch neproudí. Vyjměte obsah, dřevo otřete hadříkem lehce navlhčeným v lihu a nechte den otevřené na suchém místě. Zvlhčovač vyměňte, houbička bývá zdrojem nákazy. Potom humidor znovu nasyťte a **nechte nejméně čtvrtinu prostoru volnou**. Ušetříte si tím starosti uprostřed lednových mrazů.

## Při koupi z druhé ruky

Přivoňte: cedr má vonět, zatuchlina znamená plíseň. Prohlédněte panty, rohy a dno, zeptejte se na způsob zvlhčování a vyzkoušejte těsnost. Humidor po několika letech v suché místnosti lze obnovit, popraskaná dýha se však opravuje obtížně.
`,
    },
    en: {
      title: 'The humidor in the heating season',
      perex:
        'From October to March the humidity in our homes falls below 40 per cent. How to prepare, adjust and check a humidor so that it gets through the winter without swings.',
      body: `
As soon as the heating comes on, the air dries out. A humidor that held steady all summer suddenly has to work half as hard again. It is not a fault, only physics: the difference between inside and outside grows, and more water escapes through every gap.

## Begin with the hygrometer

Before adjusting anything, make sure you measure correctly. A **salt test** is enough:

1. Put a teaspoon of salt into a bottle cap and add a few drops of water to make a paste.
2. Close it in a bag together with the hygrometer.
3. After eight hours the reading should be **75 per cent**.
4. Note the difference, or adjust the instrument.

Hair hygrometers are beautiful but drift within months. Digital ones are steadier, but should be checked once a year.

## A new humidor must be seasoned

Cedar comes dry from the maker and would take the water meant for the contents. Seasoning takes a week:

- wipe the inside lightly with a cloth moistened with **distilled water**, never from the tap,
- put in a dish of distilled water and close the lid,
- check daily, and take the dish out when the humidity settles above 70 per cent,
- only then put in the humidifier and the contents.

Rinsing under running water warps the wood and leaves stains.

## Where to put it

Away from radiators, fireplaces and windows, ideally by an inner wall. A steady temperature matters more than its exact value. If it swings a good deal, add a **two-way pack** for the winter.

## Testing the seal

- a sheet of paper held by the lid should not slide out freely,
- a torch switched on inside should not shine through around the edge in the dark.

Fix a small leak with a thin strip of cork or a self-adhesive seal made for humidors.

## Through the winter

- **Once a week** read the values and write them down.
- **Every two weeks** top up distilled water or a propylene glycol solution, which prevents mould.
- **Once a month** open the lid for half a minute and rearrange the contents, as the bottom layer tends to be damper.
- **After the winter** change the sponge; it lasts about two years.

Too much care does harm. At 63 per cent, nothing needs doing the same evening. Make small changes, and wait two days for the result.

## If the winter brings mould

It happens in overfilled humidors, where no air moves. Take everything out, wipe the wood with a cloth lightly moistened with alcohol and leave it open for a day in a dry place. Change the humidifier, since the sponge is often the source. Then season the humidor again and **leave at least a quarter of the space free**.

## When you buy second-hand

Smell it: cedar should be fragrant, mustiness means mould. Look at hinges, corners and base, ask how it was humidified and test the seal. A humidor that has stood dry for years can be restored, but cracked veneer is hard to repair.
`,
    },
    de: {
      title: 'Der Humidor in der Heizperiode',
      perex:
        'Von Oktober bis März sinkt die Feuchte in Wohnungen unter 40 Prozent. Wie man einen Humidor vorbereitet, einstellt und prüft, damit er den Winter ohne Schwankungen übersteht.',
      body: `
Sobald geheizt wird, trocknet die Luft aus. Ein Humidor, der den ganzen Sommer stabil war, hat plötzlich deutlich mehr zu tun. Das ist kein Defekt, sondern Physik: Der Unterschied zwischen innen und außen wächst, und durch jede Undichtigkeit entweicht mehr Wasser.

## Mit dem Hygrometer beginnen

Bevor Sie etwas verstellen, prüfen Sie die Messung. Ein **Salztest** genügt:

1. Einen Teelöffel Salz in einen Flaschendeckel geben und mit einigen Tropfen Wasser zu Brei rühren.
2. Zusammen mit dem Hygrometer in einen dichten Beutel legen.
3. Nach acht Stunden sollte es **75 Prozent** anzeigen.
4. Die Abweichung notieren oder das Gerät einstellen.

Haarhygrometer sind schön, verstellen sich aber binnen Monaten. Digitale sind stabiler, sollten jedoch einmal im Jahr geprüft werden.

## Ein neuer Humidor muss eingerichtet werden

Zedernholz kommt trocken aus der Werkstatt und nähme das Wasser für sich. Die Vorbereitung dauert eine Woche:

- innen leicht mit einem Tuch und **destilliertem Wasser** auswischen, nie mit Leitungswasser,
- ein Schälchen destilliertes Wasser hineinstellen und den Deckel schließen,
- täglich prüfen und das Schälchen entfernen, wenn sich die Feuchte über 70 Prozent einpendelt,
- erst dann Befeuchter und Inhalt einsetzen.

Ausspülen unter fließendem Wasser verzieht das Holz und hinterlässt Flecken.

## Der richtige Platz

Abseits von Heizkörper, Kamin und Fenster, am besten an einer Innenwand. Eine gleichbleibende Temperatur ist wichtiger als der genaue Wert. Schwankt sie stark, hilft im Winter ein zusätzlicher **Zwei-Wege-Beutel**.

## Dichtheit prüfen

- ein vom Deckel gehaltenes Blatt Papier sollte sich nicht frei herausziehen lassen,
- eine eingeschaltete Lampe sollte im Dunkeln nicht um die Kante scheinen.

Kleine Undichtigkeiten behebt ein dünner Korkstreifen oder eine selbstklebende Dichtung für Humidore.

## Pflege im Winter

- **Einmal pro Woche** Werte ablesen und notieren.
- **Alle zwei Wochen** destilliertes Wasser oder eine Propylenglykol-Lösung nachfüllen, die Schimmel vorbeugt.
- **Einmal im Monat** den Deckel eine halbe Minute öffnen und umschichten, unten ist es meist feuchter.
- **Nach dem Winter** den Schwamm wechseln; er hält etwa zwei Jahre.

Übertriebene Pflege schadet. Bei 63 Prozent geschieht nichts, was noch am selben Abend ein Eingreifen verlangt. Ändern Sie in kleinen Schritten und warten Sie zwei Tage auf das Ergebnis.

## Wenn der Winter Schimmel bringt

Das geschieht in überfüllten Humidoren ohne Luftbewegung. Alles herausnehmen, das Holz mit einem leicht mit Alkohol befeuchteten Tuch auswischen und einen Tag an trockener Stelle offen lassen. Den Befeuchter wechseln, der Schwamm ist oft die Quelle. Danach neu einrichten und **mindestens ein Viertel des Raums frei lassen**.

## Beim Kauf aus zweiter Hand

Riechen Sie: Zeder soll duften, Muff bedeutet Schimmel. Sehen Sie Scharniere, Ecken und Boden an, fragen Sie nach der Befeuchtung und prüfen Sie die Dichtheit. Ein jahrelang trocken gestandener Humidor lässt sich erneuern, gerissenes Furnier nur schwer.
`,
    },
  },
};
