/** The 13 digits of an EAN from the first 12: weights 1 and 3 from the left (GS1 General Specifications, 7.9). */
export function ean13(firstTwelve: string): string {
  return firstTwelve + String((10 - (weigh(firstTwelve, (index) => (index % 2 === 0 ? 1 : 3)) % 10)) % 10);
}

/** A Czech or Slovak company number (IČO) from its first seven digits: weights 8 to 2, modulo 11. */
export function companyId(firstSeven: string): string {
  const rest = weigh(firstSeven, (index) => 8 - index) % 11;
  const check = rest === 0 ? 1 : rest === 1 ? 0 : 11 - rest;
  return firstSeven + String(check);
}

function weigh(digits: string, weight: (index: number) => number): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * weight(index), 0);
}
