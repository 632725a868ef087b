import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildCarrier, buildPickupPoint } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});

describe('GET /api/delivery/pickup-points', () => {
  let carrier = 0;
  let crowded = 0;

  beforeAll(async () => {
    const { db } = testing.context;
    carrier = await buildCarrier(db, { kind: 'pickup_point' });
    crowded = await buildCarrier(db, { kind: 'pickup_point' });
    const point = (name: string, street: string, city: string, postcode: string, more = {}) =>
      buildPickupPoint(db, { carrier, name, street, city, postcode, ...more });
    await point('Trafika U Nádraží', 'Smyšlená 4', 'Praha', '110 00');
    await point('Pošta Praha 4', 'Vzorová 8', 'Praha 4', '140 00', { kind: 'post' });
    await point('Výdejní box Praha', 'Zkušební 2', 'Praha', '110 00', { kind: 'locker' });
    await point('Večerka', 'Pražská 110', 'Brno', '602 00');
    await point('Květiny', 'Ukázková 5', 'Čáslav', '286 01');
    await point('Potraviny', 'Ukázková 7', 'Žatec', '438 01');
    await point('Zavřeno', 'Ukázková 9', 'Praha', '110 00', { isActive: false });
    for (let index = 0; index < 45; index += 1)
      await buildPickupPoint(db, { carrier: crowded, name: `Point ${String(index).padStart(2, '0')}`, city: 'Opava' });
  });

  const find = async (query: Record<string, string>) => {
    const answer = await app.inject({
      url: '/api/delivery/pickup-points',
      query: { carrier: String(carrier), ...query },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ points: { name: string; city: string }[]; total: number; page: number; pages: number }>();
  };
  const namesFor = async (q: string, more = {}) => (await find({ q, ...more })).points.map(({ name }) => name);

  test('lists the active ones by town in Czech order when there is no search', async () => {
    const { points, total } = await find({});
    expect(points.map(({ city }) => city)).toEqual(['Brno', 'Čáslav', 'Praha', 'Praha', 'Praha 4', 'Žatec']);
    expect(total).toBe(6);
  });

  test('R-6.05 finds a town without diacritics, ranked before streets named after it', async () => {
    expect(await namesFor('praha')).toEqual(['Trafika U Nádraží', 'Výdejní box Praha', 'Pošta Praha 4']);
    expect(await namesFor('PRAŽ')).toEqual(['Večerka']);
    expect(await namesFor('prah')).toHaveLength(3);
    expect(await namesFor('caslav')).toEqual(['Květiny']);
    expect(await namesFor('Čáslav')).toEqual(['Květiny']);
    expect(await namesFor('pra')).toEqual(['Trafika U Nádraží', 'Výdejní box Praha', 'Pošta Praha 4', 'Večerka']);
  });

  test('R-6.05 finds a postcode with and without its blank, and its prefix before house numbers', async () => {
    expect(await namesFor('602 00')).toEqual(['Večerka']);
    expect(await namesFor('60200')).toEqual(['Večerka']);
    expect(await namesFor('110')).toEqual(['Trafika U Nádraží', 'Výdejní box Praha', 'Večerka']);
    expect(await namesFor('Praha 110 00')).toEqual(['Trafika U Nádraží', 'Výdejní box Praha']);
  });

  test('matches every word of town, street and name, in any order', async () => {
    expect(await namesFor('nadrazi praha')).toEqual(['Trafika U Nádraží']);
    expect(await namesFor('Ukázková, Žatec')).toEqual(['Potraviny']);
    expect(await namesFor('zatec trafika')).toEqual([]);
  });

  test('matches one or two letters at the beginning of a word', async () => {
    expect(await namesFor('ča')).toEqual(['Květiny']);
    expect(await namesFor('z')).toEqual(['Potraviny', 'Výdejní box Praha']);
  });

  test('searches wildcard characters literally', async () => {
    for (const q of ['%', '_', '%%%', 'Praha_', '\\\\\\']) expect(await namesFor(q)).toEqual([]);
  });

  test('R-11.01 omits lockers where an age check is needed', async () => {
    expect(await namesFor('praha', { needs_age_check: 'true' })).toEqual(['Trafika U Nádraží', 'Pošta Praha 4']);
    expect(await namesFor('praha', { needs_age_check: 'false' })).toHaveLength(3);
  });

  test('has twenty on a page', async () => {
    const page = async (number: number) => find({ carrier: String(crowded), q: 'opava', page: String(number) });
    const [first, third, fourth] = [await page(1), await page(3), await page(4)];
    expect([first.total, first.pages, first.points.length]).toEqual([45, 3, 20]);
    expect(third.points.map(({ name }) => name)).toEqual(['Point 40', 'Point 41', 'Point 42', 'Point 43', 'Point 44']);
    expect([fourth.points, fourth.total]).toEqual([[], 45]);
  });

  test('rejects a query without a carrier at its field', async () => {
    const answer = await app.inject('/api/delivery/pickup-points?q=praha&page=0');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['carrier', 'page']);
  });
});
