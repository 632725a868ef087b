import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Facets } from '#shared/catalog/contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { useListChips } from './filter-chips.ts';
import { withoutFilters } from './choice-rules.ts';
import type { ListingChoice } from './listing-address.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

/** A chip that removes each active filter, and one that removes all. They are links, so they work without script. */
export function ActiveFilters({ control, facets }: { control: ChoiceControl; facets: Facets }) {
  const { choice, change, hrefOf } = control;
  const chips = useListChips(choice, facets);
  if (chips.length === 0) return null;

  const take = (without: Partial<ListingChoice>) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    focusBeside(event.currentTarget);
    change(without);
  };
  return (
    <ul className="active-filters edge-row items-center whitespace-nowrap max-tablet:order-last">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            href={hrefOf({ ...choice, ...without })}
            data-press
            onClick={take(without)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line-strong bg-surface px-2.5 text-sm no-underline hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="sr-only">
              <Trans>Zrušit filtr</Trans>{' '}
            </span>
            {label}
            <Icon name="close" size={14} className="text-muted" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf(withoutFilters(choice))}
          data-press
          onClick={take(withoutFilters(choice))}
          className="inline-flex min-h-9 items-center px-1.5 text-sm font-semibold text-link hover:no-underline pointer-coarse:min-h-11"
        >
          <Trans>Zrušit všechny filtry</Trans>
        </a>
      </li>
    </ul>
  );
}

/** The chip is about to disappear: the focus moves to a neighbour, or to the number of results when it was the last. */
function focusBeside(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = chips.findIndex((each) => each === chip);
  const isAll = at === chips.length - 1;
  const next = isAll || chips.length === 2 ? undefined : (chips[at + 1] ?? chips[at - 1]);
  (next ?? document.getElementById(resultCountId))?.focus({ preventScroll: true });
}

export const resultCountId = 'result-count';
