import type { ClipboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface TrackingCode {
  readonly id: number;
  readonly tracking_code: string;
}

interface SendFormProps {
  readonly orders: readonly { readonly id: number; readonly number: string }[];
  readonly onClose: () => void;
  /** Errors are shown in the dialog, which remains open. */
  readonly onSend: (codes: TrackingCode[]) => Promise<void>;
}

/** Marks orders as sent: asks for the number of each parcel, which the buyers receive. */
export function SendDialog({ isOpen, ...form }: SendFormProps & { readonly isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={t`Odeslat`}>
      <SendForm {...form} />
    </FormDialog>
  );
}

function SendForm({ orders, onClose, onSend }: SendFormProps) {
  const { t } = useLingui();
  const form = useGuardedForm({
    send: (values) => {
      const codes = orders.map(({ id }) => ({ id, tracking_code: String(values.get(`code-${id}`)).trim() }));
      return onSend(codes.filter(({ tracking_code: code }) => code !== ''));
    },
    onDone: onClose,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        <Trans>Zákazníci dostanou e-mail i s číslem zásilky. Doplnit nebo opravit ho můžete i později.</Trans>
      </p>
      {orders.length > 1 && (
        <p className="text-muted">
          <Trans>Sloupec čísel z tabulky můžete vložit celý do prvního pole.</Trans>
        </p>
      )}
      {orders.map(({ id, number }) => (
        <TextField
          key={id}
          name={`code-${id}`}
          label={t`Číslo zásilky objednávky ${number}`}
          maxLength={60}
          autoComplete="off"
          onPaste={spreadLines}
        />
      ))}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Označit jako odeslané</Trans>
        </Button>
      </p>
    </form>
  );
}

/** Pasted lines fill this field and the following ones. */
function spreadLines(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
  if (lines.length < 2) return;
  event.preventDefault();
  const fields = [...event.currentTarget.form!.querySelectorAll('input')];
  const first = fields.indexOf(event.currentTarget);
  lines.forEach((line, index) => {
    const field = fields[first + index];
    if (field) field.value = line.trim();
  });
}
