import { useEffect, useEffectEvent, useState } from 'react';
import { followProgress } from './progress-store.ts';

/**
 * A lazily loaded module; undefined until it is loaded.
 * @param load a function outside the component, so that its identity is stable
 * @param onFailure of a part that somebody has asked for: the progress bar shows that it is on its way. Called when
 * loading fails; loading is retried the next time the module is wanted
 */
export function useChunk<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure?: () => void,
): Module | undefined {
  const [chunk, setChunk] = useState<Module>();
  const isAsked = onFailure !== undefined;
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isWanted || chunk) return undefined;
    let isCurrent = true;
    (isAsked ? followProgress(load()) : load()).then(
      (loaded) => isCurrent && setChunk(loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, chunk, load, isAsked]);
  return chunk;
}
