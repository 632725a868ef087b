import { text, type Text } from '../text.ts';

interface DemoIssue {
  readonly state: 'sent' | 'scheduled' | 'draft';
  /** Negative: it is planned. */
  readonly daysAgo: number;
  readonly subject: Text;
  readonly preheader: Text;
  readonly body: Text;
  /** Names of categories in Czech, each with everything below it. */
  readonly categories: readonly string[];
  /** The theme of a picture of the magazine. */
  readonly picture: string;
  readonly alt: Text;
  readonly button: Text;
}

/** Issues of the newsletter: one with figures, one that is planned, and one that is being written. */
export const issues: readonly DemoIssue[] = [
  {
    state: 'sent',
    daysAgo: 12.4,
    subject: text('Rumy, které stojí za ochutnání', 'Rums worth tasting', 'Rums, die das Probieren lohnen'),
    preheader: text(
      'Čtyři lahve z nabídky a jak číst jejich etikety',
      'Four bottles from the shop, and how to read their labels',
      'Vier Flaschen aus dem Angebot und wie man ihre Etiketten liest',
    ),
    body: text(
      '## Od lehkého po zralý\n\nVybrali jsme čtyři rumy, na kterých poznáte, co dělá sud a co čas. Nejlehčí poslouží do koktejlu, nejstarší si nechte na večer.\n\n- **Mladé rumy** voní po vanilce a citrusech.\n- **Zralé rumy** mají v sobě karamel, kakao a sušené ovoce.',
      '## From light to mature\n\nWe have picked four rums that show what the cask does and what time does. The lightest is made for cocktails; keep the oldest for the evening.\n\n- **Young rums** smell of vanilla and citrus.\n- **Mature rums** bring caramel, cocoa and dried fruit.',
      '## Von leicht bis gereift\n\nWir haben vier Rums ausgesucht, an denen Sie erkennen, was das Fass macht und was die Zeit. Der leichteste gehört in den Cocktail, den ältesten heben Sie sich für den Abend auf.\n\n- **Junge Rums** duften nach Vanille und Zitrus.\n- **Gereifte Rums** bringen Karamell, Kakao und Trockenfrüchte mit.',
    ),
    categories: ['Rum'],
    picture: 'rum',
    alt: text(
      'Etiketa lahve rumu zblízka',
      'The label of a bottle of rum, close up',
      'Das Etikett einer Rumflasche aus der Nähe',
    ),
    button: text('Všechny rumy', 'All rums', 'Alle Rums'),
  },
  {
    state: 'scheduled',
    daysAgo: -40.3,
    subject: text('Whisky na dlouhé večery', 'Whisky for long evenings', 'Whisky für lange Abende'),
    preheader: text(
      'Kraje, styly a čtyři lahve na zkoušku',
      'Regions, styles and four bottles to try',
      'Regionen, Stile und vier Flaschen zum Probieren',
    ),
    body: text(
      '## Kouř, sherry, nebo med\n\nKaždý kraj má svůj rukopis. Začněte lahví, která se pije sama, a kouř si nechte na závěr.',
      '## Smoke, sherry or honey\n\nEvery region has its own hand. Begin with a bottle that drinks easily, and leave the smoke for last.',
      '## Rauch, Sherry oder Honig\n\nJede Region hat ihre Handschrift. Beginnen Sie mit einer Flasche, die sich leicht trinkt, und lassen Sie den Rauch für den Schluss.',
    ),
    categories: ['Whisky'],
    picture: 'whisky',
    alt: text(
      'Sklenka whisky a mapa Skotska',
      'A glass of whisky and a map of Scotland',
      'Ein Glas Whisky und eine Karte von Schottland',
    ),
    button: text('Všechny whisky', 'All whiskies', 'Alle Whiskys'),
  },
  {
    state: 'draft',
    daysAgo: 0.3,
    subject: text('Vína, která právě dozrála', '', ''),
    preheader: text('Co otevřít letos a co nechat ležet', '', ''),
    body: text(
      '## Co otevřít letos\n\nNe každé víno časem získá. Tohle jsou lahve, které jsou teď na vrcholu.',
      '',
      '',
    ),
    categories: ['Víno'],
    picture: 'carafe',
    alt: text('Víno se přelévá do karafy', '', ''),
    button: text('Všechna vína', '', ''),
  },
];

/** Clicks of an issue's links: of the day it was sent, and of the days after. */
export const clicksByDay = [7, 4, 1, 1] as const;
