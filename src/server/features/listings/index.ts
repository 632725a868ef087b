export { lockBrandForUse, lockBrandsOfListings, listBrandsLike } from './brands/brand.queries.ts';
export { brandSlug } from './brands/brand-slug.ts';
export { mountAdminBrands } from './brands/admin-brands.routes.ts';
export { finishBrandMerge, mergeBrandJob } from './brands/change-brands.ts';
export { approveBrand, brandWordsJob, mergeBrand, rejectBrand, type ReplaceElsewhere } from './brands/decide-brands.ts';
export { listProposedBrands } from './brands/list-proposed-brands.ts';
export { proposeBrand, sweepBrands, withdrawUnusedBrands } from './brands/propose-brand.ts';
export { mountAdminCategories } from './categories/admin-categories.routes.ts';
export { categoryWordsJob } from './categories/change-categories.ts';
export { mergeCategory, mergeCategoryJob, type ReplaceCategory } from './categories/merge-category.ts';
export { mountAdminPackages } from './packages/admin-packages.routes.ts';
export { finishPackageMerge, mergePackageJob, type ReplacePackage } from './packages/merge-package.ts';
export { checkListing } from './check-listing.ts';
export { findChosenCategory, listPackagesOf } from './form-choice.queries.ts';
export { findListingNames, type ListingNames } from './listing-names.queries.ts';
export {
  clearEndedToppings,
  deleteListings,
  deleteOtherTexts,
  insertListing,
  listingFacts,
  lockListings,
  replacePictures,
  saveText,
  setTopped,
  takePictures,
  updateListing,
} from './listing.queries.ts';
