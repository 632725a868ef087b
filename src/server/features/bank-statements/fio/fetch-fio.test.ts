import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { fioAnswer, fioTransaction, startFioServer, type FioServer } from '#tests/support/fio-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { fetchFio } from './fetch-fio.ts';

// Refusals of the bank are logged.
const testing = useTestContext({ LOG_LEVEL: 'silent' });
const token = 'a'.repeat(64);
let fio: FioServer;
let context: Context;

beforeAll(async () => {
  fio = await startFioServer();
  const config = readConfig({ FIO_TOKEN: token, FIO_URL: `${fio.url}/v1/rest/` });
  context = { ...testing.context, config, now: () => new Date('2026-03-20T10:00:00Z') };
  return () => fio.close();
});
beforeEach(() => void fio.asked.splice(0));

const give = (...rows: unknown[]) => (fio.answer = { status: 200, body: JSON.stringify(fioAnswer(rows)) });
const listKeys = async () =>
  (await context.db.selectFrom('bank_line').select('key').orderBy('id').execute()).map(({ key }) => key);

test('R-9.03 nothing is fetched without a token', async () => {
  await fetchFio(testing.context);
  expect(fio.asked).toEqual([]);
});

test('R-9.03 the bank is asked for the last days, and what is known is left out', async () => {
  give(fioTransaction({ id: 11, amount: 5, day: '2026-03-18' }));
  await fetchFio(context);
  expect(fio.asked).toEqual([`/v1/rest/periods/${token}/2025-12-30/2026-03-20/transactions.json`]);
  give(fioTransaction({ id: 11, amount: 5, day: '2026-03-18' }), fioTransaction({ id: 12, amount: 6 }));
  await fetchFio(context);
  expect(fio.asked[1]).toBe(`/v1/rest/periods/${token}/2026-03-14/2026-03-20/transactions.json`);
  expect(await listKeys()).toEqual(['id:11', 'id:12']);
  await fetchFio(context);
  expect(await context.db.selectFrom('bank_statement').select(['format', 'file_name']).execute()).toEqual([
    { format: 'fio', file_name: '' },
    { format: 'fio', file_name: '' },
  ]);
});

test.each([
  ['asked again within 30 seconds', { status: 409, body: '' }],
  ['that fails', { status: 500, body: 'x' }],
  ['with nothing to say', { status: 200, body: '' }],
])('R-9.03 a bank %s changes nothing', async (_what, answer) => {
  fio.answer = answer;
  const before = await listKeys();
  await fetchFio(context);
  expect(await listKeys()).toEqual(before);
});

test('a broken answer, and one of another account, is refused whole', async () => {
  const before = await listKeys();
  const good = fioTransaction({ id: 21, amount: 1 });
  give(good, { ...good, column1: { value: 'x' } });
  await expect(fetchFio(context)).rejects.toThrow('(line 2)');
  fio.answer.body = JSON.stringify(fioAnswer([good], 'CZ3620100000002501301193'));
  await expect(fetchFio(context)).rejects.toMatchObject({ errors: { file: ['statement_other_account'] } });
  expect(await listKeys()).toEqual(before);
});
