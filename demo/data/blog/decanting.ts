import type { PostTexts } from './post-texts.ts';

export const decanting: PostTexts = {
  category: 'wine-and-beer',
  author: 'Ivo Marek',
  theme: 'carafe',
  texts: {
    cs: {
      title: 'Dekantace a karafování: kdy vínu vzduch pomáhá',
      perex: 'Dvě slova, dva různé důvody. Kdy víno přelít, jak dlouho ho nechat stát a kdy mu karafa naopak ublíží.',
      body: `
V restauraci vypadá přelévání do karafy jako obřad. Má přitom dva zcela praktické důvody, které se často zaměňují.

## Dvě slova

**Dekantace** znamená oddělit víno od usazeniny. Týká se starých červených vín a portských vintage, kde se třísloviny a barviva časem srazily na dno.

**Karafování** znamená dát vínu vzduch. Týká se mladých a uzavřených vín, kterým kontakt s kyslíkem zjemní třísloviny a otevře vůni.

Z toho plyne i rozdíl v nádobí. Na dekantaci stačí úzká karafa, která udrží vůni. Pro karafování volíme širokou, s velkou plochou hladiny.

## Jak dekantovat staré víno

1. Postavte lahev **den předem** svisle, ať sediment klesne.
2. Otevřete ji opatrně, starý korek bývá křehký; pomůže lamelová vývrtka.
3. Otřete hrdlo a nalijte první lok do sklenky. Zkontrolujte, zda víno není zkažené.
4. Přelévejte pomalu a plynule nad světlem, tradičně nad svíčkou, prakticky nad svítilnou v telefonu.
5. Jakmile se v rameni lahve objeví první stopa usazeniny, přestaňte. Zbylých pár kapek patří do omáčky.

Víno podávejte hned. Po třiceti letech v lahvi je vůně křehká a za hodinu může být pryč.

## Jak dlouho karafovat mladé víno

- **Svěží bílá a růžová:** vůbec.
- **Plná bílá z dubu:** 15 až 20 minut.
- **Pinot Noir:** nejvýše půl hodiny, spíš ve sklenici.
- **Frankovka, Sangiovese, Tempranillo:** půl hodiny až hodina.
- **Cabernet, Syrah, Malbec:** jedna až dvě hodiny.
- **Mladý Nebbiolo:** dvě hodiny i déle.

Údaje berte jako začátek. Nejlepší metoda je **ochutnat hned a potom každých dvacet minut**. Jakmile vám víno chutná, je čas nalévat.

## Stačí lahev otevřít?

Nestačí. Plocha hladiny v hrdle je tak malá, že za hodinu se nestane skoro nic. Lepší službu prokáže větší sklenice a několik otočení zápěstím.

## Kdy karafu nechat ve skříni

Šumivá vína ztratí perlení. Lehká aromatická vína přijdou o to, pro co je pijeme. Velmi stará vína bez usazeniny je bezpečnější nalít přímo z lahve. A víno s korkovou vadou nezachrání žádné větrání, bude jen lépe poznat.

## Zvláštní případ: portské a destiláty

Portské vintage usazuje hodně a dekantuje se vždy, klidně několik hodin předem. Naopak tawny je zralé už ze sudu a karafu nepotřebuje. Karafa na destiláty plní jinou úlohu: je to ozdoba stolu. Zátka většinou netěsní úplně, takže v ní nechávejte jen tolik, kolik vypijete během několika týdnů. Staré olovnaté karafy používejte jen k podávání, ne k uchovávání.

## Péče o karafu

Karafa se myje **horkou vodou bez saponátu**, který ulpívá a zkreslí vůni. Na červený povlak pomáhá hrst hrubé soli s trochou octa nebo nerezové kuličky. Sušte ji hrdlem dolů na stojanu; voda uvnitř jinak zanechá mapy.

Pokud si chcete koupit jen jednu, zvolte čirou, bez výbrusu, s objemem kolem 1,5 litru a hrdlem, do kterého se dostane kartáč. Zdobené kusy jsou krásné, ale lépe se na ně dívá, než se myjí.
`,
    },
    en: {
      title: 'Decanting and airing: when a wine wants air',
      perex:
        'Two words, two different reasons. When to decant a wine, how long to let it stand, and when a carafe does harm.',
      body: `
In a restaurant pouring a wine into a carafe looks like a ceremony. It has two entirely practical reasons, which are often confused.

## Two words

**Decanting** means separating the wine from its sediment. It is for old reds and vintage port, whose tannin and colour have settled over time.

**Airing** means giving the wine oxygen. It is for young, closed wines, whose tannin softens and whose scent opens in contact with air.

Hence the different vessels. For decanting a narrow carafe is enough, as it keeps the scent. For airing we choose a broad one with a large surface.

## How to decant an old wine

1. Stand the bottle upright **a day ahead**, so that the sediment sinks.
2. Open it with care, for old corks are brittle; a two-prong opener helps.
3. Wipe the neck and pour a first sip to see that the wine is sound.
4. Pour slowly and steadily above a light: by tradition a candle, in practice the torch on your phone.
5. Stop when the first trace of sediment reaches the shoulder. The last drops go into a sauce.

Serve at once. After thirty years in the bottle the scent is fragile and may be gone in an hour.

## How long to air a young wine

- **Fresh white and rosé:** not at all.
- **Full, oaked white:** 15 to 20 minutes.
- **Pinot Noir:** half an hour at most, better in the glass.
- **Blaufränkisch, Sangiovese, Tempranillo:** half an hour to an hour.
- **Cabernet, Syrah, Malbec:** one to two hours.
- **Young Nebbiolo:** two hours or more.

Treat the figures as a starting point. The best method is to **taste at once and then every twenty minutes**. When you like it, pour.

## Is it enough to pull the cork?

No. The surface in the neck is so small that hardly anything happens in an hour. A larger glass and a few turns of the wrist do more.

## When to leave the carafe in the cupboard

Sparkling wine loses its fizz. Light aromatic wines lose what we drink them for. Very old wine without sediment is safer poured from the bottle. And a corked wine is not saved by air; the fault only shows more clearly.

## A special case: port and spirits

Vintage port throws a heavy deposit and is always decanted, several hours ahead if you like. Tawny is mature from the cask and needs no carafe. A spirit decanter has another purpose: it adorns the table. Its stopper seldom seals entirely, so keep in it only what you drink within weeks. Use old lead crystal for serving, not for keeping.

## Looking after the carafe

Wash it with **hot water and no detergent**, which clings and spoils the scent. For red stains, use coarse salt with a little vinegar, or steel beads. Dry it upside down on a stand, or the water will leave marks.

If you want just one, choose a clear one without cuts, of about 1.5 litres, with a neck wide enough for a brush. Ornate ones are beautiful, but easier to look at than to clean.
`,
    },
    de: {
      title: 'Dekantieren und Karaffieren: wann Wein Luft braucht',
      perex:
        'Zwei Wörter, zwei Gründe. Wann man Wein umgießt, wie lange er stehen soll und wann die Karaffe ihm schadet.',
      body: `
Im Restaurant wirkt das Umgießen in die Karaffe wie eine Zeremonie. Dahinter stehen zwei ganz praktische Gründe, die oft verwechselt werden.

## Zwei Wörter

**Dekantieren** heißt, den Wein vom Depot zu trennen. Das betrifft alte Rotweine und Vintage Port, in denen sich Gerbstoff und Farbe abgesetzt haben.

**Karaffieren** heißt, dem Wein Luft zu geben. Das betrifft junge, verschlossene Weine, deren Gerbstoff durch Sauerstoff milder wird und deren Duft sich öffnet.

Daraus ergibt sich das Gefäß. Zum Dekantieren genügt eine schmale Karaffe, die den Duft bewahrt. Zum Karaffieren nimmt man eine breite mit großer Oberfläche.

## Alten Wein dekantieren

1. Stellen Sie die Flasche **einen Tag vorher** auf, damit das Depot sinkt.
2. Öffnen Sie vorsichtig, alte Korken sind brüchig; ein Klingenheber hilft.
3. Wischen Sie den Hals ab und prüfen Sie mit einem ersten Schluck, ob der Wein gesund ist.
4. Gießen Sie langsam und gleichmäßig über einem Licht um, traditionell einer Kerze, in der Praxis der Lampe des Telefons.
5. Hören Sie auf, sobald das erste Depot die Schulter erreicht. Der Rest gehört in die Sauce.

Sofort servieren. Nach dreißig Jahren in der Flasche ist der Duft zerbrechlich und nach einer Stunde vielleicht verflogen.

## Jungen Wein karaffieren

- **Frischer Weißwein und Rosé:** gar nicht.
- **Kräftiger Weißwein aus dem Holz:** 15 bis 20 Minuten.
- **Spätburgunder:** höchstens eine halbe Stunde, lieber im Glas.
- **Blaufränkisch, Sangiovese, Tempranillo:** eine halbe bis eine Stunde.
- **Cabernet, Syrah, Malbec:** ein bis zwei Stunden.
- **Junger Nebbiolo:** zwei Stunden und mehr.

Verstehen Sie die Zahlen als Ausgangspunkt. Am besten **kosten Sie gleich und dann alle zwanzig Minuten**. Sobald er schmeckt, wird eingeschenkt.

## Reicht es, die Flasche zu öffnen?

Nein. Die Oberfläche im Hals ist so klein, dass in einer Stunde kaum etwas geschieht. Ein größeres Glas und einige Drehungen aus dem Handgelenk bewirken mehr.

## Wann die Karaffe im Schrank bleibt

Schaumwein verliert die Perlage. Leichte, aromatische Weine verlieren das, wofür man sie trinkt. Sehr alter Wein ohne Depot wird sicherer aus der Flasche eingeschenkt. Und ein korkiger Wein wird durch Luft nicht gerettet, der Fehler tritt nur deutlicher hervor.

## Sonderfall: Portwein und Spirituosen

Vintage Port bildet viel Depot und wird stets dekantiert, gern mehrere Stunden vorher. Tawny ist schon im Fass gereift und braucht keine Karaffe. Die Spirituosenkaraffe hat eine andere Aufgabe: Sie schmückt den Tisch. Ihr Stopfen schließt selten ganz, füllen Sie daher nur ein, was Sie in einigen Wochen trinken. Altes Bleikristall dient nur zum Servieren, nicht zum Aufbewahren.

## Pflege der Karaffe

Gespült wird mit **heißem Wasser ohne Spülmittel**, das haften bleibt und den Duft verfälscht. Gegen roten Belag helfen grobes Salz mit etwas Essig oder Edelstahlkugeln. Kopfüber auf einem Ständer trocknen, sonst bleiben Ränder.

Wer nur eine möchte, wählt eine klare ohne Schliff mit etwa 1,5 Litern und einem Hals, in den eine Bürste passt. Verzierte Stücke sind schön, aber leichter zu betrachten als zu reinigen.
`,
    },
  },
};
