import type { PostTexts } from './post-texts.ts';

export const collectingMiniatures: PostTexts = {
  category: 'collecting',
  author: 'Klára Weissová',
  theme: 'miniature',
  texts: {
    cs: {
      title: 'Sbírání miniatur: celý svět na jedné polici',
      perex:
        'Zabírají málo místa, stojí zlomek velké lahve a vyprávějí dějiny likérek. Jak začít, co rozhoduje o ceně a jak sbírku uchovat.',
      body: `
Miniatura je lahev o objemu od 0,02 do 0,1 litru, nejčastěji 0,05. Vznikla jako obchodní vzorek a suvenýr z cest a dnes patří k nejrozšířenějším sběratelským oborům. Důvod je prostý: sbírka čtyř set kusů se vejde do vitríny a mapuje přitom sto let výroby.

## Kde začít

Sbírat všechno nejde. Zvolte si téma, které vás bude bavit i za pět let:

- **jedna země nebo kraj**, třeba české likérky do roku 1990,
- **jeden druh**, například skotské sladové whisky podle palíren,
- **jedna značka** v proměnách etiket,
- **tvar**: figurální lahvičky, keramika, soudky,
- **letecké společnosti a hotely**, jejich vlastní stáčení.

První kusy získáte nejlevněji v sadách. V inzerci se často prodávají celé krabice po sběratelích; roztříďte je a duplikáty poslouží k výměně.

## Co určuje cenu

1. **Vzácnost.** Zaniklá likérka, krátká série, vývozní etiketa.
2. **Etiketa.** Úplná, čistá, nevybledlá. Poškozená snižuje hodnotu nejvíc.
3. **Hladina.** Odpařování je přirozené; pod polovinu už cena klesá.
4. **Uzávěr.** Původní kovový nebo korkový, nepřelepený.
5. **Kolek.** U miniatur nebývá povinný, dobový proužek je ale vítaným dokladem stáří.

Obsah sám rozhoduje málokdy. Starší miniatury **nejsou určeny ke konzumaci**: uzávěr propouští vzduch a barviva i aromata se mění.

## Jak určit stáří

Pomáhá několik stop. Objem uváděný v centilitrech nebo mililitrech, zkratka národního podniku, poštovní směrovací číslo zavedené v roce 1973, čárový kód používaný u nás od konce osmdesátých let. U dovozových kusů hledejte jméno dovozce a tvar loga. Dobrou pomůckou jsou staré ceníky a katalogy.

## Uložení

- **Nastojato**, korek ani těsnění nemají být ve styku s alkoholem.
- **Ve tmě**, etikety blednou i za sklem vitríny; pomůže fólie s UV filtrem.
- **V chladu** do 20 °C, hladina pak klesá pomaleji.
- **Bez lepidel.** Čísla pište na kartičku, ne na lahev.

Někteří sběratelé přetahují uzávěr tenkou parafínovou páskou. Odpařování zpomalí a lze ji sejmout beze stopy.

## Evidence

Veďte tabulku: číslo, značka, druh, objem, síla, odhad stáří, stav, odkud a za kolik. Ke každému kusu patří fotografie zepředu. Po letech je evidence cennější, než se zdá, pomůže při pojištění, výměně i prodeji.

## Kde hledat

Kromě inzerce stojí za návštěvu sběratelské burzy, bleší trhy a antikvariáty se starými katalogy. Zeptejte se i v rodině: krabička lahviček z dovolených bývá zapomenutá na půdě. Kluby sběratelů vydávají seznamy a pořádají setkání, na kterých se vymění víc kusů než za rok po síti.

## Výměna a prodej

Na portálu je kategorie Miniatury rozdělena na rum, whisky a ostatní. Osvědčuje se **poptávka s přesným názvem**: místo „hledám miniatury“ napište značku, období a stav. Do prodejního inzerátu přidejte snímek celé řady i detail nejcennějších kusů. A balte je jako velké lahve, i malé sklo se rozbíjí.

Sbírání miniatur učí trpělivosti. Nejlepší kusy se málokdy objeví ve chvíli, kdy je hledáme, o to větší je radost, když přijdou.
`,
    },
    en: {
      title: 'Collecting miniatures: the world on one shelf',
      perex:
        'They take up little room, cost a fraction of a full bottle and tell the history of distilleries. How to begin, what decides the price and how to keep a collection.',
      body: `
A miniature is a bottle of 0.02 to 0.1 litre, usually 0.05. It began as a trade sample and a souvenir and is today one of the most popular fields of collecting. The reason is simple: four hundred pieces fit into a cabinet and cover a hundred years.

## Where to begin

Nobody can collect everything. Choose a theme that you will still enjoy in five years:

- **one country or region**, such as Czech distilleries before 1990,
- **one kind**, such as Scotch malts by distillery,
- **one brand** through the changes of its label,
- **the shape**: figures, ceramics, small casks,
- **airlines and hotels** with their own bottlings.

The cheapest way to start is to buy lots. Whole boxes from former collectors often appear among the adverts; sort them and keep the duplicates for swapping.

## What decides the price

1. **Rarity.** A closed distillery, a short series, an export label.
2. **The label.** Complete, clean, not faded. Damage here costs most.
3. **The level.** Evaporation is natural; below half the price falls.
4. **The closure.** Original metal or cork, not taped over.
5. **The stamp.** Not compulsory on miniatures, but a period strip is welcome proof of age.

The contents seldom matter. Older miniatures are **not meant for drinking**: closures let air in, and colours and flavours change.

## Telling the age

Several clues help: the volume in centilitres or millilitres, the abbreviation of a national enterprise, the postcode introduced in 1973, the bar code used here since the late 1980s. On imports, look for the importer's name and the form of the logo. Old price lists and catalogues help too.

## Keeping them

- **Upright**, so that neither cork nor liner touches the alcohol.
- **In the dark**, because labels fade even behind glass; a UV film helps.
- **Cool**, up to 20 °C, so that the level falls more slowly.
- **Without glue.** Write numbers on a card, not on the bottle.

Some collectors wind a thin paraffin film around the closure. It slows evaporation and comes off without a trace.

## Records

Keep a table: number, brand, kind, volume, strength, estimated age, condition, source and price, with a photograph of each. In time the record is worth more than it seems, for insurance, exchange and sale.

## Where to look

Besides adverts, try collectors' fairs, flea markets and second-hand bookshops with old catalogues. Ask in the family too: a box of bottles from holidays is often forgotten in the attic. Collectors' clubs publish lists and hold meetings at which more pieces change hands than in a year online.

## Exchange and sale

The category of miniatures is divided into rum, whisky and others. A **wanted advert with an exact name** works best: instead of “miniatures wanted” give brand, period and condition. When selling, add a picture of the whole row and details of the best. And pack them like full bottles, because small bottles break too.

Collecting miniatures teaches patience. The best pieces seldom appear when we look for them, and are all the more welcome when they do.
`,
    },
    de: {
      title: 'Miniaturen sammeln: die Welt auf einem Regal',
      perex:
        'Sie brauchen wenig Platz, kosten einen Bruchteil der großen Flasche und erzählen die Geschichte der Brennereien. Wie man beginnt, was den Preis bestimmt und wie man sie bewahrt.',
      body: `
Eine Miniatur ist eine Flasche von 0,02 bis 0,1 Liter, meist 0,05. Sie entstand als Handelsmuster und Reiseandenken und gehört heute zu den beliebtesten Sammelgebieten. Der Grund ist einfach: Vierhundert Stücke passen in eine Vitrine und zeigen hundert Jahre Geschichte.

## Der Anfang

Alles zu sammeln ist unmöglich. Wählen Sie ein Thema, das Ihnen auch in fünf Jahren Freude macht:

- **ein Land oder eine Region**, etwa tschechische Likörfabriken bis 1990,
- **eine Art**, etwa schottische Malts nach Brennereien,
- **eine Marke** im Wandel ihrer Etiketten,
- **die Form**: Figuren, Keramik, Fässchen,
- **Fluggesellschaften und Hotels** mit eigenen Abfüllungen.

Die ersten Stücke bekommt man am günstigsten im Posten. In den Anzeigen erscheinen oft ganze Kisten aus Sammlungen; sortieren Sie sie, die doppelten dienen zum Tausch.

## Was den Preis bestimmt

1. **Seltenheit.** Eine erloschene Fabrik, eine kurze Serie, ein Exportetikett.
2. **Das Etikett.** Vollständig, sauber, nicht verblasst. Schäden kosten hier am meisten.
3. **Der Füllstand.** Verdunstung ist natürlich; unter der Hälfte sinkt der Preis.
4. **Der Verschluss.** Original aus Metall oder Kork, nicht überklebt.
5. **Die Banderole.** Bei Miniaturen nicht vorgeschrieben, ein zeitgenössischer Streifen ist aber ein willkommener Beleg.

Der Inhalt zählt selten. Ältere Miniaturen sind **nicht zum Trinken bestimmt**: Verschlüsse lassen Luft ein, Farben und Aromen verändern sich.

## Das Alter bestimmen

Mehrere Hinweise helfen: der Inhalt in Zentilitern oder Millilitern, das Kürzel eines Staatsbetriebs, die 1973 eingeführte Postleitzahl, der hierzulande seit Ende der 1980er verwendete Strichcode. Bei Importen achten Sie auf den Importeur und die Form des Logos. Alte Preislisten und Kataloge sind eine gute Hilfe.

## Aufbewahrung

- **Stehend**, damit weder Kork noch Dichtung den Alkohol berührt.
- **Dunkel**, denn Etiketten verblassen auch hinter Glas; UV-Folie hilft.
- **Kühl** bis 20 °C, dann sinkt der Füllstand langsamer.
- **Ohne Klebstoff.** Nummern auf eine Karte schreiben, nicht auf die Flasche.

Manche Sammler umwickeln den Verschluss mit dünner Paraffinfolie. Sie bremst die Verdunstung und lässt sich spurlos entfernen.

## Verzeichnis

Führen Sie eine Tabelle: Nummer, Marke, Art, Inhalt, Stärke, geschätztes Alter, Zustand, Herkunft und Preis, dazu je ein Foto. Mit den Jahren ist sie mehr wert, als es scheint, für Versicherung, Tausch und Verkauf.

## Wo man sucht

Neben Anzeigen lohnen Sammlerbörsen, Flohmärkte und Antiquariate mit alten Katalogen. Fragen Sie auch in der Familie: Eine Schachtel Urlaubsfläschchen liegt oft vergessen auf dem Dachboden. Sammlerklubs veröffentlichen Listen und veranstalten Treffen, bei denen mehr getauscht wird als in einem Jahr im Netz.

## Tausch und Verkauf

Die Kategorie Miniaturen gliedert sich in Rum, Whisky und Übrige. Am besten wirkt ein **Gesuch mit genauem Namen**: Statt „Miniaturen gesucht“ nennen Sie Marke, Zeitraum und Zustand. Beim Verkauf gehören ein Bild der ganzen Reihe und Details der besten Stücke dazu. Und verpacken Sie sie wie große Flaschen, auch kleines Glas zerbricht.

Miniaturen zu sammeln lehrt Geduld. Die besten Stücke tauchen selten auf, wenn man sie sucht; umso größer ist die Freude, wenn sie kommen.
`,
    },
  },
};
