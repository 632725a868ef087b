import { z } from 'zod';
import { GatewayFailure } from '../gateway.ts';
import { failureOfStatus, sendRequest, twice } from '../send-request.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Answers do not change with later versions of Stripe. */
const apiVersion = '2024-06-20';
/** The same idempotency key is being processed, or Stripe asks to wait. */
const unreachedStatus = new Set([409, 429]);

const errorAnswer = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), message: z.string().nullish() }),
});

interface StripeCall<Answer> {
  /** Requests change something, so only GET is retried. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Nested fields have names like `line_items[0][quantity]`. */
  readonly form?: Readonly<Record<string, string>>;
  /** Stripe performs requests with the same key once, for at least 24 hours. */
  readonly idempotencyKey?: string;
  readonly schema: z.ZodType<Answer>;
}

/**
 * A call of Stripe's API (https://docs.stripe.com/api): a form in, JSON out.
 * @throws GatewayFailure
 */
export function callStripe<Answer>(config: StripeSettings, call: StripeCall<Answer>): Promise<Answer> {
  return call.method === 'GET' ? twice(() => callOnce(config, call)) : callOnce(config, call);
}

async function callOnce<Answer>(
  config: StripeSettings,
  { method, path, form, idempotencyKey, schema }: StripeCall<Answer>,
): Promise<Answer> {
  const { status, text, json } = await sendRequest('Stripe', `${config.url}/v1/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${config.secretKey}`,
      'stripe-version': apiVersion,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
    timeLimitMs: config.timeLimitMs,
  });
  if (status !== 200) {
    const known = errorAnswer.safeParse(json);
    const { type, code, message } = known.data?.error ?? {};
    const what = known.success ? [type, code, message].filter(Boolean).join(' ') : text;
    const kind = unreachedStatus.has(status) ? 'unreached' : failureOfStatus(status);
    throw new GatewayFailure(kind, `Stripe answered ${status}: ${what.slice(0, 200)}`);
  }
  const whole = schema.safeParse(json);
  if (!whole.success) throw new GatewayFailure('unclear', `Stripe answered something else: ${text.slice(0, 200)}`);
  return whole.data;
}
