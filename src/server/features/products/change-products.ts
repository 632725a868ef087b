import { conflict, FieldError, fieldError, notFound, type FieldFault } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { packageUnitOf } from '#shared/adverts/limits.ts';
import type { ProductForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { findChosenCategory, findPackage, holdBrand, isCountry } from '#server/features/adverts/index.ts';
import { applyPrices } from '#server/features/catalog/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  findProduct,
  findProductTexts,
  insertProduct,
  isSkuTaken,
  listShownPictures,
  lockProduct,
  replacePictures,
  replaceTexts,
  setVisibility,
  updateProduct,
  type ProductContent,
} from './product.queries.ts';

const entity = 'product';

/** @returns its id */
export async function addProduct(context: Context, actorId: number, form: ProductForm): Promise<number> {
  const at = context.now();
  return refusingTakenCode(() =>
    context.db.transaction().execute(async (tx) => {
      const after = await checkForm(context, tx, form, { actorId, at });
      const id = await storeNew(tx, after, at);
      await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after }], at);
      return id;
    }),
  );
}

/** The offered price and its history follow at once. */
export async function changeProduct(context: Context, actorId: number, id: number, form: ProductForm): Promise<void> {
  const at = context.now();
  await refusingTakenCode(() =>
    context.db.transaction().execute(async (tx) => {
      const before = await lockContent(tx, id);
      const after = await checkForm(context, tx, form, { actorId, at, id });
      await updateProduct(tx, id, after);
      await replaceTexts(tx, id, after.texts);
      await replacePictures(tx, id, after.picture_ids);
      await applyPrices(tx, [id], at);
      await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], at);
    }),
  );
}

export async function setProductShown(
  { db, now }: Context,
  actorId: number,
  id: number,
  isShown: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { is_shown: wasShown } = await lockContent(tx, id);
    if (wasShown === isShown) return;
    await setVisibility(tx, id, isShown);
    const [before, after] = [{ is_shown: wasShown }, { is_shown: isShown }];
    await recordAudit(tx, [{ actorId, action: isShown ? 'show' : 'hide', entity, entityId: id, before, after }], now());
  });
}

/** A hidden product like another; an EAN belongs to one thing only, so that it is left out. @returns its id */
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
  const id = await insertProduct(tx, content, at);
  await replaceTexts(tx, id, content.texts);
  await replacePictures(tx, id, content.picture_ids);
  await applyPrices(tx, [id], at);
  return id;
}

async function lockContent(tx: Tx, id: number): Promise<ProductContent> {
  if (!(await lockProduct(tx, id))) throw notFound();
  const row = await findProduct(tx, id, 'cs');
  if (!row) throw notFound();
  return {
    texts: await findProductTexts(tx, id),
    category_id: row.category_id,
    brand_id: row.brand_id,
    package_id: row.package_id,
    sku: row.sku,
    ean: row.ean,
    tax_rate: row.tax_rate,
    weight_g: row.weight_g,
    regular_price_minor: row.regular_price_minor,
    abv: row.abv,
    vintage: row.vintage,
    age_years: row.age_years,
    origin_code: row.origin_code,
    is_shown: row.is_shown,
    picture_ids: row.picture_ids,
  };
}

interface Change {
  readonly actorId: number;
  readonly at: Date;
  /** Undefined for a new one. */
  readonly id?: number;
}

/** Checks what only the database and the clock know, and turns the form into what is stored. */
async function checkForm({ config }: Context, tx: Tx, form: ProductForm, change: Change): Promise<ProductContent> {
  const category = await findChosenCategory(tx, form.category_id);
  const pictureIds = await listPictureIds(tx, form.pictures, change.actorId);
  const texts = mapLocales((locale) => {
    const text = form.texts[locale];
    return { ...text, slug: text.slug || localisedSlug(text.name, locale) || 'zbozi' };
  });
  const packageFault = async (): Promise<FieldFault | false> => {
    if (form.package_id === null || !category) return false;
    const chosen = await findPackage(tx, form.package_id);
    if (!chosen) return 'invalid';
    const { unit_price_unit: unit } = category;
    return unit !== null && packageUnitOf[unit] !== chosen.unit && 'package_unfit';
  };
  const found: Record<string, FieldFault | false> = {
    category_id: category ? category.has_children && 'category_has_children' : 'invalid',
    brand_id: form.brand_id !== null && !(await holdBrand(tx, form.brand_id)) && 'invalid',
    package_id: await packageFault(),
    sku: (await isSkuTaken(tx, form.sku, change.id)) && 'code_taken',
    tax_rate: !config.shop.taxRates.includes(form.tax_rate) && 'invalid',
    pictures: pictureIds === undefined && 'picture_unknown',
    vintage: form.vintage !== null && form.vintage > change.at.getUTCFullYear() && 'in_future',
    origin: form.origin !== null && !(await isCountry(tx, form.origin)) && 'invalid',
  };
  const faults = Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, [fault]] as const] : []));
  if (faults.length > 0 || !pictureIds) throw new FieldError(Object.fromEntries(faults));
  return {
    texts,
    category_id: form.category_id,
    brand_id: form.brand_id,
    package_id: form.package_id,
    sku: form.sku,
    ean: form.ean,
    tax_rate: form.tax_rate,
    weight_g: form.weight_g,
    regular_price_minor: form.regular_price,
    abv: form.abv,
    vintage: form.vintage,
    age_years: form.age_years,
    origin_code: form.origin,
    is_shown: form.is_shown,
    picture_ids: pictureIds,
  };
}

/** Pictures that the administrator uploaded or that a product shows; undefined when one is neither, or named twice. */
async function listPictureIds(tx: Tx, keys: readonly string[], actorId: number): Promise<number[] | undefined> {
  const own = await lockOwnPictures(tx, actorId, keys);
  const shown = await listShownPictures(tx, keys);
  const ids = new Map([...shown, ...own].map(({ id, key }) => [key, id]));
  const found = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  return new Set(found).size === keys.length ? found : undefined;
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

/** Two that come at once with the same code both find it free; the database refuses the second. */
async function refusingTakenCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'product_sku_key')
      throw fieldError('sku', 'code_taken');
    throw error;
  }
}
