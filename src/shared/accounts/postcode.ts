/** Czech and Slovak postcodes have disjoint first digits, so the first digit identifies the country. */
const shopPostcodes = { CZ: /^([1-7]\d{2}) ?(\d{2})$/, SK: /^([089]\d{2}) ?(\d{2})$/ };

/**
 * A postcode in its country's format (CZ, SK: `110 00`; DE: `10115`); undefined if invalid. Other countries are not
 * checked.
 */
export function normalisePostcode(country: string, written: string): string | undefined {
  if (country === 'CZ' || country === 'SK') {
    const [, start, end] = shopPostcodes[country].exec(written) ?? [];
    return end && `${start} ${end}`;
  }
  return country !== 'DE' || /^\d{5}$/.test(written) ? written : undefined;
}

/** Whether a Czech address has a Slovak postcode, or a Slovak address a Czech one. */
export function isNeighboursPostcode(country: string, written: string): boolean {
  if (country !== 'CZ' && country !== 'SK') return false;
  return normalisePostcode(country === 'CZ' ? 'SK' : 'CZ', written) !== undefined;
}
