import { expect, test } from 'vitest';
import { queueMail, type MailMessage } from '#server/platform/mail/index.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { startJobs } from './jobs.ts';

const testing = useTestContext();

const message = (address: string): MailMessage => ({
  kind: 'account.approved',
  to: { address },
  locale: 'cs',
  subject: 'Účet je schválený',
  html: '<p>Vítejte</p>',
  text: 'Vítejte',
});

test('the worker sends what was committed, before and after its start, and nothing that was rolled back', async () => {
  const { context } = testing;
  const server = await startMailServer();
  const queue = (address: string, error?: Error) =>
    context.db.transaction().execute(async (tx) => {
      await queueMail(tx, message(address));
      if (error) throw error;
    });

  await queue('before@example.cz');
  await expect(queue('never@example.cz', new Error('rolled back'))).rejects.toThrow('rolled back');
  const mail = { ...context.config.mail, smtpUrl: server.url };
  const jobs = await startJobs({ ...context, config: { ...context.config, mail } });
  await server.arrived(1);
  await expect(queue('nor.this@example.cz', new Error('rolled back'))).rejects.toThrow('rolled back');
  await queue('after@example.cz');
  await server.arrived(2);
  await jobs.stop();
  await server.close();

  expect(server.received.flatMap(({ recipients }) => recipients)).toEqual(['before@example.cz', 'after@example.cz']);
  const rows = await context.db.selectFrom('mail').select(['recipient_address', 'state']).orderBy('id').execute();
  expect(rows).toEqual([
    { recipient_address: 'before@example.cz', state: 'sent' },
    { recipient_address: 'after@example.cz', state: 'sent' },
  ]);
});
