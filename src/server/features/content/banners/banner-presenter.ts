import type { BannerState } from '#shared/content/banners.ts';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { readTarget } from '../link-targets/read-target.ts';
import type { StoredBanner } from './banner.queries.ts';
import type { Clicks } from './click.queries.ts';

/** What the form has, as it is compared and audited. */
export function editedPart({ group, texts, shown_from: from, shown_to: to, is_active }: StoredBanner) {
  return {
    group,
    titles: mapLocales((locale) => texts[locale].title),
    pictures: mapLocales((locale) => texts[locale].picture_key),
    target: readTarget(texts[defaultLocale].path),
    shown_from: from?.toISOString() ?? null,
    shown_to: to?.toISOString() ?? null,
    is_active,
  };
}

export function presentAdminBanner(banner: StoredBanner, clicks: Clicks | undefined, now: Date): AdminBanner {
  const edited = editedPart(banner);
  return {
    id: banner.id,
    ...edited,
    state: stateOf(banner, now),
    clicks: clicks?.recent ?? 0,
    all_clicks: clicks?.all ?? 0,
    version: versionOf(edited),
  };
}

function stateOf({ is_active: isActive, shown_from: from, shown_to: to }: StoredBanner, now: Date): BannerState {
  if (to !== null && to <= now) return 'ended';
  if (!isActive) return 'off';
  return from !== null && from > now ? 'planned' : 'running';
}
