import { useEffect } from 'react';
import { ageOutcomeParameter, ageOutcomes, type AgeOutcome } from '#shared/age-proofs/providers.ts';
import { dropParameter } from '#web/page/drop-parameter.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';

/** How a visit at a provider has just ended. The address loses it, so that a reload does not tell it again. */
export function useAgeOutcome(): AgeOutcome | undefined {
  const isHydrated = useHydrated();
  const [outcome] = useKeyedState(isHydrated, () => (isHydrated ? readOutcome() : undefined));
  useEffect(() => dropParameter(ageOutcomeParameter), []);
  return outcome;
}

function readOutcome(): AgeOutcome | undefined {
  const ended = new URLSearchParams(window.location.search).get(ageOutcomeParameter);
  return ageOutcomes.find((each) => each === ended);
}
