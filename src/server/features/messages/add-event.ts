import type { DealEvent } from '#shared/deals/contract.ts';
import { queuePush } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countMessage, type ConversationRow } from './conversation.queries.ts';
import { insertEvent } from './message.queries.ts';

interface ThreadEvent {
  /** Null: the portal. */
  readonly authorId: number | null;
  readonly event: DealEvent;
  /** What the author wrote about it, in any language; empty: nothing. */
  readonly text?: string;
  readonly at: Date;
}

/**
 * Puts what has happened between the messages of a conversation, which must be locked. It is counted, told, pushed and mailed as
 * a message of its author; one of the portal is new for both sides.
 */
export async function addEvent(
  tx: Tx,
  conversation: ConversationRow,
  { authorId, event, text = '', at }: ThreadEvent,
): Promise<void> {
  const isFromOpener = authorId === null ? null : authorId === conversation.opener_id;
  const messageId = await insertEvent(tx, conversation, { isFromOpener, authorId, event, text, sentAt: at });
  await countMessage(tx, { conversation, isFromOpener, messageId, isHeld: false, at });
  const { id, opener_id: opener, partner_id: partner } = conversation;
  for (const accountId of [opener, partner])
    if (accountId !== null && accountId !== authorId)
      await queuePush(tx, { accountId, kind: 'messages', about: `conversation:${id}` });
}
