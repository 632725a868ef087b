import { eanPattern } from './limits.ts';

/**
 * Whether a text is a valid EAN of 8 or 13 digits. The last digit is the check digit of the others (weights 3 and 1
 * from the right, modulo 10; GS1 General Specifications, 7.9).
 */
export function isEan(ean: string): boolean {
  if (!eanPattern.test(ean)) return false;
  const sum = [...ean].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
