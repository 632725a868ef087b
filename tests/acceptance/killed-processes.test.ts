import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { advertForm } from '#tests/support/advert-factories.ts';
import { administer, databaseUrl } from '#tests/support/database-server.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { callUntilAnswered, keepRunning, type KeptProcess } from '#tests/support/stored-processes.ts';
import { statusOf, useProductProcesses } from '#tests/support/product-processes.ts';

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

const rounds = 2;
const sellersAtOnce = 4;
/** Fewer than the attempts after which a mail that ends its worker counts as failed. */
const workerKills = 5;
/** Tables that the statements of a step write to; locked, they keep its transactions half done. */
const heldWhile = {
  uploading: ['picture'],
  submitting: ['advert_event', 'listing_picture'],
  approving: ['audit_entry', 'mail'],
};

test(
  'R-4.02, R-4.03, R-4.08 killing any process at any moment loses nothing that was answered and leaves nothing half done',
  { timeout: 180_000 },
  async () => {
    const { db } = database;
    await ensureCurrency(db);
    const category = await buildCategory(db);
    const administrator = (await buildAdministrator(db, ['adverts'])).headers;
    const sellers = await Promise.all(
      Array.from({ length: sellersAtOnce }, async () => logIn(db, await buildAccount(db))),
    );
    const picture = await buildPicture(640, 480).jpeg().toBuffer();

    const mailServer = await startMailServer({
      // The mail server accepts every second of the first mails, but the worker is dead by then.
      onTaken: () => {
        const count = mailServer.received.length;
        if (count % 2 === 0 && count <= 2 * workerKills) void worker.kill();
      },
    });
    const environment = { DATABASE_URL: databaseUrl(server, name), DATA_DIR: folder, SMTP_URL: mailServer.url };
    const webs = [
      await keepRunning(startProduct, 'web', environment),
      await keepRunning(startProduct, 'web', environment),
    ] as const;
    const worker = await keepRunning(startProduct, 'worker', environment);
    let kills = 0;

    const pictures: string[] = [];
    const adverts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const held = (step: keyof typeof heldWhile) => heldWhile[step][round % heldWhile[step].length]!;
      /** Acts for every seller while their transactions are blocked and a web process is killed. */
      const doWhileKilling = async <T>(
        step: keyof typeof heldWhile,
        doing: (at: number) => Promise<T>,
      ): Promise<T[]> => {
        // The other one may still be restarting.
        const victim = webs[(kills += 1) % webs.length]!;
        await victim.ready();
        const lock = await holdTable(held(step));
        const done = Promise.all(sellers.map((_seller, at) => doing(at)));
        try {
          await expect.poll(lock.waiting).toBeGreaterThanOrEqual(sellersAtOnce);
          await victim.kill();
        } finally {
          await lock.release();
        }
        return done;
      };
      const keys = await doWhileKilling('uploading', async (at) => {
        const upload = () => {
          const form = new FormData();
          form.append('file', new Blob([new Uint8Array(picture)]), 'bottle.jpg');
          return call<{ key: string }>(webs, at, 'POST', '/api/pictures', { headers: sellers[at]!, body: form });
        };
        return [(await upload()).key, (await upload()).key];
      });
      pictures.push(...keys.flat());
      await doWhileKilling('submitting', async (at) => {
        const client_key = randomUUID();
        const form = { ...advertForm(category, { pictures: keys[at]! }), client_key };
        const { id } = await call<{ id: number }>(webs, at, 'POST', '/api/me/advertisements', json(sellers[at]!, form));
        adverts.set(client_key, id);
      });
      const queue = '/api/admin/advertisements/queue';
      const { items } = await call<{ items: object[] }>(webs, 0, 'GET', queue, { headers: administrator });
      expect(items).toHaveLength(sellersAtOnce);
      await doWhileKilling('approving', (at) =>
        call(webs, at, 'POST', '/api/admin/advertisements/approval', json(administrator, { items: [items[at]] })),
      );
    }

    await expect.poll(() => mailsLeft(worker.startedAt()), { timeout: 60_000, interval: 250 }).toBe(0);
    expect(await db.selectFrom('advert').select(['listing_id', 'client_key', 'state']).execute()).toEqual(
      expect.arrayContaining(
        [...adverts].map(([client_key, listing_id]) => ({ listing_id, client_key, state: 'approved' })),
      ),
    );
    expect(await listAdverts()).toEqual(
      Array.from({ length: rounds * sellersAtOnce }, () => ({
        visibility: 'listed',
        name: advertForm(category).name,
        pictures: 2,
        events: ['submit', 'approve'],
        audits: 1,
        mails: 1,
      })),
    );
    await webs[0].ready();
    for (const key of pictures) expect(await statusOf(`${webs[0].origin()}/pictures/${key}/320.webp`)).toBe(200);
    const mails = await db.selectFrom('mail').select(['id', 'state', 'attempts']).execute();
    for (const { id, state, attempts } of mails) {
      expect(state).toBe('sent');
      const letters = mailServer.received.filter(({ messageId }) => messageId === `<mail-${id}@localhost>`).length;
      // A worker killed between the mail server's answer and recording it sends the same mail again.
      expect(letters).toBeGreaterThanOrEqual(1);
      expect(letters).toBeLessThanOrEqual(attempts);
    }
    expect(mails.some(({ attempts }) => attempts > 1)).toBe(true);
    await mailServer.close();
  },
);

type Login = Readonly<Record<string, string>>;

const json = (login: Login, body: object): RequestInit => ({
  headers: { ...login, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param first process it asks */
async function call<T>(
  webs: readonly KeptProcess[],
  first: number,
  method: string,
  path: string,
  init: RequestInit,
): Promise<T> {
  const { status, body } = await callUntilAnswered(webs, first, path, { method, ...init });
  if (status !== 200) throw new Error(`${method} ${path} is answered with ${status}`);
  return body as T;
}

/** Blocks all writes to a table. */
async function holdTable(table: string) {
  const client = new pg.Client({ connectionString: databaseUrl(server, name) });
  await client.connect();
  await client.query(`begin; lock table ${table} in exclusive mode`);
  return {
    /** The number of transactions that wait for the lock. */
    waiting: async () => {
      const { rows } = await database.pool.query('select from pg_locks where relation = $1::regclass and not granted', [
        table,
      ]);
      return rows.length;
    },
    release: () => client.end(),
  };
}

/** The number of unsent mails. Mails of a killed worker count as lost at once here, instead of after minutes. */
async function mailsLeft(workerStartedAt: Date): Promise<number> {
  await database.pool.query(
    `update mail set next_attempt_at = now()
     where state = 'sending' and next_attempt_at < $1::timestamptz + interval '3 minutes'`,
    [workerStartedAt],
  );
  await database.pool.query("select graphile_worker.add_job('mail.queue-due', job_key => 'killed-processes.test')");
  const { rows } = await database.pool.query("select from mail where state in ('waiting', 'sending')");
  return rows.length;
}

/** Everything that an author or administrator wrote about an advert, and its results. */
async function listAdverts(): Promise<object[]> {
  const { rows } = await database.pool.query(`
    select l.visibility, t.name,
      (select count(*) from listing_picture lp join picture p on p.id = lp.picture_id and p.is_ready
        where lp.listing_id = l.id) as pictures,
      (select json_agg(e.kind order by e.id) from advert_event e where e.listing_id = l.id) as events,
      (select count(*) from audit_entry a where a.entity = 'advert' and a.entity_id = l.id) as audits,
      (select count(*) from mail m where m.dedupe_key like 'advert.approved:' || l.id || ':%') as mails
    from listing l
    left join advert a on a.listing_id = l.id
    left join listing_text t on t.listing_id = l.id
    order by l.id`);
  return rows as object[];
}
