export const pickupPointKinds = ['shop', 'post', 'locker'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];

export const pickupPointsPerPage = 20;
