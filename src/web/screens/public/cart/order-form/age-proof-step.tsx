import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '#shared/i18n/dates.ts';
import { AgeProofPanel } from '#web/features/age-proof/age-proof-panel.tsx';
import { useAgeOutcome } from '#web/features/age-proof/use-age-outcome.ts';
import { useAgeProofs } from '#web/features/age-proof/use-age-proofs.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { LoadFailure } from '../load-failure.tsx';

/** Tobacco is sold once a provider has confirmed the buyer's age. The draft of the form outlasts the visit there. */
export function AgeProofStep({ form }: { form: Form }) {
  const { t } = useLingui();
  const [proofs, load] = useAgeProofs();
  const outcome = useAgeOutcome();
  const errors = form.errorsOf('age_proof');
  const until = typeof proofs === 'object' ? proofs.proof?.usable_until : undefined;
  return (
    <section aria-labelledby="age-proof-title" data-field="age_proof" className="flex flex-col gap-4">
      <h2 id="age-proof-title" className="text-2xl">
        <Trans>Ověření věku</Trans>
      </h2>
      <p>
        <Trans>
          Tabákové výrobky smíme prodat jen tomu, kdo při objednávce prokáže, že je plnoletý. Ověření trvá asi minutu a
          vrátíte se sem, vyplněné údaje zůstanou. Ukládáme si jen to, že a kdy jste věk ověřili, ne datum narození.
        </Trans>
      </p>
      {errors.length > 0 && <FieldErrors id="age-proof-errors" errors={errors} />}
      {proofs === 'loading' && <p className="text-muted">{t`Zjišťujeme, zda máte věk ověřený…`}</p>}
      {proofs === 'failed' && (
        <LoadFailure
          onRetry={load}
        >{t`Při načítání ověření věku nastala chyba. Zkuste to prosím později.`}</LoadFailure>
      )}
      {typeof proofs === 'object' && (
        <AgeProofPanel proofs={proofs} backTo="cart" outcome={outcome} isEnough={Boolean(until)}>
          {until && (
            <p>
              <Trans>Objednávku dokončete do {formatTime(until)}, potom bude potřeba ověřit věk znovu.</Trans>
            </p>
          )}
          {proofs.proof && !until && (
            <p>
              <Trans>Zákon žádá ověření při každé objednávce tabáku. Vaše je starší než hodina.</Trans>
            </p>
          )}
        </AgeProofPanel>
      )}
    </section>
  );
}
