/** A phone number without blanks and without the prefix that is chosen beside it. */
export function nationalNumber(prefix: string, written: string): string {
  const number = written.replace(/\s/g, '');
  return prefix !== '' && number.startsWith(prefix) ? number.slice(prefix.length) : number;
}
