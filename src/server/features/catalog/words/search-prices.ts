import { textRulesOf } from '#shared/i18n/all-text-rules.ts';

/** Price limits in a search, in units of the currency. */
export interface TypedPrices {
  readonly from?: number;
  readonly to?: number;
  /** Undefined when none was typed: the currency of the page. */
  readonly currency?: string;
}

/** Names of currencies, without diacritics. */
const currencyNames: Record<string, readonly string[]> = {
  CZK: ['kc', 'czk', 'koruna', 'koruny', 'korun', ',-'],
  EUR: ['eur', 'euro', 'eura', 'euros', '€'],
  USD: ['usd', 'dollars', 'dolaru', '$'],
  GBP: ['gbp', 'pounds', 'liber', '£'],
  PLN: ['pln', 'zl', 'zloty', 'zlotych'],
  HUF: ['huf', 'ft', 'forint', 'forintu'],
};
/** A lower number without a currency means an age. */
const lowestBarePrice = 31;
const years = { from: 1800, to: 2100 };

const rules = Object.values(textRulesOf);
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|');
const since = anyOf(rules.flatMap(({ priceWords }) => priceWords.since));
const from = anyOf(rules.flatMap(({ priceWords }) => [...priceWords.from, ...priceWords.since]));
const to = anyOf(rules.flatMap(({ priceWords }) => priceWords.to));
const between = anyOf(rules.flatMap(({ priceWords }) => priceWords.between));
const currency = anyOf(Object.values(currencyNames).flat());
const otherUnits = anyOf([
  ...rules.flatMap(({ ageWords }) => ageWords),
  '%',
  ...'l lt dl cl ml ks g kg pcs'.split(' '),
]);
const number = String.raw`(\d{1,3}(?:[ .,]\d{3})+|\d{1,9})(?![\d.]|,\d|\s*(?:${otherUnits})(?![\p{L}\d]))`;
const money = String.raw`([€$£])?\s*${number}(?:\s*(${currency})(?![\p{L}\d]))?`;
const start = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

const rangePattern = new RegExp(
  `${start}(?:(?:${from})\\s+)?${money}\\s*(?:[-–]|(?:${between})\\s)\\s*${money}${end}`,
  'u',
);
const fromPattern = new RegExp(`${start}(?:${from})\\s+${money}${end}`, 'u');
const sincePattern = new RegExp(`^(?:${since})\\s`, 'u');
const toPattern = new RegExp(`${start}(?:${to})\\s+${money}${end}`, 'u');

/**
 * Reads price limits: `rum do 1000`, `whisky od 500 do 2000`, `under 1500`, `unter 20 eur`.
 * @param plain lower case without diacritics
 * @returns the rest of the query, and null when it names no price
 */
export function readPrices(plain: string): { rest: string; prices: TypedPrices | null } {
  const range = rangePattern.exec(plain);
  if (range) {
    const [phrase, lowSign, low, lowUnit, highSign, high, highUnit] = range;
    const limits = { from: amountOf(low!), to: amountOf(high!) };
    const unit = highUnit ?? lowUnit ?? highSign ?? lowSign;
    const isIntroduced = new RegExp(String.raw`^(?:${from})\s`, 'u').test(phrase);
    if ((unit !== undefined || isIntroduced) && limits.to >= lowestBarePrice && limits.from <= limits.to)
      return found(plain, phrase, limits, unit);
  }
  for (const [pattern, name] of [
    [toPattern, 'to'],
    [fromPattern, 'from'],
  ] as const) {
    const [phrase, sign, digits, typedUnit] = pattern.exec(plain) ?? [];
    if (phrase === undefined) continue;
    const amount = amountOf(digits!);
    const unit = typedUnit ?? sign;
    const isYear = amount >= years.from && amount <= years.to && sincePattern.test(phrase);
    if (unit === undefined && (amount < lowestBarePrice || isYear)) continue;
    return found(plain, phrase, { [name]: amount }, unit);
  }
  return { rest: plain, prices: null };
}

function found(plain: string, phrase: string, limits: TypedPrices, unit: string | undefined) {
  const code = unit && Object.keys(currencyNames).find((each) => currencyNames[each]!.includes(unit));
  return { rest: plain.replace(phrase, ' '), prices: { ...limits, ...(code && { currency: code }) } };
}

function amountOf(digits: string): number {
  return Number(digits.replace(/[ .,]/g, ''));
}
