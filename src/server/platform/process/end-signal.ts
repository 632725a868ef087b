/** What is rejected with when the end was told before the work was done. */
export class EndedEarly extends Error {
  constructor() {
    super('Ended before it was done.');
  }
}

/**
 * From here on SIGTERM, SIGINT (Ctrl+C) and SIGHUP no longer end this process but abort the signal given: whoever asks
 * for it has something to stop first.
 */
export function onStopSignal(): AbortSignal {
  const told = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => told.abort());
  return told.signal;
}

/**
 * The work's outcome, unless the signal comes first. The work itself goes on: who is told to end takes away what it uses.
 * @throws EndedEarly
 */
export async function unlessStopped<T>(told: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (told.aborted) throw new EndedEarly();
  return new Promise<T>((resolve, reject) => {
    told.addEventListener('abort', () => reject(new EndedEarly()), { once: true });
    work().then(resolve, reject);
  });
}
