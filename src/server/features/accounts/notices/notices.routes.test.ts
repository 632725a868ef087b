import { beforeEach, describe, expect, test } from 'vitest';
import { noticeDays, noticesPerPage, type Notice } from '#shared/accounts/notices-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { sweepAccounts } from '#server/features/accounts/sweep-accounts.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { lockAccount } from '../account.queries.ts';
import { queueAccountMail } from '../queue-account-mail.ts';

const testing = useTestContext();
const app = useTestServer(testing);
interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}
let owner: Person;

const buildPerson = async (account: Parameters<typeof buildAccount>[1] = {}): Promise<Person> => {
  const id = await buildAccount(testing.context.db, account);
  return { id, headers: await logIn(testing.context.db, id) };
};
beforeEach(async () => {
  owner = await buildPerson();
});

const approve = (person: Person, key: string, isNotice = true) =>
  testing.context.db.transaction().execute(async (tx) =>
    queueAccountMail(tx, (await lockAccount(tx, person.id))!, {
      kind: 'advert.approved',
      dedupeKey: key,
      isNotice,
      content: (_i18n, locale) => ({
        subject: `Approved ${locale}`,
        blocks: [
          { kind: 'heading', text: 'Heading' },
          { kind: 'paragraph', text: 'First.' },
          { kind: 'paragraph', text: 'Second.' },
          { kind: 'button', text: 'Open', url: `https://karafa.example/${locale}/adverts?state=approved` },
        ],
      }),
    }),
  );
const list = async ({ headers }: Person, lang: Locale = 'cs', page = 1) =>
  (await app.inject({ url: `/api/me/notices?lang=${lang}&page=${page}`, headers })).json<{
    notices: Notice[];
    unread: number;
    total: number;
    pages: number;
  }>();
const markRead = ({ headers }: Person, upTo: number) =>
  app.inject({ method: 'PUT', url: '/api/me/notices/read', headers, payload: { up_to: upTo } });
const counterOf = async ({ headers }: Person, language: Locale = 'cs') =>
  (await app.inject({ url: '/api/message?counter=1', headers: { ...headers, 'accept-language': language } })).json<{
    system: { id: number; text: string }[];
  }>();

describe('R-5.10 messages of the portal', () => {
  test('are told together with the mail, once, in the language of the reader', async () => {
    await approve(owner, 'a');
    await approve(owner, 'a');
    await approve(owner, 'b', false);
    expect((await list(owner)).notices).toEqual([
      {
        id: expect.any(Number) as number,
        title: 'Approved cs',
        text: 'First.\nSecond.',
        path: '/cs/adverts?state=approved',
        created_at: expect.any(String) as string,
        is_read: false,
      },
    ]);
    expect((await list(owner, 'de')).notices.map(({ title, path }) => [title, path])).toEqual([
      ['Approved de', '/de/adverts?state=approved'],
    ]);
  });

  test('are told to an account without an address, which gets no mail', async () => {
    const person = await buildPerson({ email: null });
    await approve(person, 'a');
    expect((await list(person)).total).toBe(1);
  });

  test('are in the counter until they are read; later ones stay', async () => {
    for (const key of ['a', 'b', 'c']) await approve(owner, key);
    const { system } = await counterOf(owner, 'en');
    expect(system.map(({ text }) => text)).toEqual(['Approved en', 'Approved en', 'Approved en']);
    expect((await markRead(owner, system[1]!.id)).statusCode).toBe(200);
    expect((await counterOf(owner)).system.map(({ id }) => id)).toEqual([system[0]!.id]);
    const { notices, unread } = await list(owner);
    expect([notices.map((notice) => notice.is_read), unread]).toEqual([[false, true, true], 1]);
  });

  test('come in pages, the newest first, and nobody reads or marks those of others', async () => {
    for (let key = 0; key <= noticesPerPage; key += 1) await approve(owner, String(key));
    const [first, second] = [await list(owner), await list(owner, 'cs', 2)];
    expect([first.notices.length, second.notices.length, first.total, first.pages]).toEqual([
      noticesPerPage,
      1,
      noticesPerPage + 1,
      2,
    ]);
    expect(first.notices[0]!.id).toBeGreaterThan(second.notices[0]!.id);
    const stranger = await buildPerson();
    await markRead(stranger, first.notices[0]!.id);
    expect([(await list(stranger)).total, (await list(owner)).unread]).toEqual([0, noticesPerPage + 1]);
    expect((await app.inject({ url: '/api/me/notices?lang=cs' })).statusCode).toBe(401);
    expect((await markRead({ id: 0, headers: {} }, 1)).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/me/notices?lang=cs&page=3', headers: owner.headers })).statusCode).toBe(404);
  });

  test('are forgotten after a year', async () => {
    const { context } = testing;
    await approve(owner, 'a');
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await sweepAccounts({ ...context, now: () => days(noticeDays - 1) });
    expect((await list(await relogged(owner))).total).toBe(1);
    await sweepAccounts({ ...context, now: () => days(noticeDays + 1) });
    expect((await list(await relogged(owner))).total).toBe(0);
  });
});

/** The sweep ends logins, too. */
async function relogged({ id }: Person): Promise<Person> {
  return { id, headers: await logIn(testing.context.db, id) };
}
