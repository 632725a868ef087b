import * as oidc from 'openid-client';
import type { AgeProvider } from './settings.ts';

/** Why a provider gave no claims: it could not be asked, its visitor refused, or its answer failed a check. */
export class OpenIdFailure extends Error {
  readonly kind: 'unavailable' | 'cancelled' | 'untrusted';

  constructor(kind: OpenIdFailure['kind'], cause: unknown) {
    super(`The provider failed: ${kind}`, { cause });
    this.name = 'OpenIdFailure';
    this.kind = kind;
  }
}

/** The secrets of one visit at a provider. */
export interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

interface Connection {
  readonly config: oidc.Configuration;
  readonly until: number;
}

/** Keys and addresses of a provider change rarely, and a visitor waits for them. */
const connectionMs = 60 * 60_000;
/** Between our clock and the provider's, in seconds. */
const clockTolerance = 30;

/** Connections of this process. */
const connections = new Map<string, Connection>();

export function createVisit(): Visit {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
}

/**
 * The address at which the provider asks its visitor (Authorization Code Flow with PKCE).
 * @throws OpenIdFailure
 */
export async function authorizationUrl(provider: AgeProvider, visit: Visit, locale: string): Promise<string> {
  const config = await connect(provider);
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: provider.callbackUrl,
    scope: provider.scope,
    claims: JSON.stringify(wantedClaims(provider)),
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(visit.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    // An open session at the provider may be somebody else's.
    prompt: 'login',
  });
  // Visitors are sent to nobody but the configured provider.
  if (url.origin !== new URL(provider.issuer).origin)
    throw new OpenIdFailure('untrusted', new Error(`${provider.name} names ${url.origin} for its login`));
  return url.href;
}

function wantedClaims({ adultClaim, vouchingClaim }: AgeProvider) {
  const names = [adultClaim, 'birthdate', ...(vouchingClaim === undefined ? [] : [vouchingClaim])];
  return { userinfo: Object.fromEntries(names.map((name) => [name, null])) };
}

/**
 * The provider's claims about its visitor. Issuer, audience, signature, times, nonce and state have been checked.
 * @param query the query of the address to which the visitor was sent back
 * @throws OpenIdFailure
 */
export async function redeem(provider: AgeProvider, visit: Visit, query: URLSearchParams): Promise<Claims> {
  const config = await connect(provider);
  const returned = new URL(`${provider.callbackUrl}?${query}`);
  try {
    const tokens = await oidc.authorizationCodeGrant(config, returned, {
      expectedState: visit.state,
      expectedNonce: visit.nonce,
      pkceCodeVerifier: visit.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    return { ...(await readProfile(config, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Bank iD tells birth dates at an address of its own, in the manner of the userinfo endpoint. */
async function readProfile(config: oidc.Configuration, accessToken: string, subject: string): Promise<Claims> {
  const { profile_endpoint: address, issuer } = config.serverMetadata();
  if (typeof address !== 'string') return oidc.fetchUserInfo(config, accessToken, subject);
  const url = new URL(address);
  if (url.origin !== new URL(issuer).origin)
    throw new OpenIdFailure('untrusted', new Error(`A profile at ${url.origin}`));
  const response = await oidc.fetchProtectedResource(config, accessToken, url, 'GET');
  const profile: unknown = response.ok ? await response.json() : undefined;
  if (typeof profile !== 'object' || profile === null)
    throw new OpenIdFailure('unavailable', new Error(`The profile answered ${response.status}`));
  const claims = profile as Claims;
  if (claims.sub !== subject) throw new OpenIdFailure('untrusted', new Error('The profile is of somebody else'));
  return claims;
}

async function connect(provider: AgeProvider): Promise<oidc.Configuration> {
  const key = `${provider.issuer} ${provider.clientId}`;
  const known = connections.get(key);
  if (known && known.until > Date.now()) return known.config;
  const issuer = new URL(provider.issuer);
  try {
    const config = await oidc.discovery(
      issuer,
      provider.clientId,
      { client_secret: provider.clientSecret, [oidc.clockTolerance]: clockTolerance },
      undefined,
      {
        timeout: provider.timeLimitMs / 1000,
        // Otherwise the signature of a token that comes by TLS is not checked.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    connections.set(key, { config, until: Date.now() + connectionMs });
    return config;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Codes of the library for a provider that could not be reached, or was out of order. */
const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function failureOf(error: unknown): OpenIdFailure {
  if (error instanceof OpenIdFailure) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    const isRefusal = error.error === 'access_denied' || error.error === 'login_required';
    return new OpenIdFailure(isRefusal ? 'cancelled' : 'unavailable', error);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // `fetch` rejects with a TypeError of its own when the network fails; the library's have a code.
  const isNetwork = error instanceof TypeError && code === '';
  return new OpenIdFailure(isNetwork || unreachable.has(code) ? 'unavailable' : 'untrusted', error);
}
