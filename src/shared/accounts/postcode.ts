/** They begin otherwise in each: whose a postcode is can be told by its first digit. */
const shopPostcodes = { CZ: /^([1-7]\d{2}) ?(\d{2})$/, SK: /^([089]\d{2}) ?(\d{2})$/ };

/** A postcode as its country writes it (CZ, SK: `110 00`; DE: `10115`); undefined when it is none. Others are free. */
export function normalisePostcode(country: string, written: string): string | undefined {
  if (country === 'CZ' || country === 'SK') {
    const [, start, end] = shopPostcodes[country].exec(written) ?? [];
    return end && `${start} ${end}`;
  }
  return country !== 'DE' || /^\d{5}$/.test(written) ? written : undefined;
}

/** Whether a Czech postcode was written for Slovakia, or a Slovak one for Czechia. */
export function isNeighboursPostcode(country: string, written: string): boolean {
  if (country !== 'CZ' && country !== 'SK') return false;
  return normalisePostcode(country === 'CZ' ? 'SK' : 'CZ', written) !== undefined;
}
