import { expect, test } from 'vitest';
import type { Session, SessionState } from '#web/features/session/session.ts';
import { mayReport } from './may-report.ts';

const loggedIn = { status: 'in', session: { me: { id: 7 } } as Session } satisfies SessionState;

test.each([
  ['one’s own', loggedIn, 7, false],
  ['what somebody else has written', loggedIn, 8, true],
  ['what has no author', loggedIn, undefined, true],
  ['anything to a guest', { status: 'guest' }, 7, true],
  ['anything before the login is known', { status: 'unknown' }, 7, true],
] as const)('the link that reports %s is offered or not', (_what, session, author, isOffered) => {
  expect(mayReport(session, author)).toBe(isOffered);
});
