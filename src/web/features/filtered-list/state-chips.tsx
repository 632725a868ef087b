import { usePage } from '#web/page/page-context.tsx';
import { useCurrentInView } from '#web/ui/use-current-in-view.ts';
import { FilterLink } from './filter-link.tsx';
import { narrowingValue, type ChoiceFilter } from './list-filter.ts';
import { changedQuery } from './list-query.ts';

interface StateChipsProps {
  readonly filter: ChoiceFilter;
  readonly resetParams: readonly string[];
}

/** The values of a filter in a row, which scrolls on phones. */
export function StateChips({ filter, resetParams }: StateChipsProps) {
  const row = useCurrentInView<HTMLUListElement>();
  const { path, search } = usePage();
  const chosen = narrowingValue(filter);
  const others = Object.fromEntries(resetParams.map((name) => [name, undefined]));
  return (
    <nav aria-label={filter.label} className="mb-2 min-w-0">
      <ul ref={row} className="edge-row quiet-scrollbar wide:gap-1.5 max-wide:flex-nowrap max-wide:overflow-x-auto">
        {filter.options.map(({ value, text }, index) => (
          <li key={value} className="shrink-0">
            <FilterLink
              href={`${path}${changedQuery(search, { ...others, [filter.name]: index === 0 ? undefined : value })}`}
              aria-current={(index === 0 ? chosen === undefined : chosen === String(value)) ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 text-sm wide:px-2.5 whitespace-nowrap no-underline hover:bg-sunken aria-[current]:border-bottle aria-[current]:bg-bottle aria-[current]:font-semibold aria-[current]:text-on-bottle pointer-coarse:min-h-11"
            >
              {text}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
