import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const openIdClient = { id: 'karafa-tests', secret: 'secret-of-tests' };

interface Login {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

/** A provider that speaks OpenID Connect: discovery, authorization with PKCE, signed tokens, userinfo. */
export interface OpenIdServer {
  /** For OIDC_…_ISSUER. */
  readonly issuer: string;
  /** What the provider tells about whoever logs in. */
  claims: Readonly<Record<string, unknown>>;
  /** Changes the next tokens before they are signed. */
  change: (payload: JWTPayload) => JWTPayload;
  /** `forged`: tokens are signed with a key that the provider does not publish. */
  signature: 'own' | 'forged';
  /** `refuse`: the visitor cancels. */
  visitor: 'accept' | 'refuse';
  /** `down`: every request is answered with 503. */
  state: 'up' | 'down';
  /** Where it says that logins take place; undefined: at itself. */
  authorizationEndpoint: string | undefined;
  /** Paths of the requests so far. */
  readonly requests: string[];
  /** The visit of a browser: @returns the address to which it is sent back. */
  visit(authorizationUrl: string): Promise<string>;
  reset(): void;
  close(): Promise<void>;
}

export async function startOpenIdServer(): Promise<OpenIdServer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const logins = new Map<string, Login>();
  const tokens = new Set<string>();
  const requests: string[] = [];
  const standard = {
    claims: { birthdate: '1980-05-17' },
    change: (payload: JWTPayload) => payload,
    signature: 'own',
    visitor: 'accept',
    state: 'up',
    authorizationEndpoint: undefined,
  } as const;
  let issuer = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, issuer);
    requests.push(`${request.method} ${url.pathname}`);
    if (server.state === 'down') return send(response, 503, { error: 'temporarily_unavailable' });
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send(response, 200, {
          issuer,
          authorization_endpoint: server.authorizationEndpoint ?? `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return send(response, 200, { keys: [publicKey] });
      case '/authorize':
        return void response.writeHead(302, { location: authorize(url.searchParams) }).end();
      case '/token':
        return token(request, response);
      case '/userinfo': {
        const isKnown = tokens.has(String(request.headers.authorization).replace(/^Bearer /i, ''));
        return isKnown ? send(response, 200, { sub: 'visitor', ...server.claims }) : send(response, 401, {});
      }
      default:
        return send(response, 404, {});
    }
  }

  function authorize(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri')!);
    const isComplete =
      query.get('client_id') === openIdClient.id &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      Boolean(query.get('state') && query.get('nonce'));
    if (!isComplete) throw new Error(`An incomplete request: ${query}`);
    back.searchParams.set('state', query.get('state')!);
    if (server.visitor === 'refuse') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      const [challenge, nonce] = [query.get('code_challenge')!, query.get('nonce')!];
      logins.set(code, { challenge, nonce, redirectUri: query.get('redirect_uri')! });
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const login = logins.get(form.get('code') ?? '');
    logins.delete(form.get('code') ?? '');
    const isVerified =
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === login?.challenge;
    if (!login || !isVerified || form.get('redirect_uri') !== login.redirectUri || !isClient(request, form))
      return send(response, 400, { error: 'invalid_grant' });
    const accessToken = randomUUID();
    tokens.add(accessToken);
    const seconds = Math.floor(Date.now() / 1000);
    const payload: JWTPayload = { iss: issuer, sub: 'visitor', aud: openIdClient.id, nonce: login.nonce };
    const times = { iat: seconds, exp: seconds + 300, jti: 'token-1' };
    const key = server.signature === 'own' ? own.privateKey : foreign.privateKey;
    const idToken = await new SignJWT(server.change({ ...payload, ...times }))
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(key);
    send(response, 200, { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: idToken });
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const server: OpenIdServer = {
    ...standard,
    issuer,
    requests,
    visit: async (authorizationUrl) => {
      const response = await fetch(authorizationUrl, { redirect: 'manual' });
      return response.headers.get('location')!;
    },
    reset: () => void Object.assign(server, standard),
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return server;
}

function isClient(request: IncomingMessage, form: URLSearchParams): boolean {
  const { id, secret } = openIdClient;
  if (form.get('client_id') === id && form.get('client_secret') === secret) return true;
  return request.headers.authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
