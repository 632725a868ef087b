/** The query of a list's address with some of its values changed; empty ones go, and a changed choice begins at page 1. */
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
