import { conflict, forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { queuePush } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countReleased, lockConversation } from '../conversation.queries.ts';
import { findClosedReason } from '../find-closed-reason.ts';
import { userSide } from '../side.ts';
import { findIdentifiers } from './find-identifiers.ts';
import {
  decideHeldText as storeDecision,
  insertFraudIdentifiers,
  listHeldMessages,
  lockHeldText,
  publishHeld,
  type HeldMessage,
} from './held-text.queries.ts';

interface HeldTextDecision {
  readonly state: 'released' | 'refused';
  /** With a refusal: from now on the reader of any message with its bank accounts or phone numbers is warned. */
  readonly isFraud: boolean;
}

/**
 * Delivers the messages that are held under a text, or refuses them. Repeating it does nothing.
 * @throws not_found; forbidden for the author; conflict (409) when the text was delivered meanwhile
 */
export async function decideHeldText(
  { db, now, config }: Context,
  id: number,
  { state, isFraud }: HeldTextDecision,
  actorId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = await lockHeldText(tx, id);
    if (!held) throw notFound();
    if (held.author_id === actorId) throw forbidden();
    const at = now();
    if (held.state !== state) {
      if (held.state === 'released') throw conflict();
      await storeDecision(tx, id, { state, actorId, at });
      const after = { state, is_fraud: isFraud };
      const before = { state: held.state };
      await recordAudit(tx, [{ actorId, action: 'review', entity: 'held_text', entityId: id, before, after }], at);
      if (state === 'released')
        for (const message of await listHeldMessages(tx, id)) await release(tx, held.author_id, message, at);
    }
    if (state === 'refused' && isFraud)
      await insertFraudIdentifiers(tx, findIdentifiers(held.text, config.shop.country), { actorId, at });
  });
}

/** Not to those who have blocked its author meanwhile. */
async function release(tx: Tx, authorId: number, message: HeldMessage, at: Date): Promise<void> {
  const { id: heldId, conversation_id: conversationId, is_from_opener: isFromOpener } = message;
  const side = userSide(authorId);
  const conversation = await lockConversation(tx, side, conversationId);
  if (!conversation) return;
  const recipient = isFromOpener ? conversation.partner_id : conversation.opener_id;
  if (await findClosedReason(tx, side, recipient)) return;
  await publishHeld(tx, heldId, at);
  await countReleased(tx, { conversationId, isFromOpener, heldId, at });
  if (recipient !== null)
    await queuePush(tx, { accountId: recipient, kind: 'messages', about: `conversation:${conversationId}` });
}
