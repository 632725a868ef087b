import { z } from 'zod';

export interface RecaptchaOptions {
  /** Of the service, without a slash at the end: `/siteverify` is asked. */
  readonly url: string;
  readonly secret: string;
  /** From 0 (a robot) to 1 (a person). */
  readonly minScore: number;
  /** Where the token must have been made; anywhere if undefined. */
  readonly hostname: string | undefined;
  /** For the whole answer with its body. */
  readonly timeLimitMs: number;
}

export interface RecaptchaQuestion {
  /** As the browser sent it; empty is a question too: only the service knows whether anybody could have one. */
  readonly token: string;
  readonly action: string;
  /** The visitor's. */
  readonly address: string;
}

/** `error` says why somebody is held for a robot. */
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

/** Ours, not the visitor's. `bad-request` isn't among them: a token could be made to cause it. */
const configurationErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret']);

/**
 * Asks reCAPTCHA v3 about a token, once: it knows a token a single time.
 * @throws when it gives no usable answer: not reached, too slow, no JSON, or our keys are wrong
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
