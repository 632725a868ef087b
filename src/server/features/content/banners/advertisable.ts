import { fieldError } from '#shared/errors.ts';
import { matchPath } from '#shared/i18n/paths.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listIdsNotAdvertised } from './banner.queries.ts';

/** The category or listing that an address names. */
export function catalogIdOf(path: string): number | undefined {
  if (!path.startsWith('/')) return undefined;
  const { route, params } = matchPath(path.split(/[?#]/, 1)[0]!);
  return route === 'category' || route === 'listing' ? Number(params.id) : undefined;
}

/**
 * goods that may not be advertised have no place in banners.
 * @throws FieldError (422) on the field
 */
export async function ensureAdvertisable(db: Queryable, field: string, path: string): Promise<void> {
  const id = catalogIdOf(path);
  if (id !== undefined && (await listIdsNotAdvertised(db, [id])).size > 0) throw fieldError(field, 'not_advertised');
}
