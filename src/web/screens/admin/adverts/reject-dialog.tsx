import { useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import type { PreparedReasons } from '#web/features/prepared-reasons/prepared-reason.tsx';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';

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
  return (
    <PreparedReasonDialog
      isOpen={items.length > 0}
      title={items.length === 1 ? t`Zamítnout: ${items[0]!.content.name}` : t`Zamítnout vybrané (${items.length})`}
      kind="advert"
      reasons={reasons}
      locales={[...new Set(items.map(({ seller }) => seller.locale))]}
      help={t`Důvod pošleme autorovi e-mailem. Připravený důvod dostane v jazyce svého účtu.`}
      action={t`Zamítnout`}
      onClose={onClose}
      // The queue sends the decision once it can no longer be undone.
      send={(words) => Promise.resolve(words)}
      onDone={onReason}
    />
  );
}

export interface RejectionWords {
  readonly reason_id: number | null;
  readonly reason: string;
}
