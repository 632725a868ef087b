/** A postcode as its country writes it (CZ, SK: `110 00`; DE: `10115`); undefined when it is none. Others are free. */
export function normalisePostcode(country: string, written: string): string | undefined {
  if (country === 'CZ' || country === 'SK') {
    const [, start, end] = /^(\d{3}) ?(\d{2})$/.exec(written) ?? [];
    return end && `${start} ${end}`;
  }
  return country !== 'DE' || /^\d{5}$/.test(written) ? written : undefined;
}
