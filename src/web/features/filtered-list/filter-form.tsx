import { useId, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { FilterLink } from './filter-link.tsx';
import { narrowingValue, type ChoiceFilter, type ListFilter } from './list-filter.ts';
import { changedQuery, displayParams } from './list-query.ts';
import { StateChips } from './state-chips.tsx';

interface FilterFormProps {
  /** The search text. */
  readonly words: string | undefined;
  readonly wordsHint: string;
  /** Query parameters that are reset by a new choice. */
  readonly resetParams?: readonly string[];
  /** Query parameters that are not filters, such as the chosen tab. */
  readonly otherParams?: readonly string[];
  /** The filters used most, as rows of chips. */
  readonly states?: ChoiceFilter | readonly ChoiceFilter[];
  /** The other filters, in a panel that is closed at first. */
  readonly filters?: readonly ListFilter[];
  /** The order of the list, in the panel. */
  readonly sort?: ChoiceFilter;
  /** Shown at the end of the row: the number of results, the export. */
  readonly aside?: ReactNode;
}

const noFilters: readonly ListFilter[] = [];

/** Filters of a list, stored in the URL. Select elements apply at once, text fields on submit. */
export function FilterForm(props: FilterFormProps) {
  const { words, wordsHint, resetParams = [], otherParams = [], filters = noFilters, sort, aside } = props;
  const states = [props.states ?? []].flat();
  const { t } = useLingui();
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (form: HTMLFormElement) => {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
    const changes = Object.fromEntries([...resetParams.map((name) => [name, undefined] as const), ...values]);
    navigate(`${path}${changedQuery(search, changes)}`, { keepScroll: true });
  };
  const active = filters.filter((filter) => narrowingValue(filter) !== undefined);
  const count = active.length;
  const fields = [...filters, ...(sort ? [sort] : [])].filter((filter) => !('text' in filter));
  // A form submitted without script keeps nothing but its fields.
  const query = new URLSearchParams(search);
  const kept = [...query].filter(
    ([name]) =>
      otherParams.includes(name) ||
      states.some((f) => f.name === name) ||
      filters.some((f) => f.name === name && 'text' in f),
  );
  return (
    <>
      {/* Forms in dialogs of the aside must not be inside this one: browsers stop their events there. */}
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <form
          action={path}
          onChange={(event) => event.target instanceof HTMLSelectElement && choose(event.currentTarget)}
          onSubmit={(event) => {
            event.preventDefault();
            choose(event.currentTarget);
          }}
          className="contents"
        >
          <div className="flex min-w-0 grow basis-80 gap-2 tablet:max-w-xl">
            <KeyedTextField
              label={t`Hledat`}
              isLabelHidden
              name="q"
              type="search"
              value={words}
              placeholder={wordsHint}
              maxLength={100}
              className="min-w-0 grow"
            />
            <Button type="submit" look="secondary" className="max-tablet:px-3">
              <Icon name="search" className="tablet:hidden" />
              <span className="max-tablet:sr-only">
                <Trans>Hledat</Trans>
              </span>
            </Button>
            {fields.length > 0 && (
              <Button
                look="secondary"
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setIsOpen(!isOpen)}
                className="hidden shrink-0 whitespace-nowrap aria-expanded:bg-sunken scripted:inline-flex"
              >
                <Icon name="filter" size={18} />
                {active.length === 0 ? <Trans>Filtry</Trans> : <Trans>Filtry ({count})</Trans>}
              </Button>
            )}
          </div>
          {fields.length > 0 && (
            <div
              id={panel}
              className={classes(
                'order-last grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] items-end gap-3 rounded border border-line bg-surface p-3',
                'tablet:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
                !isOpen && 'scripted:hidden',
              )}
            >
              {fields.map((filter) =>
                'options' in filter ? (
                  <FilterSelect key={filter.name} filter={filter} />
                ) : (
                  <KeyedTextField
                    key={filter.name}
                    label={filter.label}
                    name={filter.name}
                    type="date"
                    value={String(filter.value ?? '')}
                  />
                ),
              )}
              <Button type="submit" look="secondary" className="justify-self-start">
                <Trans>Použít filtry</Trans>
              </Button>
            </div>
          )}
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
        {aside && (
          <div className="flex grow flex-wrap items-center justify-end gap-x-3 max-tablet:-mx-3 max-tablet:pr-3">
            {aside}
          </div>
        )}
      </div>
      {states.length > 0 && (
        <div className="wide:flex wide:flex-wrap wide:gap-x-6">
          {states.map((filter) => (
            <StateChips key={filter.name} filter={filter} resetParams={resetParams} />
          ))}
        </div>
      )}
      <ActiveFilters active={active} isSearched={!!words} {...{ resetParams, otherParams, sort }} />
    </>
  );
}

type KeyedTextFieldProps = Omit<Parameters<typeof TextField>[0], 'value'> & { readonly value: string | undefined };

/** A text field that takes over the value of the URL whenever that changes. */
function KeyedTextField({ value = '', ...rest }: KeyedTextFieldProps) {
  const [typed, setTyped] = useKeyedState(value, () => value);
  return <TextField {...rest} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
}

function FilterSelect({ filter: { name, label, value, options } }: { filter: ChoiceFilter }) {
  const { search } = usePage();
  const [chosen, setChosen] = useKeyedState(search, () => String(value ?? options[0]?.value ?? ''));
  return (
    <SelectField label={label} name={name} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {'\u00a0'.repeat((option.depth ?? 0) * 3)}
          {option.text}
        </option>
      ))}
    </SelectField>
  );
}

interface ActiveFiltersProps extends Required<Pick<FilterFormProps, 'resetParams' | 'otherParams'>> {
  readonly active: readonly ListFilter[];
  readonly isSearched: boolean;
  readonly sort: ChoiceFilter | undefined;
}

/** Each filter that narrows the list, with a link that removes it, and one that removes all. */
function ActiveFilters({ active, isSearched, resetParams, otherParams, sort }: ActiveFiltersProps) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  if (active.length === 0 && !isSearched) return null;
  const hrefWithout = (names: readonly string[]) =>
    `${path}${changedQuery(search, Object.fromEntries([...resetParams, ...names].map((name) => [name, undefined])))}`;
  const all = [...new URLSearchParams(search).keys()].filter(
    (name) => name !== 'page' && name !== sort?.name && ![...otherParams, ...displayParams].includes(name),
  );
  const textOf = (filter: ListFilter) => {
    if ('text' in filter) return filter.text;
    if ('isDate' in filter) return formatDate(String(filter.value), locale);
    return filter.options.find(({ value }) => String(value) === String(filter.value))?.text ?? String(filter.value);
  };
  return (
    <ul aria-label={t`Použité filtry`} className="edge-row quiet-scrollbar mb-2 items-center">
      {active.map((filter, index) => {
        const text = `${filter.label}: ${textOf(filter)}`;
        return (
          // By its position: the focus stays on the chip that takes the place of a removed one.
          <li key={index} className="shrink-0">
            <FilterLink
              href={hrefWithout([filter.name])}
              aria-label={t`Zrušit filtr ${text}`}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-sunken pr-2 pl-3 text-sm whitespace-nowrap no-underline hover:border-ink pointer-coarse:min-h-11"
            >
              {text}
              <Icon name="close" size={14} />
            </FilterLink>
          </li>
        );
      })}
      <li className="shrink-0">
        <FilterLink
          href={hrefWithout(all)}
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold whitespace-nowrap pointer-coarse:min-h-11"
        >
          <Trans>Zrušit filtry</Trans>
        </FilterLink>
      </li>
    </ul>
  );
}
