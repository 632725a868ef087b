import { z } from 'zod';
import { GatewayFailure } from '../gateway.ts';
import { failureOfStatus, sendRequest, twice } from '../send-request.ts';
import type { GopaySettings } from './gopay-settings.ts';
import { forgetToken, getToken } from './gopay-token.ts';

const errorAnswer = z.object({
  errors: z.array(z.object({ error_code: z.number(), error_name: z.string().nullish() })).min(1),
});

/** GoPay's system error, after which nobody knows what has been done. */
const systemError = 100;

interface GopayCall<Answer> {
  /** Requests change something, so only GET is retried. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<Answer>;
}

/**
 * A call of GoPay's REST API (https://doc.gopay.com): JSON or a form, with an access token.
 * @throws GatewayFailure
 */
export function callGopay<Answer>(config: GopaySettings, now: () => Date, call: GopayCall<Answer>): Promise<Answer> {
  const send = () => callOnce(config, now, call);
  return call.method === 'GET' ? twice(send) : send();
}

async function callOnce<Answer>(config: GopaySettings, now: () => Date, call: GopayCall<Answer>): Promise<Answer> {
  let answer = await sendWithToken(config, now, call);
  if (answer.status === 401) {
    // The token was withdrawn early: the call was not processed.
    forgetToken(config);
    answer = await sendWithToken(config, now, call);
  }
  const { status, text, json } = answer;
  if (status !== 200) throw failureOf(status, text, json);
  const whole = call.schema.safeParse(json);
  if (!whole.success) throw new GatewayFailure('unclear', `GoPay answered something else: ${text.slice(0, 200)}`);
  return whole.data;
}

async function sendWithToken<Answer>(
  config: GopaySettings,
  now: () => Date,
  { method, path, json, form }: GopayCall<Answer>,
) {
  const token = await getToken(config, now());
  return sendRequest('GoPay', `${config.url}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form).toString() }),
    timeLimitMs: config.timeLimitMs,
  });
}

function failureOf(status: number, text: string, json: unknown): GatewayFailure {
  const known = errorAnswer.safeParse(json);
  if (!known.success)
    return new GatewayFailure(failureOfStatus(status), `GoPay answered ${status}: ${text.slice(0, 200)}`);
  const { errors } = known.data;
  const isUnclear = status >= 500 || errors.some(({ error_code: code }) => code === systemError);
  const names = errors.map(({ error_code: code, error_name: name }) => `${code} ${name ?? ''}`.trim());
  return new GatewayFailure(isUnclear ? 'unclear' : 'refused', `GoPay answered ${names.join(', ').slice(0, 200)}`);
}
