/** The filters in a list's address. A form sent without script also names its empty fields: they filter nothing. */
export function chosenFilters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([, value]) => value !== ''));
}

/** The query of a list's address with some values changed. Empty values are removed; a new choice starts at page 1. */
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
