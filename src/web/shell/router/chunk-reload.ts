/** A page whose script chunk is gone (a newer version was deployed) is reloaded, at most once in this time. */
export const reloadGuardMs = 60_000;

const storageKey = 'chunk-reload-at';

/** Whether the failure is such a chunk and the page may be reloaded for it now. A yes is noted. */
export function mayReloadFor(error: unknown): boolean {
  if (!isChunkFailure(error)) return false;
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < reloadGuardMs) return false;
    window.sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message)
  );
}
