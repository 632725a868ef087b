import { readAgeProviders, type AgeProvider } from '#server/features/age-proofs/settings.ts';
import { openIdClient, type OpenIdServer } from './openid-server.ts';

/** A local server as Bank iD; as MojeID under an address that its metadata do not name. */
export function ageProvidersAt({ issuer }: OpenIdServer): readonly AgeProvider[] {
  return readAgeProviders({
    OIDC_BANKID_CLIENT_ID: openIdClient.id,
    OIDC_BANKID_CLIENT_SECRET: openIdClient.secret,
    OIDC_BANKID_ISSUER: issuer,
    OIDC_BANKID_SCOPE: 'openid profile.birthdate',
    OIDC_BANKID_ADULT_CLAIM: 'majority',
    OIDC_MOJEID_CLIENT_ID: openIdClient.id,
    OIDC_MOJEID_CLIENT_SECRET: openIdClient.secret,
    OIDC_MOJEID_ISSUER: issuer.replace('127.0.0.1', 'localhost'),
    OIDC_MOJEID_SCOPE: 'openid',
    OIDC_MOJEID_ADULT_CLAIM: 'mojeid_adult',
    PUBLIC_URL: 'http://localhost:3000',
  });
}
