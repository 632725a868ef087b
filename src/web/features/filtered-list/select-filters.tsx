import { Trans } from '@lingui/react/macro';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ChoiceFilter } from './list-filter.ts';
import { changedQuery } from './list-query.ts';

interface SelectFiltersProps {
  readonly filters: readonly ChoiceFilter[];
  /** Further query parameters that a form submitted without script keeps. */
  readonly kept: readonly string[];
}

/** A row of filters for a list without a search. */
export function SelectFilters({ filters, kept }: SelectFiltersProps) {
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const choose = (form: HTMLFormElement) => {
    const names = new Set(filters.map(({ name }) => name));
    const values = [...new FormData(form)].filter(([name]) => names.has(name));
    navigate(
      `${path}${changedQuery(search, Object.fromEntries(values.map(([name, value]) => [name, String(value)])))}`,
      {
        keepScroll: true,
      },
    );
  };
  return (
    <form
      action={path}
      onChange={({ currentTarget }) => choose(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
      className="mb-3 flex flex-wrap items-end gap-3"
    >
      {filters.map(({ name, label, value, options }) => (
        <SelectField
          key={`${name}:${String(value ?? '')}`}
          label={label}
          name={name}
          defaultValue={String(value ?? '')}
          className="grow basis-40 tablet:max-w-64"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </SelectField>
      ))}
      {[...new URLSearchParams(search)]
        .filter(([name]) => kept.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Button type="submit" look="secondary" className="scripted:hidden">
        <Trans>Použít filtry</Trans>
      </Button>
    </form>
  );
}
