/**
 * Bank account numbers: IBAN (ISO 13616) and the domestic Czech and Slovak form `19-2000145399/0800`, each with its
 * check digits.
 */

/** An IBAN without blanks, in capitals; undefined when it is invalid (mod 97). */
export function parseIban(text: string): string | undefined {
  const iban = text.replace(/\s+/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
  const isDomestic = /^(CZ|SK)/.test(iban);
  if (isDomestic && !/^..\d{22}$/.test(iban)) return undefined;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined;
}

/** The printed form, in groups of four. */
export function printedIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** The IBAN of a domestic number; undefined when that is invalid (mod 11 of both parts). */
export function ibanOfAccount(country: 'CZ' | 'SK', account: string): string | undefined {
  const [, prefix = '', number = '', bank = ''] = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(account.trim()) ?? [];
  if (!isNumber(number) || !isChecked(prefix)) return undefined;
  const rest = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  const check = 98 - mod97(`${rest}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${rest}`;
}

/** Whether a text is an account for transfers: a domestic number with its bank code, or an IBAN. */
export function isAccount(country: 'CZ' | 'SK', written: string): boolean {
  return (ibanOfAccount(country, written) ?? parseIban(written)) !== undefined;
}

/** The domestic number of a Czech or Slovak IBAN; undefined for others and for numbers that fail mod 11. */
export function accountOfIban(iban: string): string | undefined {
  const [, bank, padded = '', long = ''] = /^(?:CZ|SK)\d{2}(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  const [prefix, number] = [padded.replace(/^0+/, ''), long.replace(/^0+/, '')];
  if (!bank || !isNumber(number) || !isChecked(prefix)) return undefined;
  return `${prefix === '' ? '' : `${prefix}-`}${number}/${bank}`;
}

/** Letters count as 10 to 35. */
function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

/**
 * Weights from the last digit on; a prefix uses the last six. Vyhláška 169/2011 Sb., § 3; the Slovak ones are the
 * same.
 */
const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** The number must have at least two digits other than zero. */
function isNumber(digits: string): boolean {
  return /[1-9].*[1-9]/.test(digits) && isChecked(digits);
}

function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * weights[index]!, 0);
  return sum % 11 === 0;
}
