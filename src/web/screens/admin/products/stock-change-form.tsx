import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { BulkPreview, ChangeFormProps } from './product-list.ts';

/** Pieces at one branch: as many, or so many more or fewer. */
export function StockChangeForm({ choices: { branches }, load, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<'set' | 'more' | 'fewer'>('set');
  const form = useForm<BulkPreview>({
    send: (values) => {
      const text = String(values.get('change.pieces') ?? '').replace(/\s/g, '');
      const pieces = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return load({
        kind: 'stock',
        branch_id: Number(values.get('change.branch_id')),
        way: way === 'set' ? 'set' : 'add',
        pieces: way === 'fewer' ? -pieces : pieces,
      });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField name="change.branch_id" label={t`Prodejna nebo sklad`} errors={form.errorsOf('change.branch_id')}>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Co se má stát`} value={way} onChange={({ target }) => setWay(target.value as typeof way)}>
        <option value="set">{t`nastavit počet kusů`}</option>
        <option value="more">{t`přidat kusy`}</option>
        <option value="fewer">{t`ubrat kusy`}</option>
      </SelectField>
      <TextField
        name="change.pieces"
        label={t`Kusů`}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        errors={form.errorsOf('change.pieces')}
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
