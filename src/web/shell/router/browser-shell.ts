import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadShell, type ShellData } from '#web/page/shell-data.ts';

/** A tab may stay open for days: its menus, banners and rates are at most one navigation old. */
const shellLifeMs = 5 * 60_000;

let requestedAt = Date.now();
let fresh: ShellData | undefined;

/**
 * The shell for the next page: the last one loaded, or that of the current page. A stale shell is used once more
 * while a new one loads in the background (stale-while-revalidate).
 */
export async function shellOf(locale: Locale, current: ShellData): Promise<ShellData> {
  const known = [fresh, current].find((shell) => shell && isComplete(shell, locale));
  if (!known) return freshShell(locale);
  // Offline, the previous shell remains.
  if (Date.now() - requestedAt > shellLifeMs) freshShell(locale).catch(() => undefined);
  return known;
}

export async function freshShell(locale: Locale): Promise<ShellData> {
  requestedAt = Date.now();
  fresh = await loadShell(browserApi, locale);
  return fresh;
}

/** A page rendered without the database has an empty shell, which must be loaded. */
function isComplete(shell: ShellData, locale: Locale): boolean {
  return shell.locale === locale && shell.tree.length > 0;
}
