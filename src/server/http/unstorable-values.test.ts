import { beforeAll, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let headers: { authorization: string };

beforeAll(async () => {
  ({ headers } = await buildAdministrator(testing.context.db, ['orders', 'content']));
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

test('R-8.02 a voucher with a character that no text column can store is a client error', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cart/vouchers',
    payload: { code: 'A\u0000B' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_input']);
});
