/** Payment methods and ways of delivery. */
export const paymentMethodCodes = ['card', 'bank_transfer', 'cash_on_delivery'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

export const carrierKinds = ['courier', 'post', 'pickup_point', 'branch'] as const;
export type CarrierKind = (typeof carrierKinds)[number];
