import { startTransition, useOptimistic, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Facets, ResultCount } from '#shared/catalog/contract.ts';
import type { FlagFacet, IdsFacet } from '#shared/catalog/facets.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countText } from '#web/ui/numbers.ts';
import { inOrder, orderOfValues } from './facet-order.ts';
import { useFilterTexts } from './filter-texts.ts';
import { idsOf, writeIds } from './listing-address.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

/** The number of values shown at first. */
const shortList = 8;

interface FacetListProps {
  readonly facet: IdsFacet;
  readonly values: readonly Facets[`${IdsFacet}s`][number][];
  readonly control: ChoiceControl;
}

/** Values to tick, the chosen ones first. Their order does not change while the list is shown. */
export function FacetList({ facet, values, control }: FacetListProps) {
  const texts = useFilterTexts();
  const [order] = useState(() => orderOfValues(values, idsOf(control.choice[facet])));
  const ordered = inOrder(values, order);
  const box = ({ id, name, results }: (typeof values)[number]) => (
    <FilterBox key={id} facet={facet} value={String(id)} label={name} results={results} control={control} />
  );
  const rest = ordered.slice(shortList);
  const more = rest.length;
  return (
    <fieldset>
      <legend className="sr-only">{texts.facets[facet]}</legend>
      {ordered.slice(0, shortList).map(box)}
      {more > 0 && (
        <details className="more-choices">
          <summary>
            <Icon name="plus" size={16} />
            <Trans>Zobrazit další ({more})</Trans>
          </summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}

interface FilterBoxProps {
  readonly facet: IdsFacet | FlagFacet;
  readonly value: string;
  readonly label: string | undefined;
  readonly results: ResultCount;
  readonly control: ChoiceControl;
}

/** A value to tick, with the number of results it would give. */
export function FilterBox({ facet, value, label, results, control: { choice, change } }: FilterBoxProps) {
  const { locale } = usePage();
  const isChosen = idsOf(choice[facet]).includes(value);
  const [isTicked, setIsTicked] = useOptimistic(isChosen);
  // The tick is painted before the rest of the list, which may be long, is rendered.
  const tick = () =>
    startTransition(() => {
      setIsTicked(!isTicked);
      change((latest) => {
        const others = idsOf(latest[facet]).filter((each) => each !== value);
        return { [facet]: writeIds(isTicked ? others : [...others, value]) };
      });
    });
  return (
    <Checkbox
      name={facet}
      value={value}
      label={label}
      note={countText(results, locale)}
      checked={isTicked}
      disabled={results.count === 0 && !isChosen}
      onChange={tick}
    />
  );
}
