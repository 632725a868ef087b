/** Rejects work that was stopped before it was done. */
export class EndedEarly extends Error {
  constructor() {
    super('Ended before it was done.');
  }
}

/**
 * From here on SIGTERM, SIGINT (Ctrl+C) and SIGHUP no longer end this process but abort the returned signal. The
 * caller must stop its work and exit.
 */
export function onStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

/**
 * The result of the work, unless the signal comes first. The work itself is not interrupted: the caller removes the
 * resources that it uses.
 * @throws EndedEarly
 */
export async function unlessStopped<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw new EndedEarly();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new EndedEarly()), { once: true });
    work().then(resolve, reject);
  });
}
