import { z } from 'zod';
import { GatewayFailure } from '../gateway.ts';
import type { ComgateSettings } from './comgate-settings.ts';

const answerHead = z.object({ code: z.coerce.number().int(), message: z.string().default('') });

/** Comgate's internal errors, after which nobody knows what has been done: unknown, database, unexpected. */
const unclearCodes = new Set([1100, 1200, 1500]);
/** The request was not sent, or was rejected before it was processed. */
const unreachedCauses = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const unreachedStatus = new Set([429, 503]);

interface ComgateCall<Answer> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<Answer>;
}

/**
 * A call of Comgate's API 2.0 (https://apidoc.comgate.cz/en/): JSON with basic authentication; `code` 0 means success.
 * Only GET requests are retried.
 * @throws GatewayFailure
 */
export async function callComgate<Answer>(config: ComgateSettings, call: ComgateCall<Answer>): Promise<Answer> {
  try {
    return await callOnce(config, call);
  } catch (error) {
    const isWorthRepeating = call.method === 'GET' && error instanceof GatewayFailure && error.kind !== 'refused';
    if (!isWorthRepeating) throw error;
    return callOnce(config, call);
  }
}

async function callOnce<Answer>(config: ComgateSettings, { method, path, body, schema }: ComgateCall<Answer>) {
  const { status, text } = await send(config, method, path, body);
  const json = parse(text);
  const head = answerHead.safeParse(json);
  if (!head.success) {
    const kind = unreachedStatus.has(status) ? 'unreached' : isClientError(status) ? 'refused' : 'unclear';
    throw new GatewayFailure(kind, `Comgate answered ${status}: ${text.slice(0, 200)}`);
  }
  const { code, message } = head.data;
  if (code !== 0) {
    const kind = unclearCodes.has(code) ? 'unclear' : 'refused';
    throw new GatewayFailure(kind, `Comgate answered ${code} ${message.slice(0, 200)}`);
  }
  const whole = schema.safeParse(json);
  if (!whole.success) throw new GatewayFailure('unclear', `Comgate answered something else: ${text.slice(0, 200)}`);
  return whole.data;
}

async function send(config: ComgateSettings, method: string, path: string, body: unknown) {
  const credentials = Buffer.from(`${config.merchant}:${config.secret}`).toString('base64');
  try {
    const response = await fetch(`${config.url}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect must not carry the credentials elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeLimitMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const kind = unreachedCauses.has(causeCodeOf(error)) ? 'unreached' : 'unclear';
    throw new GatewayFailure(kind, `Comgate did not answer: ${causeCodeOf(error) || String(error)}`, error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isClientError(status: number): boolean {
  return status >= 400 && status < 500;
}

/** `fetch` gives the reason of a failure only in its cause. */
function causeCodeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
