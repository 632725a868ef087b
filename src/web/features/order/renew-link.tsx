import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Replaces the link that opens an order without a login, after a confirmation. */
export function RenewLink({ onRenew }: { onRenew: () => Promise<void> }) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const renew = () =>
    run(async () => {
      await onRenew();
      setIsAsked(false);
    });
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsAsked(true)}>
        <Trans>Vyměnit odkaz na objednávku</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`Vyměnit odkaz na objednávku?`}
        action={t`Ano, vyměnit`}
        isBusy={isRunning}
        onConfirm={() => void renew()}
      >
        <Trans>Dosavadní odkazy z e-mailů přestanou platit. Nový pošleme na e-mail uvedený v objednávce.</Trans>
      </ConfirmDialog>
    </>
  );
}
