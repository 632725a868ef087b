import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepNewsletters } from '#server/features/newsletters/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail } from '#server/platform/mail/index.ts';
import { buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { buttonBlock, listingsBlock, textBlock, texts, useIssueCalls } from '#tests/support/issue-calls.ts';
import { startMailServer, type MailServerOptions } from '#tests/support/mail-server.ts';

const calls = useIssueCalls();
const { app, testing, clock, later, buildTree, add, get, send, move, call, subscribe, endLinked, copies, work } = calls;
let at: Awaited<ReturnType<typeof buildTree>>;
let rum = 0;
beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  at = await buildTree();
  await calls.logIn();
  rum = await buildListing(testing.context.db, { category: at.rum, kind: 'product', name: 'Zlatý rum' });
});

let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
const serve = async (options: MailServerOptions = {}) => {
  mailServer = await startMailServer(options);
  return mailServer;
};
const tokens = new Map<string, string>();
beforeEach(async () => {
  const { db } = testing.context;
  await db.deleteFrom('newsletter_issue').execute();
  await db.deleteFrom('subscriber').execute();
  for (const name of ['anna', 'bert', 'cyril']) tokens.set(name, await subscribe(name, [at.rum]));
  await calls.clearMails();
});
afterEach(async () => {
  await mailServer?.close();
  mailServer = undefined;
});
const start = async (changes: object = {}) => {
  const id = await add({
    subjects: texts('Rumové novinky'),
    categories: [at.rum],
    blocks: [textBlock('Vybrali jsme [rumy](/hledani).'), listingsBlock(rum), buttonBlock('https://example.cz/akce')],
    ...changes,
  });
  expect((await send(id)).statusCode).toBe(200);
  return id;
};
const everybody = (state: string) => ({ anna: state, bert: state, cyril: state });

describe('R-7.01 an issue that is sent', () => {
  test('reaches each subscriber once, each with their own links', async () => {
    const { url, received } = await serve();
    const id = await start();
    await work(url, 3);
    expect(received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      ['anna', 'bert', 'cyril'].map((name) => `${name}@karafa.example`),
    );
    expect(await copies(id)).toEqual(everybody('sent'));
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3, ended_at: expect.any(String) });
    const mail = received.find(({ recipients }) => recipients[0] === 'bert@karafa.example')!;
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    const token = tokens.get('bert')!;
    expect(header('list-unsubscribe')).toContain(`/api/subscriber/links/${token}/unsubscribe`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const body of [mail.html!, mail.text!]) {
      expect(body).toContain(`/newsletter/${token}`);
      expect(body).toContain('Zlatý rum');
      expect(body).not.toContain('RECIPIENTSTOKEN');
    }
    expect(
      (await app.inject({ method: 'POST', url: new URL(header('list-unsubscribe')!.slice(1, -1)).pathname }))
        .statusCode,
    ).toBe(200);
    expect((await calls.stored('bert@karafa.example'))!.state).toBe('unsubscribed');
  });

  test('counts clicks of people on its links, and leads nowhere else', async () => {
    const { url, received } = await serve();
    const id = await start();
    await work(url);
    const links = [...received[0]!.html!.matchAll(/href="https?:\/\/[^/"]+(\/n\/\d+\/\d+)"/g)].map(([, path]) => path!);
    expect(new Set(links).size).toBe(3);
    const follow = async (
      path: string,
      agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ) => {
      const { statusCode, headers } = await app.inject({ url: path, headers: { 'user-agent': agent } });
      expect(headers['set-cookie']).toBeUndefined();
      return [statusCode, headers.location];
    };
    const targets = [];
    for (const path of new Set(links)) targets.push(await follow(path));
    expect(targets).toEqual([
      [302, '/hledani'],
      [302, expect.stringMatching(/^\/\d+\//)],
      [302, 'https://example.cz/akce'],
    ]);
    await follow(links[0]!, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    await app.inject({ method: 'HEAD', url: links[0]!, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
    await follow(links[0]!);
    expect(await get(id)).toMatchObject({
      clicks: 4,
      links: [{ address: '/hledani', clicks: 2 }, { clicks: 1 }, { clicks: 1 }],
    });
    const other = await start();
    const number = links[0]!.split('/').at(-1);
    for (const path of [`/n/${other}/${number}`, '/n/1/999999', '/n/x/y', `/n/${id}/${number}/https://example.cz`])
      expect((await follow(path))[0]).toBe(404);
  });

  test('R-11.01 leaves out offers that are gone or forbidden when it leaves', async () => {
    const { url, received } = await serve();
    await start({ blocks: [textBlock('Text'), listingsBlock(rum)] });
    const { db } = testing.context;
    await db.updateTable('category').set({ may_be_advertised: false }).where('id', '=', at.spirits).execute();
    await db.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', rum).execute();
    await work(url);
    await db.updateTable('listing').set({ visibility: 'listed' }).where('id', '=', rum).execute();
    await db.updateTable('category').set({ may_be_advertised: true }).where('id', '=', at.spirits).execute();
    expect(received).toHaveLength(3);
    expect(received[0]!.text).not.toContain('Zlatý rum');
  });

  test('sends nothing to whoever leaves between queueing and sending', async () => {
    const { url, received } = await serve();
    const id = await start();
    await work('smtp://127.0.0.1:1');
    await endLinked(tokens.get('anna')!);
    later(1);
    await work(url, 2);
    expect(received).toHaveLength(2);
    expect(await copies(id)).toEqual({ ...everybody('sent'), anna: 'skipped' });
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 3, sent: 2, skipped: 1 });
  });

  test('waits until its time, and can be paused, resumed and stopped', async () => {
    const { url, received } = await serve();
    const id = await add({ subjects: texts('Plán'), categories: [at.rum], blocks: [textBlock('Text')] });
    await send(id, new Date(clock.now.getTime() + 3_600_000).toISOString());
    await work(url);
    expect(received).toHaveLength(0);
    later(1 / 24);
    // Frozen, but the server can't be reached.
    await work('smtp://127.0.0.1:1');
    expect(await get(id)).toMatchObject({
      state: 'sending',
      recipients: 3,
      sent: 0,
      problem: expect.stringContaining('ECONNREFUSED'),
    });
    await move(id, 'pause');
    later(1);
    await work(url);
    expect(received).toHaveLength(0);
    await move(id, 'resume');
    await work(url);
    expect(received).toHaveLength(3);
    const stopped = await start();
    await move(stopped, 'stop');
    await work(url, 2);
    expect([received.length, (await get(stopped)).state, (await move(stopped, 'resume')).statusCode]).toEqual([
      3,
      'stopped',
      409,
    ]);
  });

  test('lets mails of the portal pass, and keeps to the speed', async () => {
    const { url, received } = await serve();
    const { db } = testing.context;
    await start();
    await db.transaction().execute((tx) =>
      queueMail(tx, {
        ...composeMail(serverI18n('cs'), 'cs', { subject: 'Objednávka', blocks: [] }),
        kind: 'order.placed',
        to: { address: 'kupec@karafa.example' },
        locale: 'cs',
      }),
    );
    await work(url);
    expect(received).toHaveLength(0);
    await calls.clearMails();
    await work(url, 1, 6);
    expect(received).toHaveLength(1);
    await work(url, 2, 6);
    expect(received).toHaveLength(3);
    const { rows } = await testing.context.pool.query(
      "select priority from graphile_worker.jobs where task_identifier = 'newsletters.send'",
    );
    expect(rows.every(({ priority }) => priority === 20)).toBe(true);
  });

  test('without a mail server its copies are kept', async () => {
    const id = await start();
    await work(undefined, 2);
    expect(await copies(id)).toEqual(everybody('kept'));
    expect(await get(id)).toMatchObject({ state: 'sent', kept: 3, sent: 0 });
  });
});

describe('R-7.01 a copy that fails', () => {
  test('for good suppresses the address with the answer', async () => {
    const { url, received } = await serve({ recipientAnswers: [550] });
    const id = await start();
    await work(url, 2);
    expect(received).toHaveLength(2);
    expect(await copies(id)).toEqual({ ...everybody('sent'), anna: 'failed' });
    const bounced = await calls.stored('anna@karafa.example');
    expect(bounced).toMatchObject({ state: 'suppressed', suppression: 'bounce' });
    expect(bounced!.suppression_detail).toContain('550');

    const listed = async (query = '') => (await call('GET', `/${id}/copies${query}`)).json();
    const states = (await listed()).copies.map(({ email, state }: { email: string; state: string }) => [email, state]);
    expect(states).toEqual([
      ['anna@karafa.example', 'failed'],
      ['bert@karafa.example', 'sent'],
      ['cyril@karafa.example', 'sent'],
    ]);
    const failed = { email: 'anna@karafa.example', language: 'cs', error: expect.stringContaining('550') };
    expect(await listed('?state=failed')).toMatchObject({ copies: [failed], page: 1, has_more: false });
    expect((await listed('?page=2')).copies).toEqual([]);
  });

  test('because of its content suppresses nobody', async () => {
    const { url } = await serve({ letterAnswers: [554] });
    const id = await start();
    await work(url, 2);
    expect(await copies(id)).toEqual({ ...everybody('sent'), anna: 'failed' });
    expect((await calls.stored('anna@karafa.example'))!.state).toBe('active');
  });

  test('for now is tried again later', async () => {
    const { url, received } = await serve({ recipientAnswers: [450] });
    const id = await start();
    await work(url);
    expect([received.length, (await get(id)).state]).toEqual([2, 'sending']);
    later(1 / 24);
    await work(url, 2);
    expect(await copies(id)).toEqual(everybody('sent'));
    expect((await get(id)).state).toBe('sent');
  });

  test('without an answer is uncertain and not sent again', async () => {
    let letters = 0;
    const silent = createServer((socket) => {
      socket.write('220 ready\r\n');
      let letter: string | undefined;
      socket.on('data', (data) => {
        if (letter !== undefined) letter += data.toString();
        else if (data.toString().startsWith('DATA')) {
          letter = '';
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
        if (!letter?.endsWith('\r\n.\r\n')) return;
        letters += 1;
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const id = await start();
    await work(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 4);
    silent.close();
    expect([letters, await copies(id)]).toEqual([3, everybody('uncertain')]);
    expect(await get(id)).toMatchObject({ state: 'sent', uncertain: 3, sent: 0 });
  });

  test('whose worker died is uncertain and not sent again', async () => {
    const { url, received } = await serve();
    const id = await start();
    await work('smtp://127.0.0.1:1');
    // What a worker that was killed while it was sending leaves behind.
    await testing.context.db
      .updateTable('newsletter_copy')
      .set({ state: 'sending', claimed_at: clock.now })
      .where('subscriber_id', '=', (await calls.stored('bert@karafa.example'))!.id)
      .execute();
    later(1 / 24);
    await work(url, 2);
    expect(received.map(({ recipients }) => recipients[0])).toEqual(['anna@karafa.example', 'cyril@karafa.example']);
    expect(await copies(id)).toEqual({ ...everybody('sent'), bert: 'uncertain' });
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 2, uncertain: 1 });
  });
});

test('R-7.01 several workers at once send each copy once', async () => {
  const { url, received } = await serve();
  const id = await start();
  await Promise.all([work(url), work(url), work(url)]);
  later(1);
  await work(url);
  expect(received).toHaveLength(3);
  expect(await get(id)).toMatchObject({ state: 'sent', sent: 3 });
  expect((await call('GET', '')).json().issues[0]).toMatchObject({ id, recipients: 3, sent: 3 });
});

test('R-9.06 who got an issue is deleted six months after its end; the figures stay', async () => {
  const { url } = await serve();
  const id = await start();
  await work(url, 2);
  later(150);
  await sweepNewsletters(calls.context());
  expect(await copies(id)).toEqual(everybody('sent'));
  later(50);
  await sweepNewsletters(calls.context());
  expect([await copies(id), (await get(id)).sent]).toEqual([{}, 3]);
});
