import type { FieldError } from '#shared/errors.ts';
import type { ProductFields, ProductForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listProductErrors } from '../check-product.ts';
import type { ProductState } from './product-state.queries.ts';
import type { Values } from './product-values.ts';
import { withValues } from './write-values.ts';

interface Checked {
  readonly state: ProductState;
  /** Only these are checked: a stored value that breaks a newer rule does not block changes of others. */
  readonly values: Values;
  readonly actorId: number;
  readonly at: Date;
}

/** The errors of other values of a product that only the database and the clock know, by the fields of its form. */
export function listValueErrors(
  context: Context,
  tx: Tx,
  { state, values, actorId, at }: Checked,
): Promise<FieldError['errors']> {
  return listProductErrors(context, tx, fieldsOf(state, values), {
    actorId,
    at,
    stored: state,
    isShown: values.is_shown === undefined ? state.is_shown : values.is_shown === true,
  });
}

/** The errors of a valid form of a new product that only the database and the clock know. */
export function listNewProductErrors(
  context: Context,
  tx: Tx,
  { form, actorId, at }: { readonly form: ProductForm; readonly actorId: number; readonly at: Date },
): Promise<FieldError['errors']> {
  return listProductErrors(context, tx, form, { actorId, at, isShown: form.is_shown });
}

function fieldsOf(state: ProductState, values: Values): Partial<ProductFields> {
  const content = withValues(state, values);
  const has = (path: string) => Object.hasOwn(values, path);
  return {
    // A package has to fit the category.
    ...((has('category_id') || has('package_id')) && {
      category_id: content.category_id,
      package_id: content.package_id,
    }),
    ...(has('brand_id') && { brand_id: content.brand_id }),
    ...(has('sku') && { sku: content.sku }),
    ...(has('tax_rate') && { tax_rate: content.tax_rate }),
    ...(has('regular_price_minor') && { regular_price: content.regular_price_minor }),
    ...((has('weight_g') || has('is_shown')) && { weight_g: content.weight_g }),
    ...(has('vintage') && { vintage: content.vintage }),
    ...(has('origin_code') && { origin: content.origin_code }),
  };
}
