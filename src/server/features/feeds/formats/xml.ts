/** Pieces of XML as text. Characters that XML 1.0 forbids are left out (its production 2, Char). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>\n';

export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element with a text; none where there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}

/** An element around others. */
export function group(name: string, ...inner: readonly string[]): string {
  return `<${name}>${inner.join('')}</${name}>`;
}

/** At most so many characters, ending with a whole word. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= most) return characters.join('');
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

/** 129900 → 1299.00 */
export function decimalPrice(minor: number): string {
  return (minor / 100).toFixed(2);
}
