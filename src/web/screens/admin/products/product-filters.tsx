import { useLingui } from '@lingui/react/macro';
import { ColumnButton } from '#web/features/admin-lists/column-button.tsx';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { useCategoryFilter } from '#web/features/filtered-list/use-category-filter.ts';
import type { ProductChoice, ProductList } from './product-list.ts';

interface ProductFiltersProps {
  readonly choice: ProductChoice;
  readonly list: ProductList;
  readonly state: ListState;
}

/** Filters of the list of products, stored in the URL. A brand is chosen by clicking it in the list. */
export function ProductFilters({ choice, list, state }: ProductFiltersProps) {
  const { t } = useLingui();
  const category = useCategoryFilter(choice.category);
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název, kód, EAN`}
      aside={
        <>
          <CsvLink list="products" />
          <CsvLink list="products" format="xlsx" />
          <ColumnButton state={state} />
          <ResultCount total={list.total} />
        </>
      }
      states={[
        {
          name: 'state',
          label: t`Stav`,
          value: choice.state,
          options: [
            { value: '', text: t`všechno` },
            { value: 'shown', text: t`v nabídce` },
            { value: 'hidden', text: t`skryté` },
          ],
        },
        {
          name: 'stock',
          label: t`Sklad`,
          value: choice.stock,
          options: [
            { value: '', text: t`jakýkoli sklad` },
            { value: 'none', text: t`vyprodáno` },
            { value: 'low', text: t`dochází` },
            { value: 'any', text: t`skladem` },
          ],
        },
      ]}
      filters={[
        category,
        {
          name: 'on_sale',
          label: t`Akce`,
          value: choice.on_sale,
          options: [
            { value: '', text: t`všechno` },
            { value: 'yes', text: t`v akci` },
            { value: 'no', text: t`bez akce` },
          ],
        },
        {
          name: 'weight',
          label: t`Hmotnost`,
          value: choice.weight,
          options: [
            { value: '', text: t`jakákoli` },
            { value: 'missing', text: t`neuvedená` },
          ],
        },
        { name: 'brand', label: t`Značka`, value: choice.brand, text: list.brand ?? '' },
        {
          name: 'change',
          label: t`Import nebo hromadná změna`,
          value: choice.change,
          text: String(choice.change ?? ''),
        },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: [
          { value: 'newest', text: t`od nejnovějších` },
          { value: 'name', text: t`podle názvu` },
          { value: 'sku', text: t`podle kódu` },
          { value: 'cheapest', text: t`od nejlevnějších` },
          { value: 'dearest', text: t`od nejdražších` },
          { value: 'stock', text: t`od nejmenšího skladu` },
        ],
      }}
    />
  );
}
