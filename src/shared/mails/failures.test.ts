import { expect, test } from 'vitest';
import { mailFailureOf } from './failures.ts';

test.each([
  ['The worker ended while sending it', 'worker_ended'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'not_reached'],
  ['Connection timeout', 'not_reached'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'login_refused'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'address_refused'],
  ['Data command failed: 451 Try again later', undefined],
])("R-9.05 the cause of a failed mail is recognised from its mail server's message: %s", (error, cause) => {
  expect(mailFailureOf(error)).toBe(cause);
});
