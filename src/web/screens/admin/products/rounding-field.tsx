import { useLingui } from '@lingui/react/macro';
import { roundings } from '#shared/products/limits.ts';
import { SelectField } from '#web/ui/select-field.tsx';

export function RoundingField() {
  const { t } = useLingui();
  const texts: Record<(typeof roundings)[number], string> = {
    1: t`na setiny`,
    100: t`na celé`,
    1000: t`na desítky`,
  };
  return (
    <SelectField name="round_to" label={t`Zaokrouhlit`} defaultValue="100">
      {roundings.map((each) => (
        <option key={each} value={each}>
          {texts[each]}
        </option>
      ))}
    </SelectField>
  );
}
