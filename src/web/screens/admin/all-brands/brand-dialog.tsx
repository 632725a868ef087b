import { Trans, useLingui } from '@lingui/react/macro';
import { brandName } from '#shared/adverts/limits.ts';
import type { AdminBrand } from '#shared/catalog/admin-brands-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export type EditedBrand = AdminBrand | 'new';

/** The name of a brand. Closed while there is none. */
export function BrandDialog({ brand, onClose }: { brand: EditedBrand | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      isOpen={brand !== undefined}
      onClose={onClose}
      title={brand === 'new' ? t`Nová značka` : t`Přejmenovat značku`}
    >
      {brand && <BrandForm brand={brand === 'new' ? undefined : brand} onDone={onClose} />}
    </FormDialog>
  );
}

function BrandForm({ brand, onDone }: { brand: AdminBrand | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(brand);
  const { adminBrands } = browserApi;
  const form = useGuardedForm<AdminBrand>({
    send: (values) => {
      const name = String(values.get('name') ?? '');
      return brand
        ? edited.watch(adminBrands.rename({ params: { id: brand.id }, body: { name, version: edited.version } }))
        : adminBrands.add({ body: { name } });
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
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <BrandForm brand={row} onDone={() => undefined} />}
      />
      <TextField
        name="name"
        label={t`Název`}
        defaultValue={brand?.name}
        errors={form.errorsOf('name')}
        minLength={brandName.min}
        maxLength={brandName.max}
        autoComplete="off"
        required
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
