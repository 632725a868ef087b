import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { unpaidGuestShare } from '#shared/shop/figures.ts';
import { administer, databaseUrl } from '#tests/support/database-server.ts';
import { callUntilAnswered, keepRunning, type KeptProcess } from '#tests/support/stored-processes.ts';
import { orderFormOf } from '#tests/support/order-form.ts';
import { useProductProcesses } from '#tests/support/product-processes.ts';
import { buildGoods, buildShop, type BuiltShop } from '#tests/support/shopping.ts';

const startProduct = useProductProcesses();
const server = inject('databaseServer');
const name = `karafa_rush_${randomBytes(4).toString('hex')}`;
const folder = resolve('var', name);
let database: Database;
let shop: BuiltShop;
beforeAll(async () => {
  await administer(server, `create database ${name}`);
  database = openDatabase(databaseUrl(server, name), { max: 4 });
  await migrate(database, resolve('migrations'));
  shop = await buildShop(database.db);
});
afterAll(async () => {
  await database.close();
  await administer(server, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const callers = 200;
/** The share of the stock that guests may hold without having paid (`unpaidGuestShare`). */
const pieces = 50;
const stock = pieces / unpaidGuestShare.share;
const price = 50_000;
/** The number of answers between two kills. */
const answersBetweenKills = 20;

test.for([
  ['all of them live', false],
  ['web processes and the worker are killed all the time', true],
] as const)(
  `R-6.08 of ${callers} guests who want the last ${pieces} pieces left to guests, each asking twice, ${pieces} get one while %s`,
  { timeout: 180_000 },
  async ([, isKilling]) => {
    const { db } = database;
    const goods = await buildGoods(db, { price, stock: { [shop.warehouse]: 20, [shop.branch]: stock - 20 } });
    const environment = { DATABASE_URL: databaseUrl(server, name), DATA_DIR: folder, TRUST_PROXY: '1' };
    const webs = [
      await keepRunning(startProduct, 'web', environment),
      await keepRunning(startProduct, 'web', environment),
    ];
    const worker = await keepRunning(startProduct, 'worker', environment);
    const shoppers = await Promise.all(Array.from({ length: callers }, (_, at) => fillCart(webs, at, goods)));

    let answers = 0;
    let kills = 0;
    let killing = Promise.resolve();
    const killNext = async () => {
      const victim = [...webs, worker][kills % 3]!;
      kills += 1;
      if (victim !== worker) await victim.ready();
      await victim.kill();
    };
    const order = async (shopper: Shopper, at: number) => {
      const answer = await callUntilAnswered(webs, at, '/api/orders?lang=cs', orderOf(shopper));
      answers += 1;
      if (isKilling && answers % answersBetweenKills === 0) killing = killing.then(killNext);
      return answer as OrderAnswer;
    };
    const answered = await Promise.all(
      shoppers.map((shopper) => Promise.all([order(shopper, shopper.at), order(shopper, shopper.at + 1)])),
    );
    await killing;
    if (isKilling) expect(kills).toBeGreaterThanOrEqual(10);

    const placed = answered.filter(([{ status }]) => status === 200);
    expect(placed).toHaveLength(pieces);
    for (const [once, again] of answered) {
      expect([200, 409]).toContain(once.status);
      // The repeated request returns the same order with the same payment address.
      expect(again).toEqual(once);
      if (once.status === 409) expect(once.body.code).toBe('unpaid_share');
      else expect(once.body.redirect).toMatch(/./);
    }
    expect(new Set(placed.map(([{ body }]) => body.id)).size).toBe(pieces);
    expect((await leftOf(goods)).reduce((sum, left) => sum + left, 0)).toBe(stock - pieces);
    expect(await countOf(goods)).toEqual({
      orders: pieces,
      held: pieces,
      payments: pieces,
      mails: pieces,
      events: pieces,
    });
  },
);

interface Shopper {
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
}

interface OrderAnswer {
  readonly status: number;
  readonly body: { readonly id?: number; readonly redirect?: string | null; readonly code?: string };
}

/** A shopper with a cart and an IP address of their own. */
async function fillCart(webs: readonly KeptProcess[], at: number, goods: number): Promise<Shopper> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${at}` };
  const web = webs[at % webs.length]!;
  await web.ready();
  const answer = await fetch(`${web.origin()}/api/cart/lines?lang=cs`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ listing_id: goods, quantity: 1 }),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { at, headers: { ...headers, cookie: cookie.join('; ') }, key: randomUUID() };
}

function orderOf({ headers, key }: Shopper): RequestInit {
  const chosen = { expected_total: price + 9900, carrier_id: shop.courier, payment_method_id: shop.card };
  return { method: 'POST', headers, body: JSON.stringify(orderFormOf(chosen, { client_key: key })) };
}

async function leftOf(goods: number): Promise<number[]> {
  const rows = await database.db.selectFrom('stock').where('listing_id', '=', goods).select('quantity').execute();
  return rows.map(({ quantity }) => quantity);
}

/** Numbers of rows that the orders of a product created. */
async function countOf(goods: number) {
  const { rows } = await database.pool.query(
    `with ordered as (select distinct order_id as id from order_line where listing_id = $1)
     select (select count(*)::int from ordered) as orders,
       (select sum(h.quantity)::int from stock_reservation h join order_line l on l.id = h.order_line_id
         where l.listing_id = $1) as held,
       (select count(*)::int from payment p join ordered o on p.subject_kind = 'order' and p.subject_id = o.id) as payments,
       (select count(*)::int from mail m join ordered o on m.dedupe_key = 'order.placed:' || o.id) as mails,
       (select count(*)::int from order_event e join ordered o on e.order_id = o.id where e.kind = 'place') as events`,
    [goods],
  );
  return rows[0];
}
