/** The longest text that is kept: nobody searches for goods by longer ones. */
const mostLetters = 60;

/**
 * A typed search as figures keep it, so that the same searches are counted together; undefined for what may belong to a
 * person: an address, a long number, a long text.
 */
export function searchText(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isPrivate = text.length > mostLetters || text.includes('@') || /\d(?:[\s./-]?\d){5}/.test(text);
  return text === '' || isPrivate ? undefined : text;
}
