import { useLingui } from '@lingui/react/macro';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { currencyOf } from './advert-draft.ts';
import type { FormPart } from './form-part.ts';

/** A price with its currency; optional if negotiable. */
export function PriceFields({ draft, change, errorsOf }: FormPart) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const currency = currencyOf(draft.currency, currencies);
  const isUnreadable = figures.isUnreadable(draft.price, moneyInput(currency));
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3">
        <TextField
          label={t`Cena`}
          name="price"
          {...moneyInput(currency)}
          autoComplete="off"
          maxLength={20}
          value={draft.price}
          onChange={(event) => change({ price: event.target.value })}
          help={draft.is_negotiable ? t`Nepovinná: bez ceny bude u inzerátu „Cena dohodou“.` : undefined}
          errors={isUnreadable ? [t`Zadejte částku číslem, například 500.`] : errorsOf('price')}
        />
        <SelectField
          label={t`Měna`}
          name="currency"
          value={draft.currency}
          onChange={(event) => change({ currency: event.target.value })}
          errors={errorsOf('currency')}
        >
          {currencies.map(({ code }) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        name="is_negotiable"
        label={t`Cena k jednání`}
        checked={draft.is_negotiable}
        onChange={(event) => change({ is_negotiable: event.target.checked })}
        className="mt-1"
      />
    </div>
  );
}
