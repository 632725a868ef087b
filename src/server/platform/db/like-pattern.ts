/** The LIKE pattern of what holds a text, whose own wildcards count as themselves. */
export function partPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
