import type { PostTexts } from './post-texts.ts';

export const wineClasses: PostTexts = {
  category: 'wine-and-beer',
  author: 'Klára Weissová',
  theme: 'wine_white',
  texts: {
    cs: {
      title: 'Kabinet, pozdní sběr, výběr: jak se vyznat v moravském víně',
      perex:
        'Přívlastek neříká, jak je víno sladké, ale jak zralé byly hrozny. Přehled zatřídění a několik rad, jak číst etiketu.',
      body: `
Stojíte před regálem a dvě lahve téhož ryzlinku se liší jedním slovem. Jedna je pozdní sběr, druhá výběr z hroznů, a cenový rozdíl je značný. Co to slovo znamená?

## Vše se odvíjí od cukru v hroznech

Český systém vychází z **cukernatosti moštu při sklizni**. Měří se ve stupních normalizovaného moštoměru, °NM, a udává, kolik kilogramů cukru obsahuje hektolitr moštu.

- **Zemské víno:** nejméně 14 °NM, z hroznů z Čech nebo Moravy.
- **Jakostní víno:** nejméně 15 °NM, z jedné vinařské oblasti.
- **Kabinetní víno:** nejméně 19 °NM; lehké, svěží, obvykle suché.
- **Pozdní sběr:** nejméně 21 °NM; plnější a extraktivnější.
- **Výběr z hroznů:** nejméně 24 °NM.
- **Výběr z bobulí:** nejméně 27 °NM.
- **Výběr z cibéb:** nejméně 32 °NM, z hroznů zasažených ušlechtilou plísní.
- **Ledové víno:** nejméně 27 °NM, sklizené a lisované zmrzlé při teplotě pod −7 °C.
- **Slámové víno:** nejméně 27 °NM, z hroznů sušených alespoň tři měsíce na slámě nebo rákosu.

Od kabinetu výš jde o **vína s přívlastkem**, jejichž mošt se nesmí doslazovat a která posuzuje státní inspekce.

## Zralé neznamená sladké

Nejčastější omyl. Cukr se při kvašení mění v alkohol a záleží na vinaři, kdy kvašení zastaví. Pozdní sběr proto může být zcela **suchý**. Sladkost prozradí až údaj o zbytkovém cukru:

1. suché do 4 g/l, případně do 9 g/l, je-li vyvážené kyselinou,
2. polosuché do 12 g/l,
3. polosladké do 45 g/l,
4. sladké nad 45 g/l.

## Podoblasti a VOC

Morava se dělí na Znojemskou, Mikulovskou, Velkopavlovickou a Slováckou podoblast, Čechy na Mělnickou a Litoměřickou. Vedle přívlastků existuje druhý systém, **VOC**, víno originální certifikace. Sdružení vinařů z jednoho místa v něm zaručuje odrůdu a styl, který je pro dané místo typický. Znojmo s ním začalo v roce 2009.

## Co ještě říká etiketa

- **Viniční trať**, například Šobes nebo Stará hora, napoví o půdě a poloze.
- **Evidenční číslo** jakosti dokládá, že víno prošlo hodnocením.
- **Obsahuje siřičitany** stojí na každé lahvi a není to vada.
- Od sklizně 2024 bývá na etiketě **kód QR** se složením a výživovými údaji.

## Jak dlouho víno vydrží

Jakostní a kabinetní vína pijte do dvou až tří let. Pozdní sběry a výběry z ryzlinku, rulandských odrůd nebo frankovky snesou pět až osm let, jsou-li uloženy naležato při dvanácti stupních. Vína s vyšším zbytkovým cukrem a dobrou kyselinou, zejména ledová a slámová, přečkají i dvě desetiletí.

## Podle čeho vybírat

Ke studenému předkrmu nebo lehkému obědu vezměte kabinet. Pozdní sběr zvládne rybu i drůbež. Výběr z hroznů si zaslouží výraznější jídlo nebo zrající sýr. Ledové a slámové víno patří na závěr a stačí ho málo.

A nezapomeňte, že přívlastek popisuje hrozny, ne um vinaře. Poctivé jakostní víno vás může potěšit víc než unavený výběr.
`,
    },
    en: {
      title: 'Kabinett, late harvest, selection: finding your way in Moravian wine',
      perex:
        'The attribute does not say how sweet the wine is but how ripe the grapes were. An overview of the classes and how to read the label.',
      body: `
You are standing in front of a shelf, and two bottles of the same Riesling differ by one word. One is a late harvest, the other a selection of grapes, and the prices are far apart. What does the word mean?

## It all comes from sugar in the grapes

The Czech system rests on the **sugar of the must at harvest**, measured in degrees NM, which say how many kilograms of sugar there are in a hectolitre.

- **Zemské víno** (land wine): at least 14 °NM.
- **Jakostní víno** (quality wine): at least 15 °NM, from one wine region.
- **Kabinet:** at least 19 °NM; light, fresh and usually dry.
- **Pozdní sběr** (late harvest): at least 21 °NM; fuller.
- **Výběr z hroznů** (selection of grapes): at least 24 °NM.
- **Výběr z bobulí** (selection of berries): at least 27 °NM.
- **Výběr z cibéb** (botrytis selection): at least 32 °NM.
- **Ledové víno** (ice wine): at least 27 °NM, picked and pressed frozen below −7 °C.
- **Slámové víno** (straw wine): at least 27 °NM, from grapes dried for three months.

From Kabinet upwards these are **wines with attribute**: the must may not be enriched, and a state inspection judges the wine.

## Ripe does not mean sweet

This is the most common mistake. Sugar turns into alcohol, and the winemaker decides when to stop. A late harvest may therefore be entirely **dry**. Only the residual sugar gives the answer:

1. dry up to 4 g/l, or up to 9 g/l if balanced by acidity,
2. off-dry up to 12 g/l,
3. medium sweet up to 45 g/l,
4. sweet above 45 g/l.

## Subregions and VOC

Moravia has the subregions of Znojmo, Mikulov, Velké Pavlovice and Slovácko, Bohemia those of Mělník and Litoměřice. Besides the attributes there is a second system, **VOC**, wine of original certification, in which growers of one place vouch for the varieties and the style typical of it. Znojmo began in 2009.

## What else the label says

- **The site**, such as Šobes or Stará hora, hints at soil and position.
- **The register number** shows that the wine has been assessed.
- **Contains sulphites** is on every bottle and is not a fault.
- From the 2024 vintage a **QR code** leads to ingredients and nutrition.

## How long it keeps

Drink quality wine and Kabinett within two or three years. Late harvests and selections of Riesling, the Pinots or Blaufränkisch keep for five to eight, lying down at twelve degrees. Wines with more residual sugar and good acidity, ice and straw wine above all, last for two decades.

## How to choose

For a cold starter or a light lunch take a Kabinet. A late harvest goes with fish and poultry. A selection deserves a richer dish or mature cheese. Ice and straw wine come last, and a little is enough.

And remember that the attribute describes the grapes, not the skill of the winemaker. An honest quality wine may please you more than a tired selection.
`,
    },
    de: {
      title: 'Kabinett, Spätlese, Auslese: Wegweiser durch mährischen Wein',
      perex:
        'Das Prädikat sagt nicht, wie süß der Wein ist, sondern wie reif die Trauben waren. Ein Überblick und einige Hinweise zum Etikett.',
      body: `
Sie stehen vor dem Regal, und zwei Flaschen desselben Rieslings unterscheiden sich durch ein Wort. Die eine ist Spätlese, die andere Auslese, der Preisunterschied ist beträchtlich. Was bedeutet das Wort?

## Alles beginnt beim Zucker

Das tschechische System beruht auf dem **Zuckergehalt des Mosts bei der Lese**, gemessen in Grad NM: Kilogramm Zucker je Hektoliter Most.

- **Zemské víno** (Landwein): mindestens 14 °NM.
- **Jakostní víno** (Qualitätswein): mindestens 15 °NM, aus einem Weinbaugebiet.
- **Kabinet:** mindestens 19 °NM; leicht, frisch, meist trocken.
- **Pozdní sběr** (Spätlese): mindestens 21 °NM; voller.
- **Výběr z hroznů** (Auslese): mindestens 24 °NM.
- **Výběr z bobulí** (Beerenauslese): mindestens 27 °NM.
- **Výběr z cibéb** (Trockenbeerenauslese): mindestens 32 °NM.
- **Ledové víno** (Eiswein): mindestens 27 °NM, gefroren gelesen und gepresst bei unter −7 °C.
- **Slámové víno** (Strohwein): mindestens 27 °NM, aus drei Monate getrockneten Trauben.

Ab Kabinett handelt es sich um **Prädikatsweine**: Der Most darf nicht angereichert werden, eine staatliche Stelle prüft den Wein.

## Reif heißt nicht süß

Das ist der häufigste Irrtum. Zucker wird zu Alkohol, und der Winzer entscheidet, wann die Gärung endet. Eine Spätlese kann deshalb völlig **trocken** sein. Auskunft gibt erst der Restzucker:

1. trocken bis 4 g/l, bei passender Säure bis 9 g/l,
2. halbtrocken bis 12 g/l,
3. lieblich bis 45 g/l,
4. süß über 45 g/l.

## Unterregionen und VOC

Mähren gliedert sich in Znaim, Nikolsburg, Velké Pavlovice und Slovácko, Böhmen in Mělník und Leitmeritz. Neben den Prädikaten gibt es ein zweites System, **VOC**, Wein mit Originalzertifizierung: Winzer eines Ortes bürgen für Sorten und Stil, die dort typisch sind. Znaim begann damit 2009.

## Was das Etikett noch verrät

- **Die Lage**, etwa Šobes oder Stará hora, gibt Hinweise auf Boden und Klima.
- **Die Prüfnummer** belegt die Bewertung.
- **Enthält Sulfite** steht auf jeder Flasche und ist kein Mangel.
- Ab dem Jahrgang 2024 führt ein **QR-Code** zu Zutaten und Nährwerten.

## Wie lange er hält

Qualitätswein und Kabinett innerhalb von zwei bis drei Jahren trinken. Spät- und Auslesen von Riesling, Burgundersorten oder Blaufränkisch halten liegend bei zwölf Grad fünf bis acht Jahre. Weine mit höherem Restzucker und guter Säure, vor allem Eis- und Strohwein, überdauern zwei Jahrzehnte.

## Wie man wählt

Zur kalten Vorspeise oder zum leichten Mittagessen passt ein Kabinett. Eine Spätlese verträgt Fisch und Geflügel. Eine Auslese verdient ein kräftigeres Gericht oder gereiften Käse. Eis- und Strohwein kommen zum Schluss, wenig genügt.

Und denken Sie daran: Das Prädikat beschreibt die Trauben, nicht das Können. Ein ehrlicher Qualitätswein kann mehr Freude machen als eine müde Auslese.
`,
    },
  },
};
