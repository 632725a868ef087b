import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import type { AgeProof } from '#server/features/age-proofs/index.ts';
import { shopCalendar } from '#server/features/branches/index.ts';
import { offersFor, type PricedCart } from '#server/features/cart/index.ts';
import { findPickupPoint } from '#server/features/delivery/index.ts';
import { isCountry } from '#server/features/reference-data/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { OrderingClerk } from './ordering-clerk.ts';
import type { CheckedFields, FormFacts } from './check-order-form.ts';

interface Ordering<Form> {
  readonly form: Form;
  readonly priced: PricedCart;
  readonly locale: Locale;
  readonly ageProof: AgeProof | undefined;
  readonly clerk?: OrderingClerk | undefined;
  readonly at: Date;
}

/** Reads what is needed to check an order form. */
export async function loadFormFacts<Form extends CheckedFields>(
  { db, config }: { readonly db: Queryable; readonly config: Context['config'] },
  { form, priced, locale, ageProof, clerk, at }: Ordering<Form>,
): Promise<FormFacts<Form>> {
  const offers = await offersFor({ db, config, at }, priced, locale, {
    carrierId: form.carrier_id,
    branchId: form.branch_id,
    paymentMethodId: form.payment_method_id,
  });
  const pickupPoint = form.pickup_point_id === null ? undefined : await findPickupPoint(db, form.pickup_point_id);
  const invoiceCountry = invoiceCountryOf(form);
  const isCountryKnown = invoiceCountry === offers.country || (await isCountry(db, invoiceCountry));
  const { today } = shopCalendar(config.shop, at);
  return { form, offers, priced, pickupPoint, isCountryKnown, today, ageProof, clerk, at };
}

/** The country of an invoice with an address of its own. */
export function invoiceCountryOf({ invoice_country, delivery_country }: CheckedFields): string {
  return invoice_country ?? delivery_country;
}
