import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);

const buildPerson = async () => {
  const id = await buildAccount(testing.context.db);
  return { id, headers: await logIn(testing.context.db, id) };
};
const post = async (path: string, headers: Record<string, string>, fields: Record<string, string>) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/me/conversations/${path}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, location: answer.headers.location };
};

test('R-5.10 messages can be sent by a form without script, which leads to the conversation', async () => {
  const [buyer, seller] = [await buildPerson(), await buildPerson()];
  const advert = await buildAdvert(testing.context.db, { seller: seller.id });
  const first = { kind: 'listing', target_id: String(advert), text: 'Dobrý den', client_key: randomUUID(), lang: 'de' };
  const begun = await post('form', buyer.headers, first);
  expect(begun).toEqual({ status: 303, location: expect.stringMatching(/^\/de\/konto\/nachrichten\/\d+$/) });
  const id = begun.location!.split('/').at(-1)!;
  const reply = { text: 'Ano.', client_key: randomUUID(), lang: 'cs' };
  for (const _ of [1, 2])
    expect(await post(`${id}/form`, seller.headers, reply)).toEqual({ status: 303, location: `/ucet/zpravy/${id}` });
  const { messages } = (await app.inject({ url: `/api/me/conversations/${id}`, headers: buyer.headers })).json();
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Dobrý den', 'Ano.']);

  // What fails leads back to the form.
  expect(await post(`${id}/form`, seller.headers, { ...reply, text: ' ', client_key: randomUUID() })).toEqual({
    status: 303,
    location: `/ucet/zpravy/${id}?failed`,
  });
  expect(await post('form', seller.headers, { ...first, client_key: randomUUID() })).toEqual({
    status: 303,
    location: `/de/konto/nachrichten/neu?listing=${advert}&failed`,
  });
  const stranger = await buildPerson();
  expect((await post(`${id}/form`, stranger.headers, reply)).location).toBe(`/ucet/zpravy/${id}?failed`);
  expect((await post('form', {}, first)).status).toBe(401);
});
