import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AgeProofPanel } from '#web/features/age-proof/age-proof-panel.tsx';
import { useAgeOutcome } from '#web/features/age-proof/use-age-outcome.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Whether a provider has confirmed the user's age, when, and its removal. */
export function AgeProof({ proofs: first }: { proofs: AgeProofs }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const [proofs, setProofs] = useState(first);
  const outcome = useAgeOutcome();
  const { proof } = proofs;

  const remove = async () => {
    try {
      setProofs(await browserApi.ageProofs.remove());
      showSnackbar({ text: t`Ověření věku je odstraněné.`, tone: 'success' });
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return (
    <AgeProofPanel proofs={proofs} backTo="account" outcome={outcome} isEnough={proof !== null}>
      {proof ? (
        <>
          <p>
            <Trans>
              Ověřeno {formatDateTime(proof.verified_at, locale)}. Datum narození ani doklad neukládáme. Před
              objednávkou tabáku vás o ověření požádáme znovu, žádá to zákon.
            </Trans>
          </p>
          <p>
            <Button look="danger" size="small" onClick={() => void remove()}>
              <Trans>Odstranit ověření</Trans>
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Trans>
            Věk zatím nemáte ověřený. Potřebujete to jen pro objednávku tabákových výrobků, ověřit ho můžete i tam.
          </Trans>
        </p>
      )}
    </AgeProofPanel>
  );
}
