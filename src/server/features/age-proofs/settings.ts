import { z } from 'zod';
import { textOf, webAddress } from '#server/config-fields.ts';
import { ageProviderNames, type AgeProviderName } from '#shared/age-proofs/providers.ts';

/** What is known of each provider. Its environment variables can change it. */
interface Preset {
  readonly issuer: string;
  readonly scope: string;
  /** The claim that says whether somebody is an adult. */
  readonly adultClaim: string;
  /** A claim without which the provider vouches for nothing: its users may type their data themselves. */
  readonly vouchingClaim?: string;
}

const presets: Readonly<Record<AgeProviderName, Preset>> = {
  bankid: { issuer: 'https://oidc.bankid.cz/', scope: 'openid profile.birthdate', adultClaim: 'majority' },
  mojeid: {
    issuer: 'https://mojeid.cz/oidc/',
    scope: 'openid profile',
    adultClaim: 'mojeid_adult',
    vouchingClaim: 'mojeid_valid',
  },
};

const clientId = textOf({ what: "the portal's client id at the provider", most: 200 }).optional();
const secret = textOf({
  what: "the portal's secret at the provider, which has 8 characters or more",
  least: 8,
}).optional();
const scope = z
  .string()
  .regex(/^openid( [\w.:/-]+)*$/, 'must be scopes, the first of them openid, e.g. openid profile');
const claim = z.string().regex(/^[\w.:/-]{1,100}$/, 'must be the name of a claim, e.g. is_adult');

/** Only this machine may be asked without https. */
const issuer = (example: string) =>
  webAddress(example).refine(
    (url) => url.startsWith('https:') || isLoopback(url),
    `must begin with https://, e.g. ${example}`,
  );

/** Environment variables of the providers, read by `src/server/config.ts`. */
export const ageProviderVariables = {
  OIDC_BANKID_CLIENT_ID: clientId,
  OIDC_BANKID_CLIENT_SECRET: secret,
  OIDC_BANKID_ISSUER: issuer(presets.bankid.issuer).default(presets.bankid.issuer),
  OIDC_BANKID_SCOPE: scope.default(presets.bankid.scope),
  OIDC_BANKID_ADULT_CLAIM: claim.default(presets.bankid.adultClaim),
  OIDC_MOJEID_CLIENT_ID: clientId,
  OIDC_MOJEID_CLIENT_SECRET: secret,
  OIDC_MOJEID_ISSUER: issuer(presets.mojeid.issuer).default(presets.mojeid.issuer),
  OIDC_MOJEID_SCOPE: scope.default(presets.mojeid.scope),
  OIDC_MOJEID_ADULT_CLAIM: claim.default(presets.mojeid.adultClaim),
};

/** Variables that a provider needs together; `purpose` ends the error message about a missing one. */
export const ageProviderNeeds = [
  {
    variables: ['OIDC_BANKID_CLIENT_ID', 'OIDC_BANKID_CLIENT_SECRET'] as const,
    purpose: 'verify ages through Bank iD',
  },
  {
    variables: ['OIDC_MOJEID_CLIENT_ID', 'OIDC_MOJEID_CLIENT_SECRET'] as const,
    purpose: 'verify ages through MojeID',
  },
];

type Values = z.output<z.ZodObject<typeof ageProviderVariables>> & { readonly PUBLIC_URL?: string | undefined };

export interface AgeProvider extends Preset {
  readonly name: AgeProviderName;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's own test environment, which knows invented people only. */
  readonly isTest: boolean;
  /** Where the provider sends its visitors back. */
  readonly callbackUrl: string;
  /** The visitor waits for every answer. */
  readonly timeLimitMs: number;
}

export const callbackPath = '/api/age-proof/callback';

/** The configured providers. */
export function readAgeProviders(values: Values): readonly AgeProvider[] {
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
  if (publicUrl === undefined) return [];
  return ageProviderNames.flatMap((name) => {
    const of = (what: 'CLIENT_ID' | 'CLIENT_SECRET') => values[`OIDC_${upperCase(name)}_${what}`];
    const [id, clientSecret] = [of('CLIENT_ID'), of('CLIENT_SECRET')];
    if (id === undefined || clientSecret === undefined) return [];
    const own = values[`OIDC_${upperCase(name)}_ISSUER`];
    return {
      ...presets[name],
      name,
      clientId: id,
      clientSecret,
      issuer: own,
      scope: values[`OIDC_${upperCase(name)}_SCOPE`],
      adultClaim: values[`OIDC_${upperCase(name)}_ADULT_CLAIM`],
      isTest: new URL(own).host !== new URL(presets[name].issuer).host,
      callbackUrl: `${publicUrl}${callbackPath}`,
      timeLimitMs: 8000,
    };
  });
}

function upperCase<Name extends AgeProviderName>(name: Name) {
  return name.toUpperCase() as Uppercase<Name>;
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
