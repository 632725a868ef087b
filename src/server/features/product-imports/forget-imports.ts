import { importMonths } from '#shared/product-imports/imports.ts';
import { outdatedBefore } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { deleteOldChangeSets } from '#server/features/products/index.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteOldImports, deleteOldMappings } from './import.queries.ts';

const deletedAtOnce = 20;

/** Deletes outdated imports with their files, and what changes of many products had changed. @returns how many */
export async function forgetImports({ db, files, now }: Context): Promise<number> {
  const before = outdatedBefore(now(), importMonths);
  const imports = await inBatches(async () => {
    const keys = await deleteOldImports(db, before, deletedAtOnce);
    for (const key of keys) await files.delete(key);
    return keys.length;
  });
  const sets = await inBatches(() => deleteOldChangeSets(db, before, deletedAtOnce));
  return imports + sets + (await deleteOldMappings(db, before));
}
