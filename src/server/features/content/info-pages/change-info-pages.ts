import type { InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import { infoPages } from '#shared/content/limits.ts';
import { forbidden, notFound, pageLinked } from '#shared/errors.ts';
import { locales } from '#shared/i18n/locales.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { readMenus } from '../menus/read-menus.ts';
import {
  deleteInfoPage,
  insertInfoPage,
  lockInfoPage,
  saveInfoPage,
  type StoredInfoPage,
} from './admin-info-page.queries.ts';
import { findRevisions, hasRevisions, insertRevision } from '#server/features/revisions/index.ts';

/** Whether the portal links to the page by itself: the terms, the privacy policy and how it works. */
export function isFixed(id: number): boolean {
  return Object.values<number>(infoPages).includes(id);
}

export async function addInfoPage(
  { db, now }: Context,
  actorId: number,
  given: InfoPageTexts,
): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const id = await insertInfoPage(tx, at);
    const texts = withSlugs(given);
    await saveInfoPage(tx, id, texts, at);
    await insertRevision(tx, 'info_page', { ownerId: id, savedAt: at, savedBy: actorId, texts });
    const after = audited(texts);
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'info_page', entityId: id, after }], at);
    return { id };
  });
}

/** @throws not_found; conflict when somebody else changed the page meanwhile */
export async function changeInfoPage(
  context: Context,
  actorId: number,
  id: number,
  { texts, version }: { readonly texts: InfoPageTexts; readonly version: string },
): Promise<void> {
  await change(context, actorId, { id, version }, async () => withSlugs(texts));
}

/** Saves an earlier version again, as a new one. @throws as `changeInfoPage` */
export async function restoreInfoPage(
  context: Context,
  actorId: number,
  id: number,
  { revision, version }: { readonly revision: number; readonly version: string },
): Promise<void> {
  await change(context, actorId, { id, version }, async (tx) => {
    const [restored] = await findRevisions<InfoPageTexts>(tx, 'info_page', id, revision);
    if (!restored) throw notFound();
    return inOrder(restored.texts);
  });
}

/** @throws not_found; forbidden for the pages that the portal links to; page_linked (409) while a menu links to it */
export async function removeInfoPage({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const page = await getLocked(tx, id);
    if (isFixed(id)) throw forbidden();
    const { top, footer } = await readMenus(tx);
    const links = [...top, ...footer.flatMap((group) => group.links)];
    if (links.some(({ target }) => target.kind === 'info' && target.id === id)) throw pageLinked();
    await deleteInfoPage(tx, id);
    const before = audited(page.texts);
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'info_page', entityId: id, before }], now());
  });
}

async function change(
  { db, now }: Context,
  actorId: number,
  { id, version }: { readonly id: number; readonly version: string },
  textsOf: (tx: Tx) => Promise<InfoPageTexts>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const page = await getLocked(tx, id);
    ensureVersion(page.texts, version);
    const texts = await textsOf(tx);
    if (JSON.stringify(texts) === JSON.stringify(page.texts)) return;
    // What the page showed before it had a history is its first version.
    if (!(await hasRevisions(tx, 'info_page', id)))
      await insertRevision(tx, 'info_page', {
        ownerId: id,
        savedAt: page.updated_at,
        savedBy: null,
        texts: page.texts,
      });
    const at = now();
    await saveInfoPage(tx, id, texts, at);
    await insertRevision(tx, 'info_page', { ownerId: id, savedAt: at, savedBy: actorId, texts });
    const [before, after] = [audited(page.texts), audited(texts)];
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'info_page', entityId: id, before, after }], at);
  });
}

async function getLocked(tx: Tx, id: number): Promise<StoredInfoPage> {
  const page = await lockInfoPage(tx, id);
  if (!page) throw notFound();
  return page;
}

function withSlugs(texts: InfoPageTexts): InfoPageTexts {
  return mapLocales((locale) => {
    const { title, slug, perex, body } = texts[locale];
    return { title, slug: slug || localisedSlug(title, locale) || 'info', perex, body };
  });
}

/** JSON does not keep the order of its keys, but versions depend on it. */
function inOrder(texts: InfoPageTexts): InfoPageTexts {
  return withSlugs(texts);
}

/** The audit log says what has changed; whole texts are in the history of the page. */
function audited(texts: InfoPageTexts) {
  const by = (part: 'title' | 'slug' | 'perex') =>
    Object.fromEntries(locales.map((locale) => [locale, texts[locale][part]]));
  const characters = Object.fromEntries(locales.map((locale) => [locale, texts[locale].body.length]));
  return { titles: by('title'), slug: by('slug'), perex: by('perex'), characters };
}
