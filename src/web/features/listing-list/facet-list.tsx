import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Facets } from '#shared/catalog/contract.ts';
import type { IdsFacet } from '#shared/catalog/facets.ts';
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
  readonly values: Facets[`${IdsFacet}s`];
  readonly control: ChoiceControl;
}

/** Values to tick, the chosen ones first. Their order holds while the list is on the screen. */
export function FacetList({ facet, values, control: { choice, change } }: FacetListProps) {
  const { locale } = usePage();
  const texts = useFilterTexts();
  const chosen = idsOf(choice[facet]);
  const [order] = useState(() => orderOfValues(values, chosen));
  const ordered = inOrder(values, order);
  const box = ({ id: value, name: label, results }: (typeof values)[number]) => {
    const id = String(value);
    const isChosen = chosen.includes(id);
    return (
      <Checkbox
        key={id}
        name={facet}
        value={id}
        label={label}
        note={countText(results, locale)}
        checked={isChosen}
        disabled={results.count === 0 && !isChosen}
        onChange={() =>
          change({ [facet]: writeIds(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id]) })
        }
      />
    );
  };
  const rest = ordered.slice(shortList);
  const more = rest.length;
  return (
    <fieldset>
      <legend className="sr-only">{texts.facets[facet]}</legend>
      {ordered.slice(0, shortList).map(box)}
      {more > 0 && (
        <details className="[&[open]>summary]:hidden">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} />
            <Trans>Zobrazit další ({more})</Trans>
          </summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}
