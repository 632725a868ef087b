import type { DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';

type Delivery = Pick<DeliveryOffer, 'payment_methods'> | undefined;

export function fitsDelivery({ id }: Pick<PaymentOffer, 'id'>, delivery: Delivery): boolean {
  return delivery === undefined || delivery.payment_methods.includes(id);
}

/** The chosen payment method if the delivery allows it; otherwise the only one that the delivery allows, if any. */
export function fittingPayment<Payment extends Pick<PaymentOffer, 'id'>>(
  wanted: Payment | undefined,
  payments: readonly Payment[],
  delivery: Delivery,
): Payment | undefined {
  if (!delivery || (wanted && fitsDelivery(wanted, delivery))) return wanted;
  const fitting = payments.filter((payment) => fitsDelivery(payment, delivery));
  return fitting.length === 1 ? fitting[0] : undefined;
}
