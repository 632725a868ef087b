import { bannerGroups } from '#shared/content/banners.ts';
import type { Banner, Poster } from '#shared/content/contract.ts';
import { linkAddress } from '#shared/content/link-target.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { isInMaintenance } from '#server/features/settings/index.ts';
import { findMissingLinks } from '../link-targets/find-missing-links.ts';
import { catalogIdOf } from './advertisable.ts';
import { listBanners, listIdsNotAdvertised, type BannerRow } from './banner.queries.ts';

interface FoundPoster {
  readonly poster: Poster;
  /** Whether a change of the content may change the poster. */
  readonly dependsOnContent: boolean;
}

/**
 * Currently active banners by group; none in maintenance, none that leads to tobacco, and none that
 * leads to a page that the language does not have.
 */
export async function getPoster({ db, config, now }: Context, locale: Locale): Promise<FoundPoster> {
  const poster = Object.fromEntries(bannerGroups.map((group) => [group, []])) as unknown as Record<string, Banner[]>;
  if (await isInMaintenance(db)) return { poster: poster as Poster, dependsOnContent: false };
  const banners = (await listBanners(db, locale, now())).filter(({ path }) => linkAddress.test(path));
  const { missing, dependsOnContent } = await findMissingLinks(
    { db, now },
    banners.map(({ path }) => path),
    locale,
  );
  const targets = banners.flatMap(({ path }) => catalogIdOf(path) ?? []);
  const notAdvertised = await listIdsNotAdvertised(db, targets);
  for (const banner of banners) {
    if (!missing.has(banner.path) && !notAdvertised.has(catalogIdOf(banner.path) ?? 0))
      poster[banner.group_name]?.push(presentBanner(banner, config.http.publicUrl));
  }
  return { poster: poster as Poster, dependsOnContent };
}

const pictureWidth = 960;

function presentBanner({ id, title, path, picture_key: key }: BannerRow, publicUrl: string | undefined): Banner {
  const url = path.startsWith('/') && publicUrl ? `${publicUrl}${path}` : path;
  return { id, title, url, path, image: key === null ? '' : `/pictures/${key}/${pictureWidth}.webp` };
}
