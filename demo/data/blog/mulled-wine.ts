import type { PostTexts } from './post-texts.ts';

export const mulledWine: PostTexts = {
  category: 'wine-and-beer',
  author: 'Ivo Marek',
  theme: 'wine_red',
  texts: {
    cs: {
      title: 'Svařené víno: které se do hrnce hodí a které je škoda',
      perex: 'Svařák nezachrání špatné víno a drahému víc vezme než přidá. Co hledat na etiketě a jak ho ohřát.',
      body: `
Do svařáku patří víno, které byste vypili i studené. Teplo totiž zvýrazní každou vadu a koření ji nezakryje.

## Jaké víno vybrat

- **Plné ovoce, málo tříslovin:** Zweigeltrebe, Modrý Portugal, Merlot.
- **Suché:** cukr si přidáte sami a podle chuti.
- **Mladé:** zralá vůně by se teplem ztratila.

## Jak ho ohřát

1. Koření povařte v trošce vody s cukrem, aby pustilo vůni.
2. Přilijte víno a ohřejte ho nejvýš na **70 °C**. Alkohol se začíná odpařovat při 78 °C.
3. Pomeranč přidejte až nakonec, kůra by zhořkla.
`,
    },
    en: {
      title: 'Mulled wine: what belongs in the pot and what is too good for it',
      perex: 'Mulling does not save a poor wine and spoils an expensive one. What to look for and how to heat it.',
      body: `
Only mull a wine that you would drink cold. Heat brings out every fault, and spices do not cover it.

## Which wine to choose

- **Full of fruit, low in tannin:** Zweigelt, Blauer Portugieser, Merlot.
- **Dry:** you add the sugar yourself, to taste.
- **Young:** heat would drive off a mature bouquet.

## How to heat it

1. Simmer the spices in a little water with sugar to draw out their aroma.
2. Add the wine and heat it to **70 °C** at most. Alcohol starts to evaporate at 78 °C.
3. Add the orange last, or the peel turns bitter.
`,
    },
    de: {
      title: 'Glühwein: welcher Wein in den Topf gehört und welcher zu schade ist',
      perex:
        'Glühwein rettet keinen schlechten Wein und verdirbt einen teuren. Worauf Sie achten und wie Sie ihn erhitzen.',
      body: `
Für Glühwein eignet sich ein Wein, den Sie auch kalt trinken würden. Wärme hebt jeden Fehler hervor, und Gewürze überdecken ihn nicht.

## Welchen Wein Sie wählen

- **Viel Frucht, wenig Gerbstoff:** Zweigelt, Blauer Portugieser, Merlot.
- **Trocken:** Den Zucker geben Sie selbst nach Geschmack dazu.
- **Jung:** Ein gereiftes Bukett ginge durch die Wärme verloren.

## Wie Sie ihn erhitzen

1. Kochen Sie die Gewürze in etwas Wasser mit Zucker auf, damit sie ihr Aroma abgeben.
2. Gießen Sie den Wein dazu und erhitzen Sie ihn auf höchstens **70 °C**. Alkohol verdampft ab 78 °C.
3. Geben Sie die Orange erst zum Schluss dazu, sonst wird die Schale bitter.
`,
    },
  },
};
