import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, localeField, versionField } from '../contract/fields.ts';
import { decisionReason } from '../reasons/contract.ts';
import { lastReviewPage, reviewEventKinds, reviewsPerPage } from './limits.ts';

const users = { scope: 'users' } as const;
const one = z.object({ id: idField });

const person = z.object({ id: z.int(), username: z.string(), locale: localeField });

const reviewEvent = z.object({
  id: z.int(),
  kind: z.enum(reviewEventKinds),
  actor: z.string().nullable(),
  happened_at: z.iso.datetime(),
  stars: z.int().nullable().describe('Before the change'),
  text: z.string().nullable().describe('Before the change'),
  reason: z.string().nullable().describe('Why it was hidden'),
});

const managedReview = z
  .object({
    id: z.int(),
    version: versionField,
    reviewer: person,
    account: person,
    stars: z.int(),
    text: z.string(),
    lang: localeField,
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime().nullable(),
    is_of_deal: z.boolean(),
    is_published: z.boolean().describe('False: held back until the other side of the deal has written, too'),
    is_from_blocked: z.boolean().describe('Not shown while its reviewer is blocked'),
    hidden: z
      .object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() })
      .nullable()
      .describe('Null: not hidden by an administrator'),
    reply: z.object({ text: z.string(), lang: localeField, replied_at: z.iso.datetime() }).nullable(),
    is_reply_hidden: z.boolean(),
    may_decide: z.boolean().describe('False for the two whom the review concerns'),
    events: z.array(reviewEvent).describe('The newest first'),
  })
  .meta({ id: 'ManagedReview' });
export type ManagedReview = z.infer<typeof managedReview>;

const managedReviewPage = z
  .object({
    reviews: z.array(managedReview),
    total: z.int().describe('Exact up to 1000'),
    page: z.int(),
    has_more: z.boolean(),
  })
  .meta({ id: 'ManagedReviewPage' });
export type ManagedReviewPage = z.infer<typeof managedReviewPage>;

export const managedReviewQuery = z.object({
  side: z.enum(['received', 'written']).default('received').describe('Reviews of the user, or by the user'),
  page: z.coerce.number().int().min(1).max(lastReviewPage).default(1),
});

export const adminReviewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/{id}/reviews',
    summary: `A page of the reviews of or by a user with their history, ${reviewsPerPage} a page, the newest first`,
    access: users,
    params: one,
    query: managedReviewQuery,
    response: managedReviewPage,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/admin/reviews/{id}/hiding',
    summary: 'Hides a review with a reason, which its reviewer gets by e-mail',
    access: users,
    params: one,
    body: z.object({ version: versionField, ...decisionReason }),
    response: z.object({}),
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/admin/reviews/{id}/restoration',
    summary: 'Shows a hidden review again',
    access: users,
    params: one,
    body: z.object({ version: versionField }),
    response: z.object({}),
  }),
};
