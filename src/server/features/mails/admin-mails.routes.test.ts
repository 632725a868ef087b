import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailKind } from '#shared/mails/kinds.ts';
import { queueMail } from '#server/platform/mail/index.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let admin: Awaited<ReturnType<typeof buildAdministrator>>;

beforeAll(async () => {
  admin = await buildAdministrator(testing.context.db, ['settings']);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('mail').execute();
});

async function buildMail(
  kind: MailKind,
  state: string,
  { subject = 'Předmět', isSecret = false } = {},
): Promise<number> {
  const { db } = testing.context;
  const to = { address: 'jan@karafa.example', name: 'Jan Novák' };
  const id = await db
    .transaction()
    .execute((tx) => queueMail(tx, { kind, to, locale: 'cs', subject, html: '<p>tajné</p>', text: 'tajné', isSecret }));
  await db.updateTable('mail').set({ state }).where('id', '=', id!).execute();
  return id!;
}

const get = async (url: string) => (await app.inject({ url, headers: admin.headers })).json();
const resend = (id: number) =>
  app.inject({ method: 'POST', url: `/api/admin/mails/${id}/resend`, headers: admin.headers });

describe('mails for administrators', () => {
  test('are filtered by kind, state and words, and shown in full', async () => {
    const failed = await buildMail('account.approved', 'failed', { subject: 'Účet je schválený' });
    await buildMail('advert.approved', 'sent');
    const idsOf = async (query: string) =>
      (await get(`/api/admin/mails${query}`)).mails.map(({ id }: { id: number }) => id);
    expect(await idsOf('')).toHaveLength(2);
    expect(await idsOf('?state=failed')).toEqual([failed]);
    expect(await idsOf('?kind=account.approved')).toEqual([failed]);
    expect(await idsOf('?q=schv%C3%A1len')).toEqual([failed]);
    expect(await get(`/api/admin/mails/${failed}`)).toMatchObject({
      state: 'failed',
      text: 'tajné',
      html: '<p>tajné</p>',
    });
    expect((await get('/api/admin/mails')).mails[0]).not.toHaveProperty('text');
  });

  test.each(['waiting', 'sending', 'sent', 'failed'])('the password reset link is hidden (%s)', async (state) => {
    const id = await buildMail('account.password_reset', state, { isSecret: true });
    expect(await get(`/api/admin/mails/${id}`)).toMatchObject({ text: null, html: null });
  });

  test('the link is visible where no mail server is configured', async () => {
    const id = await buildMail('account.password_reset', 'kept', { isSecret: true });
    expect(await get(`/api/admin/mails/${id}`)).toMatchObject({ text: 'tajné' });
  });

  test('R-9.06 a mail is resent, which is audited; one in progress is not', async () => {
    const id = await buildMail('account.approved', 'failed');
    const answer = await resend(id);
    expect(answer.json()).toMatchObject({ id, state: 'waiting', resends: 1 });
    expect((await resend(id)).statusCode).toBe(404);
    const audit = await testing.context.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'entity', 'entity_id', 'before'])
      .execute();
    expect(audit).toEqual([
      {
        actor_id: admin.id,
        action: 'resend',
        entity: 'mail',
        entity_id: id,
        before: { state: 'failed', recipient: 'jan@karafa.example' },
      },
    ]);
  });

  test('they are for administrators of settings only', async () => {
    const other = await buildAdministrator(testing.context.db, ['users', 'adverts']);
    for (const url of ['/api/admin/mails', '/api/admin/mails/1']) {
      expect((await app.inject({ url })).statusCode).toBe(401);
      expect((await app.inject({ url, headers: other.headers })).statusCode).toBe(403);
    }
    const url = '/api/admin/mails/1/resend';
    expect((await app.inject({ method: 'POST', url, headers: other.headers })).statusCode).toBe(403);
    const status = async (path: string) => (await app.inject({ url: path, headers: admin.headers })).statusCode;
    expect(await status('/api/admin/mails?state=lost')).toBe(422);
    expect(await status('/api/admin/mails/999')).toBe(404);
  });
});
