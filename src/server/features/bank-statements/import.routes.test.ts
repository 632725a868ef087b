import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { mostStatementBytes } from '#shared/bank-statements/bank-lines.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { gpcFile, uploadStatement } from '#tests/support/bank-files.ts';
import { fioAnswer, fioTransaction } from '#tests/support/fio-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };

beforeAll(async () => {
  app = await createServer(testing.context);
  ({ headers } = await buildAdministrator(testing.context.db, ['orders']));
  return () => app.close();
});

const upload = (file: string | Buffer, lang?: string) => uploadStatement(app, headers, file, lang);
const countLines = async () =>
  (
    await testing.context.db
      .selectFrom('bank_line')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute()
  )[0]!.n;
const get = async (url: string) => (await app.inject({ url, headers })).json();

describe('the import of a statement', () => {
  test('R-9.03 brings each transaction once, whatever is imported twice or overlaps', async () => {
    const monday = [
      { amount: 10_000, symbol: '1', message: 'jedna' },
      // Equal ones are different transactions.
      { amount: 5000, symbol: '2' },
      { amount: 5000, symbol: '2' },
    ];
    const first = (await upload(gpcFile(monday, { day: '2026-03-02' }))).json();
    expect(first.statements).toEqual([{ id: expect.any(Number), added: 3, repeated: 0 }]);
    expect((await upload(gpcFile(monday, { day: '2026-03-02' }))).json().statements).toEqual([
      { id: null, added: 0, repeated: 3 },
    ]);
    const week = gpcFile([
      ...monday.map((item) => ({ ...item, day: '2026-03-02' })),
      { amount: -700, day: '2026-03-03' },
    ]);
    expect((await upload(week)).json().statements).toMatchObject([{ added: 1, repeated: 3 }]);
    expect(await countLines()).toBe(4);

    const list = await get('/api/admin/bank-statements');
    expect(list).toMatchObject({ page: 1, has_more: false, is_fetched: false });
    expect(list.statements).toMatchObject([
      { format: 'gpc', number: '64', lines: 1, repeated_lines: 3 },
      { account: 'CZ6508000000192000145399', file_name: 'vypis.gpc', lines: 3, waiting: 3, repeated_lines: 0 },
    ]);
    const { statement, lines } = await get(`/api/admin/bank-statements/${first.statements[0].id}`);
    expect(statement.opening).toEqual({ amount: 150_000, currency: 'CZK' });
    expect(lines).toMatchObject([
      { amount: { amount: 10_000, currency: 'CZK' }, variable_symbol: '1', message: 'jedna', state: 'new', shares: [] },
      { amount: { amount: 5000 } },
      { amount: { amount: 5000 } },
    ]);
    const audit = await testing.context.db.selectFrom('audit_entry').select(['action', 'entity', 'after']).execute();
    expect(audit).toContainEqual({
      action: 'import',
      entity: 'bank_statement',
      after: { file_name: 'vypis.gpc', added: 3, repeated: 0 },
    });
  });

  test('R-9.03 at the same time books the file once', async () => {
    const before = await countLines();
    const file = gpcFile(
      Array.from({ length: 40 }, (_, index) => ({ amount: 100 + index })),
      { day: '2026-04-02' },
    );
    const answers = await Promise.all([upload(file), upload(file), upload(file)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(Number(await countLines()) - Number(before)).toBe(40);
  });

  test('R-9.03 takes 10 000 transactions', async () => {
    const before = await countLines();
    const items = Array.from({ length: 10_000 }, (_, index) => ({ amount: 100 + index, symbol: String(index + 1) }));
    expect((await upload(gpcFile(items, { day: '2026-05-02' }))).json().statements).toMatchObject([{ added: 10_000 }]);
    expect(Number(await countLines()) - Number(before)).toBe(10_000);
  });

  test('R-9.03 reads the JSON of Fio banka by the bank’s ids', async () => {
    const rows = [fioTransaction({ id: 5, amount: 1.5 }), fioTransaction({ id: 6, amount: 1.5 })];
    const fio = (count: number) => JSON.stringify(fioAnswer(rows.slice(0, count)));
    expect((await upload(fio(1))).json().statements).toMatchObject([{ added: 1 }]);
    expect((await upload(fio(2))).json().statements).toMatchObject([{ added: 1, repeated: 1 }]);
  });

  test.each([
    ['cs', 'Soubor je poškozený, proto jsme z něj nic nenačetli. První chyba je na řádku 2.'],
    ['en', 'The file is damaged, so nothing was imported. The first error is on line 2.'],
    ['de', 'Die Datei ist beschädigt, deshalb wurde nichts eingelesen. Der erste Fehler ist in Zeile 2.'],
  ])('of a broken file says in %s where', async (lang, text) => {
    const before = await countLines();
    const broken = gpcFile([{ amount: 100 }, { amount: 200 }]).replace('0000000001002', '00000000x1002');
    const answer = await upload(broken, lang);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [text] }]);
    expect(await countLines()).toBe(before);
  });

  test.each([
    ['of another account', gpcFile([{ amount: 100 }], { own: '0000002501301193' }), 'Výpis je z jiného účtu'],
    ['of another format', 'datum;částka\n1;2', 'Soubor není výpis ve formátu'],
    ['without content', '', 'musí být vyplněno'],
    ['above the limit', Buffer.alloc(mostStatementBytes + 1, '0'), 'Výpis je příliš velký'],
  ])('is refused %s', async (_what, file, text) => {
    const answer = await upload(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file[0].toLowerCase()).toContain(text.toLowerCase());
  });
});

describe('bank statements are for administrators of orders', () => {
  const calls = [
    ['GET', '/api/admin/bank-statements'],
    ['GET', '/api/admin/bank-statements/1'],
    ['POST', '/api/admin/bank-statements'],
    ['GET', '/api/admin/bank-lines'],
    ['GET', '/api/admin/bank-lines/1/candidates'],
    ['GET', '/api/admin/orders/1/bank-lines'],
    ['POST', '/api/admin/bank-lines/1/shares'],
    ['POST', '/api/admin/bank-lines/1/undo'],
    ['POST', '/api/admin/bank-lines/ignored'],
    ['POST', '/api/admin/bank-lines/suggestions'],
  ] as const;

  test.each(calls)('R-9.03 %s %s', async (method, url) => {
    const { db } = testing.context;
    const others = await buildAdministrator(db, ['users', 'adverts', 'settings', 'content']);
    const user = await logIn(db, await buildAccount(db));
    const payload = method === 'POST' ? {} : undefined;
    expect((await app.inject({ method, url, payload })).statusCode).toBe(401);
    expect((await app.inject({ method, url, payload, headers: user })).statusCode).toBe(403);
    expect((await app.inject({ method, url, payload, headers: others.headers })).statusCode).toBe(403);
  });
});
