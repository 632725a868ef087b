export { mountAdminProducts } from './admin-products.routes.ts';
export { mountBulkProducts } from './bulk/bulk-products.routes.ts';
export { startAndEndSales } from './prices/apply-prices.ts';
export { lowestPriceBefore, type OfferedPrice } from './prices/lowest-price.ts';
export { currentSale, firstStepOf, type SalePeriod } from './prices/sales.ts';
export { insertChecked } from './change-products.ts';
export { changeListedProducts, type PlannedValues } from './changes/change-listed-products.ts';
export {
  countUndone,
  deleteOldChangeSets,
  insertChanges,
  insertChangeSet,
  listLeftProducts,
  type ChangeRow,
} from './changes/change-set.queries.ts';
export { startUndoing, undoSomeChanges } from './changes/undo-changes.ts';
export { listProductIds } from './product-list.queries.ts';
export { listNewProductErrors, listValueErrors } from './values/check-values.ts';
export { findIdsBySku, listBranchNames, listProductStates, type ProductState } from './values/product-state.queries.ts';
export { differenceOf, valuesOf, type Value, type Values } from './values/product-values.ts';
export { withValues } from './values/write-values.ts';
export type { ProductContent } from './product.queries.ts';
