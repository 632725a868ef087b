import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { mostImportMegabytes, mostImportRows } from '#shared/product-imports/imports.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { uploadTable } from './upload-table.ts';

/** Uploads a table of products and opens its import. Nothing changes yet. */
export function UploadForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const form = useGuardedForm({
    send: (values) => {
      const file = values.get('file');
      return uploadTable(file instanceof File ? file : new File([], ''));
    },
    onDone: ({ id }: { readonly id: number }) => {
      onClose();
      navigate(routePath('admin-product-import', locale, { id }));
    },
  });
  const rows = wholeNumberText(mostImportRows, locale);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="file"
        type="file"
        accept=".csv,.xlsx,.txt"
        label={t`Tabulka se zbožím`}
        help={t`CSV nebo XLSX, nejvýše ${mostImportMegabytes} MB a ${rows} řádků. První řádek jsou názvy sloupců.`}
        required
        errors={form.errorsOf('file')}
      />
      <p className="text-sm text-muted">
        <Trans>
          Nahráním se nic nezmění: v dalším kroku vyberete sloupce a uvidíte, co by se stalo. Jako vzor poslouží tabulka
          stažená ze <a href={routePath('admin-products', locale)}>seznamu zboží</a>.
        </Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Nahrát tabulku</Trans>
        </Button>
      </p>
    </form>
  );
}
