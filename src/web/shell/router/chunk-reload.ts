import { reloadGuardMs } from '#shared/shop/figures.ts';
import { isOutdated } from '#web/api/served-build.ts';

const storageKey = 'chunk-reload-at';

/**
 * Whether an error is a missing chunk, or has its cause in another build's answers, and the URL may be loaded as a document instead. Not when the server does not
 * answer: then any request fails, the document as well. Records the time of a positive result.
 * @param isWanted false once the user has navigated elsewhere
 */
export async function mayReloadFor(error: unknown, address: string, isWanted: () => boolean): Promise<boolean> {
  if (!(isChunkFailure(error) || isOutdated()) || !(await isAnswered(address)) || !isWanted()) return false;
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
