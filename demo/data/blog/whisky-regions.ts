import type { PostTexts } from './post-texts.ts';

export const whiskyRegions: PostTexts = {
  category: 'spirits',
  author: 'Tomáš Vrba',
  theme: 'whisky',
  texts: {
    cs: {
      title: 'Regiony skotské whisky bez legend',
      perex:
        'Pět oblastí, jedna skupina ostrovů a mnoho výjimek. K čemu je dělení dobré a kdy na něj raději zapomenout.',
      body: `
Kdo s whisky začíná, dostane obvykle mapu Skotska s barevnými poli a u každého několik přívlastků. Mapa je užitečná, pokud ji bereme jako první náčrt. Zákon zná pět oblastí: Highlands, Lowlands, Speyside, Islay a Campbeltown. Ostrovy mimo Islay patří úředně k Highlands, v obchodech se však vedou zvlášť.

## Speyside

V povodí řeky Spey stojí přibližně polovina všech skotských palíren. Typický styl je **ovocný a medový**: hrušky, jablka, vanilka. Palírny se sudy po sherry přidávají rozinky, ořechy a koření. Pro první seznámení je to bezpečná volba, i tady ale vznikají rašelinové výjimky.

## Highlands

Největší oblast a také nejméně jednotná. Sever bývá kořenitý a plný, západ přidává mořský vzduch, východ ovoce a jih jemnost. Společného mají málo, a proto tu víc než jinde platí dívat se na **jméno palírny**.

## Lowlands

Nížiny mezi Edinburghem a Glasgowem proslavila trojí destilace a lehký, travnatý projev. Po dlouhém útlumu se sem v posledních letech vrátil život a nové palírny zkoušejí i plnější styl.

## Islay

Ostrov, na němž se dýmá rašelinou. **Jižní pobřeží** dává nejvýraznější whisky s tóny kouře, jódu a soli, střed ostrova bývá umírněnější a některé palírny rašelinu téměř nepoužívají. Míra kouře se udává v ppm fenolů ve sladu; kolem 40 jde o silně rašelinový styl, samotná číslice však neřekne, kolik kouře zůstalo po destilaci.

## Campbeltown

Kdysi město s více než dvaceti palírnami, dnes se třemi. Styl bývá olejový, lehce slaný a kouřový. Lahve odtud patří v inzerci k nejhledanějším, protože se jich vyrábí málo.

## Ostrovy

Skye, Orkneje, Mull, Jura, Arran. Pojí je moře, jinak se liší: od pepřovité ostrosti po vřesovou sladkost.

## Co rozhoduje víc než region

- **Sud.** Odhaduje se, že z něj pochází většina chuti. Sud po bourbonu dává vanilku a kokos, sud po sherry sušené ovoce.
- **Tvar kotle.** Vysoké hrdlo znamená jemnější destilát, nízké plnější.
- **Délka kvašení.** Krátké vede k oříškovým tónům, dlouhé k ovocným.
- **Stáří a síla.** Osmnáct let ve vyčerpaném sudu neznamená víc než deset v čerstvém.

## Nezávislí stáčeči

Zvláštní cestou k poznání regionů jsou stáčeči, kteří kupují jednotlivé sudy a plní je pod vlastním jménem. Na etiketě bývá palírna, rok destilace i stáčení, číslo sudu a počet lahví. Cena odpovídá vzácnosti, ne slávě značky, a v inzerci se takové lahve objevují často.

## Jak si udělat vlastní mapu

1. Vezměte tři miniatury z různých oblastí a ochutnejte je vedle sebe.
2. Zapište si první dojem bez nahlížení na etiketu.
3. Přidejte k čisté whisky pár kapek vody a porovnejte.
4. Teprve potom si přečtěte, co jste pili.

Po několika večerech zjistíte, že vaše mapa vypadá jinak než ta tištěná. A to je v pořádku: regiony dobře poslouží při hledání, chuť ale zůstává vaše.
`,
    },
    en: {
      title: 'The regions of Scotch whisky without the legends',
      perex:
        'Five regions, one group of islands and many exceptions. What the division is good for, and when to forget it.',
      body: `
Anyone new to whisky is usually given a coloured map of Scotland, with a few adjectives beside each. The map is useful as a first sketch. The law knows five regions: Highlands, Lowlands, Speyside, Islay and Campbeltown. The islands other than Islay officially belong to the Highlands, though shops list them separately.

## Speyside

About half of all Scottish distilleries stand in the valley of the Spey. The typical style is **fruity and honeyed**: pears, apples, vanilla. Those that use sherry casks add raisins, nuts and spice. A safe choice for a first acquaintance, though there are peated exceptions here too.

## Highlands

The largest region and the least uniform. The north tends to be spicy and full, the west brings sea air, the east fruit and the south delicacy. They have little in common, so here more than elsewhere look at **the name of the distillery**.

## Lowlands

The country between Edinburgh and Glasgow was known for triple distillation and a light, grassy style. After a long decline life has returned, and new distilleries are trying a fuller style as well.

## Islay

The island of peat smoke. **The south coast** gives the most intense whisky, with smoke, iodine and salt; the middle is more moderate, and some distilleries hardly use peat at all. Smoke is given in ppm of phenols in the malt. About 40 means heavily peated, but the figure does not tell how much is left after distilling.

## Campbeltown

Once a town of more than twenty distilleries, now of three. The style is oily, slightly salty and smoky. Bottles from here are among the most sought after in the adverts, since little is made.

## The islands

Skye, Orkney, Mull, Jura, Arran. The sea unites them; otherwise they differ, from peppery sharpness to heathery sweetness.

## What matters more than the region

- **The cask.** Most of the flavour is thought to come from it. Bourbon casks give vanilla and coconut, sherry casks dried fruit.
- **The shape of the still.** A tall neck means a lighter spirit, a short one a fuller spirit.
- **The fermentation time.** A short one leads to nutty notes, a long one to fruity notes.
- **Age and strength.** Eighteen years in a tired cask are worth no more than ten in a fresh one.

## Independent bottlers

A special way to get to know the regions is through bottlers who buy single casks and bottle them under their own name. The label gives the distillery, the years of distilling and bottling, the cask number and the number of bottles. The price follows rarity, not the fame of the brand, and such bottles often appear among the adverts.

## Draw a map of your own

1. Take three miniatures from different regions and taste them side by side.
2. Write down your first impression without looking at the label.
3. Add a few drops of water and compare.
4. Only then read what you have been drinking.

After a few evenings your map will look different from the printed one, and that is as it should be. The regions are good servants in a search, but the taste is your own.
`,
    },
    de: {
      title: 'Schottlands Whiskyregionen ohne Legenden',
      perex:
        'Fünf Regionen, eine Inselgruppe und viele Ausnahmen. Wozu die Einteilung taugt und wann man sie besser vergisst.',
      body: `
Wer mit Whisky beginnt, bekommt meist eine bunte Schottlandkarte mit ein paar Eigenschaftswörtern. Als erste Skizze ist sie nützlich. Das Gesetz kennt fünf Regionen: Highlands, Lowlands, Speyside, Islay und Campbeltown. Die übrigen Inseln gehören amtlich zu den Highlands, im Handel werden sie getrennt geführt.

## Speyside

Im Tal des Spey steht rund die Hälfte aller schottischen Brennereien. Typisch ist ein **fruchtiger, honigartiger** Stil: Birnen, Äpfel, Vanille. Brennereien mit Sherryfässern bringen Rosinen, Nüsse und Gewürze ein. Für den Einstieg eine sichere Wahl, doch getorfte Ausnahmen gibt es auch hier.

## Highlands

Die größte und uneinheitlichste Region. Der Norden ist eher würzig und voll, der Westen bringt Seeluft, der Osten Frucht, der Süden Feinheit. Gemeinsam haben sie wenig, deshalb zählt hier besonders **der Name der Brennerei**.

## Lowlands

Das Land zwischen Edinburgh und Glasgow war für dreifache Destillation und einen leichten, grasigen Stil bekannt. Nach langem Niedergang kehrt Leben zurück, neue Brennereien versuchen sich auch an kräftigeren Stilen.

## Islay

Die Insel des Torfrauchs. **Die Südküste** liefert die kräftigsten Whiskys mit Rauch, Jod und Salz, die Mitte ist gemäßigter, manche Brennereien verwenden kaum Torf. Angegeben wird der Rauch in ppm Phenolen im Malz. Etwa 40 gelten als stark getorft; wie viel nach der Destillation bleibt, sagt die Zahl nicht.

## Campbeltown

Einst eine Stadt mit über zwanzig Brennereien, heute mit dreien. Der Stil ist ölig, leicht salzig und rauchig. Flaschen von hier gehören in den Anzeigen zu den gesuchtesten, denn es gibt nur wenige.

## Die Inseln

Skye, Orkney, Mull, Jura, Arran. Das Meer verbindet sie, sonst unterscheiden sie sich: von pfeffriger Schärfe bis zu süßem Heidekraut.

## Was mehr zählt als die Region

- **Das Fass.** Aus ihm stammt vermutlich der größte Teil des Geschmacks. Bourbonfässer geben Vanille und Kokos, Sherryfässer Trockenfrüchte.
- **Die Form der Brennblase.** Ein hoher Hals ergibt ein leichteres, ein kurzer ein volleres Destillat.
- **Die Gärdauer.** Kurz führt zu nussigen, lang zu fruchtigen Noten.
- **Alter und Stärke.** Achtzehn Jahre in einem müden Fass wiegen nicht mehr als zehn in einem frischen.

## Unabhängige Abfüller

Ein besonderer Weg zu den Regionen führt über Abfüller, die einzelne Fässer kaufen und unter eigenem Namen abfüllen. Das Etikett nennt Brennerei, Destillations- und Abfülljahr, Fass- und Flaschenzahl. Der Preis folgt der Seltenheit und nicht dem Ruhm der Marke, in den Anzeigen tauchen solche Flaschen oft auf.

## Die eigene Karte zeichnen

1. Drei Miniaturen aus verschiedenen Regionen nebeneinander probieren.
2. Den ersten Eindruck notieren, ohne aufs Etikett zu sehen.
3. Einige Tropfen Wasser zugeben und vergleichen.
4. Erst dann nachlesen, was im Glas war.

Nach einigen Abenden sieht Ihre Karte anders aus als die gedruckte. Das ist richtig so: Regionen helfen beim Suchen, der Geschmack bleibt Ihr eigener.
`,
    },
  },
};
