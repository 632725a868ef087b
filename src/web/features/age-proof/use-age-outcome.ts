import { useEffect, useState } from 'react';
import { ageOutcomeParameter, ageOutcomes, type AgeOutcome } from '#shared/age-proofs/providers.ts';

/** How a visit at a provider has just ended. The address loses it, so that a reload does not tell it again. */
export function useAgeOutcome(): AgeOutcome | undefined {
  const [outcome, setOutcome] = useState<AgeOutcome>();
  useEffect(() => {
    const url = new URL(window.location.href);
    const ended = url.searchParams.get(ageOutcomeParameter);
    if (ended === null) return;
    url.searchParams.delete(ageOutcomeParameter);
    window.history.replaceState(window.history.state, '', url);
    setOutcome(ageOutcomes.find((each) => each === ended));
  }, []);
  return outcome;
}
