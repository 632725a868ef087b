import type { PostTexts } from './post-texts.ts';

export const photographingBottles: PostTexts = {
  category: 'collecting',
  author: 'Redakce Karafa',
  theme: 'gift_set',
  texts: {
    cs: {
      title: 'Jak vyfotit lahev do inzerátu',
      perex:
        'Nepotřebujete ateliér, stačí okno, list papíru a telefon. Pět záběrů, které kupující chce vidět, a chyby, kterých se vyvarovat.',
      body: `
Dobrá fotografie odpoví na otázky dřív, než je někdo položí. U inzerátu s několika ostrými snímky se méně smlouvá, protože kupující ví, za co platí. Zvládne to každý telefon z posledních let.

## Světlo

Nejlepší je **denní světlo od okna, ze strany**. Lahev postavte asi metr od okna a z druhé strany opřete bílý papír, který světlo odrazí zpět. Vyhněte se:

- přímému slunci, které vypálí etiketu,
- blesku, ten udělá na skle bílou skvrnu,
- smíšenému světlu, kdy okno svítí modře a žárovka žlutě.

Pod mrakem se fotí lépe než za jasna.

## Pozadí

Jednobarevné a klidné. Poslouží list kartonu prohnutý tak, aby mezi stolem a stěnou nebyla hrana. Tmavým lahvím sluší světlé pozadí, čirým naopak tmavší. Kuchyňské lince, vzorovanému ubrusu a vlastnímu odrazu ve skle se raději vyhněte.

## Pět záběrů

1. **Celá lahev zepředu**, svisle, s trochou místa kolem. Tohle bude hlavní snímek.
2. **Etiketa zblízka**, ostrá tak, aby šel přečíst obsah a síla.
3. **Zadní etiketa** s údajem o dovozci a šarži.
4. **Uzávěr a kontrolní páska**, ideálně z obou stran.
5. **Hladina** v protisvětle, u starších lahví nezbytná.

Pokud prodáváte i krabici, přidejte ji samostatně. Každou vadu vyfoťte zvlášť; ušetří vám to dohady i vracení peněz.

## Nastavení telefonu

- Otřete objektiv, je to nejlevnější zlepšení ze všech.
- Odstupte a použijte **dvojnásobné přiblížení**; širokoúhlý objektiv lahev zkreslí.
- Držte telefon ve výšce středu etikety, ne shora.
- Klepněte na etiketu, aby se zaostřilo právě na ni, a stáhněte jas o třetinu.
- Opřete se, nebo použijte časovač.

## Úpravy s mírou

Srovnejte svislice, ořízněte na výšku v poměru **4 : 5** a vyrovnejte bílou. Filtry a zesílené barvy nepoužívejte: kupující má vidět skutečný odstín. Cizí fotografie z internetu jsou porušením autorských práv a na portálu je odstraňujeme.

## Doutníky, sklo a papír

Krabici doutníků foťte zavřenou, s čitelnou nálepkou a pečetí. Broušené sklo postavte proti tmavému pozadí a světlo pusťte zezadu, hrany se rozzáří. Etikety a prstýnky položte rovně pod sklo a foťte kolmo; vedle dejte pravítko.

## Častá otázka: kolik fotografií

Portál jich přijme deset, rozumný počet je **čtyři až šest**. Méně vzbuzuje pochybnosti, více už nikdo neprochází. Pořadí zvolte podle toho, co kupující zajímá: celek, etiketa, uzávěr, hladina, vady. Hlavní snímek vybírejte tak, aby byl srozumitelný i jako malý náhled ve výpisu, kde má šířku jen několik centimetrů. Detail etikety jako první snímek láká méně než celá lahev na klidném pozadí.

## Soukromí

Ze snímků při nahrání odstraníme údaje o místě pořízení. Přesto zkontrolujte, zda na fotografii není vidět jméno z účtenky, adresa na balíku nebo interiér, který nechcete ukazovat. A samozřejmě: na snímcích s alkoholem ani tabákem nemají být děti.

Celé to zabere deset minut. Často rozhodnou víc než sto slov popisu.
`,
    },
    en: {
      title: 'How to photograph a bottle for an advert',
      perex:
        'No studio needed: a window, a sheet of paper and a phone will do. Five shots that buyers want to see, and the mistakes to avoid.',
      body: `
A good photograph answers questions before anybody asks. Adverts with several sharp pictures lead to less haggling, since buyers know what they are paying for. Any recent phone will do.

## Light

The best light is **daylight from a window at the side**. Stand the bottle about a metre away and lean a white sheet of paper on the other side to throw the light back. Avoid:

- direct sun, which washes out the label,
- flash, which leaves a white spot on the glass,
- mixed light, blue from the window and yellow from the lamp.

A cloudy day is better than a clear one.

## Background

Plain and quiet. A sheet of card, bent so that there is no edge between table and wall, will do. Dark bottles suit a light background, clear ones a darker one. Leave out the kitchen, patterned cloth and your own reflection.

## Five shots

1. **The whole bottle from the front**, upright, with a little room around it. This will be the main picture.
2. **The label close up**, sharp enough to read volume and strength.
3. **The back label** with importer and batch.
4. **The closure and the control strip**, ideally from both sides.
5. **The level** against the light, essential for older bottles.

If a box is included, show it separately. Photograph every flaw; it saves you arguments and refunds.

## The phone

- Wipe the lens, the cheapest improvement of all.
- Step back and use **double zoom**; a wide angle distorts.
- Hold the phone level with the middle of the label, not from above.
- Tap the label to focus on it, and lower the brightness by a third.
- Lean on something, or use the timer.

## Editing in moderation

Straighten the verticals, crop upright at **4 : 5** and set the white balance. No filters or boosted colours: buyers should see the true shade. Pictures taken from elsewhere infringe copyright, and we remove them.

## Cigars, glass and paper

Photograph cigar boxes closed, with stamp and seal readable. Put cut glass in front of a dark background with light from behind, and the edges will glow. Lay labels and bands flat under glass, shoot from straight above and add a ruler.

## A frequent question: how many

The portal takes ten; **four to six** are sensible. Fewer raise doubts, and nobody looks through more. Order them by what the buyer wants to know: the whole bottle, the label, the closure, the level, the flaws. Choose a main picture that is clear even as a small preview a few centimetres wide. A close-up of the label attracts less than the whole bottle on a quiet background.

## Privacy

We remove the location from uploaded pictures. Check all the same that no name on a receipt, no address on a parcel and no room you would not show can be seen. And of course there should be no children in pictures of alcohol or tobacco.

It takes ten minutes, and often decides more than a hundred words.
`,
    },
    de: {
      title: 'Eine Flasche für die Anzeige fotografieren',
      perex:
        'Ein Studio ist nicht nötig: Fenster, Blatt Papier und Telefon genügen. Fünf Aufnahmen, die Käufer sehen wollen, und Fehler, die man vermeidet.',
      body: `
Ein gutes Foto beantwortet Fragen, bevor sie gestellt werden. Bei Anzeigen mit mehreren scharfen Bildern wird weniger gefeilscht, weil Käufer wissen, wofür sie bezahlen. Jedes neuere Telefon schafft das.

## Licht

Am besten ist **Tageslicht vom Fenster, von der Seite**. Stellen Sie die Flasche etwa einen Meter entfernt auf und lehnen Sie gegenüber ein weißes Papier an, das Licht zurückwirft. Vermeiden Sie:

- direkte Sonne, die das Etikett ausbrennt,
- Blitz, der auf Glas einen weißen Fleck hinterlässt,
- Mischlicht, blau vom Fenster und gelb von der Lampe.

Bei bedecktem Himmel gelingt es besser als bei klarem.

## Hintergrund

Einfarbig und ruhig. Ein gebogener Karton ohne Kante zwischen Tisch und Wand genügt. Dunkle Flaschen stehen vor hellem, klare vor dunklerem Grund besser. Küchenzeile, gemusterte Tischdecke und das eigene Spiegelbild lieber nicht.

## Fünf Aufnahmen

1. **Die ganze Flasche von vorn**, hochkant, mit etwas Raum. Das wird das Hauptbild.
2. **Das Etikett aus der Nähe**, so scharf, dass Inhalt und Stärke lesbar sind.
3. **Das Rückenetikett** mit Importeur und Charge.
4. **Verschluss und Banderole**, möglichst von beiden Seiten.
5. **Der Füllstand** im Gegenlicht, bei älteren Flaschen unverzichtbar.

Gehört ein Karton dazu, zeigen Sie ihn einzeln. Fotografieren Sie jeden Fehler; das erspart Ihnen Streit und Rückzahlungen.

## Einstellungen am Telefon

- Linse abwischen, die günstigste Verbesserung überhaupt.
- Zurücktreten und **zweifach zoomen**; Weitwinkel verzerrt.
- Das Telefon auf Höhe der Etikettmitte halten, nicht von oben.
- Aufs Etikett tippen, um scharf zu stellen, und die Helligkeit um ein Drittel senken.
- Anlehnen oder Selbstauslöser verwenden.

## Bearbeitung mit Maß

Senkrechten ausrichten, hochkant auf **4 : 5** zuschneiden, Weiß abgleichen. Keine Filter und keine verstärkten Farben: Käufer sollen den echten Ton sehen. Fremde Bilder verletzen Urheberrechte und werden entfernt.

## Zigarren, Glas und Papier

Zigarrenkisten geschlossen fotografieren, Steuerzeichen und Siegel lesbar. Geschliffenes Glas vor dunklen Grund stellen und von hinten beleuchten, dann leuchten die Kanten. Etiketten und Bauchbinden flach unter Glas legen, senkrecht aufnehmen und ein Lineal daneben.

## Häufige Frage: wie viele Fotos

Das Portal nimmt zehn an, sinnvoll sind **vier bis sechs**. Weniger wecken Zweifel, mehr sieht niemand durch. Ordnen Sie nach dem, was Käufer interessiert: Ganzes, Etikett, Verschluss, Füllstand, Fehler. Das Hauptbild sollte auch als kleine Vorschau verständlich sein. Eine Nahaufnahme des Etiketts zieht weniger an als die ganze Flasche vor ruhigem Grund.

## Privatsphäre

Beim Hochladen entfernen wir die Ortsangaben. Prüfen Sie dennoch, ob kein Name auf dem Beleg, keine Adresse auf dem Paket und kein Raum zu sehen ist, den Sie nicht zeigen möchten. Und selbstverständlich gehören keine Kinder auf Bilder mit Alkohol oder Tabak.

Das Ganze dauert zehn Minuten und entscheidet oft mehr als hundert Worte.
`,
    },
  },
};
