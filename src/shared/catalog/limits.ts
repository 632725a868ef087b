/** Limits of the catalogue for both sides. Sources. */
export const listingsPerPage = 24;

/** Numbered pages end here; visitors narrow the choice instead. Keeps a hostile `?page=` cheap. */
export const lastReachablePage = 400;

/** Counts are exact up to this number and read "1 000+" beyond it. */
export const countLimit = 1000;

/** The days before a sale of which the lowest price is shown (Act 634/1992, § 12a). */
export const lowestPriceDays = 30;

/** Widths in pixels in which every picture is served; the height follows the 4:5 format of listings. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

/** Served besides, for the magnified full view: a stored picture is no wider. */
export const magnifiedWidth = 1600;

export const listingScopes = ['all', 'new', 'sale'] as const;
export const listingSorts = ['newest', 'cheapest', 'dearest', 'unit_price', 'best'] as const;
export const unitPriceUnits = ['litre', 'piece', '100g'] as const;
export const ageRules = ['none', 'alcohol', 'tobacco'] as const;
export const pictograms = [
  'bottle',
  'glass',
  'wine',
  'beer',
  'miniature',
  'gift',
  'cigar',
  'pipe',
  'hookah',
  'lighter',
  'humidor',
  'cutter',
  'ashtray',
  'case',
  'tobacco',
  'snuff',
  'corkscrew',
  'shaker',
  'barrel',
  'fridge',
  'carafe',
  'label',
  'book',
  'star',
] as const;

export type ListingSort = (typeof listingSorts)[number];
export type ListingScope = (typeof listingScopes)[number];
export type UnitPriceUnit = (typeof unitPriceUnits)[number];
export type AgeRule = (typeof ageRules)[number];
export type Pictogram = (typeof pictograms)[number];
