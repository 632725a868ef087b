import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Facets } from '#shared/catalog/contract.ts';
import { facetNames, isOfType, type IdsFacet, type RangeFacet } from '#shared/catalog/facets.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { decimalsOf, formatMinor } from '#shared/money/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { useFilterTexts } from './filter-texts.ts';
import { idsOf, withoutFilters, writeIds, type ListingChoice } from './listing-address.ts';
import { useShownLimits } from './price-currency.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

interface Chip {
  readonly label: string;
  /** The change that removes this filter. */
  readonly without: Partial<ListingChoice>;
}

/** A chip that removes each active filter, and one that removes all. They are links, so they work without script. */
export function ActiveFilters({ control, facets }: { control: ChoiceControl; facets: Facets }) {
  const { choice, change, hrefOf } = control;
  const chips = useChips(choice, facets);
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
          onClick={take(withoutFilters(choice))}
          className="inline-flex min-h-9 items-center px-1.5 text-sm font-semibold text-link hover:no-underline pointer-coarse:min-h-11"
        >
          <Trans>Zrušit všechny filtry</Trans>
        </a>
      </li>
    </ul>
  );
}

function useChips(choice: ListingChoice, facets: Facets): Chip[] {
  const texts = useFilterTexts();
  const { shown, limits } = useShownLimits(choice);
  return facetNames.flatMap((name): Chip[] => {
    if (isOfType(name, 'range'))
      return (['from', 'to'] as const).flatMap((side) => {
        const limit = limits[`${name}_${side}`];
        if (!limit) return [];
        return {
          label: texts.ranges[name][side](formatLimit(name, limit, shown)),
          without: { [`${name}_${side}`]: undefined },
        };
      });
    const chosen = idsOf(choice[name]);
    return chosen.map((value) => ({
      label: isOfType(name, 'ids') ? nameOf(facets[`${name}s`], value) : texts.values[name][value]!,
      without: { [name]: writeIds(chosen.filter((each) => each !== value)) },
    }));
  });
}

function formatLimit(facet: RangeFacet, limit: string, currency: Currency): string {
  return facet === 'price'
    ? formatMinor(Math.round(Number(limit) * 10 ** decimalsOf(currency)), currency)
    : limit.replace('.', ',');
}

function nameOf(values: Facets[`${IdsFacet}s`], id: string): string {
  return values.find((value) => String(value.id) === id)?.name ?? id;
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
