import { expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { messagesIn } from '#tests/support/texts.ts';

/**
 * Texts with digits that are no figures of the portal, by their Czech beginning: terms of the law, units, formats and
 * examples. The ten days of a delivery to a branch are words of the specification (section 8).
 */
const ownDigits = [
  '{price}/100 g',
  '8 nebo 13 číslic.',
  'do 10 dnů',
  'za 100 g',
  'Kategorie s cenou za litr nabízí',
  'Kolik jich je pohromadě',
  'dovezeme do 10 dní',
  'Nabídku, zprávu, hodnocení i uživatele může nahlásit každý',
  'Na prvních místech stojí inzeráty s placeným umístěním',
  'Například 9:00–12:00',
  'Nejnižší cena za posledních 30 dní',
  'Obrátit se můžete také na orgán',
  'Při koupi od soukromé osoby neplatí práva spotřebitele',
  'V prvním řádku jsou názvy sloupců',
  'Vložit můžete 1 až {most} ks',
  'Zadejte částku číslem',
  'Zadejte prosím číslo',
  'Zákazníci dostanou e-mail a začne jim běžet lhůta 14 dnů',
  'Zákazník dostane e-mail a začne mu běžet lhůta 14 dnů',
  'Zboží e-shopu se sníženými cenami vedle původních.',
  'Zboží na prodejně není, dodání potrvá až 10 dní',
];

/** Without placeholders, tags and the conditions of plurals. */
const shownBy = (message: string) => message.replace(/<\/?\d+\/?>|\{\w+\}|\{\w+(?=,)|=\d+(?= \{)/g, '');

test.each(locales)('R-1.07 no text repeats a figure: each is inserted from its one definition (%s)', (locale) => {
  const withDigits = [...messagesIn(locale)].filter(([, text]) => /\d/.test(shownBy(text))).map(([czech]) => czech);
  expect(withDigits.filter((czech) => !ownDigits.some((beginning) => czech.startsWith(beginning)))).toEqual([]);
});

test('R-1.07 every exception is still a text with digits', () => {
  const czech = [...messagesIn('cs').keys()].filter((text) => /\d/.test(shownBy(text)));
  expect(ownDigits.filter((beginning) => !czech.some((text) => text.startsWith(beginning)))).toEqual([]);
});
