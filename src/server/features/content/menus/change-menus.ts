import type { AdminMenus, MenusInput } from '#shared/content/menus-contract.ts';
import { throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { findLinkPaths, type FindLinkPath } from '../link-targets/find-link-paths.ts';
import { readMenus } from './read-menus.ts';

type Link = MenusInput['top'][number];

/**
 * Replaces the menus. Each language gets its own addresses of the targets.
 * @throws FieldError (422) on links whose target is not public or is repeated in its menu, and on repeated titles;
 * conflict when somebody else changed the menus meanwhile
 */
export async function changeMenus(
  { db, now }: Context,
  actorId: number,
  { version, ...menus }: MenusInput & { readonly version: string },
): Promise<AdminMenus> {
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'topmenu');
    await lockSetting(tx, 'bottommenu');
    const before = await readMenus(tx);
    ensureVersion(before, version);
    const links = [...menus.top, ...menus.footer.flatMap((group) => group.links)];
    const findPath = await findLinkPaths(
      { db: tx, now },
      links.map(({ target }) => target),
    );
    throwFieldErrors({
      ...linkErrors('top', menus.top, findPath),
      ...Object.assign({}, ...menus.footer.map((group, at) => linkErrors(`footer.${at}.links`, group.links, findPath))),
      ...titleErrors(menus.footer),
    });
    for (const locale of locales) {
      await setSetting(tx, 'topmenu', locale, menus.top.map(storedIn(locale, findPath)));
      await setSetting(
        tx,
        'bottommenu',
        locale,
        menus.footer.map(({ titles, links: own }) => ({
          title: titles[locale],
          links: own.map(storedIn(locale, findPath)),
        })),
      );
    }
    const after = await readMenus(tx);
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'menus', entityId: null, before, after }], now());
    return withVersion(after);
  });
}

function linkErrors(field: string, links: readonly Link[], findPath: FindLinkPath) {
  const seen = new Set<string>();
  return Object.fromEntries(
    links.map(({ target }, at): [string, FieldErrorCode | undefined] => {
      const paths = locales.map((locale) => findPath(target, locale));
      const isRepeated = paths.some((path, index) => path !== undefined && seen.has(`${index} ${path}`));
      paths.forEach((path, index) => seen.add(`${index} ${path}`));
      return [`${field}.${at}`, paths.includes(undefined) ? 'link_gone' : isRepeated ? 'link_repeated' : undefined];
    }),
  );
}

/** Two groups of one name could not be told apart by those who hear the page. */
function titleErrors(groups: MenusInput['footer']) {
  return Object.fromEntries(
    groups.map(({ titles }, at): [string, FieldErrorCode | undefined] => {
      const isTaken = locales.some((locale) =>
        groups.slice(0, at).some((other) => other.titles[locale].toLowerCase() === titles[locale].toLowerCase()),
      );
      return [`footer.${at}.titles`, isTaken ? 'title_repeated' : undefined];
    }),
  );
}

const storedIn =
  (locale: Locale, findPath: FindLinkPath) =>
  ({ texts, target }: Link): Settings['topmenu'][number] => ({ text: texts[locale], link: findPath(target, locale)! });
