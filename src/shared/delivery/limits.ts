export const pickupPointKinds = ['shop', 'post', 'locker'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];

export const pickupPointsPerPage = 20;

/** Required columns of a file of pickup points, as named in its first line. */
export const pickupPointColumns = ['code', 'name', 'street', 'city', 'postcode', 'kind'] as const;

export const longestPickupPointCode = 60;

export const branchCodePattern = /^[A-Z][A-Z0-9]{1,9}$/;
export const carrierCodePattern = /^[a-z][a-z0-9_]{1,39}$/;
