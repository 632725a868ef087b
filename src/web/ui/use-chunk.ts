import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A lazily loaded module; undefined until it is loaded.
 * @param load a function outside the component, so that its identity is stable
 * @param onFailure called when loading fails; loading is retried the next time the module is wanted
 */
export function useChunk<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure?: () => void,
): Module | undefined {
  const [chunk, setChunk] = useState<Module>();
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isWanted || chunk) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setChunk(loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, chunk, load]);
  return chunk;
}
