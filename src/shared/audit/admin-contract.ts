import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, localeField, plainLine } from '../contract/fields.ts';
import { auditActions, auditEntities } from './audit.ts';

/** The database knows no year before the first. */
const day = z.iso.date().refine((text) => !text.startsWith('0000'));

export const auditQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe("A part of the administrator's user name"),
  entity: z.enum(auditEntities).optional(),
  action: z.enum(auditActions).optional(),
  from: day.optional().describe('First day, in Prague'),
  to: day.optional().describe('Last day, in Prague'),
  lang: localeField.optional(),
  page: adminPageField,
});
export type AuditQuery = z.infer<typeof auditQuery>;

const worded = z.object({ code: z.string(), text: z.string() });

const auditEntry = z
  .object({
    id: z.int(),
    happened_at: z.iso.datetime(),
    actor: z.object({ id: z.int(), username: z.string() }),
    action: worded,
    entity: worded.extend({
      id: z.int().nullable(),
      name: z.string().nullable().describe('As it is named now; null when it is gone'),
      path: z.string().nullable().describe('Where it is found, as far as the caller may go there'),
    }),
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.string().nullable().describe('Null when the field was not there'),
        after: z.string().nullable().describe('Null when the field is not there any more'),
      }),
    ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryInWords = z.infer<typeof auditEntry>;

export const adminAuditContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Changes by administrators in the words of a language, the newest first, 50 a page',
    access: { scope: 'settings' },
    query: auditQuery,
    response: z.object({
      entries: z.array(auditEntry),
      page: z.int(),
      has_more: z.boolean(),
      actions: z.array(worded).describe('All there are, to choose from'),
      entities: z.array(worded).describe('All there are, to choose from'),
    }),
  }),
};
