/** Formats a Czech or Slovak postcode: `15000` → `150 00`. */
export function writtenPostcode(digits: string): string {
  return digits.replace(/\s/g, '').replace(/^(\d{3})(\d{2})$/, '$1 $2');
}

/** Formats the numbers of a house: `3294/10`, or the only one that there is. */
export function writtenHouseNumber(...numbers: readonly (string | number | undefined | null)[]): string {
  return numbers
    .map((number) => String(number ?? '').trim())
    .filter((number) => number !== '' && number !== '0')
    .join('/');
}
