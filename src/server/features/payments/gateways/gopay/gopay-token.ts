import { z } from 'zod';
import { GatewayFailure } from '../gateway.ts';
import { failureOfStatus, sendRequest } from '../send-request.ts';
import type { GopaySettings } from './gopay-settings.ts';

interface Token {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
/** A call that begins shortly before the end must not arrive after it. */
const reserveMs = 60_000;

/** The token of each configuration, shared by the calls of this process. */
const tokens = new WeakMap<GopaySettings, Promise<Token>>();

/**
 * The access token (OAuth 2, client credentials), requested again shortly before it expires.
 * @throws GatewayFailure `unreached` or `refused`: the call that needs the token was not sent
 */
export async function getToken(config: GopaySettings, now: Date): Promise<string> {
  const stored = await tokens.get(config)?.catch(() => undefined);
  if (stored && stored.expiresAt > now.getTime()) return stored.text;
  const requested = requestToken(config, now);
  tokens.set(config, requested);
  return (await requested).text;
}

/** Forgets a token that GoPay no longer accepts. */
export function forgetToken(config: GopaySettings): void {
  tokens.delete(config);
}

async function requestToken(config: GopaySettings, now: Date): Promise<Token> {
  const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  const { status, text, json } = await sendRequest('GoPay', `${config.url}/oauth2/token`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-all' }).toString(),
    timeLimitMs: config.timeLimitMs,
  }).catch((error: unknown) => {
    throw new GatewayFailure('unreached', error instanceof Error ? error.message : String(error), error);
  });
  const answer = tokenAnswer.safeParse(json);
  if (answer.success) {
    const { access_token, expires_in: seconds } = answer.data;
    return { text: access_token, expiresAt: now.getTime() + seconds * 1000 - reserveMs };
  }
  const kind = failureOfStatus(status) === 'refused' ? 'refused' : 'unreached';
  throw new GatewayFailure(kind, `GoPay gave no token: ${status} ${text.slice(0, 200)}`);
}
