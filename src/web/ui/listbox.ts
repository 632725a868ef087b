/**
 * Where the arrows lead in a listbox under a text field: round and round through the options and the field itself.
 * @param active index of the marked option; undefined while the field alone has the attention
 * @returns undefined for the field
 */
export function nextOption(
  count: number,
  active: number | undefined,
  key: 'ArrowDown' | 'ArrowUp',
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : active + 1 < count ? active + 1 : undefined;
  return active === undefined ? count - 1 : active > 0 ? active - 1 : undefined;
}
