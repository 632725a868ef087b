import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPackage, PackageFields } from '#shared/catalog/admin-packages-contract.ts';
import { packageLimits, packageUnits } from '#shared/catalog/package-limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export type EditedPackage = AdminPackage | 'new';

/** A package that no listing uses. Closed while there is none. */
export function PackageDialog({ pack, onClose }: { pack: EditedPackage | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      isOpen={pack !== undefined}
      onClose={onClose}
      title={pack === 'new' ? t`Nové balení` : t`Upravit balení`}
    >
      {pack && <PackageForm pack={pack === 'new' ? undefined : pack} onDone={onClose} />}
    </FormDialog>
  );
}

function PackageForm({ pack, onDone }: { pack: AdminPackage | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const figures = useFigures();
  const units: Record<PackageFields['unit'], string> = { ml: t`mililitry`, g: t`gramy`, piece: t`kusy` };
  const form = useGuardedForm<object>({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const body = {
        unit: text('unit') as PackageFields['unit'],
        amount: figures.optional(text('amount')) ?? Number.NaN,
        count: figures.optional(text('count')) ?? 1,
      };
      return pack
        ? browserApi.adminPackages.change({ params: { id: pack.id }, body: { ...body, version: pack.version } })
        : browserApi.adminPackages.add({ body });
    },
    onDone: () => {
      showSnackbar({ text: t`Uloženo.`, tone: 'success' });
      onDone();
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField name="unit" label={t`Jednotka`} defaultValue={pack?.unit ?? 'ml'} errors={form.errorsOf('unit')}>
        {packageUnits.map((unit) => (
          <option key={unit} value={unit}>
            {units[unit]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="amount"
        label={t`Množství`}
        inputMode="numeric"
        defaultValue={pack?.amount}
        errors={form.errorsOf('amount')}
        maxLength={String(packageLimits.amount).length}
        autoComplete="off"
        required
      />
      <TextField
        name="count"
        label={t`Počet v balení`}
        help={t`Kolik jich je pohromadě, například 6 × 0,5 l.`}
        inputMode="numeric"
        defaultValue={pack?.count ?? 1}
        errors={form.errorsOf('count')}
        maxLength={4}
        autoComplete="off"
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
