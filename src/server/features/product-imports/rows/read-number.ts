/** Marks around a number that say nothing about it: currencies, `,-` of whole crowns, percents. */
const ending = /(,[-–—]+|kč|czk|€|eur|%|g|ml)$/i;

/**
 * A number as people write it: `1 299,00`, `1299.00`, `1.299,00`, `1,299.00`, `1 299 Kč`. A single mark before exactly
 * three digits separates thousands, because prices have two decimals at most.
 * @returns undefined when it cannot be read
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[−–]/, '-')
    .replace(ending, '');
  const sign = plain.startsWith('-') ? -1 : 1;
  const digits = plain.replace(/^-/, '');
  if (/^\d{1,15}$/.test(digits)) return sign * Number(digits);
  if (/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(digits)) return sign * Number(digits.replace(/[.,]/g, ''));
  if (/^\d{1,12}[.,]\d{1,10}$/.test(digits)) return sign * Number(digits.replace(',', '.'));
  if (/^\d{1,3}(\.\d{3})+,\d{1,10}$/.test(digits)) return sign * Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+\.\d{1,10}$/.test(digits)) return sign * Number(digits.replaceAll(',', ''));
  return undefined;
}

/** Minor units of an amount. @returns undefined when it cannot be read, or has more than two decimals */
export function readAmount(text: string): number | undefined {
  const number = readNumber(text);
  if (number === undefined) return undefined;
  const minor = Math.round(number * 100);
  return Math.abs(minor - number * 100) < 1e-6 ? minor : undefined;
}
