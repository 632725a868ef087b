import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { FastifyInstance } from 'fastify';
import { pushBrowsers, type Notifications } from '#shared/accounts/notifications-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { lockAccount } from '../account.queries.ts';
import { queueAccountMail } from '../queue-account-mail.ts';
import { pushJob, queuePush, sendPush } from './push.ts';

const testing = useTestContext();
const vapid = webPush.generateVAPIDKeys();
let service: PushService;
let context: Context;
let app: FastifyInstance;

beforeAll(async () => {
  service = await startPushService(vapid.publicKey);
  const push = { ...vapid, subject: 'mailto:admin@karafa.example', services: [service.host], timeLimitMs: 2000 };
  context = { ...testing.context, config: { ...testing.context.config, push } };
  app = await createServer(context);
});

afterAll(async () => {
  await app.close();
  await service.close();
});

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}
let person: Person;

async function buildPerson(): Promise<Person> {
  const id = await buildAccount(testing.context.db);
  return { id, headers: await logIn(testing.context.db, id) };
}

beforeEach(async () => {
  await testing.context.db.deleteFrom('push_subscription').execute();
  await testing.context.pool.query(`delete from graphile_worker._private_jobs`);
  person = await buildPerson();
});

afterEach(() => {
  service.status = 201;
  service.pushes.length = 0;
});

const ask = (who: Person | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/me/${path}`,
    // Calls are limited by address.
    remoteAddress: `10.2.0.${(who?.id ?? 0) % 250}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
const settings = async (who = person) => (await ask(who, 'GET', 'notifications')).json<Notifications>();
const subscribe = (who = person, browser = service.createBrowser(), lang = 'cs') =>
  ask(who, 'POST', 'push-browsers', { ...browser, lang });

/** Runs the waiting jobs as the worker does. @returns the errors of those that will be repeated */
async function runPushes(): Promise<unknown[]> {
  const { rows } = await testing.context.pool.query<{ payload: unknown }>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 returning j.id, j.payload)
     select payload from taken order by id`,
    [pushJob.task],
  );
  const results = await Promise.allSettled(
    rows.map(({ payload }) => sendPush(context, pushJob.payload.parse(payload))),
  );
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

const push = (about = 'conversation:7', kind: 'messages' | 'adverts' = 'messages') =>
  testing.context.db.transaction().execute((tx) => queuePush(tx, { accountId: person.id, kind, about }));

describe('the settings of notifications', () => {
  test('R-5.06 have every kind and channel, and keep what is switched', async () => {
    expect((await settings()).kinds).toEqual([
      { kind: 'messages', email: 'on', push: true },
      { kind: 'deals', email: 'on', push: true },
      { kind: 'watchdogs', email: 'on', push: true },
      { kind: 'reviews', email: 'on', push: true },
      { kind: 'adverts', email: 'always', push: true },
      { kind: 'account', email: 'always', push: true },
    ]);
    await ask(person, 'PUT', 'notifications/messages', { email: false });
    await ask(person, 'PUT', 'notifications/adverts', { push: false });
    await ask(person, 'PUT', 'notifications/adverts', { push: false });
    expect((await settings()).kinds).toMatchObject([{ email: 'off', push: true }, {}, {}, {}, { push: false }, {}]);
    await ask(person, 'PUT', 'notifications/adverts', { push: true });
    expect((await settings()).kinds[4]).toMatchObject({ push: true });
    expect((await settings(await buildPerson())).kinds[0]).toMatchObject({ email: 'on' });
  });

  test('R-5.06 do not switch off mails that bring decisions or documents', async () => {
    expect((await ask(person, 'PUT', 'notifications/adverts', { email: false })).statusCode).toBe(422);
    expect((await ask(person, 'PUT', 'notifications/nothing', { push: false })).statusCode).toBe(422);
  });

  test('R-5.06 decide about the mail of a notice, which the portal tells all the same', async () => {
    const { db } = testing.context;
    const review = (key: string) =>
      db.transaction().execute(async (tx) =>
        queueAccountMail(tx, (await lockAccount(tx, person.id))!, {
          kind: 'review.received',
          topic: { name: 'reviews', sending: context },
          isNotice: true,
          dedupeKey: key,
          content: () => ({ subject: 'Hodnocení', blocks: [] }),
        }),
      );
    await review('one');
    await ask(person, 'PUT', 'notifications/reviews', { email: false });
    await review('two');
    const count = async (table: 'mail' | 'notice') =>
      (await db.selectFrom(table).where('account_id', '=', person.id).select('id').execute()).length;
    expect([await count('mail'), await count('notice')]).toEqual([1, 2]);
  });
});

describe('a push', () => {
  test('R-5.06 is encrypted for the browser, signed by the portal, and shows nothing private', async () => {
    const browser = service.createBrowser();
    await subscribe(person, browser, 'de');
    await push();
    expect(await runPushes()).toEqual([]);
    expect(service.pushes).toMatchObject([
      {
        endpoint: browser.endpoint,
        subject: 'mailto:admin@karafa.example',
        content: {
          title: 'Sie haben eine neue Nachricht',
          path: routePath('account-conversation', 'de', { id: 7 }),
          tag: 'conversation:7',
        },
        headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
      },
    ]);
  });

  test('R-5.06 goes to every browser of the account, once about the same thing, and to nobody else', async () => {
    const other = await buildPerson();
    for (const who of [person, person, other]) expect((await subscribe(who)).statusCode).toBe(200);
    await push();
    await push();
    await push('conversation:8');
    await runPushes();
    expect(service.pushes.map(({ content }) => content.tag).toSorted()).toEqual([
      'conversation:7',
      'conversation:7',
      'conversation:8',
      'conversation:8',
    ]);
  });

  test('R-5.06 of a kind that is switched off is not sent', async () => {
    await subscribe();
    await ask(person, 'PUT', 'notifications/messages', { push: false });
    await push();
    await push('notice:1', 'adverts');
    await runPushes();
    expect(service.pushes.map(({ content }) => content.title)).toEqual(['Novinka k vašemu inzerátu']);
  });

  test('R-5.06 is not sent when what caused it is rolled back', async () => {
    await subscribe();
    const failing = testing.context.db.transaction().execute(async (tx) => {
      await queuePush(tx, { accountId: person.id, kind: 'messages', about: 'conversation:7' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await runPushes();
    expect(service.pushes).toEqual([]);
  });

  test.each([404, 410])('R-5.06 ends a subscription that its service answers with %i', async (status) => {
    await subscribe();
    service.status = status;
    await push();
    expect(await runPushes()).toEqual([]);
    expect((await settings()).browsers).toEqual([]);
  });

  test.each([429, 503])('R-5.06 is repeated after a %i', async (status) => {
    await subscribe();
    service.status = status;
    await push();
    expect(await runPushes()).toHaveLength(1);
    expect((await settings()).browsers).toHaveLength(1);
  });

  test('R-5.06 does not reach a browser that has been logged out since', async () => {
    await subscribe();
    await push();
    await app.inject({ method: 'GET', url: '/api/auth/logout', headers: person.headers });
    await runPushes();
    expect(service.pushes).toEqual([]);
  });
});

describe('the browsers that get pushes', () => {
  test('R-5.06 are listed and removed by their owner only', async () => {
    await subscribe();
    const [browser] = (await settings()).browsers;
    const other = await buildPerson();
    expect((await settings(other)).browsers).toEqual([]);
    expect((await ask(other, 'DELETE', `push-browsers/${browser!.id}`)).statusCode).toBe(404);
    expect((await ask(person, 'DELETE', `push-browsers/${browser!.id}`)).json()).toMatchObject({ browsers: [] });
    expect((await ask(person, 'DELETE', `push-browsers/${browser!.id}`)).statusCode).toBe(404);
  });

  test('R-5.06 are subscribed once, and belong to whoever was logged in last', async () => {
    const browser = service.createBrowser();
    const other = await buildPerson();
    for (const who of [person, person, other]) await subscribe(who, browser);
    expect((await settings()).browsers).toEqual([]);
    expect((await settings(other)).browsers).toHaveLength(1);
  });

  test('R-5.06 are at known push services: the server calls no other address', async () => {
    const { p256dh, auth } = service.createBrowser();
    for (const endpoint of ['https://evil.example/push', 'http://127.0.0.1:1/push', `http://user@${service.host}/push`])
      expect((await subscribe(person, { endpoint, p256dh, auth })).statusCode).toBe(422);
    expect((await subscribe(person, { ...service.createBrowser(), auth: 'short' })).statusCode).toBe(422);
  });

  test('R-5.06 are limited in number', async () => {
    for (let count = 0; count < pushBrowsers; count += 1) expect((await subscribe()).statusCode).toBe(200);
    expect((await subscribe()).statusCode).toBe(409);
  });

  test('R-5.06 need a login, and a configured key', async () => {
    for (const [method, path] of [
      ['GET', 'notifications'],
      ['PUT', 'notifications/messages'],
      ['POST', 'push-browsers'],
      ['DELETE', 'push-browsers/1'],
    ] as const)
      expect((await ask(undefined, method, path, method === 'PUT' ? { push: true } : undefined)).statusCode).toBe(401);
    const plain = await createServer(testing.context);
    const answer = await plain.inject({ url: '/api/me/notifications', headers: person.headers });
    expect(answer.json()).toMatchObject({ public_key: null, browsers: [] });
    const payload = { ...service.createBrowser(), lang: 'cs' };
    const refused = await plain.inject({
      method: 'POST',
      url: '/api/me/push-browsers',
      headers: person.headers,
      payload,
    });
    expect(refused.statusCode).toBe(422);
    await plain.close();
  });
});
