import { z } from 'zod';
import { listingCard } from '../catalog/contract.ts';
import { dealEvent } from '../deals/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { botTokenField, idField, langField, picture, pictureKey, plainText, withRules } from '../contract/fields.ts';
import {
  closedReasons,
  conversationFolders,
  conversationKinds,
  conversationsPerPage,
  messageCautions,
  messageDeliveries,
  messageLength,
  messagesPerRead,
  picturesPerMessage,
} from './limits.ts';

const account = 'account' as const;
const one = z.object({ id: idField });
const nothing = z.object({});

/** The other side of a conversation. */
const person = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  is_verified: z.boolean(),
});

export const conversationSummary = z
  .object({
    id: z.int(),
    kind: z.enum(conversationKinds),
    subject: z.string().describe("The listing's name or the order's number when it began; empty between users"),
    partner: person.nullable().describe('Null: the shop'),
    picture: picture.nullable().describe('Of the listing'),
    unread: z.int(),
    is_archived: z.boolean(),
    last_message: z.object({
      text: z.string().describe('Its beginning; empty if it holds pictures only, is hidden or warned of'),
      event: dealEvent.nullable().describe('Null: a message'),
      is_own: z.boolean(),
      is_hidden: z.boolean().describe('By an administrator, so its text is empty'),
      caution: z
        .enum(messageCautions)
        .nullable()
        .describe('What to warn of instead of showing the text; null: nothing'),
      sent_at: z.iso.datetime(),
    }),
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const message = z
  .object({
    id: z.int().describe('Grows within a conversation'),
    is_own: z.boolean(),
    event: dealEvent.nullable().describe('What has happened instead of a message; `text` is what its author wrote'),
    is_hidden: z.boolean().describe('By an administrator, so its text is empty and its pictures are missing'),
    text: z.string(),
    pictures: z.array(picture),
    sent_at: z.iso.datetime(),
    delivery: z.enum(messageDeliveries).describe('held: an administrator reviews it first; seen by its sender alone'),
    caution: z.enum(messageCautions).nullable().describe('What to warn of before the text is shown; null: nothing'),
    links: z
      .array(
        z.object({
          at: z.int().describe('In UTF-16 code units of the text'),
          length: z.int(),
          url: z.string(),
          host: z.string(),
          is_foreign: z.boolean().describe('Leads away from the portal'),
        }),
      )
      .describe('Web addresses in the text of the other side, in their order'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

export const thread = z
  .object({
    id: z.int(),
    kind: z.enum(conversationKinds),
    subject: z.string(),
    partner: person.nullable().describe('Null: the shop'),
    listing: listingCard.nullable().describe('Null: not about a listing, or it is not public any more'),
    is_own_listing: z.boolean(),
    order: z.object({ id: z.int(), number: z.string(), hash: z.string() }).nullable(),
    is_archived: z.boolean(),
    closed: z.enum(closedReasons).nullable().describe('Why nothing can be written'),
    messages: z.array(message).describe(`At most ${messagesPerRead}, the oldest first`),
    has_earlier: z.boolean(),
    partner_read_up_to: z.int().describe('Id of the last message that the other side has read'),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;

const conversationPage = z
  .object({ conversations: z.array(conversationSummary), total: z.int(), page: z.int(), pages: z.int() })
  .meta({ id: 'ConversationPage' });
export type ConversationPage = z.infer<typeof conversationPage>;

export const conversationQuery = z.object({
  lang: langField,
  folder: z.enum(conversationFolders).default('inbox'),
  q: z.string().max(100).default('').describe('Words of messages, the name of the other side or of the listing'),
  page: z.coerce.number().int().min(1).max(500).default(1),
});
export type ConversationQuery = z.infer<typeof conversationQuery>;

export const threadQuery = z.object({
  lang: langField,
  before: idField.optional().describe('Messages older than this one'),
});
export type ThreadQuery = z.infer<typeof threadQuery>;

const messageFields = {
  text: plainText({ min: 0, max: messageLength }),
  pictures: z.array(pictureKey).max(picturesPerMessage).default([]),
  client_key: z.uuid().describe('What is sent twice under the same key is one message'),
};
const needsContent = {
  field: 'text',
  error: 'required',
  isMet: ({ text, pictures }: Readonly<Record<string, unknown>>) =>
    (typeof text === 'string' && text.trim() !== '') || (Array.isArray(pictures) && pictures.length > 0),
} as const;

export const messageInput = withRules(z.object(messageFields), [needsContent]).meta({ id: 'NewMessage' });
export type MessageInput = z.infer<typeof messageInput>;

export const conversationTarget = z.object({
  kind: z.enum(conversationKinds),
  target_id: idField.describe('Id of the listing, the user or the order'),
});
export type ConversationTarget = z.infer<typeof conversationTarget>;

export const firstMessageInput = withRules(
  z.object({ ...conversationTarget.shape, ...messageFields, bot_token: botTokenField }),
  [needsContent],
).meta({ id: 'FirstMessage' });
export type FirstMessageInput = z.infer<typeof firstMessageInput>;

const prospect = z
  .object({
    conversation_id: z.int().nullable().describe('Null until it begins'),
    subject: z.string(),
    partner: person.nullable().describe('Null: the shop'),
    listing: listingCard.nullable(),
    closed: z.enum(closedReasons).nullable(),
  })
  .meta({ id: 'ConversationProspect' });
export type ConversationProspect = z.infer<typeof prospect>;

const blockedPerson = person.extend({ blocked_at: z.iso.datetime() }).meta({ id: 'BlockedPerson' });

const sent = z.object({ conversation_id: z.int(), message });

export const messagesContract = {
  counter: endpoint({
    method: 'GET',
    path: '/api/message',
    summary: 'Numbers of messages',
    access: account,
    query: z.object({ counter: z.literal('1') }),
    response: z.object({ total: z.int(), new: z.int(), system: z.array(z.object({ id: z.int(), text: z.string() })) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/me/conversations',
    summary: `A page of one's conversations, ${conversationsPerPage} a page, unread ones first`,
    access: account,
    query: conversationQuery,
    response: conversationPage,
  }),
  prospect: endpoint({
    method: 'GET',
    path: '/api/me/conversations/prospect',
    summary: 'With whom a conversation about a listing, with a user or about an order would be; it may already exist',
    access: account,
    query: conversationTarget.extend({ lang: langField }),
    response: prospect,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/me/conversations',
    summary: 'Sends the first message, or a further one if the conversation exists',
    access: account,
    refusesSuspended: true,
    botCheck: 'message',
    body: firstMessageInput,
    response: sent,
    errors: ['too_many_conversations', 'conversation_closed'],
  }),
  thread: endpoint({
    method: 'GET',
    path: '/api/me/conversations/{id}',
    summary: 'A conversation with its latest messages, or those before one',
    access: account,
    params: one,
    query: threadQuery,
    response: thread,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/me/conversations/{id}/messages',
    summary: 'Sends a message',
    access: account,
    refusesSuspended: true,
    params: one,
    body: messageInput,
    response: sent,
    errors: ['conversation_closed'],
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/me/conversations/{id}/read',
    summary: 'Marks messages as read, up to one',
    access: account,
    params: one,
    body: z.object({ up_to: z.int().positive() }),
    response: nothing,
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/api/me/conversations/{id}/archived',
    summary: 'Moves a conversation into the archive or back; a new message moves it back, too',
    access: account,
    params: one,
    body: z.object({ is_archived: z.boolean() }),
    response: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me/conversations/{id}',
    summary: "Deletes a conversation's messages for oneself; the other side keeps them",
    access: account,
    params: one,
    query: z.object({ up_to: idField.describe('The last message that the user has seen: later ones remain') }),
    response: nothing,
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/me/blocks',
    summary: 'The users whom one has blocked, the latest first',
    access: account,
    response: z.array(blockedPerson),
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/me/blocks/{id}',
    summary: 'Blocks a user: neither can write to the other',
    access: account,
    params: one,
    response: nothing,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/me/blocks/{id}',
    summary: 'Unblocks a user',
    access: account,
    params: one,
    response: nothing,
  }),
};

const orders = { scope: 'orders' } as const;

/** The shop's side: administrators of orders read and answer for the shop. */
export const adminMessagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/conversations',
    summary: `A page of the shop's conversations, ${conversationsPerPage} a page, unread ones first`,
    access: orders,
    query: conversationQuery,
    response: conversationPage,
  }),
  thread: endpoint({
    method: 'GET',
    path: '/api/admin/conversations/{id}',
    summary: 'A conversation with the shop, with its latest messages or those before one',
    access: orders,
    params: one,
    query: threadQuery,
    response: thread,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/conversations/{id}/messages',
    summary: 'Answers for the shop',
    access: orders,
    params: one,
    body: messageInput,
    response: sent,
    errors: ['conversation_closed'],
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/admin/conversations/{id}/read',
    summary: 'Marks messages as read, up to one',
    access: orders,
    params: one,
    body: z.object({ up_to: z.int().positive() }),
    response: nothing,
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/api/admin/conversations/{id}/archived',
    summary: 'Moves a conversation into the archive or back',
    access: orders,
    params: one,
    body: z.object({ is_archived: z.boolean() }),
    response: nothing,
  }),
};
