import type { PostTexts } from './post-texts.ts';

export const plumBrandy: PostTexts = {
  category: 'spirits',
  author: 'Klára Weissová',
  theme: 'fruit_spirit',
  texts: {
    cs: {
      title: 'Slivovice: od sadu k lahvi',
      perex:
        'Na Valašsku a Slovácku se o švestkách mluví jako jinde o vinné révě. Co rozhoduje o dobré slivovici a proč se ta domácí nesmí prodávat.',
      body: `
Slivovice patří k Moravě jako cimbál. První písemné zmínky o pálení z ovoce tu pocházejí z konce 16. století a v následujících staletích se palírny objevily téměř na každém panství. Dnešní podoba se přesto vyvinula až s pěstitelskými pálenicemi, kam si lidé vozí vlastní kvas.

## Všechno začíná ovocem

Základem je **švestka domácí**, pozdní odrůda, která se sklízí od poloviny září. Čeká se, až začne u stopky vadnout: tehdy obsahuje nejvíc cukru. Vedle ní se pěstují odrůdy Gabrovská, Stanley nebo Čačanská lepotica, které mají vyšší výnos, ale méně výraznou vůni.

Ovoce musí být zralé a čisté. Nahnilé plody, listí nebo hlína se v destilátu projeví a žádné přepalování to nenapraví.

## Kvašení

Rozmačkané švestky kvasí v uzavřených sudech tři až osm týdnů při teplotě kolem 15 °C. Platí několik zásad:

- kvas se nepřikrmuje cukrem,
- deka z plodů se pravidelně potápí, aby neoctovatěla,
- část pecek zůstává, protože dávají jemný **mandlový tón**,
- hotový kvas se pálí co nejdříve.

## Dvojí destilace

V měděném kotli se nejprve získá *lutr* o síle zhruba 25 %. Při druhé destilaci se oddělují tři části. **Úkap** s ostrou vůní jde pryč, **jádro** je tím, co zůstane, a **dokap** nasládle unavené vůně se odstavuje. Zkušený palič pozná přechod čichem dřív než lihoměrem.

Výsledek má přes 60 %, a ředí se proto měkkou vodou na 45 až 52 %. Potom má následovat klid: nejméně tři měsíce, lépe rok.

## Bílá, nebo zlatá

Bílá slivovice odpočívá ve skle či nerezu a ukazuje ovoce bez příkras. Zlatá leží v dubovém, výjimečně morušovém sudu. Dřevo chuť zakulatí a přidá vanilku, zároveň však může zastřít ovoce. Ani jedna není lepší, jde o dva odlišné nápoje.

## Domácí se neprodává

Kdo nechá vypálit vlastní ovoce v pěstitelské pálenici, má za zákonem daných podmínek nárok na sníženou sazbu daně, a to na omezené množství čistého lihu pro domácnost za výrobní období. Takový destilát je určen pro vlastní potřebu. **Prodávat ho nelze**, ani mezi sousedy, ani přes inzerát. Na portálu proto najdete jen slivovice z registrovaných palíren, označené kontrolní páskou.

## Slivovice jako dar

Na svatbách a křtinách se dodnes nalévá z lahve, která čekala od narození. Pokud chcete takovou lahev založit, zvolte **sklo s dobrým korkem či skleněnou zátkou**, naplňte ji po hrdlo a zalijte voskem. Na štítek napište ročník, sad a sílu. Dřevěný soudek je krásný, ale během dvaceti let by z něj odešla polovina obsahu.

## Jak poznat dobrou slivovici

1. **Vůně** má připomínat zralé švestky a pecku, nikoli lepidlo nebo ocet.
2. **Chuť** je čistá a hřeje, aniž by pálila na jazyku.
3. **Prázdná sklenka** druhý den stále voní ovocem.
4. **Perličky** po protřepání prozradí sílu, o kvalitě však nevypovídají.

Podává se při 16 až 18 °C v tulipánové sklence. Ledničku nepotřebuje: chlad vůni zavře a z poctivé práce zůstane jen alkohol.
`,
    },
    en: {
      title: 'Slivovice: from orchard to bottle',
      perex:
        'In Wallachia and Slovácko people speak of plums as others do of vines. What makes a good plum brandy, and why the home-made kind must not be sold.',
      body: `
Slivovice belongs to Moravia as much as the dulcimer does. The first written mentions of fruit distilling date from the end of the 16th century, and later nearly every estate had a still. The spirit as we know it came with the growers' distilleries, to which people bring their own mash.

## It all begins with fruit

The base is the **common plum**, a late variety picked from the middle of September. Growers wait until it begins to wither at the stalk, when it holds the most sugar. Gabrovská, Stanley and Čačanská lepotica yield more but smell less.

The fruit must be ripe and clean. Rot, leaves or soil come through in the spirit, and no redistilling will put it right.

## Fermentation

The crushed plums ferment in closed barrels for three to eight weeks at about 15 °C. Some rules apply:

- no sugar is added,
- the cap of fruit is pushed under regularly so that it does not turn to vinegar,
- some of the stones stay in, as they give a gentle **almond note**,
- finished mash is distilled as soon as possible.

## Two distillations

The first run in a copper pot gives a low wine of about 25 per cent. In the second, three parts are separated. The sharp **heads** are discarded, the **heart** is kept, and the tired, sweetish **tails** are put aside. An experienced distiller knows the change by nose before the hydrometer shows it.

The result is above 60 per cent and is brought down with soft water to 45 to 52. Then it should rest, for three months at least and better for a year.

## White or golden

White slivovice rests in glass or steel and shows the fruit as it is. Golden slivovice lies in oak, sometimes in mulberry wood. The wood rounds the taste and adds vanilla, but may cover the fruit. Neither is better; they are two different drinks.

## Home-made is not for sale

Those who have their own fruit distilled at a growers' distillery enjoy a lower duty, under conditions set by law, on a limited amount of pure alcohol per household and season. Such spirit is meant for one's own use. It **must not be sold**, either among neighbours or by advert. On the portal you will find slivovice from registered distilleries only, with the control strip.

## A bottle as a gift

At weddings and christenings people still pour from a bottle that has waited since somebody's birth. To lay one down, choose **glass with a good cork or a glass stopper**, fill it to the neck and seal it with wax. Write year, orchard and strength on the label. A wooden cask is beautiful but would lose half in twenty years.

## How to tell a good one

1. **The nose** recalls ripe plums and stones, not glue or vinegar.
2. **The taste** is clean and warms without burning the tongue.
3. **The empty glass** still smells of fruit on the next day.
4. **The beads** after shaking tell the strength but say nothing of quality.

Serve it at 16 to 18 °C in a tulip glass. It does not need chilling: cold closes the scent, and of all that work only the alcohol remains.
`,
    },
    de: {
      title: 'Slivovitz: vom Obstgarten in die Flasche',
      perex:
        'In der mährischen Walachei und im Slovácko spricht man von Pflaumen wie anderswo vom Wein. Was einen guten Slivovitz ausmacht und warum Selbstgebranntes nicht verkauft werden darf.',
      body: `
Slivovitz gehört zu Mähren wie das Zymbal. Die ersten schriftlichen Erwähnungen des Obstbrennens stammen vom Ende des 16. Jahrhunderts, später besaß fast jede Herrschaft eine Brennerei. Seine heutige Gestalt erhielt er mit den Lohnbrennereien, in die die Leute ihre eigene Maische bringen.

## Am Anfang steht das Obst

Grundlage ist die **Hauszwetschge**, eine späte Sorte, die ab Mitte September geerntet wird. Man wartet, bis sie am Stiel zu welken beginnt: Dann enthält sie am meisten Zucker. Gabrovská, Stanley oder Čačanská lepotica tragen mehr, duften aber weniger.

Das Obst muss reif und sauber sein. Fäulnis, Laub oder Erde zeigen sich im Destillat, und kein erneutes Brennen macht das wieder gut.

## Gärung

Die zerdrückten Pflaumen gären drei bis acht Wochen bei etwa 15 °C in geschlossenen Fässern. Dabei gilt:

- Zucker wird nicht zugesetzt,
- der Tresterhut wird regelmäßig untergetaucht, damit er nicht stichig wird,
- ein Teil der Kerne bleibt, denn sie geben einen feinen **Mandelton**,
- fertige Maische wird möglichst bald gebrannt.

## Zweimal gebrannt

Im Kupferkessel entsteht zunächst ein Raubrand von rund 25 Prozent. Beim zweiten Durchgang werden drei Teile getrennt. Der scharfe **Vorlauf** wird verworfen, das **Herzstück** bleibt, der müde, süßliche **Nachlauf** wird abgestellt. Erfahrene Brenner riechen den Übergang, bevor die Spindel ihn anzeigt.

Das Ergebnis hat über 60 Prozent und wird mit weichem Wasser auf 45 bis 52 Prozent herabgesetzt. Danach sollte es ruhen, mindestens drei Monate, besser ein Jahr.

## Weiß oder golden

Weißer Slivovitz ruht in Glas oder Edelstahl und zeigt die Frucht unverstellt. Goldener liegt in Eiche, selten in Maulbeerholz. Das Holz rundet ab und gibt Vanille, kann die Frucht aber verdecken. Besser ist keiner von beiden, es sind zwei verschiedene Getränke.

## Selbstgebranntes ist unverkäuflich

Wer eigenes Obst in einer Lohnbrennerei brennen lässt, zahlt unter gesetzlichen Bedingungen eine ermäßigte Steuer, und zwar auf eine begrenzte Menge reinen Alkohols je Haushalt und Saison. Dieser Brand ist für den Eigenbedarf bestimmt. **Verkauft werden darf er nicht**, weder unter Nachbarn noch per Anzeige. Auf dem Portal finden Sie daher nur Slivovitz registrierter Brennereien mit Banderole.

## Eine Flasche als Geschenk

Bei Hochzeiten und Taufen schenkt man bis heute aus einer Flasche ein, die seit der Geburt gewartet hat. Wer eine solche anlegen möchte, wählt **Glas mit gutem Korken oder Glasstopfen**, füllt bis zum Hals und versiegelt mit Wachs. Auf das Etikett gehören Jahrgang, Garten und Stärke. Ein Holzfässchen ist schön, verlöre aber in zwanzig Jahren die Hälfte.

## Woran man guten erkennt

1. **Der Duft** erinnert an reife Pflaumen und Kern, nicht an Kleber oder Essig.
2. **Der Geschmack** ist klar und wärmt, ohne auf der Zunge zu brennen.
3. **Das leere Glas** duftet am nächsten Tag noch nach Frucht.
4. **Die Perlen** nach dem Schütteln verraten die Stärke, nicht die Qualität.

Serviert wird bei 16 bis 18 °C im Tulpenglas. Den Kühlschrank braucht er nicht: Kälte verschließt den Duft, und von der ganzen Arbeit bleibt nur der Alkohol.
`,
    },
  },
};
