import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RangeFacet, RangeParameter } from '#shared/catalog/facets.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { isReversed } from './choice-rules.ts';
import { readLimit } from './listing-address.ts';
import { useShownLimits } from './price-currency.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

interface RangeFieldsProps {
  readonly facet: RangeFacet;
  readonly control: ChoiceControl;
}

/** The limits of a range, prices in the shown currency; they apply when a field is left or the form is sent. */
export function RangeFields({ facet, control: { choice, change } }: RangeFieldsProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { shown, limits } = useShownLimits(choice);
  const { price_from, price_to } = limits;
  const { symbol_before, symbol_after, code, is_default } = shown;
  const currency = is_default ? undefined : code;
  const symbol = symbol_before || symbol_after;
  const isPrice = facet === 'price';
  const field = (name: RangeParameter) => ({
    facet,
    name,
    value: limits[name],
    onApply: (value: string | undefined) =>
      change({ ...(isPrice && { price_from, price_to, currency }), [name]: value }),
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className={isPrice ? 'mb-1 text-sm font-semibold text-muted' : 'sr-only'}>
        {isPrice ? (
          <Trans>
            Cena v <Verbatim text={symbol} />
          </Trans>
        ) : (
          texts.facets[facet]
        )}
      </legend>
      {isPrice && currency && <input type="hidden" name="currency" value={currency} />}
      <div className="grid grid-cols-2 gap-3">
        <LimitField {...field(`${facet}_from`)} label={t`Od`} />
        <LimitField
          {...field(`${facet}_to`)}
          label={t`Do`}
          error={isReversed(facet, choice) ? texts.ranges[facet].reversed : undefined}
        />
      </div>
      {isPrice && (
        <Button type="submit" look="secondary" size="small" className="self-start">
          <Trans>Použít cenu</Trans>
        </Button>
      )}
    </fieldset>
  );
}

interface LimitFieldProps {
  readonly facet: RangeFacet;
  readonly name: RangeParameter;
  readonly label: string;
  readonly value: string | undefined;
  /** The error of both limits together. */
  readonly error?: string | undefined;
  readonly onApply: (value: string | undefined) => void;
}

function LimitField({ facet, name, label, value, error, onApply }: LimitFieldProps) {
  const texts = useFilterTexts();
  const shown = value?.replace('.', ',') ?? '';
  const [text, setText] = useState(shown);
  const [applied, setApplied] = useState(shown);
  if (applied !== shown) {
    // Changed elsewhere, for example by its chip.
    setApplied(shown);
    setText(shown);
  }
  const limit = readLimit(facet, text);
  const isWrong = text.trim() !== '' && limit === undefined;
  const apply = () => !isWrong && limit !== value && onApply(limit);
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      errors={isWrong ? [texts.ranges[facet].wrong] : error ? [error] : []}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
}
