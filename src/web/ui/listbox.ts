/**
 * The next active option of a listbox below a text field. The arrow keys cycle through the options and the field.
 * @param active index of the active option; undefined for the field
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
