import {
  conflict,
  fieldErrorsOf,
  notFound,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
import type { VoucherChange, VoucherFields, VoucherForm } from '#shared/vouchers/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import {
  deleteVoucherRow,
  findEarner,
  insertVoucher,
  isCodeTaken,
  lockVoucherRow,
  updateVoucher,
  wasUsed,
} from './admin-voucher.queries.ts';
import { findUnknownLimits } from './limits.queries.ts';
import { editedPart, type EditedVoucher } from './voucher-content.ts';

const entity = 'voucher';
const takenErrors: TakenErrors = { voucher_code_key: { code: ['code_taken'] } };

/** @returns its id */
export async function addVoucher({ db, now }: Context, actorId: number, form: VoucherForm): Promise<number> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const after = { ...(await checkVoucherForm(tx, form)), is_active: form.is_active };
    const id = await refuseTaken(takenErrors, () => insertVoucher(tx, { ...after, created_at: at }));
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after }], at);
    return id;
  });
}

/**
 * A used voucher keeps its code and kind, because orders and mails name them. Switching on and off is a separate
 * call.
 * @throws conflict (409) when somebody changed it since it was shown
 */
export async function changeVoucher(
  { db, now }: Context,
  actorId: number,
  id: number,
  form: VoucherChange,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const voucher = await lockVoucherRow(tx, id);
    if (!voucher) throw notFound();
    const before = editedPart(voucher);
    ensureVersion(before, form.version);
    const after = await checkVoucherForm(tx, form, { ...voucher, isUsed: await wasUsed(tx, id) });
    await refuseTaken(takenErrors, () => updateVoucher(tx, id, after));
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], now());
  });
}

export async function setVoucherActive(
  { db, now }: Context,
  actorId: number,
  id: number,
  isActive: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const voucher = await lockVoucherRow(tx, id);
    if (!voucher) throw notFound();
    if (voucher.is_active === isActive) return;
    const [before, after] = [{ is_active: voucher.is_active }, { is_active: isActive }];
    await updateVoucher(tx, id, after);
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], now());
  });
}

/** @throws conflict (409) when an order ever used it: then it can only be switched off */
export async function deleteVoucher({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const voucher = await lockVoucherRow(tx, id);
    if (!voucher) throw notFound();
    if (await wasUsed(tx, id)) throw conflict();
    await deleteVoucherRow(tx, id);
    const { id: _id, uses: _uses, created_at: _at, ...before } = voucher;
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

interface Changed {
  readonly id: number;
  readonly code: string;
  readonly kind: string;
  readonly isUsed: boolean;
  readonly category_ids: readonly number[];
  readonly brand_ids: readonly number[];
}

/** Errors that only the database knows, of the valid fields of a form that its schema has refused. */
export function listVoucherErrors(
  { db }: Context,
  form: Partial<VoucherFields>,
  id?: number,
): Promise<FieldError['errors']> {
  return db.transaction().execute(async (tx) => {
    const voucher = id === undefined ? undefined : await lockVoucherRow(tx, id);
    const changed = voucher && { ...voucher, isUsed: await wasUsed(tx, voucher.id) };
    const earner = form.influencer ? await findEarner(tx, form.influencer) : null;
    return fieldErrorsOf(await findErrors(tx, form, { earner, changed }));
  });
}

/** Validates what only the database knows, and converts the form into columns. */
async function checkVoucherForm(tx: Tx, form: VoucherFields, changed?: Changed): Promise<EditedVoucher> {
  const { code, kind, influencer } = form;
  const earner = influencer === '' ? null : await findEarner(tx, influencer);
  throwFieldErrors(await findErrors(tx, form, { earner, changed }));
  return {
    code,
    kind,
    percent: kind === 'percent' ? form.percent : null,
    amount_minor: kind === 'fixed' ? form.amount : null,
    min_goods_minor: form.min_goods,
    valid_from: form.valid_from === null ? null : new Date(form.valid_from),
    valid_to: form.valid_to === null ? null : new Date(form.valid_to),
    max_uses: form.max_uses,
    max_uses_per_user: form.max_uses_per_user,
    for_email: form.for_email,
    category_ids: [...new Set(form.category_ids)],
    brand_ids: [...new Set(form.brand_ids)],
    note: form.note,
    influencer_id: earner ?? null,
    margin_percent: influencer === '' ? null : form.margin_percent,
  };
}

async function findErrors(
  tx: Tx,
  form: Partial<VoucherFields>,
  { earner, changed }: { readonly earner: number | null | undefined; readonly changed: Changed | undefined },
): Promise<FoundErrors> {
  const isKept = (field: 'code' | 'kind') =>
    form[field] === undefined || changed?.isUsed !== true || changed[field] === form[field];
  const isTaken = form.code !== undefined && (await isCodeTaken(tx, form.code, changed?.id));
  // What was deleted since stays in the voucher.
  const added = (ids: readonly number[] = [], kept: readonly number[] = []) => ids.filter((id) => !kept.includes(id));
  const unknown = await findUnknownLimits(tx, {
    categories: added(form.category_ids, changed?.category_ids),
    brands: added(form.brand_ids, changed?.brand_ids),
  });
  return {
    code: isKept('code') ? (isTaken ? 'code_taken' : undefined) : 'already_used',
    kind: isKept('kind') ? undefined : 'already_used',
    influencer: earner === undefined ? 'account_unknown' : undefined,
    category_ids: unknown.category ? 'invalid' : undefined,
    brand_ids: unknown.brand ? 'invalid' : undefined,
  };
}
