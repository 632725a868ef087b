import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PreparedReason, type PreparedReasons } from './prepared-reason.tsx';
import { usePreparedReasons } from './use-prepared-reasons.ts';

interface ReasonWords {
  readonly reason_id: number | null;
  readonly reason: string;
}

interface ReasonFormProps<Answer> {
  readonly kind: ReasonKind;
  /** If the page has loaded them. */
  readonly reasons?: PreparedReasons;
  /** Languages of the affected users. */
  readonly locales: readonly Locale[];
  /** Who gets the reason, and how. */
  readonly help: string;
  /** Label of the confirming button. */
  readonly action: string;
  readonly onClose: () => void;
  readonly send: (words: ReasonWords) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

interface PreparedReasonDialogProps<Answer> extends ReasonFormProps<Answer> {
  readonly isOpen: boolean;
  readonly title: string;
}

/** Asks for the reason of a decision: a prepared one, free text, or both. The affected user receives it. */
export function PreparedReasonDialog<Answer>({ isOpen, title, ...form }: PreparedReasonDialogProps<Answer>) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </FormDialog>
  );
}

function ReasonForm<Answer>({
  kind,
  reasons: known,
  locales,
  help,
  action,
  onClose,
  send,
  onDone,
}: ReasonFormProps<Answer>) {
  const { t } = useLingui();
  const reasons = usePreparedReasons(kind, known);
  const [reasonId, setReasonId] = useState<number>();
  const [reason, setReason] = useState('');
  const form = useGuardedForm(
    {
      send: () => send({ reason_id: reasonId ?? null, reason: reason.trim() }),
      onDone: (answer) => {
        onClose();
        onDone(answer);
      },
    },
    reasonId,
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {reasons?.length !== 0 && (
        <PreparedReason reasons={reasons ?? []} reasonId={reasonId} locales={locales} onChange={setReasonId} />
      )}
      <TextAreaField
        name="reason"
        label={t`Vlastními slovy`}
        help={help}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        errors={form.errorsOf('reason')}
        maxLength={2000}
        rows={5}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button
          type="submit"
          look="danger"
          disabled={form.isSending || (reasonId === undefined && reason.trim() === '')}
        >
          {action}
        </Button>
      </p>
    </form>
  );
}
