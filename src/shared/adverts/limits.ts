/**
 * Limits of adverts (specification, section 9; requirements ). The number of free adverts is in
 * shop/figures.ts.
 */

/** How long an advert is public after its approval or renewal. */
export const advertDays = 60;
/** How many days before the end the author gets a reminder. */
export const reminderDays = 5;

/** How many days the figures of single days are kept: they show what a topping has changed. */
export const dayFiguresDays = 120;

export const picturesPerAdvert = 10;
export const ownAdvertsPerPage = 20;
/** Each with its whole text, its pictures and what has changed. */
export const queuePerPage = 25;
export const managedAdvertsPerPage = 50;
export const waitingBrandsPerPage = 50;
/** How many items one decision may cover. */
export const decisionsAtOnce = 100;

export const advertName = { min: 3, max: 120 } as const;
export const advertDescription = { min: 10, max: 10_000 } as const;
export const advertPlace = { min: 2, max: 100 } as const;
export const brandName = { min: 2, max: 60 } as const;
/** How many new brands an account may propose in an hour: each is work for an administrator. */
export const brandProposalsPerHour = 20;
export const oldestVintage = 1800;
/** The use case refuses years in the future: only it knows the clock. */
export const vintageYears = { min: oldestVintage, max: 9999 } as const;
export const mostAgeYears = 100;
export const mostAbv = 96;

/** The unit of a category's packages, by its unit price. A category without one takes packages of any unit. */
export const packageUnitOf = { litre: 'ml', '100g': 'g', piece: 'piece' } as const;
