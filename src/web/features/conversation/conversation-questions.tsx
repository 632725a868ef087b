import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConversationQuestionsProps {
  /** Undefined: nothing is asked. */
  readonly question: 'delete' | 'block' | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  readonly onBlock: () => void;
}

/** Asks before a conversation is deleted or its other side blocked. */
export function ConversationQuestions({ question, onClose, onDelete, onBlock }: ConversationQuestionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Dialog isOpen={question === 'delete'} onClose={onClose} title={t`Smazat konverzaci?`}>
        <p>
          <Trans>Zprávy zmizí jen u vás, druhá strana je uvidí dál. Vrátit je nepůjde.</Trans>
        </p>
        <DialogButtons onCancel={onClose} onConfirm={onDelete} text={t`Smazat`} />
      </Dialog>
      <Dialog isOpen={question === 'block'} onClose={onClose} title={t`Zablokovat uživatele?`}>
        <p>
          <Trans>Nebudete si moci psát, dokud uživatele zase neodblokujete. Dosavadní zprávy zůstanou.</Trans>
        </p>
        <DialogButtons onCancel={onClose} onConfirm={onBlock} text={t({ message: 'Zablokovat', context: 'zprávy' })} />
      </Dialog>
    </>
  );
}

function DialogButtons(props: { onCancel: () => void; onConfirm: () => void; text: string }) {
  return (
    <p className="mt-5 flex flex-wrap justify-end gap-2">
      <Button look="quiet" onClick={props.onCancel}>
        <Trans>Zrušit</Trans>
      </Button>
      <Button look="danger" onClick={props.onConfirm}>
        {props.text}
      </Button>
    </p>
  );
}
