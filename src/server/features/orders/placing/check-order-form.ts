import type { z } from 'zod';
import { isNeighboursPostcode } from '#shared/accounts/postcode.ts';
import type { cartContract } from '#shared/cart/contract.ts';
import type { CarrierKind } from '#shared/cart/ways.ts';
import { FieldError, type FieldErrorCode } from '#shared/errors.ts';
import { addressRules, type OrderForm } from '#shared/orders/order-form.ts';
import type { PricedCart } from '#server/features/cart/index.ts';
import type { findPickupPoint } from '#server/features/delivery/index.ts';
import type { AgeProof } from '#server/features/age-proofs/index.ts';
import { assureAge, type AgeError, type AgeEvidence } from '../lifecycle/age-assurance.ts';
import type { OrderingClerk } from './ordering-clerk.ts';

type Offers = z.output<(typeof cartContract)['delivery']['response']>;
type PickupPoint = Awaited<ReturnType<typeof findPickupPoint>>;

/** The fields that are checked here. */
export type CheckedFields = Pick<
  OrderForm,
  | 'carrier_id'
  | 'pickup_point_id'
  | 'branch_id'
  | 'payment_method_id'
  | 'is_invoice_elsewhere'
  | 'birth_date'
  | Extract<keyof OrderForm, `${'delivery' | 'invoice'}_${string}`>
>;

/** A form and what it is checked against. */
export interface FormFacts<Form extends CheckedFields> {
  readonly form: Form;
  readonly offers: Offers;
  readonly priced: PricedCart;
  readonly pickupPoint: PickupPoint;
  /** The country of the invoice, where it has an address of its own. */
  readonly isCountryKnown: boolean;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly ageProof: AgeProof | undefined;
  readonly clerk?: OrderingClerk | undefined;
  readonly at: Date;
}

/** What the form chose from the offers. */
export interface ChosenWays {
  readonly delivery: Offers['deliveries'][number];
  readonly payment: Offers['payments'][number];
  readonly age: AgeEvidence;
}

/**
 * Checks what the schema cannot: carriers, branches, payment methods and the goods themselves.
 * @throws FieldError (422) with all errors together
 */
export function checkOrderForm(facts: FormFacts<CheckedFields>): ChosenWays {
  const { errors, delivery, payment, age } = inspectOrderForm(facts);
  if (!delivery || !payment || 'error' in age || Object.keys(errors).length > 0) throw new FieldError(errors);
  return { delivery, payment, age };
}

/** Returns the errors, for a form that other checks may refuse too. */
export function inspectOrderForm(facts: FormFacts<CheckedFields>) {
  const { form, offers } = facts;
  const errors: Record<string, FieldErrorCode[]> = {};
  const error = (field: string, found: FieldErrorCode) => (errors[field] ??= []).push(found);
  const delivery = offers.deliveries.find(({ id }) => id === form.carrier_id);
  const payment = offers.payments.find(({ id }) => id === form.payment_method_id);
  if (!delivery) error('carrier_id', 'delivery_unavailable');
  // Without a carrier the form requires an address.
  for (const [field, found] of deliveryErrors(delivery?.kind ?? 'courier', facts)) error(field, found);
  if (!payment) error('payment_method_id', 'payment_unavailable');
  else if (delivery?.kind === 'branch' && payment.code !== 'card')
    error('payment_method_id', 'pickup_needs_online_payment');
  else if (delivery?.over_limit.includes(payment.id)) error('payment_method_id', 'cash_over_limit');
  else if (delivery && !delivery.payment_methods.includes(payment.id))
    error('payment_method_id', 'payment_unavailable');
  const { ageProof: proof, today, at, clerk } = facts;
  const age: AgeEvidence | AgeError =
    clerk?.channel === 'counter'
      ? { level: 'handover', isAdult: true, actorId: clerk.id }
      : assureAge(facts.priced.ageLevel, form, { proof, today, at });
  if ('error' in age) error(age.field, age.error);
  return { errors, delivery, payment, age };
}

/** Errors of the place of delivery and of the addresses. */
function deliveryErrors(kind: CarrierKind, facts: FormFacts<CheckedFields>): [string, FieldErrorCode][] {
  const { form, offers, pickupPoint, priced, isCountryKnown } = facts;
  const isAtPlace = kind === 'branch' || kind === 'pickup_point';
  const errors: [string, FieldErrorCode][] = [];
  if (kind === 'branch') {
    if (form.branch_id === null) errors.push(['branch_id', 'branch_missing']);
    else if (!offers.branches.some(({ id }) => id === form.branch_id)) errors.push(['branch_id', 'branch_unknown']);
  }
  if (kind === 'pickup_point') {
    if (form.pickup_point_id === null) errors.push(['pickup_point_id', 'pickup_point_missing']);
    else if (!pickupPoint || pickupPoint.carrier_id !== form.carrier_id)
      errors.push(['pickup_point_id', 'pickup_point_gone']);
    else if (priced.needsAgeCheck && pickupPoint.kind === 'locker')
      errors.push(['pickup_point_id', 'locker_without_age_check']);
  }
  // Browsers derive the country from the postcode, so a foreign postcode is an error of the postcode.
  const isOtherCountry = form.delivery_country !== offers.country;
  const isAbroad = isOtherCountry || isNeighboursPostcode(offers.country, form.delivery_postcode.trim());
  if (!isAtPlace && isAbroad) {
    const restriction = offers.country === 'SK' ? 'country_only_sk' : 'country_only_cz';
    errors.push([isOtherCountry ? 'delivery_country' : 'delivery_postcode', restriction]);
  }
  // The restriction already explains the postcode.
  if (!isAtPlace)
    errors.push(...addressErrors('delivery', form).filter(([, error]) => !isAbroad || error !== 'postcode_invalid'));
  // Goods that are picked up have no delivery address to use on the invoice.
  if (isAtPlace && !form.is_invoice_elsewhere) errors.push(...addressErrors('invoice', form));
  if ((isAtPlace || form.is_invoice_elsewhere) && !isCountryKnown) errors.push(['invoice_country', 'invalid']);
  return errors;
}

function addressErrors(kind: 'delivery' | 'invoice', form: CheckedFields): [string, FieldErrorCode][] {
  return addressRules(kind).flatMap(({ field, error, isMet }) => (isMet(form) ? [] : [[field, error]]));
}
