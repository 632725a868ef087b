/** Countries whose company registry has an API. */
export const companyCountries = ['CZ', 'SK'] as const;

export type CompanyCountry = (typeof companyCountries)[number];

/**
 * A company ID as people write it (`6947`, `270 82 440`), padded to the registries' eight digits. Other text only
 * loses its spaces.
 */
export function normaliseCompanyId(written: string): string {
  const digits = written.replace(/\s/g, '');
  return /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : digits;
}

/**
 * Whether a normalised Czech or Slovak company ID (IČO) is valid: eight digits, the last of which is the check digit
 * of the first seven (weights 8 to 2, modulo 11). Both countries inherited the rule from Czechoslovakia.
 */
export function isCompanyId(companyId: string): boolean {
  if (!/^\d{8}$/.test(companyId)) return false;
  const digits = Array.from(companyId, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

/**
 * The stored form of a company ID: eight digits for a Czech or Slovak company, otherwise the text without spaces.
 * @param country ISO 3166-1 alpha-2, of the company; undefined if unknown
 */
export function companyIdOf(country: string | undefined, written: string): string {
  return hasRegistry(country) ? normaliseCompanyId(written) : written.replace(/\s/g, '');
}

/** Whether a company ID is not one of its country. Those of countries other than CZ and SK are not checked. */
export function isMistypedCompanyId(country: string | undefined, written: string): boolean {
  const companyId = normaliseCompanyId(written);
  return hasRegistry(country) && companyId !== '' && !isCompanyId(companyId);
}

function hasRegistry(country: string | undefined): boolean {
  return companyCountries.some((known) => known === country);
}

/** A VAT number without spaces and in capitals. */
export function normaliseVatNumber(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a normalised VAT number has its country's format: `CZ` with a company ID or with the nine or ten digits of
 * a person or group, which have no reliable checksum; `SK` with ten digits divisible by 11 that don't begin with
 * zero.
 */
export function isVatNumber(country: CompanyCountry, vatNumber: string): boolean {
  const digits = vatNumber.slice(2);
  if (country === 'SK') return /^SK[1-9]\d{9}$/.test(vatNumber) && Number(digits) % 11 === 0;
  return /^CZ\d{9,10}$/.test(vatNumber) || (vatNumber.startsWith('CZ') && isCompanyId(digits));
}
