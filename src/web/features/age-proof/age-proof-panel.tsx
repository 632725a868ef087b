import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import {
  ageProviderBrand,
  ageProviderBrands,
  type AgeOutcome,
  type AgeProofPlace,
  type AgeProviderName,
} from '#shared/age-proofs/providers.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { outcomeTexts } from './outcome-text.ts';

interface AgeProofPanelProps {
  readonly proofs: AgeProofs;
  readonly backTo: AgeProofPlace;
  /** How a visit at a provider has just ended. */
  readonly outcome: AgeOutcome | undefined;
  /** Whether the confirmation, as it is now, suffices. */
  readonly isEnough: boolean;
  /** The current confirmation as a sentence, with what can be done about it. */
  readonly children?: ReactNode;
}

/** The state of the age verification and its providers. The visitor returns to this page. */
export function AgeProofPanel({
  proofs: { providers, proof },
  backTo,
  outcome,
  isEnough,
  children,
}: AgeProofPanelProps) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const [visited, setVisited] = useState<AgeProviderName>();
  const [failure, setFailure] = useState<string>();
  const ended = useRef<HTMLDivElement>(null);
  // The visitor comes back to the top of the page, far from here.
  useEffect(() => {
    if (outcome) ended.current?.focus();
  }, [outcome]);

  const start = async (provider: AgeProviderName) => {
    setVisited(provider);
    setFailure(undefined);
    try {
      const { redirect } = await browserApi.ageProofs.start({ body: { provider, back_to: backTo, lang: locale } });
      window.location.assign(redirect);
    } catch (error) {
      setVisited(undefined);
      setFailure(failureText(error));
    }
  };
  const problem = failure ?? (outcome && outcome !== 'verified' ? i18n._(outcomeTexts[outcome]) : undefined);
  return (
    <div className="flex flex-col gap-4">
      <div ref={ended} tabIndex={-1} className="flex flex-col gap-3 outline-none" role={outcome && 'status'}>
        {problem !== undefined && (
          <p role="alert" className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
            {problem}
          </p>
        )}
        {proof && isEnough && (
          <p>
            <StateMark tone="good">
              <Trans>Věk ověřen přes {ageProviderBrand(proof.provider)}</Trans>
            </StateMark>
          </p>
        )}
        {children}
      </div>
      {!isEnough && (
        <ul className="flex flex-wrap gap-3">
          {providers.map(({ name, is_test: isTest }) => (
            <li key={name}>
              <Button look="secondary" disabled={visited !== undefined} onClick={() => void start(name)}>
                {visited === name ? (
                  <Trans>Přecházíme na {ageProviderBrands[name]}…</Trans>
                ) : (
                  <Trans>Ověřit přes {ageProviderBrands[name]}</Trans>
                )}
                {isTest && (
                  <span className="font-normal text-muted">
                    <Trans>zkušební režim</Trans>
                  </span>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
