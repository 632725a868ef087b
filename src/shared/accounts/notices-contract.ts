import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { langField } from '../contract/fields.ts';

export const noticesPerPage = 20;
/** How long notices are kept. */
export const noticeDays = 365;
/** The counter names the latest unread ones. */
export const countedNotices = 20;

const notice = z
  .object({
    id: z.int(),
    title: z.string(),
    text: z.string().describe('Paragraphs; empty if the title says it all'),
    path: z.string().nullable().describe('Where it leads'),
    created_at: z.iso.datetime(),
    is_read: z.boolean(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

export const noticesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/me/notices',
    summary: `What the portal has told the user, ${noticesPerPage} a page, the newest first`,
    access: 'account',
    query: z.object({ lang: langField, page: z.coerce.number().int().min(1).max(500).default(1) }),
    response: z.object({ notices: z.array(notice), unread: z.int(), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/me/notices/read',
    summary: 'Marks notices as read, up to one',
    access: 'account',
    body: z.object({ up_to: z.int().positive() }),
    response: z.object({}),
  }),
};
