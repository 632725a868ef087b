import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, plainLine } from '../contract/fields.ts';
import { mailKinds } from './kinds.ts';

const settings = { scope: 'settings' } as const;
const params = z.object({ id: idField });

/** `kept`: no mail server is configured, so the mail was stored instead of sent. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'kept'] as const;

const sentMail = z
  .object({
    id: z.int(),
    kind: z.string(),
    recipient_address: z.string(),
    recipient_name: z.string().nullable(),
    locale: z.string(),
    subject: z.string(),
    account_id: z.int().nullable(),
    state: z.enum(mailStates),
    attempts: z.int(),
    resends: z.int(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable(),
  })
  .meta({ id: 'Mail' });

const mailWithBody = sentMail
  .extend({
    text: z.string().nullable().describe('Null if only the recipient may read it'),
    html: z.string().nullable(),
  })
  .meta({ id: 'MailWithBody' });
export type MailWithBody = z.infer<typeof mailWithBody>;

export const adminMailsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'Mails of the portal, the newest first, 50 a page',
    access: settings,
    query: z.object({
      kind: z.enum(mailKinds).optional(),
      state: z.enum(mailStates).optional(),
      q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the recipient or of the subject'),
      page: adminPageField,
    }),
    response: z.object({
      mails: z.array(sentMail),
      total: z.int().describe('Exact up to 1 000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/mails/{id}',
    summary: 'A mail with its text, unless only the recipient may read it',
    access: settings,
    params,
    response: mailWithBody,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/mails/{id}/resend',
    summary: 'Sends a failed, kept or sent mail again',
    access: settings,
    params,
    response: mailWithBody,
  }),
};
