import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { listingFlags, type ListingFlag } from '#shared/catalog/limits.ts';
import type { Facets, ResultCount } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { DisclosurePanel } from '#web/ui/disclosure-panel.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { countText } from '#web/ui/numbers.ts';
import { FacetList } from './facet-list.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { PriceFields } from './price-fields.tsx';
import type { ChoiceControl } from './use-listing-choice.ts';

/** The kind of offer or a flag. */
export type OmittedFilter = 'offer' | ListingFlag;

interface FilterFieldsProps {
  readonly control: ChoiceControl;
  readonly facets: Facets;
  /** Side by side as panels that open, or one under another. */
  readonly layout: 'bar' | 'stack';
  /** Filters that every listing of the list fits, or none. */
  readonly omitted?: readonly OmittedFilter[] | undefined;
}

/** All filters of a list. Each offered value says how many results it would give. */
export function FilterFields({ control, facets, layout, omitted = [] }: FilterFieldsProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { choice, change } = control;
  const group = { layout };
  return (
    <>
      {!omitted.includes('offer') && (
        <FilterGroup {...group} label={t`Typ nabídky`} chosen={(choice.kind ? 1 : 0) + (choice.offer ? 1 : 0)}>
          <RadioSet
            legend={t`Kdo prodává`}
            name="kind"
            all={t`Inzeráty i e-shop`}
            texts={texts.kind}
            counts={facets.kind}
            value={choice.kind}
            onChange={(kind) => change({ kind })}
          />
          <RadioSet
            legend={t`Nabídka, nebo poptávka`}
            name="offer"
            all={t`Obojí`}
            texts={texts.offer}
            counts={facets.offer_type}
            value={choice.offer}
            onChange={(offer) => change({ offer })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group} label={t`Cena`} chosen={(choice.price_from ? 1 : 0) + (choice.price_to ? 1 : 0)}>
        <PriceFields control={control} />
      </FilterGroup>
      {facets.brands.length > 0 && (
        <FilterGroup {...group} label={t`Značka`} chosen={choice.brand.length}>
          <FacetList
            name="brand"
            legend={t`Značka`}
            values={facets.brands}
            chosen={choice.brand}
            onChange={(brand) => change({ brand })}
          />
        </FilterGroup>
      )}
      {facets.packages.length > 0 && (
        <FilterGroup {...group} label={t`Balení`} chosen={choice.package.length}>
          <FacetList
            name="package"
            legend={t`Balení`}
            values={facets.packages}
            chosen={choice.package}
            onChange={(ids) => change({ package: ids })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group} label={t`Další filtry`} chosen={choice.flags.length} align="end">
        <fieldset>
          <legend className="sr-only">
            <Trans>Další filtry</Trans>
          </legend>
          {listingFlags
            .filter((name) => !omitted.includes(name))
            .map((name) => (
              <FlagField key={name} name={name} label={texts.flags[name]} count={facets[name]} control={control} />
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
  // A closed panel is drawn anew: what was chosen in it then stands first, and nothing moves while it is open.
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

interface RadioSetProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  /** What the choice of no filter is called. */
  readonly all: string;
  readonly texts: Record<Value, string>;
  readonly counts: Record<Value, ResultCount>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

function RadioSet<Value extends string>({ legend, name, all, texts, counts, value, onChange }: RadioSetProps<Value>) {
  const { locale } = usePage();
  const values = Object.keys(texts) as Value[];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-muted">{legend}</legend>
      <Radio name={name} value="" label={all} checked={value === undefined} onChange={() => onChange(undefined)} />
      {values.map((each) => (
        <Radio
          key={each}
          name={name}
          value={each}
          label={texts[each]}
          note={countText(counts[each], locale)}
          checked={value === each}
          disabled={counts[each].count === 0 && value !== each}
          onChange={() => onChange(each)}
        />
      ))}
    </fieldset>
  );
}

interface FlagFieldProps {
  readonly name: ListingFlag;
  readonly label: string;
  readonly count: ResultCount;
  readonly control: ChoiceControl;
}

function FlagField({ name, label, count, control: { choice, change } }: FlagFieldProps) {
  const { locale } = usePage();
  const isChosen = choice.flags.includes(name);
  return (
    <Checkbox
      name={name}
      value="1"
      label={label}
      note={countText(count, locale)}
      checked={isChosen}
      disabled={count.count === 0 && !isChosen}
      onChange={() => change({ flags: listingFlags.filter((each) => choice.flags.includes(each) !== (each === name)) })}
    />
  );
}
