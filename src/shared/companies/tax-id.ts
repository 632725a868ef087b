import { isVatNumber, normaliseVatNumber } from './company-id.ts';

/** Of other countries only the shape common to all of them is known, and that none is without figures. */
const foreignVatNumber = /^[A-Z]{2}(?=(.*\d){2})[0-9A-Z.+*-]{2,16}$/;

/**
 * Whether what a company wrote may stand on a tax document as its tax ID (DIČ): a VAT number of any country, or in
 * Slovakia the ten digits of who pays no VAT.
 * @param country ISO 3166-1 alpha-2, in which the company has its address
 */
export function isTaxId(country: string, written: string): boolean {
  const taxId = normaliseVatNumber(written);
  if (taxId.startsWith('CZ') || taxId.startsWith('SK')) return isVatNumber(taxId.startsWith('CZ') ? 'CZ' : 'SK', taxId);
  return (country === 'SK' && /^[1-9]\d{9}$/.test(taxId)) || foreignVatNumber.test(taxId);
}
