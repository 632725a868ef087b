/**
 * `Sběratelé & ceník` → `sberatele-cenik`: lower case letters, digits and single hyphens; `fallback` if nothing
 * remains.
 */
export function slugOf(text: string, fallback = 'text'): string {
  const slug = text
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}
