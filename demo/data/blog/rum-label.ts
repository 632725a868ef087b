import type { PostTexts } from './post-texts.ts';

export const rumLabel: PostTexts = {
  category: 'spirits',
  author: 'Tomáš Vrba',
  theme: 'rum',
  texts: {
    cs: {
      title: 'Jak číst etiketu rumu',
      perex:
        'Solera, agricole, XO, overproof. Etiketa rumu napoví mnohé, ale jen tomu, kdo ví, která slova mají pevný význam a která jsou jen ozdobou.',
      body: `
Whisky má přísná pravidla, koňak také. Rum je volnější: vyrábí se v desítkách zemí a každá má vlastní předpisy, nebo téměř žádné. O to větší cenu má umění přečíst etiketu. Projděme si ji shora dolů.

## Z čeho se pálilo

První otázka zní, z jaké suroviny rum vznikl.

- **Melasa** je tmavý sirup, který zbude po výrobě cukru. Vychází z ní většina světové produkce, od Kuby po Guyanu.
- **Třtinová šťáva** je základem stylu *agricole* z Martiniku, Guadeloupe a Réunionu. Poznáte ji podle označení rhum agricole a podle travnaté, svěží vůně.
- **Třtinový sirup**, někdy psaný jako virgin honey, používají například v Guatemale. Leží mezi oběma styly.

Pokud etiketa surovinu neuvádí, jde téměř jistě o melasu.

## Kde a na čem

Země původu má smysl číst spolu s typem destilačního přístroje. *Pot still* je kotel, ze kterého vychází těžší a aromatičtější destilát, typický pro Jamajku. *Column still* je kolona s lehčím výsledkem, jaký znáte z Kuby či Portorika. Řada palíren mísí obojí a píše o tom jako o *blended* rumu.

Chráněné označení, například AOC Martinique, znamená skutečná pravidla: povolené odrůdy třtiny, dobu sklizně i nejnižší dobu zrání.

## Co znamenají čísla

Nejčastější omyl se týká věku. Číslo **12** může znamenat tři různé věci:

1. nejmladší složka zrála dvanáct let, jak to vyžadují předpisy na Jamajce nebo Barbadosu,
2. průměrný věk směsi je dvanáct let,
3. jde o nejstarší složku v soustavě solera a mladších destilátů může být většina.

Hledejte proto slova *años*, *years old* nebo *minimum age*. Samotná číslice bez jednotky nezaručuje nic. **Solera** je poctivá metoda, při které se starší sudy doplňují mladším rumem; věk takové směsi však nelze vyjádřit jedním číslem.

Zkratky **VSOP**, **XO** nebo **Hors d'âge** mají závazný význam jen u rumů z francouzských ostrovů. Jinde si jejich význam určuje výrobce sám.

## Síla a úpravy

Rum musí mít v Evropské unii nejméně 37,5 % alkoholu. Nad 57 % se mluví o *overproof* nebo *navy strength*. *Cask strength* označuje rum stáčený v síle, jakou měl v sudu.

Evropské předpisy povolují přidat nejvýše 20 gramů cukru na litr. Je-li nápoj sladší, nesmí se nazývat rumem a na etiketě bude *spirit drink* nebo lihovina. Barvivo karamel **E 150a** slouží k sjednocení odstínu; jeho přítomnost o kvalitě nic neříká, dobrý výrobce ho však přizná.

## Krátký slovníček

*Single cask* je stáčení z jediného sudu, *finish* znamená závěrečné zrání v jiném sudu, *dunder* označuje kyselé zbytky z destilace, které jamajské palírny přidávají do zápary. *Ester* je látka ovocné vůně; čím vyšší číslo, tím výraznější rum.

## Čeho si všímat při koupi z druhé ruky

- **Kontrolní páska** musí být tuzemská a celá.
- **Stáčírna a dovozce** na zadní etiketě prozradí, pro který trh byla lahev určena.
- **Kód šarže**, vypálený laserem do skla, pomůže určit rok stáčení.
- **Hladina** u starší lahve odpovídá věku, pod ramenem už ale bývá varovná.

Dobrá etiketa nezaručí, že vám rum zachutná. Ušetří však zklamání z toho, že jste čekali něco jiného, než co výrobce slíbil.
`,
    },
    en: {
      title: 'How to read a rum label',
      perex:
        'Solera, agricole, XO, overproof. A rum label tells a good deal, provided you know which words have a fixed meaning and which are just decoration.',
      body: `
Whisky has strict rules, and so has cognac. The rules for rum are looser: it is made in dozens of countries, each with rules of its own or hardly any. That makes it all the more useful to be able to read a label. Let us go through it from top to bottom.

## What it was made from

- **Molasses**, the dark syrup left over from making sugar, is the base of most of the world's rum, from Cuba to Guyana.
- **Cane juice** is the base of the *agricole* style of Martinique, Guadeloupe and Réunion. Look for the words rhum agricole and a grassy, fresh scent.
- **Cane syrup**, sometimes called virgin honey, is used in Guatemala, for example. It lies between the two.

If the label says nothing, it is almost certainly molasses.

## Where, and in which still

Read the country together with the kind of still. A *pot still* gives a heavier, more aromatic spirit, typical of Jamaica. A *column still* gives a lighter one, as in Cuba or Puerto Rico. Many distilleries blend the two.

A protected name such as AOC Martinique stands for real rules: permitted cane varieties, a harvest season and a minimum time in oak.

## What the numbers mean

The most common mistake concerns age. The number **12** can mean three things:

1. the youngest component is twelve years old, as the rules of Jamaica or Barbados require,
2. the average age of the blend is twelve years,
3. it is the oldest component of a solera, and most of the rest is younger.

So look for *años*, *years old* or *minimum age*. A bare figure guarantees nothing. The **solera** is an honest method, in which older casks are topped up with younger rum, but its age cannot be put into one number.

**VSOP**, **XO** and **hors d'âge** are binding only for rum from the French islands. Elsewhere they are up to the maker.

## Strength and additions

In the European Union rum must have at least 37.5 per cent of alcohol. Above 57 per cent it is called *overproof* or *navy strength*. *Cask strength* means that no water was added before bottling.

No more than 20 grams of sugar per litre may be added. Anything sweeter must not be called rum and will be labelled a spirit drink. Caramel colour, **E 150a**, evens out the shade and says nothing about quality.

## A short glossary

*Single cask* means bottled from one cask, *finish* a last period in another cask, *dunder* the sour residue of distilling that Jamaican makers add to the mash. *Esters* smell of fruit: the higher the figure, the more intense the rum.

## When you buy second-hand

- **The control strip** must be a domestic one and complete.
- **The bottler and importer** on the back label tell you which market the bottle was meant for.
- **The batch code** lasered into the glass helps to find the year of bottling.
- **The level** may fall with age, but below the shoulder it is a warning.

A good label does not promise that you will like the rum. It does spare you the disappointment of having expected something else.
`,
    },
    de: {
      title: 'Ein Rumetikett richtig lesen',
      perex:
        'Solera, Agricole, XO, Overproof. Ein Rumetikett verrät viel, sofern man weiß, welche Wörter feste Bedeutung haben und welche nur Zierde sind.',
      body: `
Für Whisky gelten strenge Regeln, für Cognac ebenso. Beim Rum geht es freier zu: Er entsteht in Dutzenden Ländern mit jeweils eigenen oder kaum vorhandenen Vorschriften. Umso nützlicher ist es, ein Etikett lesen zu können. Gehen wir es von oben nach unten durch.

## Woraus gebrannt wurde

- **Melasse**, der dunkle Sirup aus der Zuckerherstellung, ist die Basis der meisten Rums, von Kuba bis Guyana.
- **Zuckerrohrsaft** ist die Grundlage des *Agricole* von Martinique, Guadeloupe und Réunion. Erkennbar ist er an der Bezeichnung Rhum Agricole und am grasig-frischen Duft.
- **Zuckerrohrsirup**, mitunter Virgin Honey genannt, wird etwa in Guatemala verwendet. Er liegt zwischen beiden Stilen.

Fehlt die Angabe, handelt es sich fast sicher um Melasse.

## Wo und womit

Das Herkunftsland liest man am besten zusammen mit der Art des Brennapparats. *Pot Still* ergibt ein schweres, aromatisches Destillat, typisch für Jamaika. *Column Still* liefert ein leichteres wie auf Kuba oder Puerto Rico. Viele Brennereien vermählen beides.

Eine geschützte Bezeichnung wie AOC Martinique steht für echte Regeln: zugelassene Sorten, Erntezeit und Mindestreife.

## Was die Zahlen bedeuten

Der häufigste Irrtum betrifft das Alter. Die Zahl **12** kann dreierlei heißen:

1. die jüngste Komponente ist zwölf Jahre alt, wie es auf Jamaika oder Barbados vorgeschrieben ist,
2. das Durchschnittsalter beträgt zwölf Jahre,
3. es ist die älteste Komponente einer Solera, der größte Teil ist jünger.

Achten Sie daher auf *años*, *years old* oder *minimum age*. Eine bloße Zahl garantiert nichts. Die **Solera** ist ein redliches Verfahren, bei dem ältere Fässer mit jüngerem Rum aufgefüllt werden; in einer Zahl lässt sich ihr Alter aber nicht ausdrücken.

**VSOP**, **XO** und **Hors d'âge** sind nur bei Rum von den französischen Inseln verbindlich. Anderswo entscheidet der Hersteller.

## Stärke und Zusätze

In der Europäischen Union muss Rum mindestens 37,5 Prozent Alkohol haben. Ab 57 Prozent spricht man von *Overproof* oder *Navy Strength*. *Cask Strength* bedeutet, dass vor der Abfüllung kein Wasser zugesetzt wurde.

Höchstens 20 Gramm Zucker je Liter sind erlaubt. Was süßer ist, darf nicht Rum heißen, sondern ist eine Spirituose. Zuckerkulör, **E 150a**, gleicht den Farbton an und sagt nichts über die Qualität.

## Kleines Glossar

*Single Cask* heißt Abfüllung aus einem einzigen Fass, *Finish* eine Schlussreife in einem anderen, *Dunder* ist der saure Rückstand der Destillation, den jamaikanische Brennereien der Maische zusetzen. *Ester* duften nach Frucht: je höher die Zahl, desto kräftiger der Rum.

## Beim Kauf aus zweiter Hand

- **Die Banderole** muss inländisch und vollständig sein.
- **Abfüller und Importeur** auf dem Rückenetikett verraten, für welchen Markt die Flasche bestimmt war.
- **Der Chargencode** im Glas hilft, das Abfülljahr zu bestimmen.
- **Der Füllstand** darf mit dem Alter sinken, unterhalb der Schulter ist er ein Warnzeichen.

Ein gutes Etikett garantiert nicht, dass der Rum schmeckt. Es erspart aber die Enttäuschung, etwas anderes erwartet zu haben.
`,
    },
  },
};
