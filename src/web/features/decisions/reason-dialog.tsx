import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useDecided, type Decided } from './use-decision.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';

interface ReasonFormProps {
  /** Name of the field in the call: its error is shown at the field. */
  readonly name: 'reason' | 'decision';
  /** Label of the confirming button. */
  readonly action: string;
  readonly onClose: () => void;
  readonly send: (reason: string) => Promise<Decided>;
  /** What is decided about. */
  readonly details?: ReactNode;
}

/** Asks for the reason of a decision; the affected user receives it. */
export function ReasonDialog({
  isOpen,
  title,
  ...form
}: ReasonFormProps & { readonly isOpen: boolean; readonly title: string }) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </FormDialog>
  );
}

function ReasonForm({ name, action, onClose, send, details }: ReasonFormProps) {
  const { t } = useLingui();
  const reportDecided = useDecided();
  const [reason, setReason] = useState('');
  const form = useGuardedForm({
    send: () => send(reason.trim()),
    onDone: (answer) => {
      onClose();
      reportDecided(answer);
    },
  });
  return (
    <form {...form.props}>
      <FormFailures form={form} />
      {details}
      <TextAreaField
        name={name}
        label={t`Důvod, který pošleme e-mailem`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        errors={form.errorsOf(name)}
        required
        maxLength={2000}
        rows={5}
      />
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" look="danger" disabled={form.isSending || reason.trim() === ''}>
          {action}
        </Button>
      </p>
    </form>
  );
}
