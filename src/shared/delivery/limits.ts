export const pickupPointKinds = ['shop', 'post', 'locker'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];

export const pickupPointsPerPage = 20;

/** Keys of opening hours, as weeks go here. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
