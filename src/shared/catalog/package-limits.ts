/** Limits of packages for both sides. */
export const packageUnits = ['ml', 'g', 'piece'] as const;
export const packageLimits = { amount: 1_000_000, count: 1000 } as const;
