import type { Text } from '../text.ts';

/** What is reported, in words that `build/reports.ts` understands. */
export type DemoReported =
  | 'advert of a stranger'
  | 'another advert of a stranger'
  | 'advert of overeny'
  | 'fraudulent message'
  | 'review of overeny'
  | 'hidden review'
  | 'stranger';

export interface DemoReport {
  /** Undefined: a guest. */
  readonly by?: 'overeny' | 'novy';
  readonly locale: 'cs' | 'en' | 'de';
  readonly text: string;
}

export interface DemoCase {
  readonly about: DemoReported;
  readonly reason: 'fraud' | 'prohibited_goods' | 'false_review' | 'insult' | 'wrong_category' | 'counterfeit';
  readonly daysAgo: number;
  readonly reports: readonly DemoReport[];
  readonly decision?: {
    readonly measures: readonly ('hide' | 'warn')[];
    /** The place of the prepared reason. */
    readonly reason: number;
    readonly daysAfter: number;
    readonly appeal?: Text & { readonly by: 'affected' | 'reporter' };
  };
}

/** Reported cases of the demo: of each kind one that waits, decided ones, and one with an appeal. */
export const cases: readonly DemoCase[] = [
  {
    about: 'advert of a stranger',
    reason: 'prohibited_goods',
    daysAgo: 1.2,
    reports: [
      { locale: 'cs', text: 'Na fotografii láhev nemá kontrolní pásku a prodejce píše, že je to z domácí pálenice.' },
      { by: 'novy', locale: 'cs', text: 'Prodejce mi napsal, že kolek na láhvi nikdy nebyl.' },
    ],
  },
  {
    about: 'fraudulent message',
    reason: 'fraud',
    daysAgo: 0.4,
    reports: [{ by: 'overeny', locale: 'cs', text: 'Chce číslo karty přes stránku, která se vydává za dopravce.' }],
  },
  {
    about: 'review of overeny',
    reason: 'false_review',
    daysAgo: 2.3,
    reports: [{ by: 'overeny', locale: 'cs', text: 'S tímto uživatelem jsem nikdy neobchodoval.' }],
  },
  {
    about: 'stranger',
    reason: 'insult',
    daysAgo: 3.6,
    reports: [{ locale: 'de', text: 'Der Benutzer beschimpft andere in seinen Anzeigen und in Nachrichten.' }],
  },
  {
    about: 'advert of overeny',
    reason: 'wrong_category',
    daysAgo: 12,
    reports: [{ locale: 'en', text: 'This bottle belongs into another category.' }],
    decision: { measures: [], reason: 0, daysAfter: 0.8 },
  },
  {
    about: 'hidden review',
    reason: 'insult',
    daysAgo: 30,
    reports: [{ by: 'novy', locale: 'cs', text: 'Hodnocení mě uráží a nemá s obchodem nic společného.' }],
    decision: { measures: ['hide'], reason: 3, daysAfter: 1.1 },
  },
  {
    about: 'another advert of a stranger',
    reason: 'counterfeit',
    daysAgo: 9,
    reports: [{ by: 'novy', locale: 'cs', text: 'Etiketa má překlep v názvu palírny, podle mě je láhev padělaná.' }],
    decision: {
      measures: ['warn'],
      reason: 1,
      daysAfter: 1.5,
      appeal: {
        by: 'affected',
        cs: 'Láhev jsem koupil v obchodě a mám k ní účtenku, kterou rád ukážu.',
        en: 'I bought the bottle in a shop and have the receipt, which I am glad to show.',
        de: 'Die Flasche habe ich im Geschäft gekauft und zeige gern den Beleg.',
      },
    },
  },
];
