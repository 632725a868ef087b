import { z } from 'zod';
import { emailField } from '../accounts/contact-fields.ts';
import { linkAddress } from '../content/link-target.ts';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  byLocale,
  langField,
  localeField,
  pictureKey,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
} from '../contract/fields.ts';
import { locales } from '../i18n/locales.ts';
import { mostCategories } from './limits.ts';
import { copyStates, issueActions, issueLimits, issuesPerPage, issueStates } from './issues.ts';

const content = { scope: 'content' } as const;
const params = z.object({ id: smallIdField });
const nothing = z.object({});
const time = z.iso.datetime();
const largeId = z.int().positive().max(999_999_999_999_999);

const blockId = z.string().regex(/^[\w-]{1,40}$/);
const address = plainLine({ min: 0, max: issueLimits.address })
  .refine((text) => text === '' || linkAddress.test(text))
  .describe('A path within the site or an https address; empty: none');

export const issueBlock = z.discriminatedUnion('kind', [
  z.object({
    id: blockId,
    kind: z.literal('text'),
    texts: byLocale(() => plainText({ min: 0, max: issueLimits.text })).describe('Markdown'),
  }),
  z.object({
    id: blockId,
    kind: z.literal('picture'),
    picture: pictureKey.nullable(),
    alts: byLocale(() => plainLine({ min: 0, max: issueLimits.alt })),
    links: byLocale(() => address),
  }),
  z.object({
    id: blockId,
    kind: z.literal('listings'),
    listings: z.array(largeId).max(issueLimits.listings).describe('Ids of adverts and products'),
  }),
  z.object({
    id: blockId,
    kind: z.literal('button'),
    texts: byLocale(() => plainLine({ min: 0, max: issueLimits.button })),
    links: byLocale(() => address),
  }),
]);
export type IssueBlock = z.output<typeof issueBlock>;
export type IssueBlockKind = IssueBlock['kind'];

const issueFields = z.object({
  subjects: byLocale(() => plainLine({ min: 0, max: issueLimits.subject })).describe(
    'A language without a subject is not sent to',
  ),
  preheaders: byLocale(() => plainLine({ min: 0, max: issueLimits.preheader })),
  categories: z.array(largeId).max(mostCategories),
  blocks: z.array(issueBlock).max(issueLimits.blocks),
});
export type IssueInput = z.output<typeof issueFields>;

const figures = {
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  uncertain: z.int().describe('Whether they have left is unknown; they are not sent again'),
  skipped: z.int().describe('Left before their copy was sent'),
  kept: z.int().describe('Not sent, because there is no mail server'),
  clicks: z.int(),
};

export const issueRow = z
  .object({
    id: z.int(),
    state: z.enum(issueStates),
    subjects: byLocale(() => z.string()),
    changed_at: time,
    scheduled_at: time.nullable(),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    ...figures,
  })
  .meta({ id: 'NewsletterIssueRow' });
export type IssueRow = z.infer<typeof issueRow>;

export const adminIssue = issueFields
  .extend({
    id: z.int(),
    state: z.enum(issueStates),
    changed_at: time,
    scheduled_at: time.nullable(),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    problem: z.string().nullable().describe('Why nothing leaves, as the mail server says'),
    ...figures,
    links: z.array(z.object({ address: z.string(), clicks: z.int() })).describe('The most followed first'),
    listing_names: z.array(z.object({ id: z.int(), name: z.string().nullable().describe('Null: gone') })),
    version: versionField.describe('Of what the form has'),
  })
  .meta({ id: 'NewsletterIssue' });
export type AdminIssue = z.infer<typeof adminIssue>;

const issueCopy = z
  .object({
    email: z.string(),
    language: localeField,
    state: z.enum(copyStates),
    error: z.string().nullable().describe('What the mail server said last'),
    at: time.nullable().describe('When it was last handed to the mail server'),
  })
  .meta({ id: 'NewsletterCopy' });

export const adminIssuesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/newsletters',
    summary: 'Issues of the newsletter, the newest first, 50 a page',
    access: content,
    query: z.object({
      q: plainLine({ min: 0, max: 100 }).default('').describe('A part of a subject'),
      state: z.enum(issueStates).optional(),
      language: z.enum(locales).optional().describe('Issues in this language'),
      page: adminPageField,
    }),
    response: z.object({
      issues: z.array(issueRow),
      total: z.int().describe('Exact up to 1 000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/newsletters',
    summary: 'Adds a draft. Goods that must not be advertised are refused',
    access: content,
    body: issueFields,
    response: z.object({ id: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/newsletters/{id}',
    summary: 'An issue with its figures',
    access: content,
    params,
    query: z.object({ lang: langField }),
    response: adminIssue,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/newsletters/{id}',
    summary: 'Changes a draft. Goods that must not be advertised are refused',
    access: content,
    params,
    query: z.object({ lang: langField }),
    body: issueFields.extend({ version: versionField }),
    response: adminIssue,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/newsletters/{id}',
    summary: 'Deletes a draft',
    access: content,
    params,
    response: nothing,
  }),
  removeDrafts: endpoint({
    method: 'POST',
    path: '/api/admin/newsletters/removal',
    summary: 'Deletes drafts; issues that are none any more are left out',
    access: content,
    body: z.object({ ids: z.array(smallId).min(1).max(issuesPerPage) }),
    response: z.object({ removed: z.int() }),
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/admin/newsletters/{id}/copy',
    summary: 'Begins a draft with the content of an issue',
    access: content,
    params,
    response: z.object({ id: z.int() }),
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/admin/newsletters/{id}/recipients',
    summary: 'How many would get the issue now, by language; languages without a subject get nothing',
    access: content,
    params,
    response: z.object({
      by_language: byLocale(() => z.int()),
      total: z.int(),
      has_mail_server: z.boolean().describe('Without one every copy is used up and nobody gets it'),
    }),
  }),
  copies: endpoint({
    method: 'GET',
    path: '/api/admin/newsletters/{id}/copies',
    summary: 'Who gets an issue and what became of their copies, 50 a page; deleted some months after its end',
    access: content,
    params,
    query: z.object({ state: z.enum(copyStates).optional(), page: adminPageField }),
    response: z.object({ copies: z.array(issueCopy), page: z.int(), has_more: z.boolean() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/newsletters/{id}/sending',
    summary: 'Sends a draft at once, or at a time',
    access: content,
    params,
    body: z.object({ version: versionField, send_at: time.nullable().describe('Null: at once') }),
    response: nothing,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/admin/newsletters/{id}/state',
    summary: 'Cancels, pauses, resumes or stops the sending; safe to repeat. A conflict from any other state',
    access: content,
    params,
    body: z.object({ action: z.enum(issueActions) }),
    response: nothing,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/newsletters/{id}/test',
    summary: 'Sends one mail of the stored issue to an address, by default that of the administrator',
    access: content,
    params,
    body: z.object({ lang: localeField, email: emailField.nullable() }),
    response: z.object({
      email: z.string(),
      has_mail_server: z.boolean().describe('Without one the mail is only stored'),
    }),
    errors: ['too_many_requests'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/newsletters/{id}/preview',
    summary: 'The stored issue in a language as it would be sent now. Its HTML: `preview.html`',
    access: content,
    params,
    query: z.object({ lang: langField }),
    response: z.object({
      subject: z.string(),
      text: z.string(),
      left_out: z.int().describe('Offers that are no longer public or must not be advertised'),
    }),
  }),
};
