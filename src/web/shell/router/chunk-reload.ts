/** A page whose script chunk is gone (a newer version was deployed) is reloaded, at most once in this time. */
export const reloadGuardMs = 60_000;

const storageKey = 'chunk-reload-at';

/**
 * Whether the failure is such a chunk and an address may be loaded as a document for it now: not where nobody answers,
 * for the chunk is missing then like everything else, and the document would be, too. A yes is noted.
 * @param isWanted whether nobody has gone elsewhere meanwhile
 */
export async function mayReloadFor(error: unknown, address: string, isWanted: () => boolean): Promise<boolean> {
  if (!isChunkFailure(error) || !(await isAnswered(address)) || !isWanted()) return false;
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < reloadGuardMs) return false;
    window.sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message)
  );
}
