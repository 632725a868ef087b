import type { FastifyInstance } from 'fastify';
import { fieldError, notFound } from '#shared/errors.ts';
import { messagesContract } from '#shared/messages/contract.ts';
import type { Context } from '#server/context.ts';
import { listUnreadNotices } from '#server/features/accounts/index.ts';
import { discountOf } from '#server/platform/calls/caller.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { deleteBlock, insertBlock, listBlocked } from './block.queries.ts';
import { archiveConversation, deleteConversation, markConversationRead } from './change-conversation.ts';
import { readCounter } from './conversation.queries.ts';
import { getProspect } from './get-prospect.ts';
import { getThread } from './get-thread.ts';
import { listConversations } from './list-conversations.ts';
import { findPerson } from './person.queries.ts';
import { presentPerson } from './present.ts';
import { beginConversation, sendMessage } from './send-message.ts';
import { userSide } from './side.ts';

export function mountMessages(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  mountCalls(app, 'messages', messagesContract, {
    counter: async (_input, { caller: { accountId }, locale }) => {
      const [{ total, unread }, system] = await Promise.all([
        readCounter(db, accountId),
        listUnreadNotices(db, accountId, locale),
      ]);
      return { total, new: unread, system };
    },
    list: async ({ query }, { caller }) => listConversations(context, userSide(caller.accountId), query),
    prospect: async ({ query }, { caller }) => getProspect(context, caller.accountId, query, discountOf(caller)),
    begin: async ({ body }, { caller, locale }) => beginConversation(context, caller.accountId, body, locale),
    thread: async ({ params: { id }, query }, { caller }) =>
      getThread(context, userSide(caller.accountId), id, { query, discountPercent: discountOf(caller) }),
    send: async ({ params: { id }, body }, { caller }) => sendMessage(context, userSide(caller.accountId), id, body),
    markRead: async ({ params: { id }, body }, { caller }) => {
      await markConversationRead(db, userSide(caller.accountId), id, body.up_to);
      return {};
    },
    archive: async ({ params: { id }, body }, { caller }) => {
      await archiveConversation(db, userSide(caller.accountId), id, body.is_archived);
      return {};
    },
    remove: async ({ params: { id }, query }, { caller }) => {
      await deleteConversation(db, userSide(caller.accountId), id, query.up_to);
      return {};
    },
    blocked: async (_input, { caller }) =>
      (await listBlocked(db, caller.accountId)).map(({ blocked_at: at, ...person }) => ({
        ...presentPerson(person)!,
        blocked_at: at.toISOString(),
      })),
    block: async ({ params: { id } }, { caller: { accountId } }) => {
      if (id === accountId) throw fieldError('id', 'own_target');
      // The list of blocked users names them: others are not known yet, or cannot write.
      if ((await findPerson(db, id))?.state !== 'approved') throw notFound();
      await insertBlock(db, accountId, id, now());
      return {};
    },
    unblock: async ({ params: { id } }, { caller }) => {
      await deleteBlock(db, caller.accountId, id);
      return {};
    },
  });
}
