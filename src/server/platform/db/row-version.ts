import { createHash } from 'node:crypto';
import { conflict } from '#shared/errors.ts';

/** A version computed from a record's content: different contents have different versions. */
export function versionOf(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

export function withVersion<Row extends object>(row: Row): Row & { version: string } {
  return { ...row, version: versionOf(row) };
}

/**
 * Call it with the row locked.
 * @throws conflict when somebody changed it since it was shown
 */
export function ensureVersion(row: object, seen: string): void {
  if (versionOf(row) !== seen) throw conflict();
}
