import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const recaptchaKeys = { siteKey: 'site-key-of-tests', secret: 'secret-of-tests' };

interface Token {
  readonly action: string;
  readonly score?: number;
  readonly hostname?: string;
}

/** Stands in for reCAPTCHA v3: its script, its tokens (good once) and `siteverify` as documented. */
export interface RecaptchaServer {
  /** For BOT_CHECK_URL. */
  readonly url: string;
  /** Paths asked for, without query. */
  readonly requests: readonly string[];
  /** Forms sent to siteverify. */
  readonly verified: readonly Readonly<Record<string, string>>[];
  /** A token as a browser would get it. */
  issue(token: Token): string;
  /** The score of browsers from now on. */
  score: number;
  /** The answer of siteverify from now on; a string is sent unchanged. `hold` never answers. */
  instead: { readonly status?: number; readonly body: unknown } | 'hold' | undefined;
  close(): Promise<void>;
}

export async function startRecaptchaServer(): Promise<RecaptchaServer> {
  const tokens = new Map<string, Token>();
  const requests: string[] = [];
  const verified: Record<string, string>[] = [];
  let counter = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, url);
    requests.push(pathname);
    if (pathname === '/recaptcha/api.js' && searchParams.get('render') === recaptchaKeys.siteKey)
      send(response, 'text/javascript', script(url));
    else if (pathname === '/recaptcha/token')
      send(response, 'text/plain', server.issue({ action: searchParams.get('action')!, score: server.score }));
    else if (pathname === '/recaptcha/api/siteverify' && request.method === 'POST') {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      verified.push(form);
      const { instead } = server;
      if (instead === 'hold') return;
      if (instead) response.statusCode = instead.status ?? 200;
      const body = instead ? instead.body : verify(form);
      send(response, 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
    } else response.writeHead(404).end();
  }

  function verify({ secret, response = '' }: Record<string, string>): object {
    const fail = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== recaptchaKeys.secret) return fail('invalid-input-secret');
    if (response === '') return fail('missing-input-response');
    const token = tokens.get(response);
    if (token === undefined)
      return fail(response.startsWith('token-') ? 'timeout-or-duplicate' : 'invalid-input-response');
    tokens.delete(response);
    return { success: true, score: 0.9, hostname: 'localhost', challenge_ts: '2026-06-01T12:00:00Z', ...token };
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/recaptcha/api`;

  const server: RecaptchaServer = {
    url,
    requests,
    verified,
    score: 0.9,
    instead: undefined,
    issue: (token) => {
      const name = `token-${(counter += 1)}`;
      tokens.set(name, token);
      return name;
    },
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return server;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', type).setHeader('access-control-allow-origin', '*').end(body);
}

/** The parts of Google's script that a page uses: `ready`, `execute` and a badge. */
function script(url: string): string {
  return `
    window.grecaptcha = {
      ready: (then) => setTimeout(then),
      execute: (key, { action }) =>
        fetch('${new URL('token', url).href}?action=' + action + '&k=' + key).then((answer) => answer.text()),
    };
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.textContent = 'reCAPTCHA';
    document.body.append(badge);`;
}
