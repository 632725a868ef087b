import { z } from 'zod';
import { smallId } from '#shared/contract/fields.ts';
import type { FieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { findOwnCart, priceCart } from '#server/features/cart/index.ts';
import { inspectOrderForm } from './check-order-form.ts';
import { loadFormFacts } from './load-form-facts.ts';
import type { Buyer } from './check-order.ts';

const text = z.string().catch('');
const chosen = smallId.nullable().catch(null);

/** A form that its schema has refused. Unreadable fields count as empty: the schema already reports them. */
const refusedForm = z.object({
  carrier_id: chosen,
  pickup_point_id: chosen,
  branch_id: chosen,
  payment_method_id: chosen,
  delivery_name: text,
  delivery_street: text,
  delivery_city: text,
  delivery_postcode: text,
  delivery_country: text,
  is_invoice_elsewhere: z.boolean().catch(false),
  invoice_name: text,
  invoice_street: text,
  invoice_city: text,
  invoice_postcode: text,
  invoice_country: z.string().optional().catch(undefined),
  birth_date: z.iso.date().optional().catch(undefined),
});

/** The other errors of an order form that its schema has refused, so that the buyer sees all of them at once. */
export async function listFormErrors(
  context: Context,
  { owner, locale, ageProof }: Omit<Buyer, 'address'>,
  body: unknown,
): Promise<FieldError['errors']> {
  const { success, data: form } = refusedForm.safeParse(body);
  const cart = await findOwnCart(context, owner);
  if (!success || !cart) return {};
  const { db, config, now } = context;
  const at = now();
  const { accountId } = owner;
  const priced = await priceCart(db, cart, { config, locale, accountId, email: null, at });
  if (priced.lines.length === 0) return {};
  return inspectOrderForm(await loadFormFacts(context, { form, priced, locale, ageProof, at })).errors;
}
