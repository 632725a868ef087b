import { conversationsPerDay, newAccountDays, type ClosedReason } from '#shared/messages/limits.ts';
import type { Blocks } from './block.queries.ts';

/**
 * Who may write to whom. A conversation is read and continued by its two sides alone (`findConversation`), for everybody
 * else it is not there. Administrators with the scope `orders` are the shop's side (the contract's `access`).
 */

/** How many conversations an account may begin within a day. */
export function dailyConversations(sender: { created_at: Date; authorized: boolean }, now: Date): number {
  if (sender.authorized) return conversationsPerDay.verified;
  const days = (now.getTime() - sender.created_at.getTime()) / 86_400_000;
  return days < newAccountDays ? conversationsPerDay.new : conversationsPerDay.usual;
}

/** Why a user can't write to another; null: they can. One's own block comes first: one can lift it. */
export function closedReason(partner: { readonly state: string }, blocks: Blocks): ClosedReason | null {
  if (blocks.isBlockedByMe) return 'blocked_by_me';
  if (partner.state !== 'approved') return 'account_closed';
  return blocks.hasBlockedMe ? 'blocked_me' : null;
}
