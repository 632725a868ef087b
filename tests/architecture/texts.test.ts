import { expect, test } from 'vitest';
import { messagesIn } from '#tests/support/texts.ts';

const script = '../../scripts/texts-outside-catalogues.mjs';
const { textsOutsideCatalogues } = (await import(script)) as {
  textsOutsideCatalogues: (file: string, text: string) => string[];
};

test.each([
  ['a text', '<p>Some text</p>'],
  ['a choice', "<p>{isOpen ? 'Open' : <Trans>Zavřeno</Trans>}</p>"],
  ['a condition', "<p>{isOpen && 'Open'}</p>"],
  ['a default', "<p>{name ?? 'Nobody'}</p>"],
  ['a template', '<p>{`Page ${page}`}</p>'],
  ['a spoken attribute', '<img alt="Bottle" />'],
  ['a choice of a spoken attribute', "<a aria-label={isOpen ? 'Close' : t`Otevřít`} />"],
  ['Czech outside of JSX', "const names = { open: 'Otevřít' };"],
])('%s outside of the message catalogues is found', (_name, text) => {
  expect(textsOutsideCatalogues('a.tsx', text)).toHaveLength(1);
});

test.each([
  ['macros', '<p title={t`Otevřít`}><Trans>Otevřít {isOpen ? 1 : 2}</Trans><Plural value={1} one="# návrh" /></p>'],
  ['what is compared', "<p>{kind === 'advert' && <b />}</p>"],
  ['names of classes', "<p className={isOpen ? 'open wide' : 'closed'} />"],
  ['what means the same everywhere', '<p>Karafa</p>'],
])('%s are none', (_name, text) => {
  expect(textsOutsideCatalogues('a.tsx', text)).toEqual([]);
});

test('German has one word each for goods, products and blog posts', () => {
  const german = [...messagesIn('de')].map(([czech, text]) => ({ czech, text }));
  expect(german.length).toBeGreaterThan(2000);
  // The law words the declaration of withdrawal.
  const plural = german.filter(
    ({ text, czech }) => /\bWaren\b/.test(text) && !czech.startsWith('Odstupuji od smlouvy'),
  );
  expect(plural).toEqual([]);
  const article = german.filter(({ text, czech }) => /Artikel/.test(text) && !/článe?k|čtení/i.test(czech));
  expect(article).toEqual([]);
});
