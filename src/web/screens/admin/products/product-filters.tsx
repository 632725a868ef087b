import { useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ProductChoice, ProductList } from './product-list.ts';

/** Filters of the list of products, stored in the URL. A brand is chosen by clicking it in the list. */
export function ProductFilters({ choice, list }: { choice: ProductChoice; list: ProductList }) {
  const { t } = useLingui();
  const { path, search, shell } = usePage();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název, kód, EAN`}
      aside={
        <>
          <CsvLink list="products" />
          {list.brand !== null && (
            <LinkButton look="quiet" href={`${path}${changedQuery(search, { brand: undefined })}`}>
              {t`Jen ${list.brand}: zrušit`}
            </LinkButton>
          )}
          <ResultCount total={list.total} />
        </>
      }
    >
      <SelectField
        label={t({ message: 'Kategorie', context: 'one' })}
        name="category"
        defaultValue={String(choice.category ?? '')}
        className="max-w-64"
      >
        <option value="">{t`všechny`}</option>
        {withDepth(shell.tree).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {'\u00a0'.repeat(depth * 3)}
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechno`}</option>
        <option value="shown">{t`v nabídce`}</option>
        <option value="hidden">{t`skryté`}</option>
      </SelectField>
      <SelectField label={t`Sklad`} name="stock" defaultValue={choice.stock ?? ''}>
        <option value="">{t`jakýkoli`}</option>
        <option value="none">{t`vyprodáno`}</option>
        <option value="low">{t`dochází`}</option>
        <option value="any">{t`skladem`}</option>
      </SelectField>
      <SelectField label={t`Akce`} name="on_sale" defaultValue={choice.on_sale ?? ''}>
        <option value="">{t`všechno`}</option>
        <option value="yes">{t`v akci`}</option>
        <option value="no">{t`bez akce`}</option>
      </SelectField>
      <SelectField label={t`Hmotnost`} name="weight" defaultValue={choice.weight ?? ''}>
        <option value="">{t`jakákoli`}</option>
        <option value="missing">{t`neuvedená`}</option>
      </SelectField>
      <SelectField label={t`Řadit`} name="sort" defaultValue={choice.sort ?? 'newest'}>
        <option value="newest">{t`od nejnovějších`}</option>
        <option value="name">{t`podle názvu`}</option>
        <option value="sku">{t`podle kódu`}</option>
        <option value="cheapest">{t`od nejlevnějších`}</option>
        <option value="dearest">{t`od nejdražších`}</option>
        <option value="stock">{t`od nejmenšího skladu`}</option>
      </SelectField>
    </FilterForm>
  );
}

function withDepth(tree: readonly CategoryNode[], depth = 0): { id: number; name: string; depth: number }[] {
  return tree.flatMap(({ id, name, subcategories }) => [{ id, name, depth }, ...withDepth(subcategories, depth + 1)]);
}
