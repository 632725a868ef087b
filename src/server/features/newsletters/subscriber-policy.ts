import { confirmationDays } from '#shared/newsletters/limits.ts';
import type { Subscriber } from './subscriber.queries.ts';

/**
 * Who may do what with a subscription. It belongs to the reader of the mailbox: links in mails prove that (`links/`), and
 * so does an account whose e-mail is confirmed. An account that has not confirmed its e-mail may be somebody else's: it
 * sees and ends only the request that it has made itself. Administrators of content see and erase, but subscribe nobody.
 */

/** An account with an e-mail. */
export interface Owner {
  readonly email: string;
  readonly isConfirmed: boolean;
}

export function isOwn({ isConfirmed }: Owner, { state, source }: Pick<Subscriber, 'state' | 'source'>): boolean {
  return isConfirmed || (state === 'unconfirmed' && source === 'account');
}

/**
 * Whether the link of the last mail confirms the subscription. A suppressed address is taken up again only by a request
 * that is newer than the suppression.
 */
export function mayConfirm(
  { state, state_at: stateAt, requested_at: requestedAt }: Pick<Subscriber, 'state' | 'state_at' | 'requested_at'>,
  now: Date,
): boolean {
  if (requestedAt === null || requestedAt <= confirmableAfter(now)) return false;
  return state === 'unconfirmed' || (state === 'suppressed' && requestedAt > stateAt);
}

/** Requests until then can't be confirmed any more. */
export function confirmableAfter(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 86_400_000);
}
