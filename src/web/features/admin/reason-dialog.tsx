import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useDecided } from './use-decision.ts';

interface ReasonFormProps {
  /** As the call names it: its fault is shown at the field. */
  readonly name: 'reason' | 'decision';
  /** What the button says. */
  readonly action: string;
  readonly onClose: () => void;
  readonly send: (reason: string) => Promise<{ decided: readonly number[] }>;
}

/** Asks why, for a decision that its addressee reads. What was typed stays until the decision was taken. */
export function ReasonDialog({
  isOpen,
  title,
  ...form
}: ReasonFormProps & { readonly isOpen: boolean; readonly title: string }) {
  const [reason, setReason] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={title}>
      <ReasonForm {...form} reason={reason} onReason={setReason} />
    </Dialog>
  );
}

function ReasonForm({
  name,
  action,
  onClose,
  send,
  reason,
  onReason,
}: ReasonFormProps & { readonly reason: string; readonly onReason: (reason: string) => void }) {
  const { t } = useLingui();
  const tellDecided = useDecided();
  const form = useForm({
    send: () => send(reason.trim()),
    onDone: ({ decided }) => {
      onReason('');
      onClose();
      tellDecided(decided);
    },
  });
  return (
    <form {...form.props}>
      <FormFailures form={form} />
      <TextAreaField
        name={name}
        label={t`Důvod, který pošleme e-mailem`}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
        errors={form.errorsOf(name)}
        required
        maxLength={2000}
        rows={5}
      />
      <p className="mt-4 flex gap-2">
        <Button type="submit" look="danger" disabled={form.isSending || reason.trim() === ''}>
          {action}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}
