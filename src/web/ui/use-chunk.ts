import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that is loaded when it is first wanted; undefined until then.
 * @param load a function outside the component, so that it stays the same
 * @param onFailure called when loading fails; the next time the module is wanted, it is loaded again
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
