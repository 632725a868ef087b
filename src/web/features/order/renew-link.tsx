import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialog = lazyPart(() => import('./renew-link-dialog.tsx'));

/** Replaces the link that opens an order without a login, after a confirmation. */
export function RenewLink({ onRenew }: { onRenew: () => Promise<void> }) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const dialog = useChunk(loadDialog, isAsked, () => {
    close();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsAsked(true)}>
        <Trans>Vyměnit odkaz na objednávku</Trans>
      </Button>
      {dialog && <dialog.RenewLinkDialog isOpen={isAsked} onClose={close} onRenew={onRenew} />}
    </>
  );
}
