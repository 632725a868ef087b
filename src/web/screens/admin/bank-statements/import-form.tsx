import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNames, mostStatementMegabytes } from '#shared/bank-statements/bank-lines.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { uploadStatement, type ImportedStatements } from './upload-statement.ts';

/** Imports a file of the bank and reports what was new. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const [imported, setImported] = useState<ImportedStatements>();
  const form = useGuardedForm({
    send: (values) => {
      const file = values.get('file');
      return uploadStatement(file instanceof File ? file : new File([], ''));
    },
    onDone: (answer: ImportedStatements) => {
      setImported(answer);
      reload();
    },
  });
  // By then the job has matched most of them.
  const closeReport = () => {
    onClose();
    reload();
  };
  if (imported) return <Report imported={imported} onClose={closeReport} />;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="file"
        type="file"
        accept=".gpc,.abo,.xml,.json,.txt"
        label={t`Soubor z banky`}
        help={t`GPC (ABO), ${formatNames.camt053} nebo JSON Fio banky, nejvýše ${mostStatementMegabytes} MB.`}
        required
        errors={form.errorsOf('file')}
      />
      <p className="text-sm text-muted">
        <Trans>Pohyby, které už máme, vynecháme. Stejný soubor proto můžete načíst i dvakrát.</Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Načíst výpis</Trans>
        </Button>
      </p>
    </form>
  );
}

function Report({ imported: { statements }, onClose }: { imported: ImportedStatements; onClose: () => void }) {
  const { locale } = usePage();
  const id = statements.find((statement) => statement.id !== null)?.id ?? undefined;
  const added = statements.reduce((sum, statement) => sum + statement.added, 0);
  const repeated = statements.reduce((sum, statement) => sum + statement.repeated, 0);
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {added > 0 ? (
          <Trans>Načteno nových pohybů: {added}. Během chvíle je přiřadíme.</Trans>
        ) : (
          <Trans>V souboru není nic nového.</Trans>
        )}{' '}
        {repeated > 0 && <Trans>Vynecháno, protože je už máme: {repeated}.</Trans>}
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zavřít</Trans>
        </Button>
        {id !== undefined && (
          <LinkButton href={routePath('admin-bank-statement', locale, { id })}>
            <Trans>Zobrazit výpis</Trans>
          </LinkButton>
        )}
      </p>
    </div>
  );
}
