import { randomUUID } from 'node:crypto';

/** Marks calls within the process by a secret that only this process knows. */
const inProcessToken = randomUUID();
export const inProcessHeaders = { 'x-karafa-in-process': inProcessToken } as const;

export function isInProcess(headers: Record<string, unknown>): boolean {
  return headers['x-karafa-in-process'] === inProcessToken;
}
