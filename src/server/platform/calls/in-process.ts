import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Marks calls within the process by a secret that only this process knows. */
const inProcessToken = randomUUID();
export const inProcessHeaders = { 'x-karafa-in-process': inProcessToken } as const;

export function isInProcess(headers: Record<string, unknown>): boolean {
  return headers['x-karafa-in-process'] === inProcessToken;
}

/** Added to calls whose answer may be as old as a cached page. */
export const agedHeaders = { 'x-karafa-aged': 'yes' } as const;

export function mayBeAged(headers: Record<string, unknown>): boolean {
  return isInProcess(headers) && headers['x-karafa-aged'] === 'yes';
}

const answers = new WeakMap<object, unknown>();

/** Hands an answer over to the caller as it is: text would be written only to be read at once. */
export function handOver(reply: FastifyReply, answer: unknown): void {
  answers.set(reply.request.raw, answer);
  reply.serializer(() => '');
}

/** @param request the caller's own */
export function handedOver(request: object): unknown {
  return answers.get(request);
}
