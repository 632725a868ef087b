import type { PostTexts } from './post-texts.ts';

export const beerAndGlass: PostTexts = {
  category: 'wine-and-beer',
  author: 'Tomáš Vrba',
  theme: 'beer',
  texts: {
    cs: {
      title: 'Pivo a sklenice: na tvaru záleží',
      perex:
        'Půllitr je jen jedna z možností. Jaké sklo sluší ležáku, pšenici nebo belgickému speciálu a proč začít mytím.',
      body: `
O vinných sklenicích se píší knihy, pivu se často nalije do toho, co je po ruce. Přitom i pivo má vůni, perlení a teplotu, které sklo buď podpoří, nebo pokazí.

## Nejdřív čistota

Nejdražší sklenice je k ničemu, pokud je mastná. Tuk srazí pěnu během minuty. Základní postup znají v každé dobré hospodě:

1. Sklo umyjte zvlášť, ne s talíři, a použijte prostředek bez vonných látek.
2. Důkladně opláchněte **studenou vodou**.
3. Nechte okapat dnem vzhůru na mřížce, utěrka zanechává vlákna.
4. Před čepováním znovu opláchněte. Mokré a chladné stěny drží pěnu.

Poznáte to snadno: na čisté sklenici zůstávají po každém napití **kroužky pěny**, na mastné se bublinky přichytí na stěně.

## Tvary a styly

- **Půllitr s uchem** má silné stěny, které brání ohřívání. Ležáku svědčí, protože se pije po delších doušcích.
- **Vysoká sklenice na plzeňské pivo** ukáže barvu i říz a úzké dno udrží perlení.
- **Váza na pšeničné pivo** je dlouhá a nahoře rozšířená, aby pojala bohatou pěnu a banánovou vůni.
- **Tulipán** se zúženým hrdlem soustředí vůni silných belgických piv.
- **Kalich** nechá trapistické pivo dýchat a hodí se k pomalému pití.
- **Nonic**, anglická pinta s prstencem pod okrajem, je praktický na stouty a ale.
- **Sklenice na IPA** má vroubkovanou patku, která při každém napití oživí pěnu a s ní i chmelovou vůni.

Pokud chcete jedinou univerzální, vezměte **tulipán o objemu 0,4 l**.

## Teplota

Přechlazené pivo nevoní. Ležáku prospívá 7 °C, pšeničnému 8, pale ale 8 až 10, stoutu kolem 11 a silným speciálům 12 až 14 °C. Sklenici do mrazáku nedávejte: námraza pivo zředí a první doušek umrtví.

## Jak nalít lahvové

Nakloňte sklenici, lijte po stěně a ke konci ji narovnejte, aby vznikla pěna na dva až tři prsty. Pěna není na obtíž, **chrání pivo před vzduchem** a nese vůni. U pšeničného nechte v lahvi poslední centimetr, zakružte a dolijte kvasnice. U belgických piv rozhodněte podle sebe: kvasnice chuť zaoblí a zakalí.

## Jak pivo skladovat

Lahve stavte **nastojato**, v chladu a ve tmě. Světlo rozkládá látky z chmele a pivo získá nepříjemný pach, nejrychleji v čirém a zeleném skle. Ležáky a pale ale pijte čerstvé, do dvou až tří měsíců. Silné tmavé speciály nad osm procent alkoholu naopak vydrží roky a získají tóny sušeného ovoce a portského vína. U archivovaných lahví si poznamenejte datum uložení, za pár let si ho nikdo nevybaví.

## Sběratelské sklo

Sklenice a džbánky zaniklých pivovarů jsou oblíbenou sběratelskou oblastí. Cenu určuje:

- **stáří a pivovar**, nejvyhledávanější jsou kusy z doby před rokem 1948,
- **technika**, malovaný smalt je cennější než obtisk,
- **stav**, oťuk na okraji sníží hodnotu i o polovinu,
- **úplnost**, u korbelů rozhoduje původní cínové víčko.

Při prodeji vyfoťte sklo proti tmavému pozadí, dno s případným cejchem a každou vadu zvlášť. Kupující to ocení víc než slovo „vzácné“.
`,
    },
    en: {
      title: 'Beer and glass: the shape matters',
      perex:
        'The half-litre mug is only one option. Which glass suits a lager, a wheat beer or a Belgian speciality, and why it all starts with washing.',
      body: `
Books are written about wine glasses, while beer is often poured into whatever is at hand. Yet beer also has an aroma, a sparkle and a temperature, and the glass either helps or spoils them.

## Cleanliness first

The most expensive glass is useless if it is greasy. Grease kills the head within a minute. Every good pub knows the routine:

1. Wash glasses separately from plates, with an unscented detergent.
2. Rinse thoroughly with **cold water**.
3. Let them drip upside down on a rack; cloths leave fibres.
4. Rinse again before pouring. Wet, cool walls hold the head.

It is easy to tell: in a clean glass every sip leaves a **ring of foam**, in a greasy one bubbles cling to the wall.

## Shapes and styles

- **The mug with a handle** has thick walls that keep the beer cool. It suits lager, which is drunk in longer gulps.
- **The tall Pilsner glass** shows colour and sparkle, and its narrow base keeps the bubbles.
- **The wheat beer glass** is tall and wide at the top, to hold the rich head and its banana scent.
- **The tulip** gathers the scent of strong Belgian beers.
- **The chalice** lets a Trappist beer breathe and suits slow drinking.
- **The nonic**, the English pint with a bulge below the rim, is practical for stout and ale.
- **The IPA glass** has a ridged foot that revives the head, and the hop scent with it.

If you want one glass for everything, choose a **0.4 l tulip**.

## Temperature

Beer that is too cold has no aroma. Lager is best at 7 °C, wheat beer 8, pale ale 8 to 10, stout about 11 and strong speciality beers 12 to 14 °C. Do not put the glass in the freezer: the frost waters down the beer and numbs the first sip.

## Pouring from the bottle

Tilt the glass, pour along the wall and straighten it towards the end, for a head of two or three fingers. The head is not a nuisance: it **protects the beer from air** and carries the scent. With wheat beer keep back the last centimetre, swirl and pour the yeast. With Belgian beer decide for yourself, as the yeast rounds the taste and clouds it.

## Keeping beer

Stand bottles **upright**, cool and dark. Light breaks down substances from the hops and gives the beer an unpleasant smell, fastest in clear and green glass. Drink lager and pale ale fresh, within two or three months. Strong dark beers above eight per cent keep for years and take on notes of dried fruit and port. Note the date when you lay them down; in a few years nobody will remember.

## Collectors' glass

Glasses and mugs of closed breweries are a popular field. The price depends on:

- **age and brewery**, pieces from before 1948 being the most sought after,
- **technique**, painted enamel being worth more than transfers,
- **condition**, a chip on the rim can halve the value,
- **completeness**, for tankards, the original pewter lid.

When you sell, photograph the glass against a dark background, the base with its mark, and every flaw separately. Buyers value that more than the word “rare”.
`,
    },
    de: {
      title: 'Bier und Glas: auf die Form kommt es an',
      perex:
        'Der Halbliterkrug ist nur eine Möglichkeit. Welches Glas zu Lager, Weißbier oder belgischen Spezialitäten passt und warum alles mit dem Spülen beginnt.',
      body: `
Über Weingläser werden Bücher geschrieben, Bier kommt oft in das, was gerade da ist. Dabei hat auch Bier Duft, Perlage und Temperatur, die ein Glas fördert oder verdirbt.

## Zuerst die Sauberkeit

Das teuerste Glas taugt nichts, wenn es fettig ist. Fett lässt den Schaum in einer Minute zusammenfallen. Jede gute Wirtschaft kennt den Ablauf:

1. Gläser getrennt vom Geschirr spülen, mit Mittel ohne Duftstoffe.
2. Gründlich mit **kaltem Wasser** nachspülen.
3. Kopfüber auf einem Gitter abtropfen lassen, Tücher hinterlassen Fasern.
4. Vor dem Einschenken erneut ausspülen. Nasse, kühle Wände halten den Schaum.

Zu erkennen ist es leicht: Im sauberen Glas bleibt nach jedem Schluck ein **Schaumring**, im fettigen haften Bläschen an der Wand.

## Formen und Stile

- **Der Henkelkrug** hat dicke Wände, die kühl halten. Er passt zum Lager, das in längeren Zügen getrunken wird.
- **Das hohe Pilsglas** zeigt Farbe und Perlage, der schmale Boden bewahrt die Kohlensäure.
- **Das Weißbierglas** ist lang und oben weit, damit Schaum und Bananenduft Platz finden.
- **Die Tulpe** bündelt den Duft starker belgischer Biere.
- **Der Kelch** lässt ein Trappistenbier atmen und lädt zum langsamen Trinken ein.
- **Der Nonic**, das englische Pint mit Wulst, ist praktisch für Stout und Ale.
- **Das IPA-Glas** hat einen geriffelten Fuß, der Schaum und Hopfenduft auffrischt.

Wer nur ein Glas für alles möchte, nimmt eine **Tulpe mit 0,4 l**.

## Temperatur

Zu kaltes Bier duftet nicht. Lager mag 7 °C, Weißbier 8, Pale Ale 8 bis 10, Stout etwa 11 und starke Spezialitäten 12 bis 14 °C. Das Glas gehört nicht in den Gefrierschrank: Reif verwässert das Bier und betäubt den ersten Schluck.

## Aus der Flasche einschenken

Glas schräg halten, an der Wand entlang gießen und zum Ende aufrichten, sodass eine Krone von zwei bis drei Fingern entsteht. Schaum stört nicht, er **schützt das Bier vor Luft** und trägt den Duft. Beim Weißbier den letzten Zentimeter zurückhalten, schwenken und die Hefe nachgießen. Bei belgischem Bier entscheiden Sie selbst, die Hefe rundet ab und trübt.

## Bier lagern

Flaschen **stehend**, kühl und dunkel aufbewahren. Licht zersetzt Hopfenstoffe und gibt dem Bier einen unangenehmen Geruch, am schnellsten in klarem und grünem Glas. Lager und Pale Ale frisch trinken, innerhalb von zwei bis drei Monaten. Starke dunkle Spezialitäten über acht Prozent halten Jahre und gewinnen Noten von Trockenobst und Portwein. Notieren Sie das Datum der Einlagerung.

## Gläser für Sammler

Gläser und Krüge stillgelegter Brauereien sind ein beliebtes Gebiet. Den Preis bestimmen:

- **Alter und Brauerei**, am gesuchtesten sind Stücke aus der Zeit vor 1948,
- **Technik**, gemalte Emaille steht über dem Abziehbild,
- **Zustand**, eine Absplitterung am Rand kostet bis zur Hälfte,
- **Vollständigkeit**, bei Krügen der originale Zinndeckel.

Fotografieren Sie beim Verkauf vor dunklem Grund, den Boden mit der Marke und jeden Fehler einzeln. Käufer schätzen das mehr als das Wort „selten“.
`,
    },
  },
};
