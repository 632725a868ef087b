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
    const countries = [
      { code: 'CZ', position: 1, de: 'Tschechien', cs: 'Česko' },
      { code: 'PT', position: 3, de: 'Portugal', cs: 'Portugalsko' },
      { code: 'AT', position: 3, de: 'Österreich', cs: 'Rakousko' },
      { code: 'CL', position: 3, de: 'Chile', cs: 'Chile' },
      { code: 'ME', position: 3, de: 'Montenegro', cs: 'Černá Hora' },
      { code: 'DK', position: 3, de: 'Dänemark', cs: 'Dánsko' },
    ];
    await db
      .insertInto('country')
      .values(countries.map(({ code, position }) => ({ code, position })))
      .execute();
    await db
      .insertInto('country_text')
      .values(
        countries.flatMap(({ code, ...names }) =>
          (['cs', 'de'] as const).map((locale) => ({ country_code: code, locale, name: names[locale] })),
        ),
      )
      .execute();
    app = await createServer(testing.context);
    return () => app.close();
  });

  test('R-8.01 the currencies have the fields of the specification', async () => {
    const answer = await app.inject('/api/lists/currencies');
    expect(answer.json()).toEqual([
      { id: 1, is_default: true, code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1 },
    ]);
    expect(answer.headers['cache-tag']).toBe('currencies');
  });

  test('R-8.01 the countries are named and sorted in the requested language, those of the shop first', async () => {
    const german = await app.inject('/api/lists/countries/de');
    expect(german.json()[0]).toEqual({ code: 'CZ', name: 'Tschechien' });
    const codes = async (locale: string) =>
      (await app.inject(`/api/lists/countries/${locale}`)).json().map(({ code }: { code: string }) => code);
    expect(await codes('de')).toEqual(['CZ', 'CL', 'DK', 'ME', 'AT', 'PT']);
    expect(await codes('cs')).toEqual(['CZ', 'ME', 'DK', 'CL', 'PT', 'AT']);
  });

  test('R-8.02 an invalid language answers 422 with the field and a text in the language of the calling page', async () => {
    const answer = await app.inject({
      url: '/api/lists/countries/fr',
      headers: { 'x-client-url': 'http://localhost/en/search' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { locale: ['This value is not valid.'] } });
  });
});
