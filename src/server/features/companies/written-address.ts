/** A Czech or Slovak postcode as people write it: `15000` → `150 00`. */
export function writtenPostcode(digits: string): string {
  return digits.replace(/\s/g, '').replace(/^(\d{3})(\d{2})$/, '$1 $2');
}

/** The number of the building and that in the street as people write them: `3294/10`, or the one that there is. */
export function writtenHouseNumber(...numbers: readonly (string | number | undefined | null)[]): string {
  return numbers
    .map((number) => String(number ?? '').trim())
    .filter((number) => number !== '' && number !== '0')
    .join('/');
}
