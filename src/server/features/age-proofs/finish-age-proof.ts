import { ageOutcomeParameter, type AgeOutcome } from '#shared/age-proofs/providers.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ageProofUsableUntil } from '#shared/shop/age-levels.ts';
import { retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { hashSecret } from './age-browser.ts';
import { saveAgeProof, takeAgeRequest, type AgeRequestRow } from './age-proof.queries.ts';
import { evaluateAge } from './evaluate-age.ts';
import { OpenIdFailure, redeem, type Claims } from './open-id.ts';

/**
 * Evaluates the answer with which a provider sends its visitor back, at most once for each request.
 * @param query of the address to which the visitor was sent
 * @returns the path of the page on which the visitor goes on, with the outcome
 */
export async function finishAgeProof(
  context: Context,
  { query, browserHash }: { readonly query: URLSearchParams; readonly browserHash: Buffer | undefined },
): Promise<string> {
  const state = query.get('state') ?? '';
  // Only the browser that began it: others would take the proof over from somebody who follows their link.
  const request = browserHash && (await takeAgeRequest(context.db, { stateHash: hashSecret(state), browserHash }));
  if (!request) return pathOf('cart', defaultLocale, 'expired');
  const outcome = await outcomeOf(context, request, state, query);
  return pathOf(request.back_to, isLocale(request.locale) ? request.locale : defaultLocale, outcome);
}

async function outcomeOf(
  context: Context,
  request: AgeRequestRow,
  state: string,
  query: URLSearchParams,
): Promise<AgeOutcome> {
  const { config, log, now } = context;
  const provider = config.ageProviders.find(({ name }) => name === request.provider);
  if (!provider || request.expires_at <= now()) return 'expired';
  const visit = { state, nonce: request.nonce, codeVerifier: request.code_verifier };
  try {
    const claims = await redeem(provider, visit, query);
    const finding = evaluateAge(provider, claims, isoDay(now(), config.shop.timeZone));
    if (finding !== 'adult') return finding;
    await keepProof(context, request, referenceOf(claims, request.nonce));
    return 'verified';
  } catch (error) {
    if (!(error instanceof OpenIdFailure)) throw error;
    if (error.kind !== 'cancelled')
      log.warn('A verification of an age failed', { provider: provider.name, kind: error.kind, error: error.cause });
    return error.kind;
  }
}

/** The provider's number of the verification, else of its token, else the nonce, which the provider has seen too. */
function referenceOf({ txn, jti }: Claims, nonce: string): string {
  const named = [txn, jti].find(
    (each): each is string => typeof each === 'string' && /^[\x21-\x7e]{1,200}$/.test(each),
  );
  return named ?? nonce;
}

async function keepProof(
  { db, now }: Context,
  { account_id: accountId, browser_hash: browserHash, provider }: AgeRequestRow,
  reference: string,
): Promise<void> {
  const at = now();
  const proof = { provider, reference, verified_at: at };
  const owner = { accountId: accountId ?? undefined, browserHash };
  const until = accountId === null ? ageProofUsableUntil(at) : monthsAfter(at, retentionMonths.ageProofs);
  await db.transaction().execute((tx) => saveAgeProof(tx, { owner, proof, until }));
}

function monthsAfter(at: Date, months: number): Date {
  const after = new Date(at);
  after.setUTCMonth(after.getUTCMonth() + months);
  return after;
}

function pathOf(place: string, locale: Locale, outcome: AgeOutcome): string {
  const path = routePath(place === 'account' ? 'account-invoice' : 'cart', locale);
  return `${path}?${ageOutcomeParameter}=${outcome}`;
}
