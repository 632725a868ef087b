import type { FastifyInstance } from 'fastify';
import { adminMessagesContract } from '#shared/messages/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { archiveConversation, markConversationRead } from './change-conversation.ts';
import { getThread } from './get-thread.ts';
import { listConversations } from './list-conversations.ts';
import { sendMessage } from './send-message.ts';
import { shopSide } from './side.ts';

/** The shop's conversations, which administrators of orders share. */
export function mountAdminMessages(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminMessages', adminMessagesContract, {
    list: async ({ query }, { caller }) => listConversations(context, shopSide(caller.accountId), query),
    thread: async ({ params: { id }, query }, { caller }) =>
      getThread(context, shopSide(caller.accountId), id, { query, discountPercent: 0 }),
    send: async ({ params: { id }, body }, { caller }) => sendMessage(context, shopSide(caller.accountId), id, body),
    markRead: async ({ params: { id }, body }, { caller }) => {
      await markConversationRead(db, shopSide(caller.accountId), id, body.up_to);
      return {};
    },
    archive: async ({ params: { id }, body }, { caller }) => {
      await archiveConversation(db, shopSide(caller.accountId), id, body.is_archived);
      return {};
    },
  });
}
