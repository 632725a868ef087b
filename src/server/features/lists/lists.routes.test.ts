import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

describe('the lists', () => {
  let app: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    const { db } = testing.context;
    await db
      .insertInto('currency')
      .values({ id: 1, code: 'CZK', symbol_after: 'Kč', rate: 1, is_default: true, decimals: 2 })
      .execute();
    await db.insertInto('country').values({ code: 'CZ' }).execute();
    await db.insertInto('country_text').values({ country_code: 'CZ', locale: 'de', name: 'Tschechien' }).execute();
    app = await createServer(testing.context);
    return () => app.close();
  });

  test('R-8.01 the currencies are answered with the fields of the specification', async () => {
    const answer = await app.inject('/api/lists/currencies');
    expect(answer.json()).toEqual([
      { id: 1, is_default: true, code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1 },
    ]);
    expect(answer.headers['cache-tag']).toBe('currencies');
  });

  test('R-8.01 the countries are named in the language asked for', async () => {
    expect((await app.inject('/api/lists/countries/de')).json()).toEqual([{ code: 'CZ', name: 'Tschechien' }]);
  });

  test('R-8.02 a wrong language answers 422 with the field and a text in the language of the calling page', async () => {
    const answer = await app.inject({
      url: '/api/lists/countries/fr',
      headers: { 'x-client-url': 'http://localhost/en/search' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { locale: ['This value is not valid.'] } });
  });
});
