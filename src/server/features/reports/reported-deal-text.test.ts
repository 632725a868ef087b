import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Deal, DealOfThread, DealPage } from '#shared/deals/contract.ts';
import type { Thread } from '#shared/messages/contract.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { reportCalls, type Person } from '#tests/support/report-calls.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing, { now: () => new Date('2026-06-01T12:00:00Z') });
const { buildPerson, report, reported, caseOf, decided, appealAffected } = reportCalls(testing, app);
const call = ({ headers }: Pick<Person, 'headers'>, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });

test('R-11.05 what somebody writes into a deal can be reported and hidden, in the thread and in the deal', async () => {
  const { db } = testing.context;
  const [seller, buyer] = [await buildPerson(), await buildPerson()];
  const opened = await call(buyer, 'POST', '/api/me/conversations', {
    kind: 'listing',
    target_id: await buildAdvert(db, { seller: seller.id, name: 'Zacapa 23' }),
    text: 'Dobrý den, je láhev k mání?',
    client_key: randomUUID(),
  });
  const { conversation_id: conversation } = opened.json<{ conversation_id: number }>();
  const offer = await call(seller, 'POST', `/api/me/conversations/${conversation}/deal`, { price: 120_000, days: 3 });
  const { id } = offer.json<Deal>();
  await call(buyer, 'POST', `/api/me/deals/${id}/refusal`, { reason: 'Hrubá urážka' });
  const seenBy = async (person: Person) => {
    const thread = (await call(person, 'GET', `/api/me/conversations/${conversation}`)).json<Thread>();
    const { deal } = (await call(person, 'GET', `/api/me/conversations/${conversation}/deal`)).json<DealOfThread>();
    const step = thread.messages.find(({ event }) => event?.kind === 'declined')!;
    return { step, shown: [step.text, step.is_hidden, deal!.end_reason] };
  };
  const { step, shown } = await seenBy(seller);
  expect(shown).toEqual(['Hrubá urážka', false, 'Hrubá urážka']);
  const about = { kind: 'message', reason: 'insult', subject_id: step.id } as const;
  expect((await report(about, buyer.headers)).statusCode).toBe(404);
  // A step without words holds nothing to report.
  const { messages } = (await call(seller, 'GET', `/api/me/conversations/${conversation}`)).json<Thread>();
  const offered = messages.find(({ event }) => event?.kind === 'offered')!;
  expect((await report({ ...about, subject_id: offered.id }, buyer.headers)).statusCode).toBe(404);

  const { number } = await reported(about, seller.headers);
  const { id: caseId } = await caseOf(number);
  await decided(await buildAdministrator(db, ['users']), caseId);
  for (const person of [seller, buyer]) expect((await seenBy(person)).shown).toEqual(['', true, null]);
  // Neither the list of deals nor the answer to a repeated step tells it.
  const { deals } = (await call(seller, 'GET', '/api/me/deals?lang=cs&folder=ended')).json<DealPage>();
  expect(deals).toMatchObject([{ id, end_reason: null }]);
  const again = await call(buyer, 'POST', `/api/me/deals/${id}/refusal`, { reason: 'Hrubá urážka' });
  expect(again.json()).toMatchObject({ state: 'declined', end_reason: null });
  await appealAffected(number);
  await decided(await buildAdministrator(db, ['users']), caseId, { measures: [], ground: null });
  expect((await seenBy(seller)).shown).toEqual(shown);
});
