import { z } from 'zod';
import { emailField } from '../accounts/contact-fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import type { FieldErrorCode } from '../errors.ts';
import {
  botTokenField,
  idField,
  langField,
  localeField,
  money,
  picture,
  pictureKey,
  plainLine,
  plainText,
} from '../contract/fields.ts';
import {
  appealLength,
  appealOutcomes,
  caseStates,
  decisionGrounds,
  evidencePictures,
  measures,
  ownReportsPerPage,
  reportLength,
} from './limits.ts';
import { reportKinds, reportReasons } from './reasons.ts';

const person = z.object({ id: z.int(), username: z.string() });
const subjectFields = { kind: z.enum(reportKinds), subject_id: idField };

/** What is reported, or what it was when it was reported. */
export const reportedContent = z
  .object({
    texts: z
      .array(z.object({ lang: localeField.nullable(), name: z.string(), text: z.string() }))
      .describe('A name is empty where there is none; a language is null where nobody has chosen it'),
    pictures: z.array(picture),
    price: money.nullable(),
    stars: z.int().nullable(),
    place: z.string().nullable(),
  })
  .meta({ id: 'ReportedContent' });
export type ReportedContent = z.infer<typeof reportedContent>;

const prospect = z
  .object({
    kind: z.enum(reportKinds),
    subject_id: z.int(),
    author: person.nullable().describe('Null: the shop'),
    content: reportedContent,
    is_own: z.boolean(),
    reasons: z.array(z.enum(reportReasons)),
    needs_contact: z.boolean().describe('False with an account, whose name and e-mail are known'),
  })
  .meta({ id: 'ReportProspect' });
export type ReportProspect = z.infer<typeof prospect>;

export const reportInput = z
  .object({
    ...subjectFields,
    reason: z.enum(reportReasons, { error: 'reason_unchosen' satisfies FieldErrorCode }),
    text: plainText({ min: 1, max: reportLength }),
    pictures: z.array(pictureKey).max(evidencePictures).default([]).describe('Evidence, uploaded by the account'),
    name: plainLine({ min: 0, max: 200 }).default('').describe('Of a guest'),
    email: z
      .union([z.literal(''), emailField])
      .default('')
      .describe('Of a guest'),
    good_faith: z.boolean().default(false).describe('Needed where the reason claims that a law is broken'),
    lang: langField.describe('Language of the mails to a guest'),
    bot_token: botTokenField,
  })
  .meta({ id: 'NewReport' });
export type ReportInput = z.output<typeof reportInput>;

const sentReport = z
  .object({
    number: z.string(),
    hash: z.string().nullable().describe('Opens the report; null where it is mailed, so that it proves the mailbox'),
  })
  .meta({ id: 'SentReport' });
export type SentReport = z.infer<typeof sentReport>;

/** The statement of reasons (Regulation (EU) 2022/2065, article 17). */
export const statement = z
  .object({
    decided_at: z.iso.datetime(),
    measures: z.array(z.enum(measures)).describe('Empty: no action'),
    suspended_days: z.int().nullable(),
    ground: z.enum(decisionGrounds).nullable(),
    reason: z.string(),
    outcome: z.enum(appealOutcomes).nullable().describe('Of an appeal; null: the first decision'),
  })
  .meta({ id: 'StatementOfReasons' });
export type Statement = z.infer<typeof statement>;

const appeal = z.object({ text: z.string(), appealed_at: z.iso.datetime(), is_decided: z.boolean() });

const casePart = {
  kind: z.enum(reportKinds),
  state: z.enum(caseStates),
  content: reportedContent,
  decisions: z.array(statement).describe('The first one, and that on an appeal'),
  appeal: appeal.nullable().describe('One’s own'),
  appeal_until: z.iso.datetime().nullable().describe('Null: it cannot be appealed against (any more)'),
};

const openedReport = z
  .object({
    number: z.string(),
    reason: z.enum(reportReasons),
    text: z.string(),
    evidence: z.array(picture),
    reported_at: z.iso.datetime(),
    ...casePart,
  })
  .meta({ id: 'OpenedReport' });
export type OpenedReport = z.infer<typeof openedReport>;

const openedCase = z.object({ id: z.int(), ...casePart }).meta({ id: 'OpenedModeration' });
export type OpenedModeration = z.infer<typeof openedCase>;

const ownReport = z
  .object({
    number: z.string(),
    hash: z.string(),
    kind: z.enum(reportKinds),
    name: z.string().describe('Of what was reported; for messages and reviews its beginning'),
    reason: z.enum(reportReasons),
    state: z.enum(caseStates),
    has_action: z.boolean().nullable().describe('Null until it is decided'),
    reported_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof ownReport>;

const secret = z.string().regex(/^[\w-]{32}$/);
const opened = z.object({ number: z.string().regex(/^\d{9}$/), hash: secret });
const affected = z.object({ id: idField, hash: secret });
const lang = z.object({ lang: langField });
const appealBody = z.object({ text: plainText({ min: 1, max: appealLength }) });

export const reportsContract = {
  prospect: endpoint({
    method: 'GET',
    path: '/api/reports/prospect',
    summary: 'What a report would be about, and its possible reasons; a message is found by its recipient only',
    query: z.object({ ...subjectFields, lang: langField }),
    response: prospect,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Reports a listing, a message, a review or a user; repeating it changes nothing while the case is open',
    botCheck: 'report',
    body: reportInput,
    response: sentReport,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/reports',
    summary: `A page of one's reports, ${ownReportsPerPage} a page, the newest first`,
    access: 'account',
    query: z.object({ page: z.coerce.number().int().min(1).max(500).default(1) }),
    response: z.object({ reports: z.array(ownReport), page: z.int(), has_more: z.boolean() }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/reports/{number}/{hash}',
    summary: 'A report as its reporter sees it',
    params: opened,
    query: lang,
    response: openedReport,
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/reports/{number}/{hash}/appeal',
    summary: 'The reporter appeals against the decision; once',
    limit: { max: 20, perMinutes: 60 },
    params: opened,
    query: lang,
    body: appealBody,
    response: openedReport,
  }),
  openAffected: endpoint({
    method: 'GET',
    path: '/api/moderation/{id}/{hash}',
    summary: 'A decision as the affected user sees it; who has reported is not told',
    params: affected,
    query: lang,
    response: openedCase,
  }),
  appealAffected: endpoint({
    method: 'POST',
    path: '/api/moderation/{id}/{hash}/appeal',
    summary: 'The affected user appeals against the decision; once',
    limit: { max: 20, perMinutes: 60 },
    params: affected,
    query: lang,
    body: appealBody,
    response: openedCase,
  }),
};
