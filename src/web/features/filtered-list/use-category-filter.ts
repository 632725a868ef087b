import { useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { ChoiceFilter } from './list-filter.ts';

/** The filter of a list by a category with its subcategories. */
export function useCategoryFilter(value: ChoiceFilter['value']): ChoiceFilter {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  return {
    name: 'category',
    label: t({ message: 'Kategorie', context: 'one' }),
    value,
    options: [{ value: '', text: t`všechny` }, ...optionsOf(tree)],
  };
}

function optionsOf(tree: readonly CategoryNode[], depth = 0): ChoiceFilter['options'] {
  return tree.flatMap(({ id, name, subcategories }) => [
    { value: id, text: name, depth },
    ...optionsOf(subcategories, depth + 1),
  ]);
}
