import type { PostTexts } from './post-texts.ts';

export const absintheRitual: PostTexts = {
  category: 'spirits',
  author: 'Klára Weissová',
  theme: 'absinthe',
  texts: {
    cs: {
      title: 'Absint a voda: jak se pije zelená víla',
      perex: 'Hořící cukr patří do filmů. Skutečný rituál je pomalejší, tišší a stojí na studené vodě.',
      body: `
Málokterý nápoj provází tolik historek. Absint byl na přelomu 19. a 20. století módou Paříže, potom téměř sto let zakázaný, a když se vrátil, vrátily se s ním i pověry. Začněme tím, co je doloženo.

## Z čeho je

Základ tvoří trojice bylin: **pelyněk pravý, zelený anýz a fenykl**. Macerují se v lihu a potom destilují. Výsledek je čirý a nazývá se *blanche*. Zelený *verte* vznikne, když se destilát podruhé vyluhuje v yzopu, pelyňku pontském a meduňce; barvu dává chlorofyl, a proto na světle bledne.

Vedle destilovaných absintů se prodávají i výrobky míchané z esencí a barviv. Poznáte je podle křiklavé barvy a podle toho, že se ve vodě **nezakalí**.

## Co s pověrou o thujonu

Pelyněk obsahuje thujon, jemuž se kdysi přisuzovaly zvláštní účinky. Rozbory historických lahví ukázaly, že ho v nich bylo málo, a Evropská unie jeho obsah dnes omezuje. Silný je na absintu alkohol: bývá ho 55 až 75 %. Proto se **nikdy nepije neředěný**.

## Rituál krok za krokem

1. Do sklenice na stopce nalijte 3 cl absintu.
2. Na okraj položte děrovanou lžičku a na ni kostku cukru. Cukr je věcí chuti, dobrý destilát se bez něj obejde.
3. Po kapkách přilévejte **ledovou vodu**, nejlépe z fontány nebo karafy s úzkým hrdlem.
4. Sledujte, jak se ode dna zvedá mléčný zákal. Říká se mu *louche* a vzniká, když se ve slabším alkoholu vysrážejí anýzové silice.
5. Zastavte se u poměru jedna ku třem až jedna ku pěti, podle síly a chuti.

Celé to trvá několik minut a právě o to jde. Voda rozvine vůni bylin, kterou silný alkohol předtím držel zavřenou.

## A hořící cukr?

Zapalování kostky namočené v absintu se objevilo až v devadesátých letech v barech, jako podívaná. Karamel přebije byliny a plamen nad šedesátiprocentním lihem je zbytečné riziko. Historické prameny ho neznají.

## Nádobí

- **Sklenice** mívá vyznačenou dávku, často i kuličku ve stopce.
- **Lžička** je plochá a děrovaná; staré kusy jsou oblíbeným sběratelským předmětem.
- **Fontána** má dva až šest kohoutků a naplní se vodou s ledem.
- **Brouilleur** je miska se dnem s otvorem, která odkapává sama.

Starožitné lžičky, sklenice i reklamní cedule najdete v oddělení sběratelství. U lžiček si všímejte puncu a opotřebení: nové kopie mívají ostré hrany.

## Krátká historie zákazu

Francie absint zakázala v roce 1915, Švýcarsko o několik let dříve. Palírny přešly na anýzové likéry bez pelyňku a z nich vyrostl pastis. V Čechách zákaz nikdy neplatil, výroba však téměř zanikla a obnovila se až po roce 1990, zprvu spíše s barvivy než s bylinami. Poctivě destilované absinty se k nám vrátily zásluhou několika malých lihovarů, které se držely starých francouzských receptur.

## Jak absint uchovávat

Lahev nechte stát ve tmě při pokojové teplotě. Do chladničky nepatří, anýz by mohl vykrystalizovat. Zelená barva časem přejde do odstínu spadaného listí, kterému sběratelé říkají *feuille morte*. Chuti to nevadí.
`,
    },
    en: {
      title: 'Absinthe and water: how to meet the green fairy',
      perex: 'Burning sugar belongs in films. The real ritual is slower and quieter, and depends on cold water.',
      body: `
Few drinks come with so many tales. Absinthe was the fashion of Paris around 1900, then banned for almost a century, and when it returned the superstitions came back with it. Let us begin with what is known.

## What it is made of

Three herbs form the base: **wormwood, green aniseed and fennel**. They are macerated in spirit and distilled. The result is clear and called *blanche*. The green *verte* comes from a second infusion with hyssop, Roman wormwood and lemon balm; its colour is chlorophyll, which fades in light.

Besides distilled absinthe there are products mixed from essences and dyes. A garish colour gives them away, and they **do not turn cloudy** in water.

## The myth of thujone

Wormwood contains thujone, once credited with strange effects. Analyses of historic bottles have shown how little of it there was, and the European Union limits it today. What makes absinthe strong is its alcohol, 55 to 75 per cent, so it is **never drunk undiluted**.

## The ritual step by step

1. Pour 3 cl of absinthe into a stemmed glass.
2. Lay a slotted spoon across the rim with a lump of sugar on it. Sugar is a matter of taste; a good absinthe does without.
3. Add **iced water** drop by drop, from a fountain or a carafe with a narrow lip.
4. Watch the milky cloud rise from the bottom. This is the *louche*, formed when the aniseed oils come out of the weaker alcohol.
5. Stop at a ratio between one to three and one to five, according to strength and taste.

It takes a few minutes, and that is the point. Water releases the scent of the herbs, which the strong alcohol had kept locked in.

## And the burning sugar?

Setting fire to a soaked lump appeared in bars in the 1990s, as a show. Caramel masks the herbs, and a flame above strong spirit is a needless risk. Historical sources never mention it.

## The tools

- **The glass** often has a marked dose or a bulb in the stem.
- **The spoon** is flat and slotted; old ones are popular collectibles.
- **The fountain** has two to six taps and is filled with water and ice.
- **The brouilleur** is a bowl with a hole that drips by itself.

Antique spoons, glasses and advertising signs are among the collectibles. Look at the hallmark and the wear: new copies have sharp edges.

## A short history of the ban

France banned absinthe in 1915, Switzerland some years earlier. Distilleries turned to aniseed drinks without wormwood, and pastis grew out of them. Bohemia never had a ban, but production all but died and came back after 1990, at first with more dye than herbs. Properly distilled absinthe returned thanks to a few small distilleries that kept to the old French recipes.

## Keeping it

Keep the bottle upright, in the dark and at room temperature. It does not belong in the fridge, where the anise might crystallise. In time the green turns to the shade of fallen leaves, which collectors call *feuille morte*. It does not harm the taste.
`,
    },
    de: {
      title: 'Absinth und Wasser: der Grünen Fee begegnen',
      perex:
        'Brennender Zucker gehört in den Film. Das echte Ritual ist langsamer, leiser und beruht auf kaltem Wasser.',
      body: `
Um kaum ein Getränk ranken sich so viele Geschichten. Absinth war um 1900 in Paris große Mode, danach fast hundert Jahre verboten, und mit seiner Rückkehr kamen auch die Märchen wieder. Beginnen wir mit dem, was belegt ist.

## Woraus er besteht

Die Basis bilden drei Kräuter: **Wermut, grüner Anis und Fenchel**. Sie ziehen in Alkohol und werden destilliert. Das Ergebnis ist klar und heißt *Blanche*. Die grüne *Verte* entsteht durch einen zweiten Auszug mit Ysop, pontischem Beifuß und Melisse; die Farbe stammt vom Chlorophyll und verblasst im Licht.

Neben destilliertem Absinth gibt es Erzeugnisse aus Essenzen und Farbstoffen. Man erkennt sie an der grellen Farbe und daran, dass sie mit Wasser **nicht trüb werden**.

## Das Märchen vom Thujon

Wermut enthält Thujon, dem man einst seltsame Wirkungen zuschrieb. Analysen historischer Flaschen zeigten, wie wenig davon enthalten war, und die Europäische Union begrenzt den Gehalt. Stark ist am Absinth der Alkohol, 55 bis 75 Prozent. Deshalb trinkt man ihn **nie unverdünnt**.

## Das Ritual Schritt für Schritt

1. Gießen Sie 3 cl Absinth in ein Stielglas.
2. Legen Sie einen gelochten Löffel mit einem Zuckerwürfel auf den Rand. Zucker ist Geschmackssache, ein gutes Destillat kommt ohne aus.
3. Geben Sie tropfenweise **Eiswasser** zu, aus einer Fontäne oder einer Karaffe mit schmalem Ausguss.
4. Beobachten Sie, wie vom Boden die milchige Trübung aufsteigt. Diese *Louche* entsteht, wenn im schwächeren Alkohol die Anisöle ausfallen.
5. Hören Sie zwischen eins zu drei und eins zu fünf auf, je nach Stärke und Geschmack.

Das dauert einige Minuten, und genau darum geht es. Wasser öffnet den Duft der Kräuter, den der starke Alkohol verschlossen hielt.

## Und der brennende Zucker?

Das Anzünden kam in den 1990er-Jahren in Bars auf, als Schau. Karamell überdeckt die Kräuter, und eine Flamme über starkem Alkohol ist ein unnötiges Risiko. Historische Quellen kennen es nicht.

## Das Zubehör

- **Das Glas** trägt oft eine Dosismarke oder eine Kugel im Stiel.
- **Der Löffel** ist flach und gelocht; alte Stücke sind beliebt bei Sammlern.
- **Die Fontäne** hat zwei bis sechs Hähne und wird mit Eiswasser gefüllt.
- **Der Brouilleur** ist eine Schale mit Loch, die von selbst tropft.

Antike Löffel, Gläser und Schilder finden Sie bei den Sammlerstücken. Achten Sie auf Punze und Abnutzung, neue Kopien haben scharfe Kanten.

## Kurze Geschichte des Verbots

Frankreich verbot Absinth 1915, die Schweiz einige Jahre früher. Die Brennereien wichen auf Anisgetränke ohne Wermut aus, daraus entstand der Pastis. In Böhmen galt nie ein Verbot, die Herstellung erlosch jedoch fast und begann nach 1990 neu, zunächst mit mehr Farbstoff als Kräutern. Sorgfältig destillierter Absinth kehrte dank einiger kleiner Brennereien zurück, die sich an alte französische Rezepte hielten.

## Aufbewahrung

Die Flasche steht dunkel bei Zimmertemperatur. In den Kühlschrank gehört sie nicht, dort könnte der Anis kristallisieren. Mit der Zeit wandelt sich das Grün in den Ton welker Blätter, von Sammlern *Feuille morte* genannt. Dem Geschmack schadet das nicht.
`,
    },
  },
};
