import { bannerGroups } from '#shared/content/banners.ts';
import type { Banner, Poster } from '#shared/content/contract.ts';
import { linkAddress } from '#shared/content/link-target.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { isInMaintenance } from '#server/features/settings/index.ts';
import { catalogIdOf } from './advertisable.ts';
import { listBanners, listIdsNotAdvertised, type BannerRow } from './banner.queries.ts';

/** Currently active banners by group; none in maintenance and none that leads to tobacco. */
export async function getPoster({ db, config, now }: Context, locale: Locale): Promise<Poster> {
  const poster = Object.fromEntries(bannerGroups.map((group) => [group, []])) as unknown as Record<string, Banner[]>;
  if (await isInMaintenance(db)) return poster as Poster;
  const banners = (await listBanners(db, locale, now())).filter(({ path }) => linkAddress.test(path));
  const targets = banners.flatMap(({ path }) => catalogIdOf(path) ?? []);
  const notAdvertised = await listIdsNotAdvertised(db, targets);
  for (const banner of banners) {
    if (!notAdvertised.has(catalogIdOf(banner.path) ?? 0))
      poster[banner.group_name]?.push(presentBanner(banner, config.http.publicUrl));
  }
  return poster as Poster;
}

const pictureWidth = 960;

function presentBanner({ id, title, path, picture_key: key }: BannerRow, publicUrl: string | undefined): Banner {
  const url = path.startsWith('/') && publicUrl ? `${publicUrl}${path}` : path;
  return { id, title, url, path, image: key === null ? '' : `/pictures/${key}/${pictureWidth}.webp` };
}
