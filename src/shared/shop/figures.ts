/** Figures of the shop and the portal (requirement ), each defined only here. */

/** Minimum age of visitors, in years. */
export const ageLimit = 18;

/** Free adverts of an unverified account. */
export const freeAdverts = 10;
