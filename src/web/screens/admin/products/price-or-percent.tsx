import { useLingui } from '@lingui/react/macro';
import { moneyInput, percentInput } from '#web/features/form/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { RoundingField } from './rounding-field.tsx';

interface PriceOrPercentProps {
  readonly form: Form;
  /** Asks for the percents and their rounding instead of the price. */
  readonly isPercent: boolean;
  /** Of the price. */
  readonly label: string;
  readonly money: Parameters<typeof moneyInput>[0];
}

/** One price for all products (`change.price`), or by how many percents theirs change (`change.percent`). */
export function PriceOrPercent({ form, isPercent, label, money }: PriceOrPercentProps) {
  const { t } = useLingui();
  if (!isPercent)
    return (
      <TextField
        key="price"
        name="change.price"
        label={label}
        {...moneyInput(money)}
        errors={form.errorsOf('change.price')}
        maxLength={12}
        autoComplete="off"
        required
      />
    );
  return (
    <>
      <TextField
        key="percent"
        name="change.percent"
        label={t`O kolik procent`}
        {...percentInput}
        errors={form.errorsOf('change.percent')}
        maxLength={6}
        autoComplete="off"
        required
      />
      <RoundingField />
    </>
  );
}
