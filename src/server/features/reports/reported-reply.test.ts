import { expect, test } from 'vitest';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { reportCalls, type Person } from '#tests/support/report-calls.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing, { now: () => new Date('2026-06-01T12:00:00Z') });
const { buildPerson, report, reported, caseOf, getCase, decided, appealAffected } = reportCalls(testing, app);

test('R-11.05 the reply to a review can be reported and hidden alone, and comes back with an appeal', async () => {
  const { db } = testing.context;
  const [reviewer, reviewed] = [await buildPerson(), await buildPerson()];
  const written = await app.inject({
    method: 'PUT',
    url: `/api/me/reviews/${reviewed.id}`,
    headers: reviewer.headers,
    payload: { stars: 2, text: 'Láhev dorazila otevřená.', lang: 'cs' },
  });
  const { id } = written.json<{ review: { id: number } }>().review;
  const about = { kind: 'reply', reason: 'insult', subject_id: id } as const;
  expect((await report(about, reviewer.headers)).statusCode).toBe(404);

  const replyUrl = `/api/me/received-reviews/${id}/reply`;
  const reply = ({ headers }: Person, text: string) =>
    app.inject({ method: 'PUT', url: replyUrl, headers, payload: { text, lang: 'cs' } });
  await reply(reviewed, 'Hrubá urážka');
  const shown = async () => {
    const { reviews, average } = (await app.inject(`/api/users/${reviewed.id}/reviews`)).json<ReviewPage>();
    return { text: reviews[0]!.reply?.text, isHidden: reviews[0]!.is_reply_hidden, average };
  };
  expect(await shown()).toEqual({ text: 'Hrubá urážka', isHidden: false, average: 2 });

  const { number } = await reported(about);
  const { id: caseId } = await caseOf(number);
  const administrator = await buildAdministrator(db, ['users']);
  expect(await getCase(administrator, caseId)).toMatchObject({
    kind: 'reply',
    account: { id: reviewed.id },
    current: { texts: [{ text: 'Hrubá urážka', lang: 'cs' }] },
    current_state: 'public',
  });
  await decided(administrator, caseId);
  // The review and its stars stay.
  expect(await shown()).toEqual({ text: undefined, isHidden: true, average: 2 });
  const again = await reply(reviewed, 'Ještě jednou');
  const removed = await app.inject({ method: 'DELETE', url: replyUrl, headers: reviewed.headers });
  expect([again, removed].map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'reply_hidden'],
    [409, 'reply_hidden'],
  ]);
  expect((await report(about)).statusCode).toBe(404);

  await appealAffected(number);
  await decided(await buildAdministrator(db, ['users']), caseId, { measures: [], ground: null });
  expect(await shown()).toEqual({ text: 'Hrubá urážka', isHidden: false, average: 2 });
});
