import { useEffect, useRef, useState } from 'react';

/**
 * A module that is loaded when first wanted; undefined until it is there.
 * @param load a function outside the component, so that it stays the same
 * @param onFailure told when the module can't be had; the next want tries again
 */
export function useChunk<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure?: () => void,
): Module | undefined {
  const [chunk, setChunk] = useState<Module>();
  // `onFailure` is made anew with every drawing; a change of it must not load again.
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    if (!isWanted || chunk) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setChunk(loaded),
      () => isCurrent && failed.current?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, chunk, load]);
  return chunk;
}
