import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadShell, type ShellData } from '#web/page/shell-data.ts';

/** A tab may stay open for days: menus, banners and rates are at most one navigation older than this. */
const shellLifeMs = 5 * 60_000;

let askedAt = Date.now();
let fresh: ShellData | undefined;

/**
 * The shell for the next page: what was loaded last or stands on the page before. An old one serves once more, so that
 * nobody waits, while the next is fetched.
 */
export async function shellOf(locale: Locale, current: ShellData): Promise<ShellData> {
  const known = [fresh, current].find((shell) => shell && isWhole(shell, locale));
  if (!known) return freshShell(locale);
  // Without a connection the old one goes on serving.
  if (Date.now() - askedAt > shellLifeMs) freshShell(locale).catch(() => undefined);
  return known;
}

export async function freshShell(locale: Locale): Promise<ShellData> {
  askedAt = Date.now();
  fresh = await loadShell(browserApi, locale);
  return fresh;
}

/** The shell of a page that was made without the database is empty and must be loaded. */
function isWhole(shell: ShellData, locale: Locale): boolean {
  return shell.locale === locale && shell.tree.length > 0;
}
