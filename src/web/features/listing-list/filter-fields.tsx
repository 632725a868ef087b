import { startTransition, useOptimistic, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  facetNames,
  facetTable,
  flagNames,
  isOfType,
  type FlagFacet,
  type OptionFacet,
} from '#shared/catalog/facets.ts';
import type { Facets, ResultCount } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { countText } from '#web/ui/numbers.ts';
import { FacetList, FilterBox } from './facet-list.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { countFilters, parametersOf } from './listing-address.ts';
import { RangeFields } from './range-fields.tsx';
import type { ChoiceControl } from './use-listing-choice.ts';

/** The kind of offer or a flag. */
export type OmittedFilter = 'offer' | FlagFacet;

/** Facets with a group of their own. */
const ownGroup = facetNames.filter((name) => isOfType(name, 'range') || isOfType(name, 'ids'));

interface FilterFieldsProps {
  readonly control: ChoiceControl;
  readonly facets: Facets;
  /** How a group of filters is shown. */
  readonly Group: (props: FilterGroupProps) => ReactNode;
  /** Filters that every listing of the list fits, or none of them. */
  readonly omitted?: readonly OmittedFilter[] | undefined;
}

export interface FilterGroupProps {
  readonly label: string;
  /** How many filters of the group are chosen. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** All filters of a list. Each offered value shows how many results it would give. */
export function FilterFields({ control, facets, Group, omitted = [] }: FilterFieldsProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { choice } = control;
  return (
    <>
      {!omitted.includes('offer') && (
        <Group label={t`Typ nabídky`} chosen={countFilters(choice, ['kind', 'offer'])}>
          <RadioSet
            facet="kind"
            legend={t`Kdo prodává`}
            all={t`Inzeráty i e-shop`}
            counts={facets.kind}
            control={control}
          />
          <RadioSet
            facet="offer"
            legend={t`Nabídka, nebo poptávka`}
            all={t`Obojí`}
            counts={facets.offer_type}
            control={control}
          />
        </Group>
      )}
      {ownGroup.map((facet) => {
        const isRange = isOfType(facet, 'range');
        if (!isRange && facets[`${facet}s`].length === 0) return null;
        return (
          <Group key={facet} label={texts.facets[facet]} chosen={countFilters(choice, parametersOf(facet))}>
            {isRange ? (
              <RangeFields facet={facet} control={control} />
            ) : (
              <FacetList facet={facet} values={facets[`${facet}s`]} control={control} />
            )}
          </Group>
        );
      })}
      <Group label={t`Další filtry`} chosen={countFilters(choice, flagNames)}>
        <fieldset>
          <legend className="sr-only">
            <Trans>Další filtry</Trans>
          </legend>
          {flagNames
            .filter((name) => !omitted.includes(name))
            .map((name) => (
              <FilterBox
                key={name}
                facet={name}
                value="1"
                label={texts.values[name][1]}
                results={facets[name]}
                control={control}
              />
            ))}
        </fieldset>
      </Group>
    </>
  );
}

interface RadioSetProps {
  readonly facet: OptionFacet;
  readonly legend: string;
  /** The name of choosing none. */
  readonly all: string;
  readonly counts: Record<string, ResultCount>;
  readonly control: ChoiceControl;
}

function RadioSet({ facet, legend, all, counts, control: { choice, change } }: RadioSetProps) {
  const { locale } = usePage();
  const texts = useFilterTexts().values[facet];
  const [chosen, setChosen] = useOptimistic(choice[facet]);
  // Painted before the rest of the list is rendered, as a tick is.
  const choose = (value: string | undefined) => () =>
    startTransition(() => {
      setChosen(value);
      change({ [facet]: value });
    });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-muted">{legend}</legend>
      <Radio name={facet} value="" label={all} checked={chosen === undefined} onChange={choose(undefined)} />
      {facetTable[facet].values.map((value) => (
        <Radio
          key={value}
          name={facet}
          value={value}
          label={texts[value]}
          note={countText(counts[value]!, locale)}
          checked={chosen === value}
          disabled={counts[value]!.count === 0 && chosen !== value}
          onChange={choose(value)}
        />
      ))}
    </fieldset>
  );
}
