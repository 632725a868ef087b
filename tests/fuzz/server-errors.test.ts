import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import type { Log } from '#server/platform/log/log.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { findKnownValues, findRows } from './known-rows.ts';
import { listOperations, type OpenapiDocument, type Operation } from './operations.ts';
import { requestsTo, type FuzzRequest } from './requests.ts';
import { createSender } from './send-request.ts';
import { createValidInput } from './valid-input.ts';

/** The same requests in every run. */
const seed = 20_261_123;
const requestsPerOperation = 36;
const now = new Date('2026-06-01T12:00:00Z');

/** What the server wrote about its last failure. */
let cause: unknown;
const log: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (_message, fields) => void (cause = fields?.error),
};

const testing = useTestContext({
  // Nobody listens there: the registry is unavailable.
  ARES_URL: 'http://127.0.0.1:1',
  RPO_URL: 'http://127.0.0.1:1',
});
const app = useTestServer(testing, { now: () => now, log });
const accounts = { user: 0, administrator: 0 };

beforeAll(async () => {
  const { db, files } = testing.context;
  await db.transaction().execute((tx) => loadDemo(tx, { shop: 'cz', now, files }));
  const idOf = async (username: string) =>
    (await db.selectFrom('account').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
  accounts.user = await idOf('overeny');
  accounts.administrator = await idOf('karafa.sprava');
});

test(
  'R-8.02 no request to a documented call causes a server error or an undocumented answer',
  { timeout: 600_000 },
  async () => {
    const document = (await app.inject('/api/openapi.json')).json<OpenapiDocument>();
    const known = await findKnownValues(testing.context);
    const valid = createValidInput(document);
    const send = createSender(app, testing.context, accounts);
    const failures: string[] = [];
    const count = { sent: 0, accepted: 0 };
    for (const operation of listOperations(document)) {
      const rows = await findRows(testing.context, operation.path, accounts.user);
      const requests = requestsTo(operation, rows, known, valid);
      const result = await fc.check(
        fc.asyncProperty(requests, async (request) => {
          cause = undefined;
          const answer = await send(operation, request);
          count.sent += 1;
          if (answer.statusCode === 200) count.accepted += 1;
          expectDocumented(operation, answer);
        }),
        { seed, numRuns: requestsPerOperation },
      );
      if (result.failed) failures.push(reportOf(operation, result));
    }
    expect(failures.join('\n\n')).toBe('');
    // Requests that were all refused at the door would prove little.
    expect(count.accepted / count.sent).toBeGreaterThan(0.35);
  },
);

/** 503 is documented for every call, but here the database is available and the portal is open. */
function expectDocumented({ statuses }: Operation, { statusCode, body }: LightMyRequestResponse): void {
  if (statusCode !== 503 && statuses.has(statusCode)) return;
  const reason = cause instanceof Error ? `\n${cause.stack}` : '';
  throw new Error(`${statusCode} ${body.slice(0, 300)}${reason}`);
}

function reportOf(
  { method, path }: Operation,
  { counterexample, errorInstance }: fc.RunDetails<[FuzzRequest]>,
): string {
  const request = fc.stringify(counterexample?.[0]).slice(0, 3000);
  return `${method} ${path} answers ${(errorInstance as Error).message}\nto ${request}`;
}
