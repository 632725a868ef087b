import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { QueueChoice } from './queue-data.ts';

/** Filters of the queue, stored in the URL. */
export function QueueFilters({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const { path, search, shell } = usePage();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`název inzerátu nebo uživatel`}
      aside={
        <>
          {choice.seller !== undefined && (
            <LinkButton look="quiet" href={`${path}${changedQuery(search, { seller: undefined })}`}>
              <Trans>Od všech autorů</Trans>
            </LinkButton>
          )}
          <CsvLink list="advertisements/queue" />
        </>
      }
    >
      <SelectField label={t`Druh`} name="kind" defaultValue={choice.kind ?? ''}>
        <option value="">{t`všechno`}</option>
        <option value="new">{t`nové inzeráty`}</option>
        <option value="change">{t`změny`}</option>
      </SelectField>
      <SelectField
        label={t({ message: 'Kategorie', context: 'one' })}
        name="category"
        defaultValue={String(choice.category ?? '')}
        className="max-w-72"
      >
        <option value="">{t`všechny`}</option>
        {listed(shell.tree).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {'\u00a0\u00a0'.repeat(depth)}
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Řadit`} name="sort" defaultValue={choice.sort ?? 'oldest'}>
        <option value="oldest">{t`od nejstarších`}</option>
        <option value="newest">{t`od nejnovějších`}</option>
      </SelectField>
      {choice.seller !== undefined && <input type="hidden" name="seller" value={String(choice.seller)} />}
    </FilterForm>
  );
}

function listed(tree: readonly CategoryNode[], depth = 0): { id: number; name: string; depth: number }[] {
  return tree.flatMap(({ id, name, subcategories }) => [{ id, name, depth }, ...listed(subcategories, depth + 1)]);
}
