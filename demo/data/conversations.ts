/** Whose advert a conversation is about, or what else. */
export type DemoSubject =
  'advert of overeny' | 'demand of novy' | 'demand' | 'advert of a stranger' | 'order' | 'nothing';

export interface DemoConversation {
  readonly about: DemoSubject;
  /** The side that began; strangers are sellers of the demo, the shop is the other side of an order. */
  readonly opener: 'overeny' | 'novy' | 'stranger';
  readonly daysAgo: number;
  /** What was said in turn: `>` by the side that began, `<` by the other; then the minutes since the one before. */
  readonly lines: readonly (readonly ['>' | '<', number, string])[];
  /** Messages at the end that the other side of the last one has not read. */
  readonly unread: number;
  readonly isArchivedBy?: 'overeny' | 'novy';
}

/** What people of the demo have written to each other and to the shop. */
export const conversations: readonly DemoConversation[] = [
  {
    about: 'advert of overeny',
    opener: 'novy',
    daysAgo: 1.4,
    lines: [
      ['>', 0, 'Dobrý den, je to ještě k mání?'],
      ['<', 34, 'Dobrý den, ano. Láhev je neotevřená, celou dobu ležela ve sklepě.'],
      ['>', 12, 'Výborně. Dala by se převzít v Praze někdy po páté?'],
      ['<', 95, 'Ve středu v 17.30 u stanice metra Karlovo náměstí?'],
      ['>', 7, 'To se mi hodí, přijdu. Vezmu s sebou občanku.'],
    ],
    unread: 1,
  },
  {
    about: 'advert of overeny',
    opener: 'stranger',
    daysAgo: 6.2,
    lines: [
      ['>', 0, 'Dobrý den, snížil byste cenu, kdybych vzal dva kusy?'],
      ['<', 210, 'Dobrý den, mám bohužel jen jeden.'],
      ['>', 18, 'Nevadí, děkuji za odpověď.'],
    ],
    unread: 0,
    isArchivedBy: 'overeny',
  },
  {
    about: 'advert of overeny',
    opener: 'stranger',
    daysAgo: 0.6,
    lines: [
      [
        '>',
        0,
        'Dobrý den, láhev jsem už zaplatil přes DPD. Pro přijetí peněz otevřete https://dpd-platba.example/prijem a zadejte číslo karty.',
      ],
    ],
    unread: 1,
  },
  {
    about: 'advert of a stranger',
    opener: 'overeny',
    daysAgo: 3.1,
    lines: [
      ['>', 0, 'Dobrý den, můžete prosím poslat fotku kolku a hladiny v láhvi?'],
      ['<', 640, 'Dobrý den, pošlu večer, až budu doma.'],
    ],
    unread: 1,
  },
  {
    about: 'demand',
    opener: 'overeny',
    daysAgo: 9.5,
    lines: [
      ['>', 0, 'Mám, co hledáte. Ozvěte se prosím, jestli to ještě sháníte.'],
      ['<', 1500, 'Děkuji, mezitím už jsem koupil jinde.'],
    ],
    unread: 0,
  },
  {
    about: 'demand of novy',
    opener: 'stranger',
    daysAgo: 0.8,
    lines: [
      ['>', 0, 'Dobrý den, sháníte to ještě?'],
      ['>', 3, 'Mám dvě lahve, mohu poslat obrázky.'],
    ],
    unread: 2,
  },
  {
    about: 'order',
    opener: 'novy',
    daysAgo: 2.3,
    lines: [
      ['>', 0, 'Dobrý den, dá se k objednávce ještě přidat dárkové balení?'],
      ['<', 47, 'Dobrý den, ano, přibalíme ho zdarma. Přejeme hezký den.'],
      ['>', 15, 'Moc děkuji.'],
    ],
    unread: 1,
  },
  {
    about: 'nothing',
    opener: 'stranger',
    daysAgo: 14.6,
    lines: [
      ['>', 0, 'Zdravím, viděl jsem vaši sbírku. Neprodáváte i starší ročníky?'],
      ['<', 380, 'Zdravím, zatím ne, ale ozvu se, až něco pustím.'],
    ],
    unread: 0,
  },
];
