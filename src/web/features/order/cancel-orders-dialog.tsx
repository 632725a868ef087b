import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedTable, type ConfirmedRow } from '#web/features/decisions/confirmed-table.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface CancelFormProps {
  /** Missing if the title names the only order. */
  readonly rows?: readonly ConfirmedRow[];
  /** The skipped orders, and why. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /** Errors are shown in the dialog, which remains open. */
  readonly onCancel: (reason: string) => Promise<void>;
}

/** Confirms an irreversible cancellation. The buyers receive the reason. */
export function CancelOrdersDialog({
  isOpen,
  title,
  ...form
}: CancelFormProps & { readonly isOpen: boolean; readonly title: string }) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={title}>
      <CancelForm {...form} />
    </FormDialog>
  );
}

function CancelForm({ rows = [], note, onClose, onCancel }: CancelFormProps) {
  const { t } = useLingui();
  const form = useGuardedForm({ send: (values) => onCancel(String(values.get('reason') ?? '')), onDone: onClose });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {rows.length > 0 && <ConfirmedTable nameTitle={t`Objednávka`} rows={rows} />}
      {note && <p>{note}</p>}
      <p>
        <Trans>Zboží se vrátí do skladu a zaplacené peníze zákazníkovi. Tento krok nelze vrátit zpět.</Trans>
      </p>
      <TextAreaField
        name="reason"
        label={t`Důvod pro zákazníka`}
        rows={3}
        maxLength={500}
        errors={form.errorsOf('reason')}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton>
          <Trans>Zpět</Trans>
        </CancelButton>
        <Button type="submit" look="danger" disabled={form.isSending}>
          <Trans>Ano, zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}
