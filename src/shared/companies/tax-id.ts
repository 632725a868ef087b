import { isVatNumber, normaliseVatNumber } from './company-id.ts';

/** VAT numbers after their prefix, as VIES describes them, and those of neighbours outside the EU. */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E-?\d{3}\.?\d{3}\.?\d{3}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Of other countries only the common shape is checked, and that it is mostly digits. */
const otherFormat = /^(?=(.*\d){6})[0-9A-Z.+*-]{2,16}$/;

/**
 * Whether a text is acceptable as a company's tax ID (DIČ) on a tax document: a VAT number of any country, or in
 * Slovakia the ten digits of a company not registered for VAT.
 * @param country ISO 3166-1 alpha-2, of the company's address; undefined if unknown
 */
export function isTaxId(country: string | undefined, written: string): boolean {
  const taxId = normaliseVatNumber(written);
  const prefix = taxId.slice(0, 2);
  if (prefix === 'CZ' || prefix === 'SK') return isVatNumber(prefix, taxId);
  if (country === 'SK' && /^[1-9]\d{9}$/.test(taxId)) return true;
  return /^[A-Z]{2}$/.test(prefix) && (formats[prefix] ?? otherFormat).test(taxId.slice(2));
}
