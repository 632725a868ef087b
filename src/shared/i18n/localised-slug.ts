import type { Locale } from './locales.ts';

const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
const ampersand: Readonly<Record<Locale, string>> = { cs: ' a ', en: ' and ', de: ' und ' };
const longestSlug = 80;

/** The part of an address that says what stands there: `Ryzlink & spol.` → `ryzlink-a-spol`. German umlauts become ae, oe, ue. */
export function localisedSlug(name: string, locale: Locale): string {
  const umlauts =
    locale === 'de' ? name.toLowerCase().replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`) : name;
  const slug = umlauts
    .toLowerCase()
    .replace(/[’'"]/g, '')
    .replaceAll('&', ampersand[locale])
    .replace(/[ßłøæœđı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= longestSlug ? slug : slug.slice(0, longestSlug + 1).replace(/-[^-]*$/, '');
}
