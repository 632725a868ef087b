import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  facetTable,
  flagNames,
  idsNames,
  rangeNames,
  type FlagFacet,
  type OptionFacet,
} from '#shared/catalog/facets.ts';
import type { Facets, ResultCount } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { DisclosurePanel } from '#web/ui/disclosure-panel.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { countText } from '#web/ui/numbers.ts';
import { FacetList } from './facet-list.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { countFilters } from './listing-address.ts';
import { RangeFields } from './range-fields.tsx';
import type { ChoiceControl } from './use-listing-choice.ts';

/** The kind of offer or a flag. */
export type OmittedFilter = 'offer' | FlagFacet;

interface FilterFieldsProps {
  readonly control: ChoiceControl;
  readonly facets: Facets;
  /** Side by side as panels that open, or one under another. */
  readonly layout: 'bar' | 'stack';
  /** Filters that every listing of the list fits, or none of them. */
  readonly omitted?: readonly OmittedFilter[] | undefined;
}

/** All filters of a list. Each offered value shows how many results it would give. */
export function FilterFields({ control, facets, layout, omitted = [] }: FilterFieldsProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { choice } = control;
  const group = { layout };
  return (
    <>
      {!omitted.includes('offer') && (
        <FilterGroup {...group} label={t`Typ nabídky`} chosen={countFilters(choice, ['kind', 'offer'])}>
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
        </FilterGroup>
      )}
      {rangeNames.map((facet) => (
        <FilterGroup
          {...group}
          key={facet}
          label={texts.facets[facet]}
          chosen={countFilters(choice, [`${facet}_from`, `${facet}_to`])}
        >
          <RangeFields facet={facet} control={control} />
        </FilterGroup>
      ))}
      {idsNames.map((facet) => {
        const values = facets[`${facet}s`];
        return (
          values.length > 0 && (
            <FilterGroup {...group} key={facet} label={texts.facets[facet]} chosen={countFilters(choice, [facet])}>
              <FacetList facet={facet} values={values} control={control} />
            </FilterGroup>
          )
        );
      })}
      <FilterGroup {...group} label={t`Další filtry`} chosen={countFilters(choice, flagNames)} align="end">
        <fieldset>
          <legend className="sr-only">
            <Trans>Další filtry</Trans>
          </legend>
          {flagNames
            .filter((name) => !omitted.includes(name))
            .map((name) => (
              <FlagField key={name} name={name} count={facets[name]} control={control} />
            ))}
        </fieldset>
      </FilterGroup>
    </>
  );
}

interface FilterGroupProps {
  readonly layout: 'bar' | 'stack';
  readonly label: string;
  readonly chosen: number;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

function FilterGroup({ layout, label, chosen, align, children }: FilterGroupProps) {
  // A closed panel is rendered again: the values chosen in it then come first, and nothing moves while it is open.
  const [closings, setClosings] = useState(0);
  if (layout === 'stack')
    return (
      <section className="border-b border-line py-4 first:pt-0 last:border-0">
        <h3 className="mb-2 font-sans text-lg font-semibold">{label}</h3>
        <div className="flex flex-col gap-4">{children}</div>
      </section>
    );
  return (
    <DisclosurePanel
      group="listing-filter"
      align={align}
      isMarked={chosen > 0}
      onClose={() => setClosings(closings + 1)}
      label={
        <>
          {label}
          {chosen > 0 && (
            <span className="rounded-full bg-bottle px-2 text-sm text-on-bottle tabular-nums">
              <span className="sr-only">
                <Trans>vybráno</Trans>{' '}
              </span>
              {chosen}
            </span>
          )}
        </>
      }
    >
      <div key={closings} className="flex flex-col gap-4">
        {children}
      </div>
    </DisclosurePanel>
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
  const chosen = choice[facet];
  const choose = (value: string | undefined) => () => change({ [facet]: value });
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

interface FlagFieldProps {
  readonly name: FlagFacet;
  readonly count: ResultCount;
  readonly control: ChoiceControl;
}

function FlagField({ name, count, control: { choice, change } }: FlagFieldProps) {
  const { locale } = usePage();
  const texts = useFilterTexts();
  const isChosen = choice[name] !== undefined;
  return (
    <Checkbox
      name={name}
      value="1"
      label={texts.values[name][1]}
      note={countText(count, locale)}
      checked={isChosen}
      disabled={count.count === 0 && !isChosen}
      onChange={() => change({ [name]: isChosen ? undefined : '1' })}
    />
  );
}
