import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach } from 'vitest';
import type { Db } from '#server/platform/db/db.ts';
import { createServer } from '#server/http/server.ts';
import { buildAdministrator } from './account-factories.ts';
import { buildCategory, ensureCurrency } from './factories.ts';
import { useTestContext } from './test-context.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const productText = (name: string) => ({ name, description: `O zboží ${name}` });

/** The administration of products, with a clock that tests move; before each test there are none. */
export function useAdminProducts() {
  const testing = useTestContext();
  const start = new Date('2026-06-01T12:00:00Z');
  // Sales have fixed times here.
  const clock = { now: start };
  let app: FastifyInstance;
  let admin: { id: number; headers: { authorization: string } };
  let category: number;

  beforeAll(async () => {
    const { db } = testing.context;
    app = await createServer({ ...testing.context, now: () => clock.now });
    admin = await buildAdministrator(db, ['content']);
    await ensureCurrency(db);
    await db
      .insertInto('country')
      .values([{ code: 'CZ' }, { code: 'SK' }])
      .execute();
    category = await buildCategory(db, { name: 'Rum', unitPriceUnit: 'litre' });
    return () => app.close();
  });
  beforeEach(async () => {
    clock.now = start;
    const { db } = testing.context;
    await db.deleteFrom('listing').where('kind', '=', 'product').execute();
    await db.deleteFrom('audit_entry').execute();
  });

  const call = async (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
    app.inject({ method, url: `/api/admin/products${path}`, headers: { ...headers }, ...(payload && { payload }) });
  const form = (more: object = {}) => ({
    texts: { cs: productText('Tmavý rum'), en: productText('Dark rum'), de: productText('Dunkler Rum') },
    category_id: category,
    sku: 'RUM-1',
    tax_rate: 21,
    regular_price: 50_000,
    weight_g: 1200,
    is_shown: true,
    ...more,
  });
  const get = async (id: number) => (await call('GET', `/${id}`)).json();
  return {
    testing,
    clock,
    call,
    form,
    get,
    add: async (more: object = {}): Promise<number> => (await call('POST', '', form(more))).json().id,
    /** As a freshly opened form does. */
    change: async (id: number, more: object = {}) =>
      call('PUT', `/${id}`, form({ version: (await get(id)).version, ...more })),
    getPublic: (id: number) => app.inject(`/api/catalog/listings/${id}?lang=cs`),
    get app() {
      return app;
    },
    get admin() {
      return admin;
    },
    get category() {
      return category;
    },
  };
}

/** Prices of a product with from when to when each was offered. */
export async function priceHistoryOf(db: Db, id: number) {
  const rows = await db
    .selectFrom('price_history')
    .where('listing_id', '=', id)
    .select(['price_minor', 'valid_from', 'valid_to'])
    .orderBy('id')
    .execute();
  return rows.map(({ price_minor, valid_from, valid_to }) => [
    price_minor,
    valid_from.toISOString(),
    valid_to?.toISOString() ?? null,
  ]);
}

export const lastAuditEntry = (db: Db) =>
  db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
