import { crc32 } from 'node:zlib';

/**
 * Short Payment Descriptor 1.0 ("QR Platba"): https://qr-platba.cz/pro-vyvojare/specifikace-formatu/. The attributes
 * that we write, with the limits of each.
 */
const attributes = {
  ACC: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}(\+[A-Z0-9]{8}([A-Z0-9]{3})?)?$/,
  AM: /^\d{1,7}(\.\d{1,2})?$/,
  CC: /^[A-Z]{3}$/,
  DT: /^\d{8}$/,
  MSG: /^.{1,60}$/,
  PT: /^.{1,3}$/,
  RN: /^.{1,35}$/,
  'X-KS': /^\d{1,10}$/,
  'X-SS': /^\d{1,10}$/,
  'X-VS': /^\d{1,10}$/,
} as const;

/** The maximum of `AM`, in minor units: 9999999.99. */
export const spaydMost = 999_999_999;

export type SpaydAttributes = { readonly ACC: string } & Partial<Readonly<Record<keyof typeof attributes, string>>>;

/**
 * @returns the text of the code, with its checksum
 * @throws RangeError when an attribute exceeds its limits
 */
export function spaydOf(values: SpaydAttributes): string {
  const canonical = ['SPD*1.0', ...Object.entries(values).map(written).sort()].join('*');
  return `${canonical}*CRC32:${crc32(canonical).toString(16).toUpperCase().padStart(8, '0')}`;
}

function written([name, value]: [string, string]): string {
  const pattern = Object.hasOwn(attributes, name) ? attributes[name as keyof typeof attributes] : undefined;
  if (!pattern?.test(value)) throw new RangeError(`SPAYD can't hold ${name}:${value}`);
  return `${name}:${value.replaceAll('%', '%25').replaceAll('*', '%2A')}`;
}

/**
 * A text in the alphanumeric mode of QR codes, which every bank's app reads: capitals without diacritics.
 * @param length longer texts are cut
 */
export function spaydText(text: string, length: number): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^0-9A-Z $%*+\-./:]+/g, ' ')
    .slice(0, length)
    .trim();
}
