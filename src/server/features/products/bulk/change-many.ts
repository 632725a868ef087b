import { conflict } from '#shared/errors.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { BulkChange, BulkRow } from '#shared/products/bulk-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { applyPrices } from '../prices/apply-prices.ts';
import { setVisibility, updateProduct } from '../product.queries.ts';
import { planChanges, presentPlan, type PlannedChange } from './plan-change.ts';

interface Bulk {
  readonly ids: readonly number[];
  readonly change: BulkChange;
}

/** @throws not_found when one of the products is gone */
export async function previewChange(
  { db, now }: Context,
  { lang, ...bulk }: Bulk & { readonly lang: Locale },
): Promise<{ rows: BulkRow[]; version: string }> {
  const plans = await db.transaction().execute((tx) => planChanges(tx, { ...bulk, at: now() }));
  return { rows: plans.map((plan) => presentPlan(plan, lang)), version: versionOfPlans(plans) };
}

/**
 * Applies what the preview has shown, in one transaction; products with an obstacle stay as they are.
 * @returns the changed products
 * @throws not_found; conflict when something has changed since the preview
 */
export async function changeMany(
  { db, now }: Context,
  actorId: number,
  { version, ...bulk }: Bulk & { readonly version: string },
): Promise<number[]> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const plans = await planChanges(tx, { ...bulk, at });
    if (versionOfPlans(plans) !== version) throw conflict();
    const due = plans.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    for (const { id, content, before, after } of due) {
      if (before.is_shown !== after.is_shown) await setVisibility(tx, id, after.is_shown);
      if (before.regular_price !== after.regular_price)
        await updateProduct(tx, id, { ...content, regular_price_minor: after.regular_price });
    }
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await applyPrices(tx, ids, at);
    await recordAudit(
      tx,
      due.map(({ id, before, after }) => ({
        actorId,
        action: before.is_shown === after.is_shown ? 'change' : after.is_shown ? 'show' : 'hide',
        entity: 'product',
        entityId: id,
        before: recorded(before),
        after: recorded(after),
      })),
      at,
    );
    return ids;
  });
}

function recorded({ regular_price, is_shown }: BulkRow['after']) {
  return { regular_price_minor: regular_price, is_shown };
}

function versionOfPlans(plans: readonly PlannedChange[]): string {
  return versionOf(plans.map((plan) => presentPlan(plan, defaultLocale)));
}
