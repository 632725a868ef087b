import { expect, test } from 'vitest';
import { refundFailureOf } from './refund-failures.ts';

test.each([
  ['The gateway was asked before, its answer is not known', 'answer_unknown'],
  ['The gateway is not configured', 'not_configured'],
  ['Comgate did not answer: ECONNREFUSED', 'not_reached'],
  ['Comgate answered 1401 Refund amount exceeds', undefined],
])('R-9.03 why a refund failed is known by its words: %s', (error, cause) => {
  expect(refundFailureOf(error)).toBe(cause);
});
