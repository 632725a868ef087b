export const reviewsPerPage = 10;
/** Pages beyond are not offered, to keep their offsets cheap. */
export const lastReviewPage = 1000;

export const reviewLength = 2000;
export const replyLength = 1000;

/** How many users an account may review within a day, and how often it may change reviews and replies within an hour. */
export const newReviewsPerDay = 10;
export const reviewChangesPerHour = 60;

export const reviewEventKinds = [
  'written',
  'changed',
  'hidden',
  'shown',
  'replied',
  'reply_removed',
  'reply_hidden',
  'reply_shown',
] as const;
export type ReviewEventKind = (typeof reviewEventKinds)[number];
