import { packageUnitOf } from '#shared/adverts/limits.ts';
import type { FieldErrorCode } from '#shared/errors.ts';
import type { ChosenCategory } from './form-choice.queries.ts';

/** What a listing may contain. The limits of a single field are in its schema. */

/** Listings belong to categories without subcategories. */
export function categoryError(category: ChosenCategory | undefined): FieldErrorCode | undefined {
  if (!category) return 'invalid';
  return category.has_children ? 'category_has_children' : undefined;
}

/** A category with a unit price takes only packages measured in that unit. */
export function packageError(
  chosen: { unit: string } | undefined,
  category: ChosenCategory,
): FieldErrorCode | undefined {
  if (!chosen) return 'invalid';
  const { unit_price_unit: unit } = category;
  return unit === null || packageUnitOf[unit] === chosen.unit ? undefined : 'package_unfit';
}

export function vintageError(vintage: number | null, at: Date): FieldErrorCode | undefined {
  return vintage !== null && vintage > at.getUTCFullYear() ? 'in_future' : undefined;
}

interface KeyedPicture {
  readonly id: number;
  readonly key: string;
}

/**
 * The ids of the pictures with these keys, in the order of the keys.
 * @param usable the pictures that the person may use
 * @returns undefined when a key is not among them, or is given twice
 */
export function pickUsablePictures(keys: readonly string[], usable: readonly KeyedPicture[]): number[] | undefined {
  const ids = new Map(usable.map(({ id, key }) => [key, id]));
  const found = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  return new Set(found).size === keys.length ? found : undefined;
}
