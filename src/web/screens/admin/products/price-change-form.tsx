import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { roundings } from '#shared/products/limits.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { BulkPreview, ChangeFormProps } from './product-list.ts';
import { PriceOrPercent } from './price-or-percent.tsx';

/** By how many percents the prices change, or which price all get. Nothing changes before the preview is confirmed. */
export function PriceChangeForm({ choices: { currency }, load, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const money = currencies.find(({ code }) => code === currency) ?? { decimals: null };
  const [kind, setKind] = useState<'raise' | 'lower' | 'price'>('raise');
  const form = useForm<BulkPreview>({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      if (kind === 'price') {
        return load({ kind, price: figures.requiredMinor(text('change.price'), money) });
      }
      const percent = figures.requiredPercent(text('change.percent'));
      const rounding = roundings.find((each) => String(each) === text('round_to')) ?? 1;
      return load({ kind: 'percent', percent: kind === 'lower' ? -percent : percent, round_to: rounding });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField
        label={t`Co se má stát`}
        value={kind}
        onChange={({ target }) => setKind(target.value as typeof kind)}
      >
        <option value="raise">{t`zdražit o procenta`}</option>
        <option value="lower">{t`zlevnit o procenta`}</option>
        <option value="price">{t`nastavit cenu`}</option>
      </SelectField>
      <PriceOrPercent form={form} isPercent={kind !== 'price'} label={t`Nová běžná cena (${currency})`} money={money} />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Ukázat náhled</Trans>
        </Button>
      </p>
    </form>
  );
}
