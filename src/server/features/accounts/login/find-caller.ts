import { reauthenticationMinutes } from '#shared/contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { findTokenHolder, touchLoginToken } from './login-token.queries.ts';
import { hashToken, isToken } from './tokens.ts';
import { isKnownAsUnknown, rememberUnknown } from './unknown-tokens.ts';

/** The last use of a login is stored at most this often. */
const touchAfterMs = 5 * 60_000;

/** The account of a token; undefined when the token is unknown or expired, or its account may not log in. */
export async function findCaller(context: Context, token: string): Promise<Caller | undefined> {
  if (!isToken(token)) return undefined;
  const now = context.now();
  const hash = hashToken(token);
  if (isKnownAsUnknown(hash, now)) return undefined;
  const holder = await findTokenHolder(context, hash, now);
  if (!holder) {
    rememberUnknown(hash, now);
    return undefined;
  }
  if (now.getTime() - holder.last_seen_at.getTime() > touchAfterMs)
    await touchLoginToken(context.db, holder.token_id, now);
  const isFactorMissing = context.config.isAdminFactorNeeded && holder.scopes.length > 0 && !holder.has_second_factor;
  return {
    accountId: holder.account_id,
    tokenId: holder.token_id,
    isRecentlyAuthenticated: now.getTime() - holder.authenticated_at.getTime() < reauthenticationMinutes * 60_000,
    isVerified: holder.authorized,
    isSuspended: holder.suspended_until !== null && now < holder.suspended_until,
    scopes: isFactorMissing ? [] : holder.scopes,
    isFactorMissing,
    discountPercent: holder.discount_percent,
  };
}
