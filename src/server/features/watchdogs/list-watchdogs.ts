import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Watchdog, WatchdogPage } from '#shared/watchdogs/contract.ts';
import { watchdogsPerPage } from '#shared/watchdogs/limits.ts';
import { readWatchedNames, type WatchedNames } from '#server/features/catalog/index.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listPathOf } from './list-path.ts';
import { watchdogLimit } from './watchdog-policy.ts';
import { findWatchdogRow, listWatchdogRows, type WatchdogRow } from './watchdog.queries.ts';

/** @throws not_found (404) for a page that the list does not have */
export async function listWatchdogs(
  reader: Reader,
  { accountId, isVerified }: { accountId: number; isVerified: boolean },
  { lang: locale, page }: { lang: Locale; page: number },
): Promise<WatchdogPage> {
  const { rows, total, active } = await listWatchdogRows(reader.db, accountId, { locale, page });
  if (page > 1 && rows.length === 0) throw notFound();
  return {
    watchdogs: await present(reader, rows, locale),
    total,
    active,
    limit: watchdogLimit({ authorized: isVerified }),
    page,
    pages: Math.max(1, Math.ceil(total / watchdogsPerPage)),
  };
}

/** @throws not_found (404) */
export async function getWatchdog(reader: Reader, accountId: number, id: number, locale: Locale): Promise<Watchdog> {
  const row = await findWatchdogRow(reader.db, accountId, id, locale);
  if (!row) throw notFound();
  return (await present(reader, [row], locale))[0]!;
}

async function present(reader: Reader, rows: readonly WatchdogRow[], locale: Locale): Promise<Watchdog[]> {
  const names = await readWatchedNames(
    reader,
    rows.flatMap(({ query }) => query ?? []),
    locale,
  );
  return rows.map(({ listing, fired_at: firedAt, created_at: createdAt, ...row }) => ({
    ...row,
    name: listing?.name ?? row.name,
    path: pathOf({ ...row, listing }, names, locale),
    names: namesIn(row.query, names),
    created_at: createdAt.toISOString(),
    fired_at: firedAt?.toISOString() ?? null,
  }));
}

/** The live results of a search, the product or the wanted advert; null for one that is not public any more. */
export function pathOf(
  { query, kind, listing }: Pick<WatchdogRow, 'query' | 'kind' | 'listing'>,
  { categories, sellers }: WatchedNames,
  locale: Locale,
): string | null {
  if (query?.seller !== undefined && !sellers.has(query.seller)) return null;
  if (query && kind === 'search')
    return listPathOf(query, locale, query.category === undefined ? undefined : categories.get(query.category)?.slug);
  if (!listing) return null;
  return routePath('listing', locale, { id: listing.id, category: listing.category_slug, listing: listing.slug });
}

function namesIn(query: WatchdogRow['query'], names: WatchedNames): Watchdog['names'] {
  const within = <Id extends number | string>(
    list: string | undefined,
    values: readonly { id: Id; name: string }[],
  ) => {
    const ids = list?.split(',') ?? [];
    return values.filter(({ id }) => ids.includes(String(id)));
  };
  return {
    category: query?.category === undefined ? null : (names.categories.get(query.category)?.name ?? null),
    seller: query?.seller === undefined ? null : (names.sellers.get(query.seller) ?? null),
    brands: within(query?.brand, names.brands),
    packages: within(query?.package, names.packages),
    origins: within(query?.origin, names.origins),
  };
}
