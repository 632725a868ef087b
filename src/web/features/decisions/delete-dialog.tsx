import { DeleteQuestion } from './delete-question.tsx';
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
    <DeleteQuestion
      isOpen={name !== undefined}
      title={title}
      isBusy={isDeciding}
      onClose={onClose}
      onDelete={() => {
        onClose();
        void decide(async () => {
          await onDelete();
          return { decided: [1] };
        });
      }}
    >
      <p>{name}</p>
    </DeleteQuestion>
  );
}
