import { z } from 'zod';
import { GatewayFailure } from '../gateway.ts';
import { failureOfStatus, sendRequest, twice } from '../send-request.ts';
import type { ComgateSettings } from './comgate-settings.ts';

const answerHead = z.object({ code: z.coerce.number().int(), message: z.string().default('') });

/** Comgate's internal errors, after which nobody knows what has been done: unknown, database, unexpected. */
const unclearCodes = new Set([1100, 1200, 1500]);

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
export function callComgate<Answer>(config: ComgateSettings, call: ComgateCall<Answer>): Promise<Answer> {
  return call.method === 'GET' ? twice(() => callOnce(config, call)) : callOnce(config, call);
}

async function callOnce<Answer>(config: ComgateSettings, { method, path, body, schema }: ComgateCall<Answer>) {
  const credentials = Buffer.from(`${config.merchant}:${config.secret}`).toString('base64');
  const { status, text, json } = await sendRequest('Comgate', `${config.url}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${credentials}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    timeLimitMs: config.timeLimitMs,
  });
  const head = answerHead.safeParse(json);
  if (!head.success)
    throw new GatewayFailure(failureOfStatus(status), `Comgate answered ${status}: ${text.slice(0, 200)}`);
  const { code, message } = head.data;
  if (code !== 0) {
    const kind = unclearCodes.has(code) ? 'unclear' : 'refused';
    throw new GatewayFailure(kind, `Comgate answered ${code} ${message.slice(0, 200)}`);
  }
  const whole = schema.safeParse(json);
  if (!whole.success) throw new GatewayFailure('unclear', `Comgate answered something else: ${text.slice(0, 200)}`);
  return whole.data;
}
