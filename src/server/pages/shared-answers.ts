import { createTaggedCache, type TaggedCache } from '#server/platform/tagged-cache.ts';

/** An answer of a call within the process, with the cache tags of what it shows. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly tags: readonly string[];
}

const mostAnswers = 300;
/** As long as a page lives; what has no tag, such as counters that are folded later, is as old at most. */
const lifeMs = 60_000;
const sharedCalls = /^\/api\/catalog\/(categories\/\d+|pages)\?/;

/**
 * Whether pages with different addresses make this call: a category and the pages found for words are the same under every
 * filter and order.
 */
export function isShared(url: string): boolean {
  return sharedCalls.test(url);
}

/** Answers that uncached pages of visitors have in common. A change drops them with the pages. */
export function createSharedAnswers(): TaggedCache<Answer> {
  return createTaggedCache<Answer>({ maxBytes: mostAnswers, lifeMs, sizeOf: () => 1 });
}
