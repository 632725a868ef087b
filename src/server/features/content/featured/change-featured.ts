import type { AdminFeatured } from '#shared/content/featured-contract.ts';
import { throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { getSettings, lockSetting, setSetting } from '#server/features/settings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { listCategorySlugs } from '../link-targets/link-target.queries.ts';

export async function getFeatured({ db }: Pick<Context, 'db'>): Promise<AdminFeatured> {
  return withVersion(await readFeatured(db));
}

/**
 * @throws FieldError (422) on `category_ids.{place}` that do not exist or repeat; conflict when somebody else changed
 * them meanwhile
 */
export async function changeFeatured(
  { db, now }: Context,
  actorId: number,
  { version, category_ids: ids }: Pick<AdminFeatured, 'category_ids' | 'version'>,
): Promise<AdminFeatured> {
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'categoriesMenu');
    const before = await readFeatured(tx);
    ensureVersion(before, version);
    const known = new Set((await listCategorySlugs(tx, ids)).map(({ id }) => id));
    throwFieldErrors(
      Object.fromEntries(
        ids.map((id, at): [string, FieldErrorCode | undefined] => [
          `category_ids.${at}`,
          !known.has(id) ? 'category_gone' : ids.indexOf(id) < at ? 'category_repeated' : undefined,
        ]),
      ),
    );
    await setSetting(
      tx,
      'categoriesMenu',
      '*',
      ids.map((id) => ({ category_id: id })),
    );
    const after = await readFeatured(tx);
    const entry = { actorId, action: 'change', entity: 'featured_categories', entityId: null, before, after } as const;
    await recordAudit(tx, [entry], now());
    return withVersion(after);
  });
}

/** Features another category in the place of one. */
export async function replaceFeatured(tx: Tx, id: number, into: number): Promise<void> {
  await lockSetting(tx, 'categoriesMenu');
  const { category_ids: ids } = await readFeatured(tx);
  if (!ids.includes(id)) return;
  const replaced = [...new Set(ids.map((each) => (each === id ? into : each)))];
  await setSetting(
    tx,
    'categoriesMenu',
    '*',
    replaced.map((each) => ({ category_id: each })),
  );
}

async function readFeatured(db: Queryable): Promise<Pick<AdminFeatured, 'category_ids'>> {
  const { categoriesMenu = [] } = await getSettings(db, defaultLocale);
  return { category_ids: categoriesMenu.map(({ category_id: id }) => id) };
}
