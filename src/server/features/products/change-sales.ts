import {
  conflict,
  fieldErrorsOf,
  notFound,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
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
    const after = storedSale(form, at);
    throwFieldErrors(await findSaleErrors(tx, productId, after, at));
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
    const after = { ...storedSale(form, at), ...(!mayMoveStart(sale, at) && { starts_at: sale.starts_at }) };
    throwFieldErrors(await findSaleErrors(tx, productId, { id: saleId, ...after }, at));
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

/** Errors that only the database and the clock know, of the valid fields of a form that its schema has refused. */
export function listSaleErrors(
  { db, now }: Context,
  productId: number,
  { price, starts_at: from, ends_at: to }: Partial<SaleForm>,
  saleId?: number,
): Promise<FieldError['errors']> {
  const at = now();
  const starts_at = from === undefined ? undefined : new Date(from);
  const ends_at = to === undefined ? undefined : new Date(to);
  const form = { price_minor: price, starts_at, ends_at, ...(saleId !== undefined && { id: saleId }) };
  return db.transaction().execute(async (tx) => fieldErrorsOf(await findSaleErrors(tx, productId, form, at)));
}

/** What speaks against a sale, by field. @throws not_found */
export async function findSaleErrors(
  tx: Tx,
  productId: number,
  sale: { readonly [Name in keyof SaleRow]?: SaleRow[Name] | undefined },
  at: Date,
): Promise<FoundErrors> {
  if (!(await lockProduct(tx, productId))) throw notFound();
  const terms = await findSaleTerms(tx, productId);
  if (!terms) throw notFound();
  const errors = saleErrors(sale, terms, at);
  const { id, starts_at, ends_at } = sale;
  const hasPeriod = starts_at !== undefined && ends_at !== undefined && errors.ends_at === undefined;
  const period = hasPeriod && { starts_at, ends_at, ...(id !== undefined && { id }) };
  const isOverlapping = period && (await hasOtherSale(tx, productId, period, at));
  return { ...errors, starts_at: isOverlapping ? 'sale_overlaps' : undefined };
}

/**
 * A sale starts no earlier than it is saved. A discount counts from the lowest price of the 30 days before its start;
 * a start in the past would move that period to days on which the goods may have cost more.
 */
export function storedSale(
  { price, starts_at, ends_at }: Pick<SaleForm, 'price' | 'starts_at' | 'ends_at'>,
  at: Date,
): Omit<SaleRow, 'id'> {
  const typed = new Date(starts_at);
  return { price_minor: price, starts_at: typed < at ? at : typed, ends_at: new Date(ends_at) };
}
