import { useEffect, useState } from 'react';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';

export type LoadedAgeProofs = AgeProofs | 'loading' | 'failed';

/** The caller's age verification, and a function that loads it again. */
export function useAgeProofs(): [LoadedAgeProofs, () => Promise<void>] {
  const [proofs, setProofs] = useState<LoadedAgeProofs>('loading');
  useEffect(() => void loadProofs().then(setProofs), []);
  return [proofs, () => loadProofs().then(setProofs)];
}

function loadProofs(): Promise<LoadedAgeProofs> {
  return browserApi.ageProofs.get().catch(() => 'failed' as const);
}
