import { randomUUID } from 'node:crypto';

/** A secret of this process marks its own calls. */
const inProcessToken = randomUUID();
export const inProcessHeaders = { 'x-karafa-in-process': inProcessToken } as const;

export function isInProcess(headers: Record<string, unknown>): boolean {
  return headers['x-karafa-in-process'] === inProcessToken;
}
