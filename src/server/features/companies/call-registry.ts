export interface RegistryCallOptions {
  /** For the whole answer with its body. */
  readonly timeLimitMs: number;
  readonly userAgent: string;
}

/**
 * Asks an outside registry once: a form waits for it, so there is no second try.
 * @throws when the registry is not reached, is too slow or doesn't answer JSON
 */
export async function callRegistry(
  url: string,
  { timeLimitMs, userAgent }: RegistryCallOptions,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  return { status: answer.status, body: await answer.json() };
}
