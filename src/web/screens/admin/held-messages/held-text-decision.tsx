import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HeldText } from '#shared/messages/held-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Delivers held messages, or refuses them; a refusal can be taken back. */
export function HeldTextDecision({ held: { id, state, identifiers } }: { held: HeldText }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const [isFraud, setIsFraud] = useState(false);
  const decide = (decision: 'released' | 'refused') =>
    run(async () => {
      const is_fraud = decision === 'refused' && isFraud;
      await browserApi.adminHeldMessages.decide({ params: { id }, body: { state: decision, is_fraud } });
      showSnackbar({
        text: decision === 'released' ? t`Zprávy jsou doručené.` : t`Zprávy zůstanou nedoručené.`,
        tone: 'success',
      });
      setIsOpen(false);
      reload();
    });
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'waiting' && (
        <Button look="danger" size="small" disabled={isRunning} onClick={() => setIsOpen(true)}>
          <Trans>Nedoručit</Trans>
        </Button>
      )}
      <Button size="small" disabled={isRunning} onClick={() => void decide('released')}>
        <Trans>Doručit</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Zprávy nedoručit?`}>
        <p>
          <Trans>Odesílatel u svých zpráv uvidí, že nebyly doručeny. Stejný text už nikomu nepošle.</Trans>
        </p>
        {identifiers.length > 0 && (
          <Checkbox
            className="mt-3"
            checked={isFraud}
            onChange={({ target }) => setIsFraud(target.checked)}
            label={t`Jde o podvod: varovat u všech zpráv s těmito čísly`}
          />
        )}
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsOpen(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button look="danger" disabled={isRunning} onClick={() => void decide('refused')}>
            <Trans>Nedoručit</Trans>
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
