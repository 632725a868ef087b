/** True when the database is unreachable or shutting down, false for errors of a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') {
    // 08: connection exceptions; 57P01–03: shutdown, crash, starting up; 53300: too many connections; 25006: a server that
    // is not the primary any more, or not yet
    if (/^(08|57P0[123]|53300|25006)/.test(code)) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'].includes(code))
      return true;
  }
  return /Connection terminated|timeout exceeded when trying to connect|Client was closed and is not queryable|Client has encountered a connection error/i.test(
    error.message,
  );
}
