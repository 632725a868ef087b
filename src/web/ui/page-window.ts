/** A gap replaces at least two page numbers. */
export type PageWindowItem = number | 'gap';

/**
 * The page numbers of a pagination: the first, the last, and those around the current page.
 * @param reach how many numbers on each side of the current one
 */
export function pageWindow(current: number, last: number, reach = 2): PageWindowItem[] {
  const shown = new Set([1, last]);
  for (let page = current - reach; page <= current + reach; page += 1) if (page >= 1 && page <= last) shown.add(page);
  const items: PageWindowItem[] = [];
  let before = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    // A single missing number is shorter than the gap that would replace it.
    if (page - before === 2) items.push(page - 1);
    else if (page - before > 2) items.push('gap');
    items.push(page);
    before = page;
  }
  return items;
}
