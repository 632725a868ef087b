import type { AgeProofPlace, AgeProviderName } from '#shared/age-proofs/providers.ts';
import { ageProviderUnavailable } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { hashSecret, visitMinutes } from './age-browser.ts';
import { insertAgeRequest } from './age-proof.queries.ts';
import { authorizationUrl, createVisit, OpenIdFailure } from './open-id.ts';

interface Starting {
  readonly provider: AgeProviderName;
  readonly backTo: AgeProofPlace;
  readonly locale: Locale;
  /** Undefined: a guest. */
  readonly accountId: number | undefined;
  readonly browserHash: Buffer;
}

/**
 * Begins a verification.
 * @returns the provider's address for the browser to visit
 * @throws age_provider_unavailable (502) when the provider cannot be asked or is not connected
 */
export async function startAgeProof(
  { db, config, log, now }: Context,
  { provider: name, backTo, locale, accountId, browserHash }: Starting,
): Promise<string> {
  const provider = config.ageProviders.find((each) => each.name === name);
  if (!provider) throw ageProviderUnavailable();
  const visit = createVisit();
  const url = await authorizationUrl(provider, visit, locale).catch((error: unknown) => {
    if (!(error instanceof OpenIdFailure)) throw error;
    log.warn('An age provider cannot be asked', { provider: name, error: error.cause });
    throw ageProviderUnavailable();
  });
  await insertAgeRequest(db, {
    state_hash: hashSecret(visit.state),
    browser_hash: browserHash,
    account_id: accountId ?? null,
    provider: name,
    nonce: visit.nonce,
    code_verifier: visit.codeVerifier,
    back_to: backTo,
    locale,
    expires_at: new Date(now().getTime() + visitMinutes * 60_000),
  });
  return url;
}
