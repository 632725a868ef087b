import type { PackageFields } from '#shared/catalog/admin-packages-contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import { notFound, packageInUse } from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import {
  deletePackage,
  insertPackage,
  isPackageUsed,
  lockPackage,
  lockPackages,
  sortPackages,
  updatePackage,
  type PackageRecord,
} from './package.queries.ts';

const entity = 'package';
const taken: TakenErrors = { package_unit_amount_count_key: { amount: ['package_taken'] } };

/** @throws FieldError (422) when there is such a package */
export function addPackage({ db, now }: Context, actorId: number, fields: PackageFields): Promise<PackageRecord> {
  return refuseTaken(taken, () =>
    db.transaction().execute(async (tx) => {
      await lockPackages(tx);
      const added = await insertPackage(tx, fields);
      await sortPackages(tx);
      await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: added.id, after: named(added) }], now());
      return added;
    }),
  );
}

/** @throws not_found; package_in_use; FieldError (422); OutdatedVersion when somebody was faster */
export function changePackage(
  { db, now }: Context,
  actorId: number,
  { version, ...changed }: PackageRecord & { readonly version: string },
): Promise<PackageRecord & { version: string }> {
  const { id } = changed;
  return refuseTaken(taken, () =>
    db.transaction().execute(async (tx) => {
      await lockPackages(tx);
      const found = await lockPackage(tx, id);
      if (!found) throw notFound();
      const before = recordOf(found);
      ensureVersion(before, version);
      if (found.merging_into !== null || (await isPackageUsed(tx, id))) throw packageInUse();
      const after = recordOf(changed);
      await updatePackage(tx, id, after);
      await sortPackages(tx);
      const entry = { actorId, action: 'change', entity, entityId: id } as const;
      await recordAudit(tx, [{ ...entry, before: named(before), after: named(after) }], now());
      return withVersion(after);
    }),
  );
}

/** @throws not_found; package_in_use */
export async function removePackage({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPackages(tx);
    const before = await lockPackage(tx, id);
    if (!before) throw notFound();
    if (before.merging_into !== null || (await isPackageUsed(tx, id))) throw packageInUse();
    await deletePackage(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before: named(before) }], now());
  });
}

/** What its version is computed from. */
export function recordOf({ id, unit, amount, count }: PackageRecord): PackageRecord {
  return { id, unit, amount, count };
}

/** The audit log shows a package as the catalogue does: `6 × 0,5 l`. */
export function named(pack: PackageFields): { name: string } {
  return { name: packageLabel(pack, defaultLocale) };
}
