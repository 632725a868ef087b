import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputClasses } from '#web/ui/field.tsx';

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why, for a decision that its addressee reads. */
export function ReasonDialog({ isOpen, title, action, onClose, onReason }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReason(reason.trim());
          setReason('');
        }}
      >
        <label htmlFor={id} className="mb-1 block font-semibold">
          <Trans>Důvod, který pošleme e-mailem</Trans>
        </label>
        <textarea
          id={id}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          maxLength={2000}
          rows={5}
          className={inputClasses}
        />
        <p className="mt-4 flex gap-2">
          <Button type="submit" look="danger" disabled={reason.trim() === ''}>
            {action}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Zrušit</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
