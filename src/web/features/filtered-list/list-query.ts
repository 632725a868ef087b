import { detailParam, hiddenParam } from '#shared/admin-lists/lists.ts';

/** Query parameters that say how a list is shown, not what is in it. */
export const displayParams: readonly string[] = [detailParam, hiddenParam];

/** The filters in a list's URL. A form submitted without script includes empty fields, which are ignored. */
export function chosenFilters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name, value]) => value !== '' && !displayParams.includes(name)));
}

/** The query of a list's URL with some values changed. Empty values are removed, and the page is reset to 1. */
export function changedQuery(search: string, changes: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(search);
  if (!('page' in changes)) query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
