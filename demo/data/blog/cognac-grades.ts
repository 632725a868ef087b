import type { PostTexts } from './post-texts.ts';

export const cognacGrades: PostTexts = {
  category: 'spirits',
  author: 'Ivo Marek',
  theme: 'cognac',
  texts: {
    cs: {
      title: 'VS, VSOP, XO: co znamenají stupně koňaku',
      perex:
        'Písmena na lahvi nejsou známka kvality, ale nejnižší věk. Průvodce označením, oblastmi a tím, jak vybrat koňak podle příležitosti.',
      body: `
Koňak je vinný destilát z přesně vymezené oblasti kolem města Cognac. Pravidla hlídá mezioborová rada BNIC a patří k nejpřísnějším na světě. Přesto se kolem písmen na etiketě drží mnoho omylů.

## Základní pravidlo

Stupeň udává věk **nejmladšího destilátu** ve směsi, počítaný v celých letech od 1. dubna po sklizni. Čas v lahvi se nepočítá: ve skle koňak nezraje.

- **VS** (Very Special, tři hvězdičky): nejméně 2 roky v dubu.
- **Supérieur:** nejméně 3 roky.
- **VSOP** (Very Superior Old Pale): nejméně 4 roky.
- **Napoléon:** nejméně 6 let.
- **XO** (Extra Old): od roku 2018 nejméně 10 let, dříve šest.
- **XXO:** nejméně 14 let.
- **Hors d'âge:** úředně rovnocenný stupni XO, domy jím však označují směsi výrazně starší.

Anglické zkratky nejsou náhoda. Londýn byl v 18. století hlavním odbytištěm a obchodníci si zvykli objednávat podle nich.

## Proč rozhoduje i směs

Nejnižší věk neříká, co dalšího je v lahvi. Běžný XO obsahuje desítky destilátů, z nichž některé ležely v sudu třicet let. Sklepmistr je skládá tak, aby chuť domu zůstala stálá. Proto se dva koňaky téhož stupně mohou lišit víc než dva různé stupně od jednoho výrobce.

## Šest oblastí

Na etiketě bývá i původ vína:

1. **Grande Champagne** a **Petite Champagne** mají křídové půdy a dávají destiláty pro dlouhé zrání.
2. **Borderies** je nejmenší a voní po fialkách.
3. **Fins Bois**, **Bons Bois** a **Bois Ordinaires** zrají rychleji a tvoří základ mladších směsí.

Označení *Fine Champagne* znamená směs prvních dvou oblastí, z níž alespoň polovina pochází z Grande Champagne. Se šumivým vínem nemá společné nic než název půdy.

## Co se děje v sudu

Mladý destilát je čirý a ovocný. Limousinský nebo tronçaiský dub mu dodá barvu, vanilku a tříslovinu, vzduch jej zjemní. Po deseti letech se objevuje to, čemu místní říkají *rancio*: tóny ořechů, hub a starého dřeva. Každý rok se ze sudu odpaří asi dvě procenta obsahu, podíl andělů.

## Jak vybrat

- **Do koktejlu** stačí VS. Klasický Sidecar starší koňak nepotřebuje.
- **K dortu či kávě** se hodí VSOP, ve kterém je ještě dost ovoce.
- **Jako digestiv** nebo dar poslouží XO.
- **Do sbírky** jsou zajímavé ročníkové koňaky a lahve malých producentů s uvedeným datem stáčení.

## Co na etiketě nenajdete

Zákon neukládá uvádět rok stáčení, množství přidaného karamelu ani podíl jednotlivých oblastí. Menší producenti tyto údaje přesto často zveřejňují a za pozornost stojí právě proto. Pokud vás zajímá, co pijete, hledejte jméno obce, číslo sudu a sílu vyšší než obvyklých čtyřicet procent.

## Při koupi z druhé ruky

Prověřte hladinu, neporušenost uzávěru a kontrolní pásku. U starých karaf zkontrolujte, zda souhlasí čísla na zátce a na těle. Prázdné křišťálové karafy mají vlastní sběratele a v inzerci patří do prázdných obalů, nikoli mezi koňaky.

Podávejte v tulipánové sklenici při 18 °C. Velká balonová sklenice vypadá dobře ve filmu, vůni však spíše rozptýlí.
`,
    },
    en: {
      title: 'VS, VSOP, XO: what the grades of cognac mean',
      perex:
        'The letters on the bottle are not a mark of quality but the minimum age. A guide to the grades, the regions and to choosing a cognac for the occasion.',
      body: `
Cognac is a grape spirit from a strictly defined region around the town of Cognac. Its rules, overseen by the trade body BNIC, are among the strictest in the world, and yet the letters on the label are often misunderstood.

## The basic rule

The grade gives the age of the **youngest spirit** in the blend, in full years from 1 April after the harvest. Time in the bottle does not count, for cognac does not age in glass.

- **VS** (Very Special, three stars): at least 2 years in oak.
- **Supérieur:** at least 3 years.
- **VSOP** (Very Superior Old Pale): at least 4 years.
- **Napoléon:** at least 6 years.
- **XO** (Extra Old): since 2018 at least 10 years, six before.
- **XXO:** at least 14 years.
- **Hors d'âge:** officially equal to XO, though houses use it for much older blends.

The English letters are no accident. London was the chief market in the 18th century.

## Why the blend matters too

The minimum age does not say what else is in the bottle. An ordinary XO holds dozens of spirits, some of which spent thirty years in cask. The cellar master blends them so that the taste of the house stays the same. Two cognacs of one grade may therefore differ more than two grades of one house.

## Six regions

1. **Grande Champagne** and **Petite Champagne** have chalky soil and give spirits for long ageing.
2. **Borderies** is the smallest and smells of violets.
3. **Fins Bois**, **Bons Bois** and **Bois Ordinaires** mature faster and form the base of younger blends.

*Fine Champagne* means a blend of the first two, at least half of it from Grande Champagne. All it shares with sparkling wine is the name of the soil.

## What happens in the cask

Young spirit is clear and fruity. Limousin or Tronçais oak gives it colour, vanilla and tannin; air softens it. After ten years comes what the locals call *rancio*: nuts, mushrooms and old wood. About two per cent evaporate each year, the angels' share.

## How to choose

- **For a cocktail** VS is enough. A Sidecar needs nothing older.
- **With cake or coffee** VSOP, which still has plenty of fruit.
- **As a digestif** or a present, XO.
- **For a collection** vintage cognac and bottles of small producers with the date of bottling.

## What the label leaves out

The law does not require the year of bottling, the amount of caramel or the share of each region. Smaller producers often state them all the same and deserve attention for it. If you like to know what you drink, look for the name of the village, a cask number and a strength above the usual forty per cent.

## When you buy second-hand

Check the level, the closure and the control strip. With old decanters compare the numbers on stopper and body. Empty crystal decanters have collectors of their own and belong among the empty bottles.

Serve in a tulip glass at 18 °C. The large balloon glass looks good in films but scatters the scent.
`,
    },
    de: {
      title: 'VS, VSOP, XO: was die Stufen des Cognacs bedeuten',
      perex:
        'Die Buchstaben auf der Flasche sind kein Gütesiegel, sondern das Mindestalter. Ein Wegweiser durch Stufen, Lagen und die Wahl zum Anlass.',
      body: `
Cognac ist ein Weindestillat aus einem genau abgegrenzten Gebiet um die Stadt Cognac. Die Regeln, über die der Verband BNIC wacht, gehören zu den strengsten der Welt, und doch werden die Buchstaben auf dem Etikett oft missverstanden.

## Die Grundregel

Die Stufe nennt das Alter des **jüngsten Destillats** in vollen Jahren ab dem 1. April nach der Lese. Die Zeit in der Flasche zählt nicht, denn im Glas reift Cognac nicht.

- **VS** (Very Special, drei Sterne): mindestens 2 Jahre in Eiche.
- **Supérieur:** mindestens 3 Jahre.
- **VSOP** (Very Superior Old Pale): mindestens 4 Jahre.
- **Napoléon:** mindestens 6 Jahre.
- **XO** (Extra Old): seit 2018 mindestens 10 Jahre, zuvor sechs.
- **XXO:** mindestens 14 Jahre.
- **Hors d'âge:** amtlich XO gleichgestellt, von den Häusern aber für deutlich ältere Cuvées verwendet.

Die englischen Kürzel sind kein Zufall: London war im 18. Jahrhundert der wichtigste Absatzmarkt.

## Warum auch die Cuvée zählt

Das Mindestalter sagt nicht, was sonst in der Flasche ist. Ein gewöhnlicher XO enthält Dutzende Destillate, manche lagen dreißig Jahre im Fass. Der Kellermeister komponiert sie so, dass der Stil des Hauses gleich bleibt. Zwei Cognacs einer Stufe können sich deshalb stärker unterscheiden als zwei Stufen eines Hauses.

## Sechs Lagen

1. **Grande Champagne** und **Petite Champagne** haben Kreideböden und liefern Destillate für lange Reife.
2. **Borderies** ist die kleinste und duftet nach Veilchen.
3. **Fins Bois**, **Bons Bois** und **Bois Ordinaires** reifen schneller und bilden die Basis jüngerer Cuvées.

*Fine Champagne* bezeichnet eine Cuvée der ersten beiden, mindestens zur Hälfte aus Grande Champagne. Mit Schaumwein verbindet sie nur der Name des Bodens.

## Was im Fass geschieht

Das junge Destillat ist klar und fruchtig. Limousin- oder Tronçais-Eiche gibt Farbe, Vanille und Gerbstoff, Luft macht es milder. Nach zehn Jahren zeigt sich, was man dort *Rancio* nennt: Nüsse, Pilze und altes Holz. Rund zwei Prozent verdunsten jedes Jahr, der Anteil der Engel.

## Wie man wählt

- **Für Cocktails** genügt VS. Ein Sidecar braucht nichts Älteres.
- **Zu Kuchen oder Kaffee** passt VSOP mit noch reichlich Frucht.
- **Als Digestif** oder Geschenk XO.
- **Für die Sammlung** Jahrgangscognac und Flaschen kleiner Erzeuger mit Abfülldatum.

## Was das Etikett verschweigt

Das Abfülljahr, die Menge an Zuckerkulör und der Anteil der Lagen müssen nicht angegeben werden. Kleinere Erzeuger nennen sie dennoch oft und verdienen gerade deshalb Beachtung. Wer wissen möchte, was er trinkt, achte auf den Namen des Dorfes, eine Fassnummer und eine Stärke über den üblichen vierzig Prozent.

## Beim Kauf aus zweiter Hand

Prüfen Sie Füllstand, Verschluss und Banderole. Bei alten Karaffen sollten die Nummern auf Stopfen und Körper übereinstimmen. Leere Kristallkaraffen haben ihre eigenen Sammler und gehören zu den leeren Flaschen.

Serviert wird im Tulpenglas bei 18 °C. Der große Schwenker macht sich gut im Film, zerstreut aber den Duft.
`,
    },
  },
};
