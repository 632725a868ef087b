import {
  replaceBrandInWaitingRevisions,
  replaceCategoryInWaitingRevisions,
  replacePackageInWaitingRevisions,
} from '#server/features/adverts/index.ts';
import { replaceFeatured } from '#server/features/content/index.ts';
import type { ReplaceCategory, ReplaceElsewhere, ReplacePackage } from '#server/features/listings/index.ts';
import { replaceChosenCategory } from '#server/features/newsletters/index.ts';
import { replaceVoucherBrand, replaceVoucherCategory } from '#server/features/vouchers/index.ts';
import { replaceWatchedCategory, replaceWatchedValue } from '#server/features/watchdogs/index.ts';

/** Everything but listings that names a category by its id. A feature that stores one adds itself here. */
export const replaceCategory: ReplaceCategory = async (tx, id, into) => {
  await replaceFeatured(tx, id, into);
  await replaceCategoryInWaitingRevisions(tx, id, into);
  await replaceChosenCategory(tx, id, into);
  await replaceWatchedCategory(tx, id, into);
  await replaceVoucherCategory(tx, id, into);
};

/** Everything but listings that names a brand by its id. */
export const replaceBrand: ReplaceElsewhere = async (tx, id, into) => {
  await replaceBrandInWaitingRevisions(tx, id, into);
  if (into === null) return;
  await replaceWatchedValue(tx, 'brand', { id, into });
  await replaceVoucherBrand(tx, id, into);
};

/** Everything but listings that names a package by its id. */
export const replacePackage: ReplacePackage = async (tx, id, into) => {
  await replacePackageInWaitingRevisions(tx, id, into);
  await replaceWatchedValue(tx, 'package', { id, into });
};
