import { bannerGroups, type Banner, type Poster } from '#shared/content/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { matchPath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { isInMaintenance } from '#server/features/settings/index.ts';
import { listBanners, listIdsNotAdvertised, type BannerRow } from './banner.queries.ts';

/** Currently active banners by group; none in maintenance and none that leads to tobacco. */
export async function getPoster({ db, config, now }: Context, locale: Locale): Promise<Poster> {
  const poster = Object.fromEntries(bannerGroups.map((group) => [group, []])) as unknown as Record<string, Banner[]>;
  if (await isInMaintenance(db)) return poster as Poster;
  const banners = (await listBanners(db, locale, now())).filter(({ path }) => isSafeTarget(path));
  const targets = banners.flatMap((banner) => catalogIdOf(banner) ?? []);
  const notAdvertised = await listIdsNotAdvertised(db, targets);
  for (const banner of banners) {
    if (!notAdvertised.has(catalogIdOf(banner) ?? 0))
      poster[banner.group_name]?.push(presentBanner(banner, config.http.publicUrl));
  }
  return poster as Poster;
}

/** Accepts a path within the site or an https URL. Banners with another target (`//host`, `javascript:`) are hidden. */
function isSafeTarget(path: string): boolean {
  return /^(\/(?![/\\])|https:\/\/)[^\u0000-\u0020\\]*$/.test(path);
}

/** The category or listing that a banner links to. */
function catalogIdOf({ path }: BannerRow): number | undefined {
  if (!path.startsWith('/')) return undefined;
  const { route, params } = matchPath(path.split(/[?#]/, 1)[0]!);
  return route === 'category' || route === 'listing' ? Number(params.id) : undefined;
}

function presentBanner({ title, path, image }: BannerRow, publicUrl: string | undefined): Banner {
  const url = path.startsWith('/') && publicUrl ? `${publicUrl}${path}` : path;
  return { title, url, path, image };
}
