import { conflict, fieldError, notFound, throwFieldErrors } from '#shared/errors.ts';
import type { SaleChange, SaleForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { applyPrices } from './prices/apply-prices.ts';
import { mayChangeSale, mayDeleteSale, mayMoveStart, saleErrors } from './product-policy.ts';
import { lockProduct } from './product.queries.ts';
import {
  deleteSale,
  findSale,
  findSaleTerms,
  hasOtherSale,
  insertSale,
  updateSale,
  type SaleRow,
} from './sale.queries.ts';

/** The audit log identifies a sale by its product. */
const entity = 'sale';

interface Which {
  readonly actorId: number;
  readonly productId: number;
}

/**
 * Adds a sale; the offered price follows at once. Sales of one product may not overlap, or its price would be ambiguous.
 * @returns the sale as it is stored
 */
export async function addSale({ db, now }: Context, { actorId, productId }: Which, form: SaleForm): Promise<SaleRow> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    await checkSale(tx, productId, form, at);
    const after = storedSale(form, at);
    if (await hasOtherSale(tx, productId, after, at)) throw fieldError('starts_at', 'sale_overlaps');
    const id = await insertSale(tx, productId, after);
    await applyPrices(tx, [productId], at);
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: productId, after }], at);
    return { id, ...after };
  });
}

/**
 * Changes a sale that is not over; the offered price follows at once.
 * @returns the sale as it is stored
 * @throws conflict (409) when it is over, or was changed since the form was loaded
 */
export async function changeSale(
  { db, now }: Context,
  { actorId, productId, saleId }: Which & { readonly saleId: number },
  form: SaleChange,
): Promise<SaleRow> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, productId, saleId, at);
    ensureVersion(sale, form.version);
    await checkSale(tx, productId, form, at);
    const after = { ...storedSale(form, at), ...(!mayMoveStart(sale, at) && { starts_at: sale.starts_at }) };
    if (await hasOtherSale(tx, productId, { id: saleId, ...after }, at)) throw fieldError('starts_at', 'sale_overlaps');
    await updateSale(tx, saleId, after);
    await applyPrices(tx, [productId], at);
    const { id: _id, ...before } = sale;
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: productId, before, after }], at);
    return { id: saleId, ...after };
  });
}

/** Ends a running sale, or deletes one that has not begun. @throws conflict (409) when it is over */
export async function endSale(
  { db, now }: Context,
  { actorId, productId, saleId }: Which & { readonly saleId: number },
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const { id: _id, ...before } = await lockSale(tx, productId, saleId, at);
    const isDeleted = mayDeleteSale(before, at);
    if (isDeleted) await deleteSale(tx, saleId);
    else await updateSale(tx, saleId, { ends_at: at });
    await applyPrices(tx, [productId], at);
    const after = isDeleted ? undefined : { ...before, ends_at: at };
    await recordAudit(
      tx,
      [{ actorId, action: isDeleted ? 'delete' : 'change', entity, entityId: productId, before, after }],
      at,
    );
  });
}

async function lockSale(tx: Tx, productId: number, saleId: number, at: Date): Promise<SaleRow> {
  if (!(await lockProduct(tx, productId))) throw notFound();
  const sale = await findSale(tx, productId, saleId);
  if (!sale) throw notFound();
  if (!mayChangeSale(sale, at)) throw conflict();
  return sale;
}

async function checkSale(tx: Tx, productId: number, form: SaleForm, at: Date): Promise<void> {
  if (!(await lockProduct(tx, productId))) throw notFound();
  const terms = await findSaleTerms(tx, productId);
  if (!terms) throw notFound();
  throwFieldErrors(saleErrors({ price_minor: form.price, ends_at: new Date(form.ends_at) }, terms, at));
}

/**
 * A sale starts no earlier than it is saved. A discount counts from the lowest price of the 30 days before its start;
 * a start in the past would move that period to days on which the goods may have cost more.
 */
function storedSale({ price, starts_at, ends_at }: SaleForm, at: Date): Omit<SaleRow, 'id'> {
  const typed = new Date(starts_at);
  return { price_minor: price, starts_at: typed < at ? at : typed, ends_at: new Date(ends_at) };
}
