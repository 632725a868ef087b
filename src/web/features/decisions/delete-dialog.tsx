import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDecision } from './use-decision.ts';

interface DeleteDialogProps {
  readonly title: string;
  /** Name of the record to delete; undefined: the dialog is closed. */
  readonly name: string | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<unknown>;
}

/** Asks for confirmation, deletes the record and reloads the page. */
export function DeleteDialog({ title, name, onClose, onDelete }: DeleteDialogProps) {
  const { isDeciding, decide } = useDecision();
  return (
    <Dialog isOpen={name !== undefined} onClose={onClose} title={title}>
      <p>{name}</p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button
          look="danger"
          disabled={isDeciding}
          onClick={() => {
            onClose();
            void decide(async () => {
              await onDelete();
              return { decided: [1] };
            });
          }}
        >
          <Trans>Smazat</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
