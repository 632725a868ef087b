/** The most favourites of one person. */
export const mostFavourites = 200;
export const favouritesPerPage = 24;
/** Characters of the name that a listing had when it was added. */
export const keptName = { min: 1, max: 200 } as const;

export const favouriteSorts = ['newest', 'price_drop', 'cheapest'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

/** `sold`: an advert whose goods are sold; `sold_out`: a product of the shop; `gone`: not public any more. */
export const favouriteStates = ['available', 'sold', 'sold_out', 'gone'] as const;
export type FavouriteState = (typeof favouriteStates)[number];
