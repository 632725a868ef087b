import type { AdminIntro, IntroInput } from '#shared/content/banners-contract.ts';
import { fieldError } from '#shared/errors.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { getSettings, lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { findLinkPaths } from '../link-targets/find-link-paths.ts';
import { readTarget } from '../link-targets/read-target.ts';
import { ensureAdvertisable } from './advertisable.ts';

export async function getIntro({ db }: Pick<Context, 'db'>): Promise<AdminIntro> {
  return withVersion(await readIntro(db));
}

/** @throws FieldError (422) on `link.target`; conflict when somebody else changed it meanwhile */
export async function changeIntro(
  { db, now }: Context,
  actorId: number,
  { version, ...input }: IntroInput & { readonly version: string },
): Promise<AdminIntro> {
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'intropopup');
    const before = await readIntro(tx);
    ensureVersion(before, version);
    const { link } = input;
    const findPath = await findLinkPaths({ db: tx, now }, link ? [link.target] : []);
    const path = link ? findPath(link.target, defaultLocale) : '';
    if (path === undefined) throw fieldError('link.target', 'link_gone');
    await ensureAdvertisable(tx, 'link.target', path);
    for (const locale of locales)
      await setSetting(tx, 'intropopup', locale, {
        is_enabled: input.is_enabled,
        ...input.texts[locale],
        link: link ? findPath(link.target, locale)! : '',
        link_text: link?.texts[locale] ?? '',
      });
    const after = await readIntro(tx);
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'intro_popup', entityId: null, before, after }], now());
    return withVersion(after);
  });
}

/** Stored by language; what does not depend on it is taken from the default one. */
async function readIntro(db: Queryable): Promise<Omit<AdminIntro, 'version'>> {
  const known = new Map<Locale, Settings['intropopup'] | undefined>();
  for (const locale of locales) known.set(locale, (await getSettings(db, locale)).intropopup);
  const usual = known.get(defaultLocale);
  return {
    is_enabled: usual?.is_enabled ?? false,
    texts: mapLocales((locale) => ({
      title: known.get(locale)?.title ?? '',
      text: known.get(locale)?.text ?? '',
    })),
    link: usual?.link
      ? { target: readTarget(usual.link), texts: mapLocales((locale) => known.get(locale)?.link_text ?? '') }
      : null,
  };
}
