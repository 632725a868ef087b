/** Figures of the shop and the portal (requirement ). Each stands here alone. */

/** Age from which the portal may be used, in years. */
export const ageLimit = 18;

/** Adverts that an account without verification may have free of charge. */
export const freeAdverts = 10;
