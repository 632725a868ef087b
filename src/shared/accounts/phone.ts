/** A phone number without spaces and without its prefix, which is chosen in a separate field. */
export function nationalNumber(prefix: string, written: string): string {
  const number = written.replace(/\s/g, '');
  return prefix !== '' && number.startsWith(prefix) ? number.slice(prefix.length) : number;
}

/** A phone number for display: `+420 601 234 567`. A number with other characters than digits is shown as typed. */
export function phoneText(prefix: string, number: string): string {
  const digits = number.replace(/\s/g, '');
  const grouped = /^\d+$/.test(digits) ? digits.replace(/\d{3}(?=\d{2})/g, '$& ') : number.trim();
  return `${prefix} ${grouped}`.trim();
}
