export const pickupPointKinds = ['shop', 'post', 'locker'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];

export const pickupPointsPerPage = 20;

/** Columns that a file of pickup points needs, as its first line names them. */
export const pickupPointColumns = ['code', 'name', 'street', 'city', 'postcode', 'kind'] as const;

export const longestPickupPointCode = 60;
