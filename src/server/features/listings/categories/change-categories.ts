import { z } from 'zod';
import type { AdminCategory, CategoryFields } from '#shared/catalog/admin-categories-contract.ts';
import { categoryInUse, categoryMerging, fieldError, notFound, throwFieldErrors } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { isCountry } from '#server/features/reference-data/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { parentError } from './category-policy.ts';
import {
  findCategoryRecord,
  insertCategory,
  listTree,
  lockCategories,
  lockTree,
  updateCategory,
  type CategoryRecord,
} from './category.queries.ts';
import { deleteCategory } from './merging.queries.ts';

/** Refreshes the search words of the listings of a renamed or moved category, which include the names above it. */
export const categoryWordsJob = {
  task: 'categories.refresh-words',
  payload: z.object({ categoryId: z.int() }),
  key: 'category-words:',
} as const;

const entity = 'category';

export async function queueWords(tx: Tx, categoryId: number): Promise<void> {
  await addJob(tx, categoryWordsJob.task, { categoryId }, { key: `${categoryWordsJob.key}${categoryId}` });
}

/** @throws not_found */
export async function getCategoryRecord(db: Queryable, id: number): Promise<AdminCategory> {
  const record = await findCategoryRecord(db, id);
  if (!record) throw notFound();
  return withVersion(record);
}

/** @throws FieldError (422) */
export async function addCategory(
  context: Context,
  actorId: number,
  input: CategoryFields & { readonly parent_id: number | null },
): Promise<AdminCategory> {
  return addRecord(context, {
    entity,
    actorId,
    insert: async (tx): Promise<CategoryRecord> => {
      await lockTree(tx);
      const { parent_id: parentId } = input;
      if (parentId !== null) {
        await lockCategories(tx, [parentId]);
        const parent = (await listTree(tx)).find(({ id }) => id === parentId);
        throwFieldErrors({ parent_id: parentError(parent) });
      }
      await checkCountries(tx, input);
      const id = await insertCategory(tx, complete(input));
      return (await findCategoryRecord(tx, id))!;
    },
  });
}

/** @throws FieldError (422); not_found; OutdatedVersion when somebody has changed it since it was shown */
export async function changeCategory(
  context: Context,
  actorId: number,
  { id, version, ...input }: CategoryFields & { readonly id: number; readonly version: string },
): Promise<AdminCategory> {
  return changeRecord<CategoryRecord>(context, {
    entity,
    id,
    actorId,
    version,
    lock: async (tx) => {
      await lockTree(tx);
      await lockCategories(tx, [id]);
      return findCategoryRecord(tx, id);
    },
    update: async (tx, before) => {
      await checkCountries(tx, input);
      await updateCategory(tx, id, complete(input));
      const after = (await findCategoryRecord(tx, id))!;
      if (namesOf(before) !== namesOf(after)) await queueWords(tx, id);
      return after;
    },
  });
}

/** @throws not_found; category_merging; category_in_use with listings or subcategories */
export async function removeCategory({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    await lockCategories(tx, [id]);
    const tree = await listTree(tx);
    const row = tree.find((each) => each.id === id);
    const before = await findCategoryRecord(tx, id);
    if (!row || !before) throw notFound();
    if (tree.some(({ merging_into: into }) => into === id) || row.merging_into !== null) throw categoryMerging();
    if (row.has_listings || tree.some(({ parent_id }) => parent_id === id)) throw categoryInUse();
    await deleteCategory(tx, id, row.parent_id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before: named(before) }], now());
  });
}

/** The audit log names what is gone by its recorded name. */
export function named(record: CategoryRecord): CategoryRecord & { readonly name: string } {
  return { name: record.texts[defaultLocale].name, ...record };
}

async function checkCountries(tx: Tx, { delivery_countries: chosen }: CategoryFields): Promise<void> {
  if (chosen === null) return;
  for (const code of chosen) if (!(await isCountry(tx, code))) throw fieldError('delivery_countries', 'invalid');
}

/** Fills the other languages from the Czech texts, and the slugs from the names. */
function complete<Input extends CategoryFields>(input: Input): Input {
  const czech = input.texts[defaultLocale];
  return {
    ...input,
    texts: mapLocales((locale) => {
      const { name, slug, description } = input.texts[locale];
      const shown = name || czech.name;
      return {
        name: shown,
        slug: slug || localisedSlug(shown, locale) || 'kategorie',
        description: description || (name === '' ? czech.description : ''),
      };
    }),
  };
}

function namesOf({ texts }: CategoryRecord): string {
  return JSON.stringify(mapLocales((locale) => texts[locale].name));
}
