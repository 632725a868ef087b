import { conflict } from '#shared/errors.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { BulkChange, BulkRow } from '#shared/products/bulk-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { insertChanges, insertChangeSet, type ChangeRow } from '../changes/change-set.queries.ts';
import { changeListedProducts } from '../changes/change-listed-products.ts';
import { applyPrices } from '../prices/apply-prices.ts';
import { listCategoryNames } from '../product-list.queries.ts';
import { insertSale } from '../sale.queries.ts';
import { salePath } from '../values/product-values.ts';
import { planChanges, type ChosenProducts, type PlannedChange, type Planning } from './plan-change.ts';
import { presentPlan } from './present-plan.ts';

interface Bulk extends ChosenProducts {
  readonly change: BulkChange;
}

/** @throws not_found when one of the products is gone; FieldError */
export async function previewChange(
  context: Context,
  actorId: number,
  { lang, ids, filter, change }: Bulk & { readonly lang: Locale },
): Promise<{ rows: BulkRow[]; version: string }> {
  return context.db.transaction().execute(async (tx) => {
    const plans = await planChanges(context, tx, { ids, filter, change, actorId, at: context.now() });
    return { rows: await present(tx, plans, { change, lang }), version: await versionOfPlans(tx, plans, change) };
  });
}

/**
 * Applies what the preview has shown, in one transaction, to the same products: the version covers each of them. Products
 * with an obstacle stay as they are. The previous values are kept, so that the change can be undone.
 * @returns the changed products
 * @throws not_found; FieldError; conflict when something has changed since the preview
 */
export async function changeMany(
  context: Context,
  actorId: number,
  { version, ids, filter, change }: Bulk & { readonly version: string },
): Promise<{ decided: number[]; change_id: number | null }> {
  const planning = { ids, filter, change, actorId, at: context.now() };
  return context.db.transaction().execute(async (tx) => {
    const plans = await planChanges(context, tx, planning);
    if ((await versionOfPlans(tx, plans, change)) !== version) throw conflict();
    const due = plans.filter(({ after, sale }) => sale !== null || Object.keys(after).length > 0);
    if (due.length === 0) return { decided: [], change_id: null };
    const { at } = planning;
    await changeListedProducts(
      tx,
      due.filter(({ sale }) => sale === null),
      { actorId, at },
    );
    const rows = [
      ...due
        .filter(({ sale }) => sale === null)
        .map(({ state, before, after }) => ({ listing_id: state.id, before, after, is_added: false })),
      ...(await addSales(tx, due, planning)),
    ];
    const setId = await insertChangeSet(tx, { kind: 'bulk', actorId, at, bulk: { change, products: rows.length } });
    await insertChanges(tx, setId, rows);
    return { decided: due.map(({ state }) => state.id), change_id: setId };
  });
}

async function addSales(tx: Tx, due: readonly PlannedChange[], { actorId, at }: Planning): Promise<ChangeRow[]> {
  const rows: ChangeRow[] = [];
  for (const { state, sale } of due) {
    if (!sale) continue;
    const path = salePath(await insertSale(tx, state.id, sale));
    const stored = {
      price_minor: sale.price_minor,
      starts_at: sale.starts_at.toISOString(),
      ends_at: sale.ends_at.toISOString(),
    };
    rows.push({ listing_id: state.id, before: { [path]: null }, after: { [path]: stored }, is_added: false });
    const entry = { actorId, action: 'add', entity: 'sale', entityId: state.id } as const;
    await recordAudit(tx, [{ ...entry, after: sale }], at);
  }
  if (rows.length > 0)
    await applyPrices(
      tx,
      rows.map(({ listing_id: id }) => id),
      at,
    );
  return rows;
}

async function present(
  tx: Tx,
  plans: readonly PlannedChange[],
  { change, lang }: { readonly change: BulkChange; readonly lang: Locale },
): Promise<BulkRow[]> {
  const ids = plans.flatMap(({ state, after }) => [state.category_id, Number(after.category_id ?? state.category_id)]);
  const categories = await listCategoryNames(tx, [...new Set(ids)], lang);
  return plans.map((plan) => presentPlan(plan, { change, lang, categories }));
}

async function versionOfPlans(tx: Tx, plans: readonly PlannedChange[], change: BulkChange): Promise<string> {
  return versionOf(await present(tx, plans, { change, lang: defaultLocale }));
}
