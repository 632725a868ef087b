import type { AdminMenus } from '#shared/content/menus-contract.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { MenuItem, Settings } from '#shared/settings/contract.ts';
import { getSettings } from '#server/features/settings/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { readTarget } from '../link-targets/read-target.ts';

export type Menus = Omit<AdminMenus, 'version'>;

/**
 * The menus as administrators edit them. They are stored by language; the links at one place belong together, and the
 * address in the default language says what they lead to.
 */
export async function readMenus(db: Queryable): Promise<Menus> {
  const known = new Map<Locale, Partial<Settings>>();
  for (const locale of locales) known.set(locale, await getSettings(db, locale));
  const valuesOf = <Value>(read: (settings: Partial<Settings>) => Value): Record<Locale, Value> =>
    mapLocales((locale) => read(known.get(locale)!));
  const groups = valuesOf(({ bottommenu = [] }) => bottommenu);
  return {
    top: joined(valuesOf(({ topmenu = [] }) => topmenu)),
    footer: places(groups).map((at) => ({
      titles: mapLocales((locale) => groups[locale][at]?.title ?? ''),
      links: joined(mapLocales((locale) => groups[locale][at]?.links ?? [])),
    })),
  };
}

function joined(links: Record<Locale, readonly MenuItem[]>): Menus['top'] {
  return places(links).map((at) => ({
    texts: mapLocales((locale) => links[locale][at]?.text ?? ''),
    target: readTarget((links[defaultLocale][at] ?? locales.map((locale) => links[locale][at]).find(Boolean))!.link),
  }));
}

/** The indexes of the longest list. */
function places(lists: Record<Locale, readonly unknown[]>): number[] {
  return [...Array(Math.max(...locales.map((locale) => lists[locale].length))).keys()];
}
