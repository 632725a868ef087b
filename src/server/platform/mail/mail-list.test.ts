import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import type { Tx } from '../db/db.ts';
import { findMail, listMails, mailsOnPage, queueMail, type MailMessage } from './index.ts';

const testing = useTestContext();

describe("the administrators' list of mails", () => {
  const ids: number[] = [];

  beforeAll(async () => {
    const { db } = testing.context;
    const write = async (message: Partial<MailMessage> & { to: MailMessage['to'] }) =>
      db.transaction().execute(async (tx) => {
        const base = { kind: 'account.approved', locale: 'cs', subject: 'Účet', html: '<p>x</p>', text: 'x' } as const;
        ids.push((await queueMail(tx, { ...base, ...message }))!);
      });
    await write({ to: { address: 'jan_novak@example.cz', name: 'Jan Novák' } });
    await write({ to: { address: 'eva@example.cz' }, subject: 'Sleva 100%', kind: 'advert.expiring' });
    for (let number = 0; number < mailsOnPage; number += 1)
      await write({ to: { address: `kupec${number}@example.com` } });
    await db.updateTable('mail').set({ state: 'failed' }).where('id', '=', ids[1]!).execute();
  });

  const found = async (filter: Partial<Parameters<typeof listMails>[1]>) => {
    const { mails, total } = await listMails(testing.context.db, { page: 1, ...filter });
    return { ids: mails.map(({ id }) => id), total };
  };

  test('newest first, in pages plus one row of the next, without bodies', async () => {
    const newest = ids.toReversed();
    expect(await found({})).toEqual({ ids: newest.slice(0, mailsOnPage + 1), total: ids.length });
    expect(await found({ page: 2 })).toEqual({ ids: newest.slice(mailsOnPage), total: ids.length });
    const { mails } = await listMails(testing.context.db, { page: 1 });
    expect(mails[0]).not.toHaveProperty('html');
  });

  test('filters by kind, state and words; wildcards are literal', async () => {
    const [jan, eva] = ids as [number, number];
    expect(await found({ kind: 'advert.expiring' })).toEqual({ ids: [eva], total: 1 });
    expect(await found({ state: 'failed' })).toEqual({ ids: [eva], total: 1 });
    expect(await found({ state: 'failed', kind: 'account.approved' })).toEqual({ ids: [], total: 0 });
    expect(await found({ search: ' NOVÁK ' })).toEqual({ ids: [jan], total: 1 });
    expect(await found({ search: 'jan novak' })).toEqual({ ids: [jan], total: 1 });
    expect(await found({ search: 'jan_' })).toEqual({ ids: [jan], total: 1 });
    expect(await found({ search: 'sleva 100%' })).toEqual({ ids: [eva], total: 1 });
    expect(await found({ search: '%' })).toEqual({ ids: [eva], total: 1 });
  });

  test('mails from before the column with the stored text are found too', async () => {
    const [jan] = ids as [number];
    await testing.context.db.updateTable('mail').set({ looked_for: null }).where('id', '=', jan).execute();
    expect(await found({ search: 'novák účet' })).toEqual({ ids: [jan], total: 1 });
  });

  test('a search uses the index mail_found_by', async () => {
    const scans = (tx: Tx) =>
      sql<{ seq_scan: number; idx_scan: number }>`
        select seq_scan::int, idx_scan::int from pg_stat_xact_user_tables where relname = 'mail'`.execute(tx);
    const [before, after] = await testing.context.db.transaction().execute(async (tx) => {
      // Without this setting the planner would scan the few rows of a test.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_indexscan = off`.execute(tx);
      const earlier = (await scans(tx)).rows[0]!;
      await listMails(tx, { search: 'novak', page: 1 });
      return [earlier, (await scans(tx)).rows[0]!];
    });
    // One for the search, one for its page by the primary key.
    expect(after).toEqual({ seq_scan: before.seq_scan, idx_scan: before.idx_scan + 2 });
  });

  test('one mail with its bodies', async () => {
    expect(await findMail(testing.context.db, ids[0]!)).toMatchObject({
      html: '<p>x</p>',
      text: 'x',
      state: 'waiting',
    });
    expect(await findMail(testing.context.db, 999_999)).toBeUndefined();
  });
});
