import type { SessionState } from '#web/features/session/session.ts';

/** Nobody reports what is their own. Guests may report, and until the login is known everybody is offered it. */
export function mayReport(session: SessionState, authorId: number | undefined): boolean {
  return authorId === undefined || session.status !== 'in' || session.session.me.id !== authorId;
}
