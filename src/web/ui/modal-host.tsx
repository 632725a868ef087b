import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { closeModal, modal } from './modal-store.ts';
import { useStore } from './store.ts';

/** The global modal; mounted once it is first opened, never by the server. */
export function ModalHost() {
  const { t } = useLingui();
  const opened = useStore(modal, modal.read());
  const isKnown = opened?.type === 'text';
  return (
    <Dialog isOpen={opened !== undefined} onClose={closeModal} title={isKnown ? opened.title : t`Neznámý typ okna`}>
      <p className="whitespace-pre-line">
        {isKnown ? opened.text : <Trans>Toto okno neumíme zobrazit. Obnovte prosím stránku a zkuste to znovu.</Trans>}
      </p>
      <p className="mt-5 text-right">
        <Button onClick={closeModal}>
          <Trans>Rozumím</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
