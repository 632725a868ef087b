import { expect, test } from 'vitest';
import { localisedSlug } from './localised-slug.ts';

test('slugs follow the rules of their language', () => {
  expect(localisedSlug('Příliš žluťoučký kůň', 'cs')).toBe('prilis-zlutoucky-kun');
  expect(localisedSlug('Größe & Straße', 'de')).toBe('groesse-und-strasse');
  expect(localisedSlug("Hendrick's 0,7 l", 'en')).toBe('hendricks-0-7-l');
  expect(localisedSlug('日本', 'en')).toBe('');
});
