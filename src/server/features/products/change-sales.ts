import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { SaleChange, SaleForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { applyPrices } from '#server/features/catalog/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
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

/** The audit log names a sale by its product. */
const entity = 'sale';

interface Which {
  readonly actorId: number;
  readonly productId: number;
}

/**
 * Two of one product at a time are refused: nobody could tell which price was meant. The offered price follows at once.
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
 * Changes a sale; the start of one that began is history and stays.
 * @returns the sale as it is stored
 * @throws conflict (409) when it is over, or was changed since it was shown
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
    const after = { ...storedSale(form, at), ...(sale.starts_at <= at && { starts_at: sale.starts_at }) };
    if (await hasOtherSale(tx, productId, { id: saleId, ...after }, at)) throw fieldError('starts_at', 'sale_overlaps');
    await updateSale(tx, saleId, after);
    await applyPrices(tx, [productId], at);
    const { id: _id, ...before } = sale;
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: productId, before, after }], at);
    return { id: saleId, ...after };
  });
}

/** Ends a sale that lasts; one that has not begun never was. @throws conflict (409) when it is over */
export async function endSale(
  { db, now }: Context,
  { actorId, productId, saleId }: Which & { readonly saleId: number },
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const { id: _id, ...before } = await lockSale(tx, productId, saleId, at);
    const hasBegun = before.starts_at < at;
    if (hasBegun) await updateSale(tx, saleId, { ends_at: at });
    else await deleteSale(tx, saleId);
    await applyPrices(tx, [productId], at);
    const after = hasBegun ? { ...before, ends_at: at } : undefined;
    await recordAudit(
      tx,
      [{ actorId, action: hasBegun ? 'change' : 'delete', entity, entityId: productId, before, after }],
      at,
    );
  });
}

async function lockSale(tx: Tx, productId: number, saleId: number, at: Date): Promise<SaleRow> {
  if (!(await lockProduct(tx, productId))) throw notFound();
  const sale = await findSale(tx, productId, saleId);
  if (!sale) throw notFound();
  if (sale.ends_at <= at) throw conflict();
  return sale;
}

async function checkSale(tx: Tx, productId: number, form: SaleForm, at: Date): Promise<void> {
  if (!(await lockProduct(tx, productId))) throw notFound();
  const terms = await findSaleTerms(tx, productId);
  if (!terms) throw notFound();
  if (!terms.may_be_discounted) throw fieldError('price', 'never_discounted');
  if (form.price >= terms.regular_price_minor) throw fieldError('price', 'not_cheaper');
  if (new Date(form.ends_at) <= at) throw fieldError('ends_at', 'ends_before_start');
}

/**
 * A sale begins no earlier than it is saved: a discount counts from the lowest price of the 30 days before it, and with
 * an earlier start it would count from days on which the goods may have cost more.
 */
function storedSale({ price, starts_at, ends_at }: SaleForm, at: Date): Omit<SaleRow, 'id'> {
  const typed = new Date(starts_at);
  return { price_minor: price, starts_at: typed < at ? at : typed, ends_at: new Date(ends_at) };
}
