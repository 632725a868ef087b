import { createHash } from 'node:crypto';
import { OutdatedVersion } from '#shared/errors.ts';

/** A version computed from a record's content: different contents have different versions. */
export function versionOf(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

export function withVersion<Row extends object>(row: Row): Row & { version: string } {
  return { ...row, version: versionOf(row) };
}

/**
 * Call it with the row locked.
 * @param shown the record as its form is loaded
 * @throws OutdatedVersion (409) when somebody changed it since it was shown
 */
export function ensureVersion(row: object, seen: string, shown: object = withVersion(row)): void {
  if (versionOf(row) !== seen) throw new OutdatedVersion(shown);
}

/**
 * Changes a record whose version covers only a part of what its form is loaded with.
 * @param read the record as its form is loaded
 * @throws OutdatedVersion with what `read` returns
 */
export async function withCurrent<Result>(read: () => Promise<object>, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw error instanceof OutdatedVersion ? new OutdatedVersion(await read()) : error;
  }
}
