import { CodedError, conflict, fieldError, notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { FirstMessageInput, Message, MessageInput } from '#shared/messages/contract.ts';
import { messagesPerHour } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import { queuePush } from '#server/features/accounts/index.ts';
import { countContact } from '#server/features/adverts/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import {
  countMessage,
  findConversation,
  findSameConversation,
  insertConversation,
  lockConversation,
  type NewConversation,
} from './conversation.queries.ts';
import { findClosedReason } from './find-closed-reason.ts';
import { dailyConversations } from './message-policy.ts';
import { findSent, insertMessage, type MessageRow } from './message.queries.ts';
import { presentMessage } from './present.ts';
import { findHold, lockCopies } from './protection/hold-copies.ts';
import { userSide, type Side } from './side.ts';
import { findSender, findTarget } from './target.queries.ts';

export interface SentMessage {
  readonly conversation_id: number;
  readonly message: Message;
}

/**
 * Sends the first message about a listing, to a user or about an order. If the conversation exists, it is continued.
 * @throws not_found, also for what the account must not know of; invalid_input when it would write to itself;
 *   conversation_closed (409); too_many_conversations (429)
 */
export async function beginConversation(
  context: Context,
  accountId: number,
  input: FirstMessageInput,
  locale: Locale,
): Promise<SentMessage> {
  const sent = await findSent(context.db, accountId, input.client_key);
  if (sent) return presentSent(sent);
  const wanted = await findTarget(context.db, accountId, input, locale);
  if (!wanted) throw notFound();
  if (wanted.partner_id === accountId) throw fieldError('target_id', 'own_target');
  return context.db.transaction().execute(async (tx) => {
    const id = (await findSameConversation(tx, wanted)) ?? (await open(context, tx, wanted));
    return addMessage(context, tx, userSide(accountId), id, input);
  });
}

/** @returns its id, also if somebody else has just begun it */
async function open({ now }: Context, tx: Tx, wanted: NewConversation): Promise<number> {
  const { opener_id: opener, listing_id: listing, partner_id: partner } = wanted;
  const at = now();
  const limit = { max: dailyConversations(await findSender(tx, opener), at), windowSeconds: 86_400 };
  await countAgainstLimit(tx, `conversation:account:${opener}`, limit, at).catch((error: unknown) => {
    throw error instanceof CodedError ? new CodedError('too_many_conversations') : error;
  });
  const isNew = await insertConversation(tx, wanted, at);
  if (isNew && listing !== null && partner !== null) await countContact(tx, listing, at);
  return (await findSameConversation(tx, wanted))!;
}

/** @throws not_found for those whose conversation it is not; conversation_closed (409); too_many_requests (429) */
export async function sendMessage(context: Context, side: Side, id: number, input: MessageInput): Promise<SentMessage> {
  return context.db.transaction().execute((tx) => addMessage(context, tx, side, id, input));
}

/** Locks, in this order: the author's limit, so that their messages are serialised, the text's hold, the conversation. */
async function addMessage(
  context: Context,
  tx: Tx,
  side: Side,
  id: number,
  { text, pictures, client_key: clientKey }: MessageInput,
): Promise<SentMessage> {
  if (!(await findConversation(tx, side, id))) throw notFound();
  const sent = await findSent(tx, side.authorId, clientKey);
  if (sent) return presentSent(sent);
  const at = context.now();
  await countAgainstLimit(tx, `message:account:${side.authorId}`, { max: messagesPerHour, windowSeconds: 3600 }, at);
  const copies = await lockCopies(context, tx, side, text);
  const conversation = await lockConversation(tx, side, id);
  if (!conversation) throw notFound();
  const sentMeanwhile = await findSent(tx, side.authorId, clientKey);
  if (sentMeanwhile) return presentSent(sentMeanwhile);
  const isFromOpener = conversation.opener_id === side.accountId;
  const otherId = isFromOpener ? conversation.partner_id : conversation.opener_id;
  if (await findClosedReason(tx, side, otherId)) throw new CodedError('conversation_closed');
  const keys = [...new Set(pictures)];
  const owned = await lockOwnPictures(tx, side.authorId, keys);
  // A picture that something else shows would vanish with it.
  if (owned.length < keys.length || owned.some((picture) => picture.unused_since === null))
    throw fieldError('pictures', 'picture_unknown');
  const heldTextId = await findHold(tx, copies, { conversationId: id, isFromOpener, text, at });
  const messageId = await insertMessage(tx, conversation, {
    isFromOpener,
    authorId: side.authorId,
    text,
    clientKey,
    sentAt: at,
    fingerprint: copies?.fingerprint ?? null,
    heldTextId,
    pictures: owned.map((picture) => picture.id),
  });
  // The same key in another conversation at the same time.
  if (messageId === undefined) throw conflict();
  await countMessage(tx, { conversation, isFromOpener, messageId, isHeld: heldTextId !== null, at });
  if (otherId !== null && heldTextId === null)
    await queuePush(tx, { accountId: otherId, kind: 'messages', about: `conversation:${id}` });
  return presentSent((await findSent(tx, side.authorId, clientKey))!);
}

function presentSent(row: MessageRow): SentMessage {
  return {
    conversation_id: row.conversation_id,
    message: presentMessage(row, { isReaderOpener: row.is_from_opener ?? false }),
  };
}
