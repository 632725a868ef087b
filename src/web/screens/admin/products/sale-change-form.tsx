import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { readShopTime } from '#shared/i18n/shop-time.ts';
import { roundings } from '#shared/products/limits.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { BulkPreview, ChangeFormProps } from './product-list.ts';
import { PriceOrPercent } from './price-or-percent.tsx';

/** A sale of all of them, by percents of their regular prices or for one price. */
export function SaleChangeForm({ choices: { currency }, load, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const money = currencies.find(({ code }) => code === currency) ?? { decimals: null };
  const [kind, setKind] = useState<'sale_percent' | 'sale_price'>('sale_percent');
  const form = useForm<BulkPreview>({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const time = (name: string) => readShopTime(text(name)) ?? text(name);
      const times = { starts_at: time('change.starts_at'), ends_at: time('change.ends_at') };
      if (kind === 'sale_price')
        return load({ kind, price: figures.requiredMinor(text('change.price'), money), ...times });
      const rounding = roundings.find((each) => String(each) === text('round_to')) ?? 1;
      return load({ kind, percent: figures.requiredPercent(text('change.percent')), round_to: rounding, ...times });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField label={t`Sleva`} value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
        <option value="sale_percent">{t`o procenta z běžné ceny`}</option>
        <option value="sale_price">{t`na jednu cenu`}</option>
      </SelectField>
      <PriceOrPercent
        form={form}
        isPercent={kind === 'sale_percent'}
        label={t`Cena v akci s DPH (${currency})`}
        money={money}
      />
      <TextField
        name="change.starts_at"
        label={t`Začátek`}
        type="datetime-local"
        help={t`Čas, který už minul, znamená hned po uložení.`}
        errors={form.errorsOf('change.starts_at')}
        required
      />
      <TextField
        name="change.ends_at"
        label={t`Konec`}
        type="datetime-local"
        errors={form.errorsOf('change.ends_at')}
        required
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Ukázat náhled</Trans>
        </Button>
      </p>
    </form>
  );
}
