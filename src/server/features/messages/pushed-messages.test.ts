import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);

/** Somebody whose browser gets pushes. */
async function buildReader() {
  const { db } = testing.context;
  const id = await buildAccount(db);
  const headers = await logIn(db, id);
  const login = await db.selectFrom('login_token').where('account_id', '=', id).select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('push_subscription')
    .values({
      login_id: login.id,
      endpoint: `https://fcm.googleapis.com/${id}`,
      p256dh: 'key',
      auth: 'secret',
      locale: 'cs',
      created_at: new Date(),
    })
    .execute();
  return { id, headers };
}

async function listPushes(): Promise<unknown[]> {
  const { rows } = await testing.context.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'push.send' order by j.id`,
  );
  return rows.map(({ payload }) => payload);
}

test('R-5.10 a message is pushed to its recipient, not to its author, and without its text', async () => {
  const [author, recipient] = [await buildReader(), await buildReader()];
  const send = (text: string) =>
    app.inject({
      method: 'POST',
      url: '/api/me/conversations',
      headers: author.headers,
      payload: { kind: 'user', target_id: recipient.id, text, client_key: randomUUID() },
    });
  const first = (await send('Dobrý den, máte ještě ten rum?')).json<{ conversation_id: number }>();
  await send('A kolik za něj chcete?');
  const about = `conversation:${first.conversation_id}`;
  expect(await listPushes()).toEqual([{ id: expect.any(Number), kind: 'messages', about }]);
});
