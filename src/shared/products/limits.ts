/** Limits of the administration of products. */
export const productName = { min: 2, max: 120 } as const;
export const productSlug = { min: 0, max: 80 } as const;
export const slugPattern = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;
export const productDescription = { min: 0, max: 10_000 } as const;
export const productIngredients = { min: 0, max: 2000 } as const;
export const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;
export const eanPattern = /^(\d{8}|\d{13})$/;
export const mostWeightG = 1_000_000;
export const mostPieces = 1_000_000;

/** The stock is low up to this total of pieces at all branches. */
export const lowStock = 5;
export const stockLevels = ['none', 'low', 'any'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const saleStates = ['planned', 'running', 'over'] as const;
export type SaleState = (typeof saleStates)[number];

/** Of bulk changes. Prices are rounded in minor units: to hellers, whole crowns, tens of crowns. */
export const productsAtOnce = 100;
/** Chosen by the filters of the list. They change in one transaction, whose locks orders wait for. */
export const matchedAtOnce = 500;
export const roundings = [1, 100, 1000] as const;
export const percentLimits = { min: -90, max: 900 } as const;
/** Of sales of several products, in percent of the regular price. */
export const salePercents = { min: 0.1, max: 90 } as const;
/** `set`: as many pieces; `add`: so many more, or fewer when negative. */
export const stockWays = ['set', 'add'] as const;
