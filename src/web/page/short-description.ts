/** About the length of a description that search engines show. */
const longest = 160;

/** The beginning of a text on one line, truncated between words. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/[\s,.;:–-]+\S*$/, '')}…`;
}
