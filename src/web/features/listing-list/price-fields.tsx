import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { isPriceReversed, readPrice } from './listing-address.ts';
import { useShownLimits } from './price-currency.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

/** Price from–to in the shown currency; applies when a field is left or the form is sent. */
export function PriceFields({ control: { choice, change } }: { control: ChoiceControl }) {
  const { t } = useLingui();
  const { shown, price_from, price_to } = useShownLimits(choice);
  const { symbol_before, symbol_after, code, is_default } = shown;
  const currency = is_default ? undefined : code;
  const symbol = symbol_before || symbol_after;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold text-muted">
        <Trans>
          Cena v <Verbatim text={symbol} />
        </Trans>
      </legend>
      {currency && <input type="hidden" name="currency" value={currency} />}
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          name="price_from"
          label={t`Od`}
          value={price_from}
          onApply={(from) => change({ price_from: from, price_to, currency })}
        />
        <PriceField
          name="price_to"
          label={t`Do`}
          value={price_to}
          error={isPriceReversed(choice) ? t`Cena od je vyšší než cena do. Opravte jednu z nich.` : undefined}
          onApply={(to) => change({ price_from, price_to: to, currency })}
        />
      </div>
      <Button type="submit" look="secondary" size="small" className="self-start">
        <Trans>Použít cenu</Trans>
      </Button>
    </fieldset>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  /** What is wrong with the limits together. */
  readonly error?: string | undefined;
  readonly onApply: (value: string | undefined) => void;
}

function PriceField({ name, label, value, error, onApply }: PriceFieldProps) {
  const { t } = useLingui();
  const shown = value?.replace('.', ',') ?? '';
  const [text, setText] = useState(shown);
  const [applied, setApplied] = useState(shown);
  if (applied !== shown) {
    // Changed elsewhere, e.g. by its chip.
    setApplied(shown);
    setText(shown);
  }
  const price = readPrice(text);
  const isWrong = text.trim() !== '' && price === undefined;
  const apply = () => !isWrong && price !== value && onApply(price);
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      errors={isWrong ? [t`Zadejte částku číslem, například 500.`] : error ? [error] : []}
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
