import { beforeAll, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  ({ headers } = await buildAdministrator(testing.context.db, ['orders', 'content', 'adverts']));
});

test.each([
  '/api/admin/products?brand=99999999999',
  '/api/admin/orders?from=0000-01-01',
  '/api/admin/orders?to=0000-01-01',
  '/api/admin/orders.csv?from=0000-01-01',
])('R-8.02 a value that no column can store is a client error: %s', async (url) => {
  const answer = await app.inject({ url, headers });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_input']);
});

test.each(['\\ud800', '\\udc00rum', 'rum\\ud83d'])(
  'R-8.02 text with half of a surrogate pair (%s) is rejected at its field, also where it is stored as JSON',
  async (text) => {
    const reason = (name: string) => `{"name": "${name}", "text": "Důvod"}`;
    const call = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/rejection-reasons',
        headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' },
        payload,
      });
    const answer = await call(`{"texts": {"cs": ${reason(text)}, "en": ${reason('b')}, "de": ${reason('c')}}}`);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { 'texts.cs.name': ['This value is not valid.'] }]);
    const named = await call(`{"texts": {"${text}": ${reason('a')}}}`);
    expect([named.statusCode, Object.keys(named.json().errors)]).toEqual([422, ['_']]);
    // A whole pair is a character.
    const whole = await call(`{"texts": {"cs": ${reason('🍷')}, "en": ${reason('b')}, "de": ${reason('c')}}}`);
    expect(whole.statusCode).toBe(200);
  },
);

test('R-8.02 a body that nests without end is a client error', async () => {
  const payload = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cart/vouchers',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(422);
});

test('R-8.02 a voucher with a character that no text column can store is a client error', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cart/vouchers',
    payload: { code: 'A\u0000B' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_input']);
});
