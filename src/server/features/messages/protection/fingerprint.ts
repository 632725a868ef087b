import { createHash } from 'node:crypto';
import { findIdentifiers, type ShopCountry } from './find-identifiers.ts';
import { findLinks } from './find-links.ts';

/** Short texts are alike by coincidence: "Is it still available?" */
const leastLetters = 60;

/**
 * The same for copies of a text that differ in numbers, case, blanks or punctuation only. Pure.
 * @returns undefined for a short text without a link, a phone number or a bank account
 */
export function fingerprintOf(text: string, country: ShopCountry): string | undefined {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
  const isLong = letters.length >= leastLetters;
  if (!isLong && findLinks(text).length === 0 && findIdentifiers(text, country).length === 0) return undefined;
  return createHash('sha256').update(letters).digest('base64url').slice(0, 22);
}
