import { buildHeader } from '#web/api/served-build.ts';
import { origin } from '../places.ts';
import { pause } from '../waiting.ts';
import type { Actor, Ledger } from './ledger.ts';

const timeLimitMs = 20_000;
const pauseMs = 300;
/** Longer than any loss takes. */
const insistMs = 60_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Of the server, where it says it. */
  readonly build?: string | undefined;
}

export interface Asked {
  readonly body?: object | FormData;
  readonly token?: string;
}

export type Client = ReturnType<typeof createClient>;

/** A browser at an address of its own: keeps cookies, and notes what was not answered. */
export function createClient(who: Actor, address: string, ledger: Ledger) {
  const cookies = new Map<string, string>();

  /** 0 without a complete answer. */
  const ask = async (method: string, path: string, { body, token }: Asked = {}): Promise<Answer> => {
    const begunAt = Date.now();
    const answer = await fetch(origin + path, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        // HAProxy appends the address that it sees; Karafa takes this one, because it trusts that network.
        'x-forwarded-for': address,
        ...(cookies.size > 0 && { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
      .then(async (response) => {
        keep(response.headers.getSetCookie());
        const build = response.headers.get(buildHeader) ?? undefined;
        return { status: response.status, text: await response.text(), build };
      })
      .catch((error: Error): Answer => ({ status: 0, text: `${error.name} ${String(error.cause ?? error.message)}` }));
    const endedAt = Date.now();
    ledger.answered.push({ who, what: `${method} ${path}`, endedAt, tookMs: endedAt - begunAt });
    if (answer.status === 0 || answer.status >= 500 || answer.status === 429) {
      const reason = `${answer.status} ${answer.text.slice(0, 120).replace(/\s+/g, ' ')}`;
      ledger.failures.push({ who, what: `${method} ${path}`, begunAt, endedAt, reason });
    }
    return answer;
  };

  function keep(set: readonly string[]): void {
    for (const cookie of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) cookies.set(name, value!);
    }
  }

  return {
    ask,
    /** Again and again, as somebody who presses the button again, until the server has decided. @throws after a minute */
    insist: async (method: string, path: string, asked: Asked = {}): Promise<Answer> => {
      const end = Date.now() + insistMs;
      for (;;) {
        const answer = await ask(method, path, asked);
        if (answer.status > 0 && answer.status < 500 && answer.status !== 429) return answer;
        if (Date.now() > end) throw new Error(`${method} ${path} was not decided within a minute: ${answer.text}`);
        await pause(pauseMs);
      }
    },
  };
}
