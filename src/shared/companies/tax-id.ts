import { isVatNumber, normaliseVatNumber } from './company-id.ts';

/** For other countries only the common shape is checked, and that it contains a digit. */
const foreignVatNumber = /^[A-Z]{2}(?=(.*\d){2})[0-9A-Z.+*-]{2,16}$/;

/**
 * Whether a text is acceptable as a company's tax ID (DIČ) on a tax document: a VAT number of any country, or in
 * Slovakia the ten digits of a company not registered for VAT.
 * @param country ISO 3166-1 alpha-2, of the company's address
 */
export function isTaxId(country: string, written: string): boolean {
  const taxId = normaliseVatNumber(written);
  if (taxId.startsWith('CZ') || taxId.startsWith('SK')) return isVatNumber(taxId.startsWith('CZ') ? 'CZ' : 'SK', taxId);
  return (country === 'SK' && /^[1-9]\d{9}$/.test(taxId)) || foreignVatNumber.test(taxId);
}
