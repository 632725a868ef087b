import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Facets } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countText } from '#web/ui/numbers.ts';
import { inOrder, orderOfValues } from './facet-order.ts';

/** So many values stand in sight; the rest is a click away. */
const shortList = 8;

interface FacetListProps {
  readonly name: string;
  readonly legend: string;
  readonly values: Facets['brands'];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** Values to tick, the chosen ones first. Their order holds while the list is on the screen. */
export function FacetList({ name, legend, values, chosen, onChange }: FacetListProps) {
  const { locale } = usePage();
  const [order] = useState(() => orderOfValues(values, chosen));
  const ordered = inOrder(values, order);
  const box = ({ id, name: label, results }: Facets['brands'][number]) => {
    const isChosen = chosen.includes(id);
    return (
      <Checkbox
        key={id}
        name={name}
        value={id}
        label={label}
        note={countText(results, locale)}
        checked={isChosen}
        disabled={results.count === 0 && !isChosen}
        onChange={() =>
          onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id].sort((a, b) => a - b))
        }
      />
    );
  };
  const rest = ordered.slice(shortList);
  const more = rest.length;
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
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
