import { createHash } from 'node:crypto';
import { allTitlesOf, type KnownColumn } from './column-titles.ts';

export type Mapping = readonly (string | null)[];

/** What the columns of a file hold, by their headers in any language or by their names in exports. */
export function recogniseColumns(header: readonly string[], known: readonly KnownColumn[]): Mapping {
  const byHeader = new Map<string, string>();
  for (const column of known)
    for (const title of [column.name, ...allTitlesOf(column)])
      if (!byHeader.has(folded(title))) byHeader.set(folded(title), column.name);
  const taken = new Set<string>();
  return header.map((title) => {
    const name = byHeader.get(folded(title));
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Files with the same headers have the same key. */
export function headerKeyOf(header: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(header.map(folded)))
    .digest('base64url');
}

function folded(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
