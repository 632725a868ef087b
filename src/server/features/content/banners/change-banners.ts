import { bannerLimits, needsPicture, type BannerGroup } from '#shared/content/banners.ts';
import type { BannerInput } from '#shared/content/banners-contract.ts';
import { bannersFull, conflict, fieldError, notFound, type FieldErrorCode, throwFieldErrors } from '#shared/errors.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import { recordAudit, type AuditEntry } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { findLinkPaths } from '../link-targets/find-link-paths.ts';
import { ensureAdvertisable } from './advertisable.ts';
import { editedPart } from './banner-presenter.ts';
import { scheduleBanner } from './schedule-banners.ts';
import {
  deleteBanner,
  insertBanner,
  lockBanner,
  lockGroup,
  saveBannerText,
  sortBanners,
  updateBanner,
  type StoredBanner,
} from './banner.queries.ts';

type NewBanner = BannerInput & {
  readonly group: BannerGroup;
  readonly copy_of: number | null;
  readonly is_first: boolean;
};

/** @throws FieldError (422) on `target`, `pictures.{locale}`; banners_full (409) */
export async function addBanner(
  context: Context,
  actorId: number,
  { group, copy_of: copyOf, is_first: isFirst, ...input }: NewBanner,
): Promise<{ id: number }> {
  return change(context, async (tx) => {
    const others = await lockGroup(tx, group);
    if (others.length >= bannerLimits.perGroup) throw bannersFull();
    const banner = copyOf === null ? undefined : await lockBanner(tx, copyOf);
    const content = await checkBanner(context, tx, actorId, { group, input, banner });
    const id = await insertBanner(tx, group, fieldsOf(input));
    if (isFirst) await sortBanners(tx, [id, ...others]);
    const orders = isFirst ? [orderEntry(actorId, group, others, [id, ...others])] : [];
    await saveTexts(tx, id, content);
    await scheduleBanner(tx, fieldsOf(input), context.now());
    const after = editedPart((await lockBanner(tx, id))!);
    return { answer: { id }, entries: [{ actorId, action: 'add', entity: 'banner', entityId: id, after }, ...orders] };
  });
}

/** @throws not_found; conflict when somebody else changed it meanwhile; FieldError (422) as `addBanner` */
export async function changeBanner(
  context: Context,
  actorId: number,
  id: number,
  { version, ...input }: BannerInput & { readonly version: string },
): Promise<void> {
  await change(context, async (tx) => {
    const banner = await getLocked(tx, id);
    const before = editedPart(banner);
    ensureVersion(before, version);
    const content = await checkBanner(context, tx, actorId, { group: banner.group, input, banner });
    await updateBanner(tx, id, fieldsOf(input));
    await saveTexts(tx, id, content);
    await scheduleBanner(tx, fieldsOf(input), context.now());
    const after = editedPart((await lockBanner(tx, id))!);
    return { entries: [{ actorId, action: 'change', entity: 'banner', entityId: id, before, after }] };
  });
}

export async function setBannerActive(context: Context, actorId: number, id: number, isActive: boolean): Promise<void> {
  await change(context, async (tx) => {
    const before = editedPart(await getLocked(tx, id));
    await updateBanner(tx, id, { is_active: isActive });
    const after = { ...before, is_active: isActive };
    return { entries: [{ actorId, action: 'change', entity: 'banner', entityId: id, before, after }] };
  });
}

/** @throws conflict (409) when the group has other banners than those */
export async function orderBanners(
  context: Context,
  actorId: number,
  { group, ids }: { readonly group: BannerGroup; readonly ids: readonly number[] },
): Promise<void> {
  await change(context, async (tx) => {
    const known = await lockGroup(tx, group);
    if (known.toSorted().join() !== ids.toSorted().join()) throw conflict();
    await sortBanners(tx, ids);
    return { entries: [orderEntry(actorId, group, known, ids)] };
  });
}

export async function removeBanner(context: Context, actorId: number, id: number): Promise<void> {
  await change(context, async (tx) => {
    const before = editedPart(await getLocked(tx, id));
    await deleteBanner(tx, id);
    return { entries: [{ actorId, action: 'delete', entity: 'banner', entityId: id, before }] };
  });
}

function orderEntry(actorId: number, group: BannerGroup, from: readonly number[], to: readonly number[]): AuditEntry {
  const [before, after] = [from, to].map((ids) => ({ group, banner_ids: ids }));
  return { actorId, action: 'change', entity: 'banner', entityId: null, before, after };
}

async function getLocked(tx: Tx, id: number): Promise<StoredBanner> {
  const banner = await lockBanner(tx, id);
  if (!banner) throw notFound();
  return banner;
}

/** A change and its audit entries, in one transaction. */
function change<Answer = void>(
  { db, now }: Context,
  work: (tx: Tx) => Promise<{ readonly answer?: Answer; readonly entries: readonly AuditEntry[] }>,
): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const { answer, entries } = await work(tx);
    await recordAudit(tx, entries, now());
    return answer as Answer;
  });
}

interface Checked {
  readonly group: BannerGroup;
  readonly input: BannerInput;
  /** The stored or copied one: its pictures stay allowed, even if another administrator uploaded them. */
  readonly banner?: StoredBanner | undefined;
}

type Content = Record<Locale, { title: string; path: string; picture_id: number | null }>;

async function checkBanner(
  { now }: Context,
  tx: Tx,
  actorId: number,
  { group, input, banner }: Checked,
): Promise<Content> {
  const known = new Map<string, number>();
  for (const locale of locales) {
    const { picture_key: key, picture_id: id } = banner?.texts[locale] ?? {};
    if (key && id) known.set(key, id);
  }
  const uploads = Object.values(input.pictures).flatMap((key) => (key !== null && !known.has(key) ? [key] : []));
  for (const { key, id } of await lockOwnPictures(tx, actorId, uploads)) known.set(key, id);
  const pictureErrors = locales.map((locale): [string, FieldErrorCode | undefined] => {
    const key = input.pictures[locale];
    const isMissing = key === null && locale === defaultLocale && needsPicture(group);
    return [
      `pictures.${locale}`,
      isMissing ? 'required' : key !== null && !known.has(key) ? 'picture_unknown' : undefined,
    ];
  });
  throwFieldErrors(Object.fromEntries(pictureErrors));
  const findPath = await findLinkPaths({ db: tx, now }, [input.target]);
  const path = findPath(input.target, defaultLocale);
  if (path === undefined) throw fieldError('target', 'link_gone');
  await ensureAdvertisable(tx, 'target', path);
  return mapLocales((locale) => ({
    title: input.titles[locale],
    path: findPath(input.target, locale)!,
    picture_id: known.get(input.pictures[locale] ?? '') ?? null,
  }));
}

async function saveTexts(tx: Tx, id: number, content: Content): Promise<void> {
  for (const locale of locales) await saveBannerText(tx, id, locale, content[locale]);
}

function fieldsOf({ shown_from: from, shown_to: to, is_active }: BannerInput) {
  return { shown_from: from === null ? null : new Date(from), shown_to: to === null ? null : new Date(to), is_active };
}
