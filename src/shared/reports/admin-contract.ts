import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  idField,
  langField,
  localeField,
  picture,
  plainText,
  versionField,
} from '../contract/fields.ts';
import { decisionReason } from '../reasons/contract.ts';
import { reportedContent, statement } from './contract.ts';
import {
  caseStates,
  casesPerPage,
  decisionGrounds,
  measures,
  riskKinds,
  statementLength,
  suspensionDays,
} from './limits.ts';
import { reportKinds, reportReasons } from './reasons.ts';

const administrator = 'administrator' as const;
const person = z.object({ id: z.int(), username: z.string() });

const caseSummary = z
  .object({
    id: z.int(),
    kind: z.enum(reportKinds),
    name: z.string().describe('Of what was reported; for messages and reviews its beginning'),
    account: person.nullable().describe('Whose it is; null: the shop, or the account is gone'),
    reason: z.enum(reportReasons).describe('The gravest one'),
    reports: z.int(),
    points: z.int(),
    risk: z.array(z.object({ kind: z.enum(riskKinds), points: z.int() })),
    state: z.enum(caseStates),
    opened_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    measures: z.array(z.enum(measures)).nullable().describe('Null until it is decided'),
  })
  .meta({ id: 'ModerationCaseSummary' });
export type CaseSummary = z.infer<typeof caseSummary>;

export const caseQuery = z.object({
  state: z.enum(caseStates).default('open'),
  kind: z.enum(reportKinds).optional(),
  reason: z.enum(reportReasons).optional(),
  page: adminPageField,
});
export type CaseQuery = z.output<typeof caseQuery>;

const caseReport = z.object({
  id: z.int(),
  number: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  lang: localeField,
  reported_at: z.iso.datetime(),
  reporter: z.object({
    id: z.int().nullable().describe('Null: a guest'),
    name: z.string().nullable().describe('Null: not given, or forgotten'),
    email: z.string().nullable(),
    decided: z.int().describe('Earlier reports that were decided on'),
    justified: z.int().describe('Those of them that led to a measure'),
  }),
  evidence: z.array(picture),
  content: reportedContent.describe('As it was when it was reported'),
});

const caseAppeal = z.object({
  id: z.int(),
  side: z.enum(['affected', 'reporter']),
  text: z.string(),
  appealed_at: z.iso.datetime(),
  is_decided: z.boolean(),
});

const moderationCase = z
  .object({
    ...caseSummary.shape,
    subject_id: z.int(),
    version: versionField,
    current: reportedContent.nullable().describe('As it is now; null: gone'),
    current_state: z.enum(['public', 'hidden', 'gone']),
    around: z
      .array(
        z.object({
          id: z.int(),
          is_reported: z.boolean(),
          by: z.string().nullable(),
          text: z.string(),
          sent_at: z.iso.datetime(),
        }),
      )
      .describe('Of a message: the few before and after it'),
    identifiers: z
      .array(z.object({ kind: z.enum(['account', 'phone']), value: z.string(), is_known: z.boolean() }))
      .describe('Bank accounts and phone numbers in what was reported'),
    reported: z.array(caseReport),
    decisions: z.array(statement.extend({ id: z.int(), by: z.string().nullable() })),
    appeals: z.array(caseAppeal),
    history: z
      .object({
        registered_at: z.iso.datetime(),
        state: z.string(),
        suspended_until: z.iso.datetime().nullable(),
        locale: localeField,
        adverts: z.int(),
        reviews: z.int(),
        stars: z.number().nullable(),
        cases: z.array(
          z.object({
            id: z.int(),
            kind: z.enum(reportKinds),
            reason: z.enum(reportReasons),
            decided_at: z.iso.datetime(),
            measures: z.array(z.enum(measures)),
          }),
        ),
      })
      .nullable()
      .describe('Of the account; null: the shop’s, or the account is gone'),
    allowed_measures: z.array(z.enum(measures)),
    obstacle: z
      .enum(['reporter', 'scope', 'same_person'])
      .nullable()
      .describe(
        'Why the caller cannot decide: they reported it, the decision that is appealed against is beyond their scopes, or another one must decide on the appeal',
      ),
    is_alone: z.boolean().describe('Nobody else could decide on the appeal, so the caller may'),
    next_id: z.int().nullable().describe('The following case of the queue, also after the decision'),
  })
  .meta({ id: 'ModerationCase' });
export type ModerationCase = z.infer<typeof moderationCase>;

export const decisionInput = z
  .object({
    version: versionField,
    measures: z.array(z.enum(measures)).max(measures.length).describe('Empty: no action'),
    suspended_days: z.int().min(suspensionDays.min).max(suspensionDays.max).nullable().default(null),
    ground: z.enum(decisionGrounds).nullable().default(null),
    reason_id: decisionReason.reason_id,
    reason: plainText({ min: 0, max: statementLength }).default('').describe('Facts, in the administrator’s own words'),
    frauds: z.array(z.string().max(100)).max(20).default([]).describe('`account:…` and `phone:…` to warn readers of'),
  })
  .meta({ id: 'ModerationDecision' });
export type DecisionInput = z.output<typeof decisionInput>;

/**
 * Cases about listings need the scope `adverts`, all others the scope `users`. Nobody opens or decides a case about
 * themselves.
 */
export const adminReportsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/moderation',
    summary: `Cases within the caller's scopes and not about the caller, ${casesPerPage} a page; the most urgent first, decided ones the latest first`,
    access: administrator,
    query: caseQuery,
    response: z.object({
      cases: z.array(caseSummary),
      page: z.int(),
      has_more: z.boolean(),
      waiting: z.int(),
      appeals: z.int(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/{id}',
    summary: 'A case with what was reported, its reports, and the history of the account',
    access: administrator,
    params: z.object({ id: idField }),
    query: z.object({ lang: langField }),
    response: moderationCase,
  }),
  forgetFraud: endpoint({
    method: 'DELETE',
    path: '/api/admin/fraud-identifiers',
    summary: 'Stops warning of messages with a bank account or phone number',
    access: { scope: 'users' },
    query: z.object({ value: z.string().min(1).max(100).describe('`account:…` or `phone:…`') }),
    response: z.object({}),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/moderation/{id}/decision',
    summary: 'Decides on a case, or on the appeals against its decision, and tells both sides',
    access: administrator,
    params: z.object({ id: idField }),
    body: decisionInput,
    response: z.object({}),
  }),
};
