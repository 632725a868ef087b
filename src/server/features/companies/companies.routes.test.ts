import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import {
  aresBadInput,
  aresNonPayer,
  aresNoSuchSubject,
  aresPayer,
  rpoEntity,
} from '#tests/support/registry-answers.ts';
import { startRegistryServer, type RegistryServer } from '#tests/support/registry-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let registry: RegistryServer;
let app: FastifyInstance;

async function serve(settings: { isOn?: boolean; timeLimitMs?: number; aresUrl?: string } = {}) {
  const { config } = testing.context;
  const companyRegistries = {
    ...config.companyRegistries,
    aresUrl: `${registry.url}/ares`,
    rpoUrl: `${registry.url}/rpo`,
    ...settings,
  };
  return createServer({ ...testing.context, config: { ...config, companyRegistries } });
}

const ares = (companyId: string) => `/ares/ekonomicke-subjekty/${companyId}`;
const rpo = (companyId: string) => `/rpo/search?identifier=${companyId}`;

beforeEach(async () => {
  registry = await startRegistryServer();
  app = await serve();
});

afterEach(async () => {
  await app.close();
  await registry.close();
});

describe('a Czech company', () => {
  test('R-5.07 that pays VAT has a tax ID and a formatted address', async () => {
    registry.answer(ares('26168685'), { body: aresPayer });
    const answer = await app.inject('/api/companies/CZ/26168685');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      company_id: '26168685',
      name: 'Seznam.cz, a.s.',
      tax_id: 'CZ26168685',
      street: 'Radlická 3294/10',
      city: 'Praha 5',
      postcode: '150 00',
      country: 'CZ',
      is_active: true,
    });
    expect(registry.requests[0]!.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Karafa/),
      accept: 'application/json',
    });
  });

  test('R-5.07 in a village that pays no VAT is found by its ID without leading zeros', async () => {
    registry.answer(ares('00006947'), { body: aresNonPayer });
    expect((await app.inject('/api/companies/CZ/69%2047')).json()).toEqual({
      company_id: '00006947',
      name: 'Spolek přátel slivovice',
      tax_id: null,
      street: 'Chrastěšov 12',
      city: 'Vizovice',
      postcode: '763 12',
      country: 'CZ',
      is_active: true,
    });
  });

  test('R-5.07 that is dissolved is marked as dissolved', async () => {
    registry.answer(ares('26168685'), { body: { ...aresPayer, datumZaniku: '2024-12-31' } });
    expect((await app.inject('/api/companies/CZ/26168685')).json()).toMatchObject({ is_active: false });
  });

  test('R-5.07 does not reveal a tax ID that is a birth number', async () => {
    registry.answer(ares('26168685'), { body: { ...aresPayer, dic: 'CZ7103192745' } });
    expect((await app.inject('/api/companies/CZ/26168685')).json()).toMatchObject({ tax_id: null });
  });

  test('R-5.07 in a VAT group has the group’s tax ID', async () => {
    registry.answer(ares('26168685'), { body: { ...aresPayer, dicSkDph: 'CZ699001182' } });
    expect((await app.inject('/api/companies/CZ/26168685')).json()).toMatchObject({ tax_id: 'CZ699001182' });
  });

  test.each([
    ['with a letter', { cisloOrientacni: 10, cisloOrientacniPismeno: 'a' }, 'Radlická 3294/10a'],
    ['without number in the street', { cisloOrientacni: undefined }, 'Radlická 3294'],
    ['abroad', { kodStatu: 'DE' }, ''],
  ])('R-5.07 formats the street %s', async (_, change, street) => {
    registry.answer(ares('26168685'), { body: { ...aresPayer, sidlo: { ...aresPayer.sidlo, ...change } } });
    expect((await app.inject('/api/companies/CZ/26168685')).json()).toMatchObject({ street });
  });
});

describe('a Slovak company', () => {
  test('R-5.07 has the current name and seat', async () => {
    registry.answer(rpo('31333532'), { body: { results: [rpoEntity], license: 'CC BY 4.0' } });
    expect((await app.inject('/api/companies/SK/313%2033%20532')).json()).toEqual({
      company_id: '31333532',
      name: 'ESET, spol. s r.o.',
      tax_id: null,
      street: 'Einsteinova 3541/24',
      city: 'Bratislava - mestská časť Petržalka',
      postcode: '851 01',
      country: 'SK',
      is_active: true,
    });
  });

  test('R-5.07 has the name without an end date, even if an ended one began later', async () => {
    const fullNames = [
      { value: 'Trvalá', validFrom: '1992-01-01' },
      { value: 'Přechodná', validFrom: '2001-01-01', validTo: '2001-02-01' },
    ];
    registry.answer(rpo('31333532'), { body: { results: [{ ...rpoEntity, fullNames }] } });
    expect((await app.inject('/api/companies/SK/31333532')).json()).toMatchObject({ name: 'Trvalá' });
  });

  test('R-5.07 that is dissolved is marked so, with its last name and seat', async () => {
    const ended = {
      ...rpoEntity,
      fullNames: rpoEntity.fullNames.map((name) => ({ validTo: '2020-06-30', ...name })),
      addresses: rpoEntity.addresses.map((address) => ({ validTo: '2020-06-30', ...address })),
      termination: '2020-06-30',
    };
    registry.answer(rpo('31333532'), { body: { results: [ended] } });
    expect((await app.inject('/api/companies/SK/31333532')).json()).toMatchObject({
      name: 'ESET, spol. s r.o.',
      street: 'Einsteinova 3541/24',
      is_active: false,
    });
  });

  test('R-5.07 that is active is preferred to a dissolved one with the same ID', async () => {
    const ended = { ...rpoEntity, termination: '1990-01-01', fullNames: [{ value: 'Kdysi' }] };
    registry.answer(rpo('31333532'), { body: { results: [ended, rpoEntity] } });
    expect((await app.inject('/api/companies/SK/31333532')).json()).toMatchObject({ name: 'ESET, spol. s r.o.' });
  });

  test('R-5.07 is not found by an ID that it no longer has', async () => {
    const identifiers = [
      { value: '31333532', validFrom: '1992-01-01', validTo: '1999-12-31' },
      { value: '35697270', validFrom: '2000-01-01' },
    ];
    registry.answer(rpo('31333532'), { body: { results: [{ ...rpoEntity, identifiers }] } });
    expect((await app.inject('/api/companies/SK/31333532')).statusCode).toBe(404);
  });

  test('R-5.07 without a street has the house number of its village', async () => {
    const addresses = [{ regNumber: 7, postalCodes: [], municipality: { value: 'Vlkolínec' } }];
    registry.answer(rpo('31333532'), { body: { results: [{ ...rpoEntity, addresses }] } });
    expect((await app.inject('/api/companies/SK/31333532')).json()).toMatchObject({
      street: 'Vlkolínec 7',
      city: 'Vlkolínec',
      postcode: '',
    });
  });
});

describe('no company', () => {
  test.each([
    ['cs', 'Toto IČO není platné. Zkontrolujte prosím číslice.'],
    ['en', 'This company ID is not valid. Please check the digits.'],
    ['de', 'Diese Identifikationsnummer (IČO) ist nicht gültig. Bitte prüfen Sie die Ziffern.'],
  ])('R-5.07 a wrong checksum is an error of the field in %s, and no registry is called', async (lang, text) => {
    const answer = await app.inject(`/api/companies/SK/12345678?lang=${lang}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: { company_id: [text] } });
    expect(registry.requests).toEqual([]);
  });

  test('R-5.07 another country and an overlong ID are rejected by validation', async () => {
    const answer = await app.inject(`/api/companies/DE/${'1'.repeat(21)}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['country', 'company_id']);
  });

  test.each([
    ['cs', 'Firma s tímto IČO v rejstříku není. Zkontrolujte je, nebo údaje vyplňte ručně.'],
    ['en', 'There is no company with this ID in the registry. Please check it or enter the details by hand.'],
    [
      'de',
      'Im Register gibt es keine Firma mit dieser Identifikationsnummer (IČO). Bitte prüfen Sie die Nummer oder geben Sie die Angaben von Hand ein.',
    ],
  ])('R-5.07 an ID unknown to ARES answers 404 in %s', async (lang, message) => {
    registry.answer(ares('26168685'), aresNoSuchSubject);
    const answer = await app.inject(`/api/companies/CZ/26168685?lang=${lang}`);
    expect(answer.json()).toEqual({ statusCode: 404, code: 'company_not_found', message });
  });

  test('R-5.07 an ID unknown to the Slovak registry answers 404', async () => {
    registry.answer(rpo('31333532'), { body: { results: [] } });
    expect((await app.inject('/api/companies/SK/31333532')).json()).toMatchObject({ code: 'company_not_found' });
  });
});

describe('a registry without a usable answer', () => {
  test.each([
    ['cs', 'Údaje z rejstříku firem se nepodařilo načíst. Vyplňte je prosím ručně.'],
    ['en', 'The details could not be loaded from the company registry. Please enter them by hand.'],
    ['de', 'Die Angaben konnten nicht aus dem Firmenregister geladen werden. Bitte geben Sie sie von Hand ein.'],
  ])('R-5.07 causes a 503 in %s that differs from that of our database', async (lang, message) => {
    // The fake registry has no answer for this address and returns 404.
    const answer = await app.inject(`/api/companies/CZ/26168685?lang=${lang}`);
    expect(answer.json()).toEqual({ statusCode: 502, code: 'company_registry_unavailable', message });
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['ARES refuses our input', '/api/companies/CZ/26168685', ares('26168685'), aresBadInput],
    ['ARES limits us', '/api/companies/CZ/26168685', ares('26168685'), { status: 429, body: {} }],
    ['broken JSON', '/api/companies/CZ/26168685', ares('26168685'), { body: '{"ico":"2616' }],
    ['an HTML page', '/api/companies/CZ/26168685', ares('26168685'), { status: 503, body: '<h1>Odstávka</h1>' }],
    ['a subject without name', '/api/companies/CZ/26168685', ares('26168685'), { body: { ico: '26168685' } }],
    ['another subject', '/api/companies/CZ/26168685', ares('26168685'), { body: aresNonPayer }],
    ['another shape', '/api/companies/SK/31333532', rpo('31333532'), { body: [rpoEntity] }],
    ['an error of RPO', '/api/companies/SK/31333532', rpo('31333532'), { status: 500, body: {} }],
  ])('R-5.07 %s causes a 503', async (_, url, path, answer) => {
    registry.answer(path, answer);
    const { statusCode, code } = (await app.inject(url)).json();
    expect({ statusCode, code }).toEqual({ statusCode: 502, code: 'company_registry_unavailable' });
    expect(registry.requests.map((request) => request.url)).toEqual([path]);
  });

  test('R-5.07 a slow answer times out', async () => {
    const hasty = await serve({ timeLimitMs: 30 });
    registry.answer(ares('26168685'), { body: aresPayer });
    registry.hold();
    expect((await hasty.inject('/api/companies/CZ/26168685')).statusCode).toBe(502);
    await hasty.close();
  });

  test('R-5.07 a refused connection makes it unavailable', async () => {
    const gone = await startRegistryServer();
    await gone.close();
    const alone = await serve({ aresUrl: gone.url });
    expect((await alone.inject('/api/companies/CZ/26168685')).statusCode).toBe(502);
    await alone.close();
  });

  test('R-5.07 nothing is called when the lookup is switched off', async () => {
    const off = await serve({ isOn: false });
    expect((await off.inject('/api/companies/CZ/26168685')).statusCode).toBe(502);
    expect((await off.inject('/api/companies/SK/12345678')).statusCode).toBe(422);
    expect(registry.requests).toEqual([]);
    await off.close();
  });
});

describe('the rate limit', () => {
  test('allows twenty calls a minute from one address and says when it ends; other calls and addresses are not limited', async () => {
    const from = (remoteAddress: string) => app.inject({ url: '/api/companies/SK/12345678', remoteAddress });
    for (let call = 1; call <= 20; call += 1) expect((await from('192.0.2.1')).statusCode).toBe(422);
    const refused = await from('192.0.2.1');
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe(refused.headers['x-ratelimit-reset']);
    expect((await from('192.0.2.2')).statusCode).toBe(422);
    const other = await app.inject({ url: '/api/lists/currencies', remoteAddress: '192.0.2.1' });
    expect(other.statusCode).toBe(200);
  });

  test('is documented in OpenAPI beside the other answers of this call', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const call = paths['/api/companies/{country}/{company_id}'].get;
    expect(call.description).toContain('At most 20 calls');
    expect(Object.keys(call.responses)).toEqual(['200', '404', '422', '429', '502', '503']);
    expect(Object.keys(paths['/api/lists/currencies'].get.responses)).not.toContain('502');
  });
});
