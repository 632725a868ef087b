import { conflict, FieldError } from '#shared/errors.ts';
import type { ProductChange, ProductForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { replacePictures } from '#server/features/listings/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import { ensureVersion, versionOf } from '#server/platform/db/row-version.ts';
import { checkProduct, listProductErrors } from './check-product.ts';
import { applyPrices } from './prices/apply-prices.ts';
import { lockContent } from './lock-content.ts';
import { editedPart } from './product-content.ts';
import { mayBeShown } from './product-policy.ts';
import {
  insertProduct,
  isSkuTaken,
  replaceTexts,
  setVisibility,
  updateProduct,
  type ProductContent,
} from './product.queries.ts';

const entity = 'product';
const takenErrors: TakenErrors = { product_sku_key: { sku: ['code_taken'] } };

/** @returns its id */
export async function addProduct(context: Context, actorId: number, form: ProductForm): Promise<number> {
  return context.db.transaction().execute((tx) => insertChecked(context, tx, { actorId, form, at: context.now() }));
}

/** Adds a product within a transaction. @returns its id @throws FieldError (422) */
export async function insertChecked(
  context: Context,
  tx: Tx,
  { actorId, form, at }: { readonly actorId: number; readonly form: ProductForm; readonly at: Date },
): Promise<number> {
  const after = {
    ...(await checkProduct(context, tx, form, { actorId, at, isShown: form.is_shown })),
    is_shown: form.is_shown,
  };
  const id = await storeNew(tx, after, at);
  await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after }], at);
  return id;
}

/**
 * Changes a product; its offered price and price history follow at once. `setProductShown` changes its visibility.
 * @throws conflict (409) when it was changed since the form was loaded
 */
export async function changeProduct(
  context: Context,
  actorId: number,
  id: number,
  form: ProductChange,
): Promise<{ id: number; version: string }> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const stored = await lockContent(tx, id);
    const before = editedPart(stored);
    ensureVersion(before, form.version);
    const after = await checkProduct(context, tx, form, {
      actorId,
      at,
      stored: { id, regular_price_minor: stored.regular_price_minor },
      isShown: stored.is_shown,
    });
    await refuseTaken(takenErrors, () => updateProduct(tx, id, { ...after, is_shown: stored.is_shown }));
    await replaceTexts(tx, id, after.texts);
    await replacePictures(tx, id, after.picture_ids);
    await applyPrices(tx, [id], at);
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], at);
    return { id, version: versionOf(editedPart(await lockContent(tx, id))) };
  });
}

/** Errors of the valid fields of a form that its schema has refused. @param id undefined for a new product */
export function listRefusedErrors(
  context: Context,
  actorId: number,
  form: Partial<ProductForm>,
  id?: number,
): Promise<FieldError['errors']> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    if (id === undefined) return listProductErrors(context, tx, form, { actorId, at, isShown: form.is_shown === true });
    const { regular_price_minor, is_shown: isShown } = await lockContent(tx, id);
    return listProductErrors(context, tx, form, { actorId, at, stored: { id, regular_price_minor }, isShown });
  });
}

/** @throws FieldError (422) when it may not be shown yet */
export async function setProductShown(
  { db, now }: Context,
  actorId: number,
  id: number,
  isShown: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const content = await lockContent(tx, id);
    const { is_shown: wasShown } = content;
    if (wasShown === isShown) return;
    if (isShown && !mayBeShown(content)) throw new FieldError({ weight_g: ['required'] });
    await setVisibility(tx, id, isShown);
    const [before, after] = [{ is_shown: wasShown }, { is_shown: isShown }];
    await recordAudit(tx, [{ actorId, action: isShown ? 'show' : 'hide', entity, entityId: id, before, after }], now());
  });
}

/** Adds a hidden copy of a product, without its EAN, which belongs to one product only. @returns its id */
export async function copyProduct({ db, now }: Context, actorId: number, id: number): Promise<number> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const original = await lockContent(tx, id);
    const sku = await freeSku(tx, original.sku);
    const copy = await storeNew(tx, { ...original, sku, ean: null, is_shown: false }, at);
    const after = { copy_of: id, sku };
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: copy, after }], at);
    return copy;
  });
}

async function storeNew(tx: Tx, content: ProductContent, at: Date): Promise<number> {
  const id = await refuseTaken(takenErrors, () => insertProduct(tx, content, at));
  await replaceTexts(tx, id, content.texts);
  await replacePictures(tx, id, content.picture_ids);
  await applyPrices(tx, [id], at);
  return id;
}

const mostCopies = 100;

async function freeSku(tx: Tx, sku: string): Promise<string> {
  for (let number = 2; number <= mostCopies; number += 1) {
    const ending = `-${number}`;
    const tried = `${sku.slice(0, 40 - ending.length)}${ending}`;
    if (!(await isSkuTaken(tx, tried))) return tried;
  }
  throw conflict();
}
