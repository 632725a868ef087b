import { GatewayFailure, type FailureKind } from './gateway.ts';

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

export interface GatewayResponse {
  readonly status: number;
  readonly text: string;
  /** Undefined: no JSON. */
  readonly json: unknown;
}

/**
 * A request to a gateway.
 * @param brand names the gateway in the messages of failures
 * @throws GatewayFailure without an answer within the time limit
 */
export async function sendRequest(
  brand: string,
  url: string,
  { timeLimitMs, ...request }: Pick<RequestInit, 'method' | 'headers' | 'body'> & { readonly timeLimitMs: number },
): Promise<GatewayResponse> {
  try {
    // A redirect must not carry the credentials elsewhere.
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeLimitMs) });
    const text = await response.text();
    return { status: response.status, text, json: parseJson(text) };
  } catch (error) {
    const kind = unreachedCauses.has(causeCodeOf(error)) ? 'unreached' : 'unclear';
    throw new GatewayFailure(kind, `${brand} did not answer: ${causeCodeOf(error) || String(error)}`, error);
  }
}

/** What a status that is not a success tells about the request. */
export function failureOfStatus(status: number): FailureKind {
  if (unreachedStatus.has(status)) return 'unreached';
  return status >= 400 && status < 500 ? 'refused' : 'unclear';
}

/**
 * Sends a request that changes nothing once more, unless it was refused.
 * @throws GatewayFailure
 */
export async function twice<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind === 'refused') throw error;
    return send();
  }
}

/** @returns undefined: no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` gives the reason of a failure only in its cause. */
function causeCodeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
