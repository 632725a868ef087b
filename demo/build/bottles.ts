import { categories } from '../data/categories/categories.ts';
import type { Row } from '../rows.ts';

const categoriesOfBottles = new Set<unknown>(
  categories.filter(({ age_rule: rule }) => rule === 'alcohol').map(({ id }) => id),
);

/** Whether a listing offers or seeks a bottle, which is what people of the demo write to each other about. */
export function isOfBottle({ category_id: id }: Row): boolean {
  return categoriesOfBottles.has(id);
}
