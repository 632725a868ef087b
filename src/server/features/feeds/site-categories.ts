import type { FeedSite } from '#shared/feeds/feeds.ts';
import type { SiteCategoryRow } from './feed-goods.queries.ts';

export interface SiteCategory {
  /** Names from the first level to the category. */
  readonly names: readonly string[];
  /** What was entered for the category, else for the nearest one above it. */
  readonly entered: string | null;
}

/** Where a site lists the goods of each category. @param rows parents before their children */
export function siteCategories(rows: readonly SiteCategoryRow[], site: FeedSite): ReadonlyMap<number, SiteCategory> {
  const found = new Map<number, SiteCategory>();
  for (const row of rows) {
    const above = row.parent_id === null ? undefined : found.get(row.parent_id);
    found.set(row.id, {
      names: [...(above?.names ?? []), row.name],
      entered: row[`${site}_category`] ?? above?.entered ?? null,
    });
  }
  return found;
}
