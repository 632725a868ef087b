export interface RegistryCallOptions {
  /** For the whole answer, including the body. */
  readonly timeLimitMs: number;
  readonly userAgent: string;
}

/**
 * Calls an outside registry once, without a retry, because a form waits for the answer.
 * @throws when the registry is unreachable, too slow or doesn't answer JSON
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
