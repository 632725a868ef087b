import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, localeField, plainLine } from '../contract/fields.ts';
import { auditActions, auditEntities } from './audit.ts';

/** PostgreSQL has no year 0. */
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
      name: z.string().nullable().describe('Its current name; the last recorded one when it was deleted'),
      path: z.string().nullable().describe('Its page, if the caller may open it'),
    }),
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.string().nullable().describe('Null when the field did not exist before'),
        after: z.string().nullable().describe('Null when the field no longer exists'),
      }),
    ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryInWords = z.infer<typeof auditEntry>;

export const adminAuditContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Changes by administrators, described in a language, the newest first, 50 a page',
    access: { scope: 'settings' },
    query: auditQuery,
    response: z.object({
      entries: z.array(auditEntry),
      page: z.int(),
      has_more: z.boolean(),
      actions: z.array(worded).describe('All values, for the filter'),
      entities: z.array(worded).describe('All values, for the filter'),
    }),
  }),
};
