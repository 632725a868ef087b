import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { ageProvidersAt } from '#tests/support/age-providers.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/support/openid-server.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper, type Shopper } from '#tests/support/shopping.ts';

const { testing, goods, formFor, place } = useShopOrders();
let provider: OpenIdServer;
let app: FastifyInstance;
let tobacco: number;
let ahead = 0;

beforeAll(async () => {
  provider = await startOpenIdServer();
  const config = { ...testing.context.config, ageProviders: ageProvidersAt(provider) };
  app = await createServer({ ...testing.context, config, now: () => new Date(Date.now() + ahead) });
  tobacco = await buildCategory(testing.context.db, { ageRule: 'tobacco' });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

async function verify(shopper: Shopper): Promise<void> {
  const body = { provider: 'bankid', back_to: 'cart', lang: 'cs' };
  const { redirect } = (await shopper.call('POST', '/api/age-proof/requests', body)).json<{ redirect: string }>();
  const { pathname, search } = new URL(await provider.visit(redirect));
  expect((await shopper.call('GET', `${pathname}${search}`)).headers.location).toBe('/kosik?age=verified');
}

async function buyer(login: Record<string, string> = {}, category: number | undefined = tobacco): Promise<Shopper> {
  const shopper = createShopper(app, login);
  await shopper.add(await goods(50_000, 10, { ...(category !== undefined && { category }) }));
  return shopper;
}

const order = (shopper: Shopper, changes: object = {}) => place(shopper, formFor(59_900, changes));
const needed = { age_proof: ['Pro nákup tabákových výrobků si prosím ověřte věk.'] };

async function evidenceOf(id: number) {
  const { db } = testing.context;
  const checks = await db.selectFrom('age_check').where('order_id', '=', id).select(['level', 'is_adult']).execute();
  const events = await db.selectFrom('order_event').where('order_id', '=', id).select(['kind', 'detail']).execute();
  return { checks, checked: events.find(({ kind }) => kind === 'check_age')?.detail };
}

describe('tobacco, while a provider can confirm ages', () => {
  test('R-11.02 is sold after its confirmation only, which the order’s history names', async () => {
    const shopper = await buyer();
    expect(await shopper.cart()).toMatchObject({ needs_age_proof: true, needs_birth_date: false });
    const refused = await order(shopper, { birth_date: '1980-05-17' });
    expect({ status: refused.statusCode, errors: refused.json().errors }).toEqual({ status: 422, errors: needed });
    await verify(shopper);
    const placed = await order(shopper);
    expect(placed.statusCode).toBe(200);
    expect(await evidenceOf(placed.json().id)).toEqual({
      checks: [{ level: 'provider', is_adult: true }],
      checked: { provider: 'bankid', reference: 'token-1' },
    });
  });

  test('R-11.02 tells the missing confirmation together with all other errors', async () => {
    const refused = await order(await buyer(), { terms: false, first_name: '' });
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(['age_proof', 'first_name', 'terms']);
  });

  test('R-11.02 needs a confirmation of the last hour, also from an account that is remembered as an adult’s', async () => {
    const { db } = testing.context;
    const shopper = await buyer(await logIn(db, await buildAccount(db)));
    await verify(shopper);
    ahead = 61 * 60_000;
    const refused = await order(shopper);
    ahead = 0;
    expect(refused.json().errors).toEqual({ age_proof: ['Ověření věku už neplatí. Ověřte si ho prosím znovu.'] });
  });

  test('R-11.02 is not sold on the confirmation of another account or browser', async () => {
    const { db } = testing.context;
    await verify(await buyer(await logIn(db, await buildAccount(db))));
    await verify(await buyer());
    for (const login of [{}, await logIn(db, await buildAccount(db))])
      expect((await order(await buyer(login))).json().errors).toEqual(needed);
  });

  test('R-11.02 is sold to a guest who verifies and then logs in', async () => {
    const { db } = testing.context;
    const guest = await buyer();
    await verify(guest);
    const login = await logIn(db, await buildAccount(db));
    const shopper = createShopper(app, login);
    for (const [name, value] of guest.cookies) shopper.cookies.set(name, value);
    expect((await order(shopper)).statusCode).toBe(200);
  });
});

test('R-11.02 other goods need no confirmation; one that is there is the evidence', async () => {
  const shopper = await buyer({}, await buildCategory(testing.context.db, { ageRule: 'alcohol' }));
  expect(await shopper.cart()).toMatchObject({ needs_age_proof: false, needs_birth_date: false });
  await verify(shopper);
  const { checks } = await evidenceOf((await order(shopper)).json().id);
  expect(checks).toEqual([{ level: 'provider', is_adult: true }]);
});
