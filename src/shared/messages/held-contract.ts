import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField } from '../contract/fields.ts';
import { heldTextStates, shownRecipients } from './limits.ts';

const users = { scope: 'users' } as const;

const heldText = z
  .object({
    id: z.int(),
    author: z.object({ id: z.int(), username: z.string(), is_verified: z.boolean(), registered_at: z.iso.datetime() }),
    text: z.string(),
    state: z.enum(heldTextStates),
    may_decide: z.boolean().describe('False for its author: another administrator decides'),
    caution: z.enum(['payment', 'suspicious', 'known_fraud']).nullable().describe('As recipients would be warned'),
    identifiers: z
      .array(z.object({ kind: z.enum(['account', 'phone']), value: z.string() }))
      .describe('Bank accounts and phone numbers in the text'),
    held: z.int().describe('Messages that are held'),
    recipients: z
      .array(z.object({ id: z.int(), username: z.string() }))
      .describe(`To whom they go, at most ${shownRecipients}`),
    delivered: z.int().describe('Messages with the same text that were delivered'),
    held_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HeldText' });
export type HeldText = z.infer<typeof heldText>;

export const adminHeldMessagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/held-texts',
    summary:
      'Texts that one account sends to many people, 50 a page; the longest waiting first, decided ones the latest first',
    access: users,
    query: z.object({ state: z.enum(heldTextStates).default('waiting'), page: adminPageField }),
    response: z.object({ texts: z.array(heldText), page: z.int(), has_more: z.boolean() }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/held-texts/{id}/decision',
    summary:
      'Delivers the held messages or refuses them; what was delivered cannot be refused any more, and nobody decides about their own',
    access: users,
    params: z.object({ id: idField }),
    body: z.object({
      state: z.enum(['released', 'refused']),
      is_fraud: z
        .boolean()
        .default(false)
        .describe('With a refusal: readers of messages with its bank accounts or phone numbers are warned from now on'),
    }),
    response: z.object({}),
  }),
};
