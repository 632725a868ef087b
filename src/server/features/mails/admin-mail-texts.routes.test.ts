import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mapLocales } from '#shared/i18n/paths.ts';
import { textMailKinds } from '#shared/mails/kinds.ts';
import type { AdminMailText } from '#shared/mails/text-contract.ts';
import { mailVariables, sampleOf } from '#shared/mails/variables.ts';
import { composeMail, writeMail, type MailContent } from '#server/platform/mail/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
const url = '/api/admin/mail-texts';
const kind = 'order.refunded';
let administrator: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  administrator = await buildAdministrator(testing.context.db, ['settings']);
});
beforeEach(async () => {
  await testing.context.db.deleteFrom('mail_text').execute();
});

const call = (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, who?: object) =>
  app.inject({
    method,
    url: `${url}${path}`,
    headers: { ...(who ?? administrator.headers) },
    ...(payload && { payload }),
  });
const get = async (): Promise<AdminMailText> => (await call('GET', `/${kind}`)).json();
const noText = { subject: '', intro: '' };
const textsOf = (cs: object) => ({ ...mapLocales(() => noText), cs: { ...noText, ...cs } });
const change = async (cs: object) => call('PUT', `/${kind}`, { texts: textsOf(cs), version: (await get()).version });

/** A message of no catalogue. */
const described = (message: string, values: Record<string, string>) => ({ id: message, message, values });

/** What a mail of the kind says in Czech, written as features write theirs. */
async function written(): Promise<MailContent> {
  const { db } = testing.context;
  return db.transaction().execute((tx) =>
    writeMail(tx, { kind, locale: 'cs' }, (i18n) => ({
      subject: i18n._(described('Vracíme peníze za {number}', { number: '2026001' })),
      blocks: [
        { kind: 'heading', text: 'Vracíme' },
        { kind: 'paragraph', text: i18n._(described('Vracíme {sum}.', { sum: '100 Kč' })) },
        { kind: 'paragraph', text: 'Zbytek' },
      ],
    })),
  );
}

test('R-9.04 texts of mails are for administrators of settings only', async () => {
  const { db } = testing.context;
  const other = (await buildAdministrator(db, ['content'])).headers;
  const user = await logIn(db, await buildAccount(db));
  const calls = [
    ['GET', ''],
    ['GET', `/${kind}`],
    ['PUT', `/${kind}`],
    ['POST', `/${kind}/preview`],
    ['POST', `/${kind}/test`],
    ['GET', `/${kind}/revisions`],
    ['GET', `/${kind}/revisions/1`],
    ['POST', `/${kind}/restore`],
  ] as const;
  for (const [who, status] of [
    [{}, 401],
    [user, 403],
    [other, 403],
  ] as const)
    for (const [method, path] of calls) {
      const answer = await call(method, path, method === 'GET' ? undefined : {}, who);
      expect([method, path, answer.statusCode]).toEqual([method, path, status]);
    }
});

test('R-9.04 every mail is listed, and each variable has a sample', async () => {
  expect((await call('GET')).json().map((row: { kind: string }) => row.kind)).toEqual(textMailKinds);
  for (const each of textMailKinds) {
    const answer = await call('GET', `/${each}`);
    expect([each, answer.statusCode]).toEqual([each, 200]);
    for (const name of mailVariables[each])
      expect([each, name, sampleOf(name)]).toEqual([each, name, expect.stringMatching(/\S/)]);
  }
  expect((await call('GET', '/order.unknown')).statusCode).toBe(422);
});

test('R-9.04 a changed subject and introduction are sent with the data of the mail', async () => {
  expect((await written()).blocks[1]).toMatchObject({ text: expect.stringContaining('Vracíme') });
  expect(
    (await change({ subject: 'Peníze: {sum}', intro: 'Objednávka {number}.\n\nDruhý odstavec.' })).statusCode,
  ).toBe(200);
  const mail = await written();
  expect(mail.subject).toBe('Peníze: 100 Kč');
  expect(mail.blocks).toEqual([
    { kind: 'heading', text: 'Vracíme' },
    { kind: 'paragraph', text: 'Objednávka 2026001.' },
    { kind: 'paragraph', text: 'Druhý odstavec.' },
    { kind: 'paragraph', text: 'Zbytek' },
  ]);
  expect((await call('GET')).json().find((row: { kind: string }) => row.kind === kind)).toMatchObject({
    languages: ['cs'],
    saved_by: { id: administrator.id },
  });
  // Back to the text of the portal.
  await change({});
  expect((await written()).subject).not.toContain('Peníze');
});

test('R-9.04 the values of a mail are plain text, whatever they contain', async () => {
  await change({ subject: 'Peníze {sum}', intro: 'Za {number} <b>{sum}</b>' });
  const content = await written();
  const { html } = composeMail(serverI18n('cs'), 'cs', content);
  expect(html).toContain('&lt;b&gt;100 Kč&lt;/b&gt;');
});

test('R-9.04 unknown and missing variables are refused, and broken ones in the database are not sent', async () => {
  for (const [text, fields] of [
    [{ subject: 'Ahoj {nikdo}' }, ['texts.cs.subject']],
    [{ subject: 'Ahoj {number' }, ['texts.cs.subject']],
    [{ intro: 'Bez čísla, {sum}' }, ['texts.cs.intro']],
    [{ intro: '{number} {sum} {iban}' }, ['texts.cs.intro']],
  ] as const) {
    const refused = await change(text);
    expect([text, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([text, 422, fields]);
  }
  await change({ subject: 'Peníze {sum}' });
  const broken = JSON.stringify(textsOf({ subject: 'Peníze {gone}', intro: '{gone}' }));
  await testing.context.db.updateTable('mail_text').set({ texts: broken }).execute();
  expect((await written()).subject).not.toContain('{gone}');
  expect((await written()).blocks[2]).toEqual({ kind: 'paragraph', text: 'Zbytek' });
});

test('R-9.04 texts are previewed with sample data and sent to oneself, within a limit', async () => {
  const { db } = testing.context;
  const text = { lang: 'cs', subject: 'Peníze {sum}', intro: 'Za objednávku {number}' };
  const preview = (await call('POST', `/${kind}/preview`, text)).json();
  expect(preview).toMatchObject({
    subject: 'Peníze 1 250 Kč',
    text: expect.stringContaining(sampleOf('number')),
  });
  const { address } = (await call('POST', `/${kind}/test`, text)).json();
  const mail = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ kind, subject: preview.subject, recipient_address: address });
  expect((await call('POST', `/${kind}/test`, { ...text, intro: '{nikdo}' })).statusCode).toBe(422);
  for (let sent = 1; sent < 20; sent += 1) await call('POST', `/${kind}/test`, text);
  expect((await call('POST', `/${kind}/test`, text)).statusCode).toBe(429);
});

test('R-9.04 earlier texts of a mail are restored, changes are audited and never overwritten', async () => {
  const { version } = await get();
  await change({ subject: 'První' });
  await change({ subject: 'Druhý' });
  const { revisions } = (await call('GET', `/${kind}/revisions`)).json();
  expect(revisions).toHaveLength(2);
  expect((await call('GET', `/${kind}/revisions/${revisions[0].id}`)).json()).toMatchObject({
    revision: { texts: { cs: { subject: 'Druhý' } } },
    previous: { texts: { cs: { subject: 'První' } } },
  });
  const current = (await get()).version;
  const restored = await call('POST', `/${kind}/restore`, { revision: revisions[1].id, version: current });
  expect(restored.json()).toMatchObject({ texts: { cs: { subject: 'První' } } });
  const outdated = await call('PUT', `/${kind}`, { texts: textsOf({ subject: 'Můj' }), version });
  expect([outdated.statusCode, outdated.json().current]).toEqual([409, await get()]);
  expect(
    (await call('POST', `/${kind}/restore`, { revision: 999_999, version: (await get()).version })).statusCode,
  ).toBe(404);
  expect((await call('GET', `/${kind}/revisions/999999`)).statusCode).toBe(404);
  const entries = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'mail_text')
    .select(['actor_id', 'after'])
    .execute();
  expect(entries).toContainEqual({
    actor_id: administrator.id,
    after: expect.objectContaining({ mail_kind: kind, cs: { subject: 'První', intro: '' } }),
  });
});
