import { textRulesOf } from './all-text-rules.ts';
import type { Locale } from './locales.ts';

const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
const longestSlug = 80;

/** The readable part of a URL: `Ryzlink & spol.` → `ryzlink-a-spol`. German umlauts become ae, oe, ue. */
export function localisedSlug(name: string, locale: Locale): string {
  const { and, transliterations } = textRulesOf[locale];
  const slug = name
    .toLowerCase()
    .replace(/[’'"]/g, '')
    .replaceAll('&', ` ${and} `)
    .replace(/\P{ASCII}/gu, (letter) => transliterations[letter] ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= longestSlug ? slug : slug.slice(0, longestSlug + 1).replace(/-[^-]*$/, '');
}
