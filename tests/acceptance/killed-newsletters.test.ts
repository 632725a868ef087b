import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { administer, databaseUrl } from '#tests/support/database-server.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { useProductProcesses } from '#tests/support/product-processes.ts';
import { keepRunning } from '#tests/support/stored-processes.ts';

const startProduct = useProductProcesses();
const server = inject('databaseServer');
const name = `karafa_killed_${randomBytes(4).toString('hex')}`;
const folder = resolve('var', name);
let database: Database;
beforeAll(async () => {
  await administer(server, `create database ${name}`);
  database = openDatabase(databaseUrl(server, name), { max: 4 });
  await migrate(database, resolve('migrations'));
});
afterAll(async () => {
  await database.close();
  await administer(server, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const subscribers = 60;
const workerKills = 4;
/** A kill after so many copies. */
const killAfter = 7;

test(
  'R-7.01 killing the worker at any moment of the sending sends nobody a second copy',
  { timeout: 180_000 },
  async () => {
    const { db, pool } = database;
    await ensureCurrency(db);
    const category = await buildCategory(db);
    await pool.query(
      `with added as (
         insert into subscriber (email, locale, state, state_at, token, source, wording, requested_at, confirmed_at)
         select 'reader' || n || '@karafa.example', 'cs', 'active', now(), lpad(n::text, 32, 'x'), 'footer', 'x', now(), now()
         from generate_series(1, $1) n returning id)
       insert into subscriber_category (subscriber_id, category_id) select id, $2 from added`,
      [subscribers, category],
    );
    const texts = { cs: 'Text', en: '', de: '' };
    const content = { subjects: texts, preheaders: texts, blocks: [{ id: 'a', kind: 'text', texts }] };
    const { rows } = await pool.query<{ id: number }>(
      `insert into newsletter_issue (state, content, created_at, changed_at, started_at)
       values ('sending', $1, now(), now(), now()) returning id`,
      [JSON.stringify(content)],
    );
    const issue = rows[0]!.id;
    await pool.query('insert into newsletter_issue_category values ($1, $2)', [issue, category]);

    // The mail server accepts a copy, but the worker is dead by then.
    let kills: Promise<void> = Promise.resolve();
    const mailServer = await startMailServer({
      onTaken: () => {
        const count = mailServer.received.length;
        if (count % killAfter === 0 && count <= killAfter * workerKills) kills = worker.kill();
      },
    });
    const worker = await keepRunning(startProduct, 'worker', {
      DATABASE_URL: databaseUrl(server, name),
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      NEWSLETTERS_PER_MINUTE: '6000',
    });
    const stateNow = async () => {
      // Slices follow each other at once here, and copies of a killed worker count as lost at once, instead of minutes.
      await pool.query('update newsletter_issue set next_slice_at = null');
      await pool.query(
        `update newsletter_copy set claimed_at = claimed_at - interval '10 minutes'
         where state = 'sending' and claimed_at < $1`,
        [worker.startedAt()],
      );
      await pool.query("select graphile_worker.add_job('newsletters.send', job_key => 'killed-newsletters.test')");
      const { rows: issues } = await pool.query<{ state: string }>('select state from newsletter_issue');
      return issues[0]!.state;
    };
    await expect.poll(stateNow, { timeout: 120_000, interval: 500 }).toBe('sent');
    await kills;

    const { rows: copies } = await pool.query<{ email: string; state: string }>(
      'select s.email, c.state from newsletter_copy c join subscriber s on s.id = c.subscriber_id',
    );
    expect(copies).toHaveLength(subscribers);
    for (const { email, state } of copies) {
      const letters = mailServer.received.filter(({ recipients }) => recipients.includes(email)).length;
      expect([email, state, letters]).toEqual([
        email,
        expect.stringMatching(/^(sent|uncertain)$/),
        state === 'sent' ? 1 : expect.toSatisfy((count: number) => count <= 1),
      ]);
    }
    expect(copies.some(({ state }) => state === 'uncertain')).toBe(true);
    const { rows: figures } = await pool.query('select recipients, sent + uncertain as ended from newsletter_issue');
    expect(figures).toEqual([{ recipients: subscribers, ended: subscribers }]);
    await mailServer.close();
  },
);
