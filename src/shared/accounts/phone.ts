/** A phone number without blanks and without the prefix that is chosen beside it. */
export function nationalNumber(prefix: string, written: string): string {
  const number = written.replace(/\s/g, '');
  return prefix !== '' && number.startsWith(prefix) ? number.slice(prefix.length) : number;
}

/** A number as it is shown wherever: `+420 601 234 567`. What holds more than digits stays as it was typed. */
export function phoneText(prefix: string, number: string): string {
  const digits = number.replace(/\s/g, '');
  const grouped = /^\d+$/.test(digits) ? digits.replace(/\d{3}(?=\d{2})/g, '$& ') : number.trim();
  return `${prefix} ${grouped}`.trim();
}
