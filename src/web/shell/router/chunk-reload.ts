/** A page whose script chunk is gone (a newer version was deployed) is reloaded, at most once in this time. */
export const reloadGuardMs = 60_000;

const storageKey = 'chunk-reload-at';

/** @returns true when the browser is on its way to load the address anew */
export function reloadOnceForFailedChunk(error: unknown, address: string): boolean {
  if (!isChunkFailure(error)) return false;
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < reloadGuardMs) return false;
    window.sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return false;
  }
  window.location.assign(address);
  return true;
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message)
  );
}
