/** Figures of adverts (specification, section 9; requirements ). How many are free: shop/figures.ts. */

/** From publishing or renewal to the end. */
export const advertDays = 60;
/** A mail tells the author so many days before the end. */
export const reminderDays = 5;

export const picturesPerAdvert = 10;
export const ownAdvertsPerPage = 20;
export const queuePerPage = 50;
export const waitingBrandsPerPage = 50;
/** Decided at once. */
export const decisionsAtOnce = 100;

export const advertName = { min: 3, max: 120 } as const;
export const advertDescription = { min: 10, max: 10_000 } as const;
export const advertPlace = { min: 2, max: 100 } as const;
export const brandName = { min: 2, max: 60 } as const;
/** An account proposes so many new brands an hour: each is work for an administrator. */
export const brandProposalsPerHour = 20;
export const oldestVintage = 1800;
export const mostAgeYears = 100;
export const mostAbv = 96;

/** Which unit the packages of a category have, by the unit of its unit price; others take any. */
export const packageUnitOf = { litre: 'ml', '100g': 'g', piece: 'piece' } as const;
