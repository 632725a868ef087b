import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, localeField, plainText } from '../contract/fields.ts';
import { mostStars } from '../shop/figures.ts';
import { lastReviewPage, replyLength, reviewLength, reviewsPerPage } from './limits.ts';

const account = 'account' as const;
const one = z.object({ id: idField });
const nothing = z.object({});

const starsField = z.int().min(1).max(mostStars);
const reviewPageField = z.coerce.number().int().min(1).max(lastReviewPage).default(1);

const reviewer = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  is_verified: z.boolean(),
});

const reply = z.object({ text: z.string(), lang: localeField, replied_at: z.iso.datetime() });

export const review = z
  .object({
    id: z.int(),
    reviewer,
    stars: z.int(),
    text: z.string(),
    lang: localeField,
    is_of_deal: z.boolean().describe('Both sides have confirmed the handover of a deal'),
    published_at: z.iso.datetime(),
    changed_at: z.iso.datetime().nullable(),
    revealed_stars: z
      .int()
      .nullable()
      .describe('Of a confirmed deal: the stars when both reviews were published, if they were changed since'),
    reply: reply.nullable().describe('Of the reviewed user; null as well when an administrator has hidden it'),
    is_reply_hidden: z.boolean(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const reviewPage = z
  .object({
    reviews: z.array(review),
    total: z.int(),
    average: z.number().nullable(),
    star_counts: z.array(z.int()).length(mostStars).describe('How many reviews give 1, 2, … stars'),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof reviewPage>;

const ownReview = z
  .object({
    id: z.int(),
    stars: z.int(),
    text: z.string(),
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime().nullable(),
    is_of_deal: z.boolean(),
    is_published: z.boolean().describe('False: held back until the other side has written, too'),
    publish_at: z.iso.datetime().nullable().describe('When it is published at the latest, while it is held back'),
    hidden_reason: z.string().nullable().describe('Why an administrator has hidden it'),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

export const reviewInput = z
  .object({ stars: starsField, text: plainText({ min: 1, max: reviewLength }), lang: langField })
  .meta({ id: 'WrittenReview' });
export type ReviewInput = z.output<typeof reviewInput>;

const replyInput = z.object({ text: plainText({ min: 1, max: replyLength }), lang: langField });
export type ReplyInput = z.output<typeof replyInput>;

export const reviewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/{id}/reviews',
    summary: `A page of the reviews of a user, ${reviewsPerPage} a page, those of confirmed deals first, then the newest, with the numbers of stars`,
    mayLag: true,
    params: one,
    query: z.object({ page: reviewPageField }),
    response: reviewPage,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/reviews/{id}',
    summary: 'The review that one has written of a user',
    access: account,
    params: one,
    response: z.object({
      review: ownReview.nullable(),
      blind_until: z.iso
        .datetime()
        .nullable()
        .describe('Of a confirmed deal that is not reviewed yet: until when reviews are held back at the latest'),
    }),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/me/reviews/{id}',
    summary: 'Reviews a user, or changes the review',
    access: account,
    refusesSuspended: true,
    params: one,
    body: reviewInput,
    response: z.object({ review: ownReview }),
    errors: ['too_many_reviews'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me/reviews/{id}',
    summary: 'Deletes the review that one has written of a user; one that an administrator has hidden stays',
    access: account,
    params: one,
    response: nothing,
    errors: ['review_hidden'],
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/api/me/received-reviews/{id}/reply',
    summary: 'Replies to a review of oneself in public, or changes the reply',
    access: account,
    refusesSuspended: true,
    params: one,
    body: replyInput,
    response: z.object({ reply }),
    errors: ['reply_hidden'],
  }),
  removeReply: endpoint({
    method: 'DELETE',
    path: '/api/me/received-reviews/{id}/reply',
    summary: 'Deletes the reply to a review of oneself; one that an administrator has hidden stays',
    access: account,
    params: one,
    response: nothing,
    errors: ['reply_hidden'],
  }),
};
