import { z } from 'zod';

export interface RecaptchaOptions {
  /** Base URL of the service, without a trailing slash; `/siteverify` is called. */
  readonly url: string;
  readonly secret: string;
  /** From 0 (a robot) to 1 (a person). */
  readonly minScore: number;
  /** The host name on which the token must have been made; undefined: any. */
  readonly hostname: string | undefined;
  /** For the whole answer, including the body. */
  readonly timeLimitMs: number;
}

export interface RecaptchaQuestion {
  /**
   * As sent by the browser. An empty token is checked as well: only the service knows whether a token could be made.
   */
  readonly token: string;
  readonly action: string;
  /** The visitor's IP address. */
  readonly address: string;
}

/** `error` says why the visitor is suspected of being a robot. */
export interface RecaptchaResult {
  readonly error?: string;
  readonly score?: number | undefined;
}

/** https://developers.google.com/recaptcha/docs/verify and …/v3 */
const verification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Errors of our configuration, not of the visitor. `bad-request` is not among them, because a forged token could
 * cause it.
 */
const configurationErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret']);

/**
 * Verifies a token with reCAPTCHA v3, without a retry: a token is valid for one call.
 * @throws when it gives no usable answer: unreachable, too slow, no JSON, or our keys are wrong
 */
export async function askRecaptcha(
  { url, secret, minScore, hostname, timeLimitMs }: RecaptchaOptions,
  { token, action, address }: RecaptchaQuestion,
): Promise<RecaptchaResult> {
  const answer = await fetch(`${url}/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: address }),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (answer.status !== 200) throw new Error(`reCAPTCHA answered ${answer.status}`);
  const said = verification.parse(await answer.json());
  const codes = said['error-codes'];
  const ours = codes.filter((code) => configurationErrors.has(code));
  if (ours.length > 0) throw new Error(`reCAPTCHA refuses the configuration: ${ours.join(', ')}`);
  if (!said.success) return { error: codes.join(', ') || 'refused' };
  const { score } = said;
  if (score === undefined) throw new Error('reCAPTCHA gave no score: the keys are not of version 3');
  if (said.action !== action) return { error: `action ${said.action}`, score };
  if (hostname !== undefined && bare(said.hostname ?? '') !== bare(hostname))
    return { error: `hostname ${said.hostname}`, score };
  return score < minScore ? { error: 'score', score } : { score };
}

function bare(hostname: string): string {
  return hostname.replace(/^www\./, '');
}
