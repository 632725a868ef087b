import { beforeEach } from 'vitest';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

const start = new Date('2026-06-01T12:00:00Z');

/** A server with a clock that tests set, the calls of accounts, and the resulting mails. */
export function useAccountCalls() {
  const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
  /** Reset before every test. */
  const clock = { now: start };
  const app = useTestServer(testing, { now: () => clock.now });

  beforeEach(async () => {
    clock.now = start;
    await testing.context.db.deleteFrom('rate_limit').execute();
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  return {
    testing,
    app,
    clock,
    post,
    logInBy: (email: string, password: string) => post('/api/auth/login', { email, password }),
    bearer: (token: string) => ({ authorization: `Bearer ${token}` }),
    mails: () =>
      testing.context.db
        .selectFrom('mail')
        .select(['kind', 'recipient_address', 'subject', 'text', 'locale'])
        .orderBy('id')
        .execute(),
  };
}
