/** How long a token that the database does not know is rejected without a query. */
const lifeMs = 10_000;
/** Bounds the memory of a process. */
const mostTokens = 10_000;

/** By hash; the oldest first. A new login has a new token, so no entry can become wrong by one. */
const rejectedUntil = new Map<string, number>();

export function isKnownAsUnknown(hash: Buffer, now: Date): boolean {
  const until = rejectedUntil.get(hash.toString('base64'));
  return until !== undefined && now.getTime() < until;
}

export function rememberUnknown(hash: Buffer, now: Date): void {
  const key = hash.toString('base64');
  rejectedUntil.delete(key);
  rejectedUntil.set(key, now.getTime() + lifeMs);
  if (rejectedUntil.size <= mostTokens) return;
  const [oldest] = rejectedUntil.keys();
  rejectedUntil.delete(oldest!);
}
