import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import { PreparedReason, type PreparedReasons } from '#web/features/prepared-reasons/prepared-reason.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputClasses } from '#web/ui/field.tsx';

interface RejectDialogProps {
  /** The items to reject; closed while there are none. */
  readonly items: readonly QueueItem[];
  readonly reasons: PreparedReasons;
  readonly onClose: () => void;
  readonly onReason: (words: RejectionWords) => void;
}

/**
 * Asks for the reason: a prepared one, which the author receives in the language of the account, free text, or both.
 */
export function RejectDialog({ items, reasons, onClose, onReason }: RejectDialogProps) {
  const { t } = useLingui();
  const title = items.length === 1 ? t`Zamítnout: ${items[0]!.content.name}` : t`Zamítnout vybrané (${items.length})`;
  return (
    <Dialog isOpen={items.length > 0} onClose={onClose} title={title}>
      <ReasonForm items={items} reasons={reasons} onClose={onClose} onReason={onReason} />
    </Dialog>
  );
}

function ReasonForm({ items, reasons, onClose, onReason }: RejectDialogProps) {
  const id = useId();
  const [reasonId, setReasonId] = useState<number>();
  const [words, setWords] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReason({ reason_id: reasonId ?? null, reason: words.trim() });
      }}
      className="flex flex-col gap-4"
    >
      <PreparedReason
        reasons={reasons}
        reasonId={reasonId}
        locales={[...new Set(items.map(({ seller }) => seller.locale))]}
        onChange={setReasonId}
      />
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          <Trans>Vlastními slovy</Trans>
        </label>
        <textarea
          id={id}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={2000}
          rows={5}
          className={inputClasses}
        />
        <p className="mt-1 text-sm text-muted">
          <Trans>Důvod pošleme autorovi e-mailem. Připravený důvod dostane v jazyce svého účtu.</Trans>
        </p>
      </div>
      <p className="flex gap-2">
        <Button type="submit" look="danger" disabled={reasonId === undefined && words.trim() === ''}>
          <Trans>Zamítnout</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}

export interface RejectionWords {
  readonly reason_id: number | null;
  readonly reason: string;
}
