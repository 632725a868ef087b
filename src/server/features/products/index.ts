export { mountAdminProducts } from './admin-products.routes.ts';
export { mountBulkProducts } from './bulk/bulk-products.routes.ts';
export { mountProductsCsv } from './products-csv.routes.ts';
export { startAndEndSales } from './prices/apply-prices.ts';
export { lowestPriceBefore, type OfferedPrice } from './prices/lowest-price.ts';
export { currentSale, firstStepOf, type SalePeriod } from './prices/sales.ts';
