import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { countDocuments, useBrowser } from '#tests/support/browser.ts';
import { administer, databaseUrl } from '#tests/support/database-server.ts';
import { query } from '#tests/support/demo-places.ts';
import { postmasterOf } from '#tests/support/embedded-server.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { statusOf, useProductProcesses } from '#tests/support/product-processes.ts';
import { freePort } from '#tests/support/running-product.ts';

const startProduct = useProductProcesses();
const metric = async (origin: string) =>
  /pid="(\d+)"/.exec(await (await fetch(`${origin}/metrics`, { headers: { connection: 'close' } })).text())?.[1];

let visited = '';
const browser = useBrowser(() => visited);

/** The supervisor's worker; web processes say their number themselves. */
function workerOf(supervisor: number): number {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(' ');
  return Number(children.find((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('KARAFA_ROLE=worker')));
}

describe('failures', () => {
  test('an unreachable database answers 503 with Retry-After, and the pages recover by themselves', async () => {
    const database = await openCuttableWay(inject('productDatabase'));
    const { origin } = await startProduct({ KARAFA_ROLE: 'web', DATABASE_URL: database.url, PAGE_CACHE: 'off' });
    await expect.poll(() => statusOf(`${origin}/en/blog`), { timeout: 20_000 }).toBe(200);
    expect(await statusOf(`${origin}/readyz`)).toBe(200);

    database.cut();
    const page = await fetch(`${origin}/en/blog`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.headers.get('content-type')).toContain('text/html');
    const call = await fetch(`${origin}/api/blog/posts?lang=en`);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await statusOf(`${origin}/readyz`)).toBe(503);
    expect(await statusOf(`${origin}/healthz`)).toBe(200);

    await database.mend();
    await expect.poll(() => statusOf(`${origin}/en/blog`), { timeout: 20_000 }).toBe(200);
    await database.close();
  });

  test('a web process that dies is replaced', async () => {
    const { origin } = await startProduct({ DATABASE_URL: inject('productDatabase'), WEB_PROCESSES: '1' });
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 20_000 }).toBe(200);
    const pid = (await metric(origin))!;
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => metric(origin).catch(() => pid), { timeout: 20_000 }).not.toBe(pid);
  });

  test(
    'R-5.10 processes that die during a conversation neither lose nor double a message, and an open thread goes on',
    { timeout: 300_000 },
    async () => {
      const database = inject('productDatabase');
      const { origin, child } = await startProduct({ DATABASE_URL: database, WEB_PROCESSES: '2' });
      await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 60_000 }).toBe(200);
      const sides = await Promise.all(
        (['influencer', 'admin'] as const).map(async (account) =>
          Object.entries(await loginCookies(origin, account))
            .map((cookie) => cookie.join('='))
            .join('; '),
        ),
      );
      const [administrator] = await query(database, "select id from account where username = 'karafa.sprava'");
      const begun = await fetch(`${origin}/api/me/conversations`, {
        method: 'POST',
        headers: { cookie: sides[0]!, 'content-type': 'application/json', 'x-client-url': `${origin}/` },
        body: JSON.stringify({
          kind: 'user',
          target_id: Number(administrator!.id),
          text: 'Dobrý den, mám dotaz.',
          client_key: randomUUID(),
        }),
      });
      const { conversation_id: conversation } = (await begun.json()) as { conversation_id: number };
      const run = randomBytes(4).toString('hex');
      const texts = Array.from({ length: 60 }, (_, at) => `${run} ${at}`);
      const send = async (text: string, at: number) => {
        const body = JSON.stringify({ text, client_key: randomUUID() });
        const headers = { cookie: sides[at % 2]!, 'content-type': 'application/json', 'x-client-url': `${origin}/` };
        const address = `${origin}/api/me/conversations/${conversation}/messages`;
        // A connection that was just being handed to the process that died never answers: browsers give up as well.
        const post = () =>
          fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).then(
            ({ status }) => status,
            () => 0,
          );
        await expect.poll(post, { timeout: 60_000 }).toBe(200);
      };
      visited = origin;
      browser.expectTrouble(/ERR_|status of 50\d/);
      const cookies = await loginCookies(origin, 'influencer');
      const page = await browser.open(`/ucet/zpravy/${conversation}`, { cookies });
      const documents = countDocuments(page);
      process.kill(workerOf(child.pid!), 'SIGKILL');

      const waiting = [...texts.entries()];
      const killed: number[] = [];
      const write = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await send(next[1], next[0]);
          const pid = next[0] % 15 === 7 ? Number(await metric(origin).catch(() => 0)) : 0;
          if (pid === 0 || killed.includes(pid)) continue;
          killed.push(pid);
          process.kill(pid, 'SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 4 }, write));
      expect(killed.length).toBeGreaterThanOrEqual(2);
      const rows = await query(database, 'select text from message where text like $1 order by id', [`${run} %`]);
      const stored = rows.map(({ text }) => String(text));
      expect(stored.toSorted()).toEqual(texts.toSorted());
      // The thread has recovered by itself and shows the latest ones in their order, each once.
      const shown = async () =>
        (await page.locator('main ol li p[lang]').allInnerTexts()).filter((text) => text.startsWith(run));
      await expect.poll(async () => (await shown()).slice(-20)).toEqual(stored.slice(-20));
      expect(new Set(await shown()).size).toBe((await shown()).length);
      expect(documents()).toBe(0);
      const wrong = await query(
        database,
        `select s.account_id from conversation_side s
       where s.conversation_id = $1 and s.messages <> (
         select count(*) from message m where m.conversation_id = $1 and m.id > s.deleted_up_to)`,
        [conversation],
      );
      expect(wrong).toEqual([]);
    },
  );

  test('a process that keeps dying stops the start with its reason', async () => {
    // Every web process of this build is broken, the supervisor is not.
    const error = `data:text/javascript,if(process.env.KARAFA_ROLE==='web')throw(Error('broken'))`;
    const { ended, errors } = await startProduct({
      DATABASE_URL: inject('productDatabase'),
      NODE_OPTIONS: `--import=${error}`,
      WEB_PROCESSES: '1',
    });
    const code = await ended;
    expect(code).toBe(1);
    expect(errors()).toContain('Error: broken');
    expect(errors()).toContain('Giving up');
  });

  test('a wrong configuration is rejected with a sentence that names the variable', async () => {
    const { ended, errors } = await startProduct({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(/PORT: /);
  });
});

describe('on a separate database', () => {
  const server = inject('databaseServer');
  const name = `karafa_resilience_${randomBytes(4).toString('hex')}`;
  const url = databaseUrl(server, name);
  beforeAll(() => administer(server, `create database ${name}`));
  afterAll(() => administer(server, `drop database if exists ${name} with (force)`));

  test('single roles refuse a database without migrations until the role `migrate` has run', async () => {
    for (const role of ['web', 'worker']) {
      const { ended, errors } = await startProduct({ KARAFA_ROLE: role, DATABASE_URL: url });
      expect(await ended).toBe(1);
      expect(errors()).toMatch(/^The database lacks 0001_.*KARAFA_ROLE=migrate/);
    }
    const { ended } = await startProduct({ KARAFA_ROLE: 'migrate', DATABASE_URL: url });
    expect(await ended).toBe(0);
    const { origin } = await startProduct({ KARAFA_ROLE: 'web', DATABASE_URL: url });
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 20_000 }).toBe(200);
  });

  test('SIGTERM finishes open requests and exits with 0', async () => {
    const { origin, child, ended } = await startProduct({ DATABASE_URL: url, WEB_PROCESSES: '2' });
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 20_000 }).toBe(200);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table setting in access exclusive mode');
    const begun = Promise.all(Array.from({ length: 10 }, () => statusOf(`${origin}/api/settings?lang=cs`)));
    const waiting = async () =>
      (await query(url, "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'", [name])).length;
    try {
      await expect.poll(waiting, { timeout: 20_000 }).toBe(10);
      child.kill('SIGTERM');
      // Refused, answered 503 on an open connection, or left waiting by a process that accepts no more.
      await expect
        .poll(() => statusOf(`${origin}/healthz`, AbortSignal.timeout(1000)), { timeout: 8000 })
        .not.toBe(200);
    } finally {
      await holder.end();
    }
    expect(await begun).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await ended).toBe(0);
  });
});

describe('the embedded database', () => {
  const environment = { DATABASE_URL: '', DATA_DIR: 'var/resilience-embedded', WEB_PROCESSES: '1', DEMO_DATA: 'off' };
  let origin: string;
  let child: ChildProcess;

  beforeEach(async () => {
    ({ origin, child } = await startProduct(environment));
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 60_000 }).toBe(200);
  });

  test('a second start on the same data is refused and leaves the first alone', async () => {
    const second = await startProduct(environment);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`process ${child.pid}, port ${new URL(origin).port}`);
    expect(second.errors()).not.toMatch(/^ +at /m);
    expect(await statusOf(`${origin}/readyz`)).toBe(200);
  });

  test('restarts when it dies', async () => {
    const first = postmasterOf(environment.DATA_DIR);
    process.kill(first!, 'SIGKILL');
    const second = () => postmasterOf(environment.DATA_DIR);
    await expect.poll(() => second() !== first && second(), { timeout: 30_000 }).toBeGreaterThan(0);
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 30_000 }).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});

/** A way to the database that can be cut and corrected. */
async function openCuttableWay(
  database: string,
): Promise<{ url: string; cut(): void; mend(): Promise<void>; close(): Promise<void> }> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  const relay = (socket: Socket) => {
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  };
  let server: Server = createServer(relay);
  const port = await freePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen();
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  // Of the embedded server it names the socket, which would pass the proxy by.
  url.searchParams.delete('host');
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => {
      server = createServer(relay);
      return listen();
    },
    close: async () => cut(),
  };
}
