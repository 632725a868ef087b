/** What users pay for besides the goods of the shop. */
export const serviceKinds = ['verification', 'topping'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** The state of the money of a request. */
export const serviceStates = ['waiting', 'paid', 'refunded', 'cancelled'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** How a service can be paid: the ways of orders that need no parcel. */
export const serviceMethods = ['card', 'bank_transfer'] as const;
export type ServiceMethod = (typeof serviceMethods)[number];
