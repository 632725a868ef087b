import type { DealState } from '#shared/deals/lifecycle.ts';

/** Whose goods a deal is about: listed ones, sold ones or such as are not public any more. */
export type DealtGoods =
  'of overeny' | 'sold by overeny' | 'of a stranger' | 'gone of a stranger' | 'wanted by a stranger';

export interface DemoDeal {
  readonly about: DealtGoods;
  /** Who has written about the advert. */
  readonly opener: 'overeny' | 'novy' | 'stranger';
  readonly daysAgo: number;
  readonly state: DealState;
  /** Share of the advert's price, and the price where it has none. */
  readonly share: number;
  readonly first: string;
  readonly answer: string;
  readonly place?: string;
  readonly reason?: string;
  /** Entries and messages that the other side has not read. */
  readonly unread: number;
}

/** Nine o'clock in winter, ten in summer: goods are offered two hours later, and handed over at that time of the next day. */
const morning = 2 / 3;

/** Deals of the demo, one in each state and more of those that need an answer. */
export const deals: readonly DemoDeal[] = [
  {
    about: 'of overeny',
    opener: 'stranger',
    daysAgo: 0.4,
    state: 'offered',
    share: 0.95,
    first: 'Dobrý den, vzal bych ji hned. Dá se s cenou něco dělat?',
    answer: 'Dobrý den, kousek slevit mohu, posílám nabídku.',
    unread: 2,
  },
  {
    about: 'wanted by a stranger',
    opener: 'novy',
    daysAgo: 0.6,
    state: 'offered',
    share: 1,
    first: 'Dobrý den, přesně tuhle láhev mám doma v původní krabici.',
    answer: 'To mě moc zajímá, za kolik byste ji nechal?',
    unread: 1,
  },
  {
    about: 'of a stranger',
    opener: 'overeny',
    daysAgo: 1.65,
    state: 'accepted',
    share: 1,
    first: 'Hello, is the bottle still available? I could collect it this week.',
    answer: 'Hello, yes. I’ll hold it for you.',
    place: 'Praha, hlavní nádraží, u pokladen',
    unread: 1,
  },
  {
    about: 'of overeny',
    opener: 'stranger',
    daysAgo: 2.7,
    state: 'agreed',
    share: 0.9,
    first: 'Guten Tag, ich bin am Wochenende in Brünn und würde die Flasche gern abholen.',
    answer: 'Guten Tag, das passt mir gut.',
    place: 'Brno, kavárna v Alfa pasáži',
    unread: 0,
  },
  {
    about: 'sold by overeny',
    opener: 'novy',
    daysAgo: 9 + morning,
    state: 'done',
    share: 1,
    first: 'Dobrý den, mám o ni zájem. Kdy by se dala převzít?',
    answer: 'Dobrý den, klidně hned zítra.',
    place: 'Praha, stanice metra Anděl',
    unread: 0,
  },
  {
    about: 'of overeny',
    opener: 'stranger',
    daysAgo: 12.6,
    state: 'declined',
    share: 1.1,
    first: 'Dobrý den, kolik byste za ni chtěl i s poštovným?',
    answer: 'Dobrý den, poštou ji raději neposílám, ale rezervovat mohu.',
    reason: 'Bez zaslání je to pro mě bohužel daleko.',
    unread: 0,
  },
  {
    about: 'of a stranger',
    opener: 'novy',
    daysAgo: 20 + morning,
    state: 'withdrawn',
    share: 1,
    first: 'Dobrý den, je láhev opravdu neotevřená?',
    answer: 'Dobrý den, ano, i s původní kapslí.',
    place: 'Praha, náměstí Míru',
    reason: 'Omlouvám se, onemocněl jsem a nevím, kdy přijedu.',
    unread: 0,
  },
  {
    about: 'of a stranger',
    opener: 'overeny',
    daysAgo: 30.6,
    state: 'expired',
    share: 1,
    first: 'Hello, could you keep it for me until Friday?',
    answer: 'Hello, of course.',
    unread: 0,
  },
  {
    about: 'gone of a stranger',
    opener: 'novy',
    daysAgo: 45.6,
    state: 'ended',
    share: 1,
    first: 'Dobrý den, ještě ji máte?',
    answer: 'Dobrý den, mám, posílám nabídku.',
    unread: 0,
  },
];

/** What the two sides of the closed deal have written; published once both had. */
export const dealReviews = {
  ofBuyer: {
    stars: 5,
    text: 'Domluva rychlá, láhev přesně podle popisu a ještě jsem se dozvěděl, jak ji skladovat.',
    daysAgo: 7.6,
  },
  ofSeller: { stars: 5, text: 'Přišel včas, měl připravenou přesnou částku i občanku. Rád zase.', daysAgo: 7.1 },
  publishedDaysAgo: 7.1,
} as const;
