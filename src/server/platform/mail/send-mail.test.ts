import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type MailServerOptions } from '#tests/support/mail-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  composeMail,
  createMailer,
  findMail,
  queueDueMails,
  queueMail,
  resendMail,
  sendMail,
  type MailMessage,
} from './index.ts';
import { serverI18n } from '../i18n/server-i18n.ts';
import { claimMail } from './mail.queries.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example', MAIL_REPLY_TO: 'Pomoc <pomoc@karafa.example>' });

let clock = new Date('2026-03-01T12:00:00Z');
let close = async () => {};

beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:00Z');
  await testing.context.db.deleteFrom('mail').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(testing.context.db);
});
afterEach(async () => {
  await close();
  close = async () => {};
});

const wait = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
const mailing = (smtpUrl?: string) => ({
  db: testing.context.db,
  log: testing.context.log,
  now: () => clock,
  mailer: createMailer({ ...testing.context.config.mail, smtpUrl }),
  makeFile: async (reference: string) => {
    if (made.has(reference)) return { name: reference, type: 'application/pdf', content: made.get(reference)! };
    throw new Error(`There is no ${reference} yet`);
  },
});
/** Files that mails can attach. */
const made = new Map<string, Buffer>();
async function serve(options?: MailServerOptions) {
  const server = await startMailServer(options);
  close = server.close;
  return { server, ...mailing(server.url) };
}

const approval = composeMail(serverI18n('cs'), 'cs', {
  subject: 'Váš účet je schválený – žluťoučký kůň',
  blocks: [
    { kind: 'heading', text: 'Vítejte na Karafě' },
    { kind: 'paragraph', text: 'Příliš žluťoučký kůň úpěl ďábelské ódy.' },
    { kind: 'button', text: 'Přihlásit se', url: 'https://karafa.example/cs/prihlaseni' },
  ],
});
const message: MailMessage = {
  kind: 'account.approved',
  to: { name: 'Jiří Dvořák', address: 'jiri@example.cz' },
  locale: 'cs',
  ...approval,
};

const queue = (changes: Partial<MailMessage> = {}) =>
  testing.context.db.transaction().execute((tx) => queueMail(tx, { ...message, ...changes }));
const queued = async (changes: Partial<MailMessage> = {}) => (await queue(changes))!;
const stateOf = (id: number) =>
  testing.context.db
    .selectFrom('mail')
    .where('id', '=', id)
    .select(['state', 'attempts', 'next_attempt_at', 'sent_at', 'last_error'])
    .executeTakeFirstOrThrow();
const jobKeys = async () => {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(
    testing.context.db,
  );
  return rows.map(({ key }) => key);
};

describe('sending a mail', () => {
  test('arrives once, with both parts, Czech letters and the headers of an automatic mail', async () => {
    const { server, ...sending } = await serve();
    const id = await queued();
    await sendMail(sending, id);
    await sendMail(sending, id);
    const [mail] = server.received;
    expect(server.letters()).toBe(1);
    expect(mail).toMatchObject({
      subject: approval.subject,
      from: { name: 'Karafa', address: 'noreply@karafa.example' },
      replyTo: [{ name: 'Pomoc', address: 'pomoc@karafa.example' }],
      to: [{ name: 'Jiří Dvořák', address: 'jiri@example.cz' }],
      recipients: ['jiri@example.cz'],
      messageId: `<mail-${id}@karafa.example>`,
      date: '2026-03-01T12:00:00.000Z',
    });
    expect(mail!.headers.filter(({ key }) => key === 'auto-submitted').map(({ value }) => value)).toEqual([
      'auto-generated',
    ]);
    expect(mail!.text?.trimEnd()).toBe(approval.text.trimEnd());
    expect(mail!.html?.trimEnd()).toBe(approval.html.trimEnd());
    expect(await stateOf(id)).toEqual({
      state: 'sent',
      attempts: 1,
      next_attempt_at: null,
      sent_at: clock,
      last_error: null,
    });
  });

  test('two simultaneous workers send a mail once', async () => {
    const { server, ...sending } = await serve();
    const id = await queued();
    await Promise.all([1, 2, 3, 4].map(() => sendMail(sending, id)));
    expect(server.letters()).toBe(1);
  });

  test('logs in, also over TLS', async () => {
    const { server, ...sending } = await serve({
      isSecure: true,
      login: { user: 'karafa@example.cz', password: 'p@ss:w/rd' },
    });
    await sendMail(sending, await queued());
    expect(server.received).toHaveLength(1);
  });

  test('retries after a refused login, which is not the mail’s fault', async () => {
    const { server, ...sending } = await serve({ login: { user: 'karafa', password: 'right' } });
    const id = await queued();
    await sendMail({ ...sending, ...mailing(server.url.replace('right', 'wrong')) }, id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('535') });
  });

  test('retries a temporary refusal after growing pauses, until the last attempt', async () => {
    const { server, ...sending } = await serve({
      recipientAnswers: [451, 451, 451, 451],
      letterAnswers: [452, 452, 452],
    });
    const id = await queued();
    for (const [index, pause] of [1, 5, 15, 60, 360, 1440].entries()) {
      await sendMail(sending, id);
      const state = await stateOf(id);
      expect(state).toMatchObject({
        state: 'waiting',
        attempts: index + 1,
        last_error: expect.stringMatching(/45[12]/),
      });
      expect(state.next_attempt_at!.getTime() - clock.getTime()).toBe(pause * 60_000);
      wait(pause - 0.1);
      await sendMail(sending, id);
      expect(await stateOf(id)).toEqual(state);
      wait(0.1);
    }
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 7, next_attempt_at: null });
    expect(server.received).toEqual([]);
  });

  test('succeeds on a retry', async () => {
    const { server, ...sending } = await serve({ recipientAnswers: [450] });
    const id = await queued();
    await sendMail(sending, id);
    wait(1);
    await sendMail(sending, id);
    expect(server.received).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  test('retries when the server is unreachable', async () => {
    const { server, ...sending } = await serve();
    await server.close();
    close = async () => {};
    const id = await queued();
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') });
  });

  test.each([
    ['recipient', { recipientAnswers: [550] }],
    ['letter', { letterAnswers: [554] }],
  ])('fails at once after a permanent refusal of the %s', async (_of, options) => {
    const { server, ...sending } = await serve(options);
    const id = await queued();
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: expect.stringMatching(/55[04]/),
    });
    wait(10_000);
    await sendMail(sending, id);
    expect(server.received).toEqual([]);
  });

  test('stores a mail without SMTP and never retries it', async () => {
    const id = await queued();
    await sendMail(mailing(), id);
    expect(await stateOf(id)).toMatchObject({ state: 'kept', next_attempt_at: null, sent_at: null, last_error: null });
    const { server, ...sending } = await serve();
    wait(10_000);
    await sendMail(sending, id);
    expect(await queueDueMails(sending)).toBe(0);
    expect(server.letters()).toBe(0);
  });
});

describe('a mail with attachments', () => {
  const attachments = ['invoice:7', 'terms:cs'];

  test('renders them when it is sent; the row stores only their names', async () => {
    const { server, ...sending } = await serve();
    made.set('invoice:7', Buffer.from('%PDF-1')).set('terms:cs', Buffer.from([0, 1, 255]));
    const id = await queued({ attachments });
    await sendMail(sending, id);
    const files = server.received[0]!.attachments;
    expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['invoice:7', 'application/pdf'],
      ['terms:cs', 'application/pdf'],
    ]);
    expect(Buffer.from(files[1]!.content as ArrayBuffer)).toEqual(Buffer.from([0, 1, 255]));
    expect(server.received[0]!.text?.trimEnd()).toBe(approval.text.trimEnd());
  });

  test('is retried when one cannot be rendered', async () => {
    made.clear();
    const { server, ...sending } = await serve();
    const id = await queued({ attachments: ['invoice:7'] });
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', last_error: 'There is no invoice:7 yet' });
    expect(server.letters()).toBe(0);
    made.set('invoice:7', Buffer.from('%PDF-1'));
    wait(1);
    await sendMail(sending, id);
    expect(server.received[0]!.attachments).toHaveLength(1);
  });
});

describe('a killed worker', () => {
  test('leaves a mail that is retried once its attempt counts as lost', async () => {
    const { server, ...sending } = await serve();
    const id = await queued();
    await sql`delete from graphile_worker._private_jobs`.execute(sending.db);
    await claimMail(sending.db, id, { at: clock, lostAt: new Date(clock.getTime() + 180_000) });
    wait(2);
    expect(await queueDueMails(sending)).toBe(0);
    await sendMail(sending, id);
    expect(server.letters()).toBe(0);
    wait(1);
    expect(await queueDueMails(sending)).toBe(1);
    expect(await jobKeys()).toEqual([`mail:${id}`]);
    await sendMail(sending, id);
    expect(server.received).toHaveLength(1);
  });

  test('is not killed by the same mail forever', async () => {
    const { server, ...sending } = await serve();
    const id = await queued();
    for (let time = 0; time < 7; time += 1) {
      expect(await claimMail(sending.db, id, { at: clock, lostAt: clock })).toBeDefined();
    }
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', last_error: 'The worker ended while sending it' });
    expect(server.letters()).toBe(0);
  });

  test('may have lost jobs: every due mail is queued, without a second job for one mail', async () => {
    const { server: _, ...sending } = await serve({ recipientAnswers: [450] });
    const [late, fresh] = [await queued(), await queued()];
    await sendMail(sending, late);
    expect(await queueDueMails(sending)).toBe(1);
    wait(1);
    expect(await queueDueMails(sending)).toBe(2);
    expect(await jobKeys()).toEqual([`mail:${late}`, `mail:${fresh}`].sort());
  });
});

describe('queueing a mail', () => {
  test('a dedupe key inserts one row, also for simultaneous callers', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => queue({ dedupeKey: 'order.paid:7' })));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await queue({ dedupeKey: 'order.paid:7' })).toBeUndefined();
    expect(await queue({ dedupeKey: 'order.paid:8' })).toBeDefined();
    expect(await jobKeys()).toHaveLength(2);
  });

  test('a mail that can be unsubscribed from has the headers of RFC 8058', async () => {
    const { server, ...sending } = await serve();
    const unsubscribeUrl = `https://karafa.example/api/mail-preferences/${'t'.repeat(32)}/messages/unsubscribe`;
    await sendMail(sending, await queued({ unsubscribeUrl }));
    const mail = server.received[0]!;
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('a name or subject with line breaks adds no header and no recipient', async () => {
    const { server, ...sending } = await serve();
    const evil = 'Jan\r\nBcc: obet@example.cz\r\n\r\n<h1>Tělo</h1>\u2028"; <x@y.cz>,';
    await sendMail(sending, await queued({ to: { name: evil, address: 'jan@example.cz' }, subject: evil }));
    const mail = server.received[0]!;
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail.recipients).toEqual(['jan@example.cz']);
    expect(mail.to).toMatchObject([{ address: 'jan@example.cz' }]);
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).toBe('Jan Bcc: obet@example.cz <h1>Tělo</h1> "; <x@y.cz>,');
    expect(mail.html?.trimEnd()).toBe(approval.html.trimEnd());
  });

  test.each(['jan@example.cz\r\nRCPT TO:<x@y.cz>', 'jan@example.cz, x@y.cz', 'jan'])(
    'rejects the address %j',
    async (address) => {
      await expect(queue({ to: { address } })).rejects.toThrow('no usable address');
    },
  );
});

describe('resending', () => {
  const resend = async (id: number) => {
    await sql`delete from graphile_worker._private_jobs`.execute(testing.context.db);
    await testing.context.db.transaction().execute((tx) => resendMail(tx, id));
  };

  test('sends a failed, stored or sent mail again, with a new Message-ID', async () => {
    const { server, ...sending } = await serve({ recipientAnswers: [550] });
    const id = await queued();
    await sendMail(sending, id);
    for (const expected of [`<mail-${id}.1@karafa.example>`, `<mail-${id}.2@karafa.example>`]) {
      await resend(id);
      expect(await jobKeys()).toEqual([`mail:${id}`]);
      await sendMail(sending, id);
      expect(server.received.at(-1)?.messageId).toBe(expected);
    }
    await resend(id);
    await sendMail(mailing(), id);
    await resend(id);
    await sendMail(sending, id);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(server.received).toHaveLength(3);
  });

  test('a secret mail can neither be read nor resent once it has been sent', async () => {
    const { server, ...sending } = await serve({ recipientAnswers: [450] });
    const id = await queued({ isSecret: true });
    const bodies = async () => {
      const { html, text } = (await findMail(testing.context.db, id))!;
      return [html, text];
    };
    await sendMail(sending, id);
    expect(await bodies()).toEqual([approval.html, approval.text]);
    wait(1);
    await sendMail(sending, id);
    expect(server.received[0]?.text?.trimEnd()).toBe(approval.text.trimEnd());
    expect(await bodies()).toEqual(['', '']);
    await expect(resend(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a waiting or unknown mail is not found', async () => {
    await expect(resend(await queued())).rejects.toMatchObject({ code: 'not_found' });
    await expect(resend(999_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});
