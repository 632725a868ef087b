import pg from 'pg';
import { query } from './demo-places.ts';

export interface ShopPlaces {
  /** A guest's order that waits for a bank transfer. */
  readonly transfer: PlacedOrder;
  /** An order of the account that is not verified, with a payment by card begun at the test gateway. */
  readonly card: PlacedOrder & { readonly paymentKey: string };
  /** An order of the demo data whose goods have been brought. */
  readonly delivered: PlacedOrder;
  /** An order of the demo data that a transfer has paid in part. */
  readonly part: PlacedOrder;
  /** An order that was delivered just now; of one line its buyer withdrew, of another it was complained. */
  readonly returned: PlacedOrder;
  /** The cookie that opens a guest's cart in which goods lie. */
  readonly cart: Readonly<Record<string, string>>;
}

interface PlacedOrder {
  readonly id: number;
  readonly hash: string;
}

/**
 * Fills carts and places orders through the product's API, once a run: the product limits the orders of an address. Of the
 * goods there is so much that nobody misses them.
 * @param login cookies of the account that is not verified
 * @param admin cookies of an administrator of orders
 */
export async function makeShopPlaces(
  origin: string,
  database: string,
  login: Cookies,
  admin: Cookies,
): Promise<ShopPlaces> {
  const lock = new pg.Client({ connectionString: database });
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtext('shop places'))");
    await lock.query('create table if not exists test_shop_places (places jsonb not null)');
    const { rows } = await lock.query<{ places: ShopPlaces }>('select places from test_shop_places');
    if (rows[0]) return rows[0].places;
    const places = await makePlaces(origin, database, login, admin);
    await lock.query('insert into test_shop_places values ($1)', [JSON.stringify(places)]);
    return places;
  } finally {
    await lock.end();
  }
}

async function makePlaces(origin: string, database: string, login: Cookies, admin: Cookies): Promise<ShopPlaces> {
  const goods = await query(
    database,
    `select l.id::int from listing l join category c on c.id = l.category_id join stock s on s.listing_id = l.id
     where l.kind = 'product' and l.visibility = 'listed' and c.age_rule = 'alcohol' and c.may_be_discounted
     group by l.id order by sum(s.quantity) desc, l.id limit 3`,
  );
  const [delivered] = await query(
    database,
    `select id::int, hash from shop_order where state = 'delivered' order by id limit 1`,
  );
  const [part] = await query(
    database,
    'select id::int, hash from shop_order where part_paid_minor > 0 order by id limit 1',
  );
  const fill = (cookies: Cookies) =>
    fillCart(
      origin,
      goods.map(({ id }) => Number(id)),
      cookies,
    );
  const transfer = await placeOrder(origin, await fill({}), 'bank_transfer');
  const card = await placeOrder(origin, await fill(login), 'card');
  return {
    transfer,
    card: { ...card, paymentKey: card.redirect!.split('/').at(-1)! },
    delivered: delivered as unknown as PlacedOrder,
    part: part as unknown as PlacedOrder,
    returned: await returnGoods(origin, await placeOrder(origin, await fill({}), 'bank_transfer'), admin),
    cart: await fill({}),
  };
}

type Cookies = Readonly<Record<string, string>>;

/** Of the header `cookie`. */
export const cookieText = (cookies: Cookies) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** @returns the cookies with which the cart is one's own */
async function fillCart(origin: string, goods: readonly number[], known: Cookies): Promise<Record<string, string>> {
  const cookies = { ...known };
  for (const listing_id of goods) {
    const answer = await call(origin, '/api/cart/lines?lang=cs', cookies, { listing_id, quantity: 1 });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';', 1)[0]!.split('=') as [string, string];
      cookies[name] = value;
    }
  }
  return cookies;
}

async function placeOrder(
  origin: string,
  cookies: Cookies,
  code: 'bank_transfer' | 'card',
): Promise<PlacedOrder & { redirect: string | null }> {
  const read = async (path: string) =>
    (await fetch(`${origin}${path}?lang=cs`, { headers: { cookie: cookieText(cookies) } })).json();
  const cart = await read('/api/cart');
  const { deliveries, payments } = await read('/api/cart/delivery');
  const carrier = deliveries.find((each: { kind: string }) => each.kind === 'courier');
  const answer = await call(origin, '/api/orders?lang=cs', cookies, {
    client_key: crypto.randomUUID(),
    expected_total: cart.total.amount + carrier.price.amount,
    email: 'kupujici@karafa.example',
    first_name: 'Žofie',
    last_name: 'Říhová',
    phone_prefix: '+420',
    phone: '601234567',
    carrier_id: carrier.id,
    payment_method_id: payments.find((each: { code: string }) => each.code === code).id,
    delivery_name: 'Žofie Říhová',
    delivery_street: 'Lipová 12',
    delivery_city: 'Brno',
    delivery_postcode: '602 00',
    delivery_country: 'CZ',
    terms: true,
    age: true,
  });
  return answer.json();
}

/** The administration delivers an order, its buyer sends one line back and complains of another. */
async function returnGoods(origin: string, order: PlacedOrder, admin: Cookies): Promise<PlacedOrder> {
  const { id, hash } = order;
  await call(origin, `/api/admin/orders/${id}/payment`, admin, {});
  for (const move of ['send', 'deliver']) await call(origin, '/api/admin/orders/moves', admin, { ids: [id], move });
  const returns = `/api/orders/${id}/${hash}`;
  const { lines } = await (await fetch(`${origin}${returns}/returns?lang=cs`)).json();
  const sender = { name: 'Žofie Říhová', email: 'kupujici@karafa.example' };
  const goods = (index: number) => ({ order_line_id: lines[index].id, quantity: 1 });
  await call(
    origin,
    `${returns}/withdrawals?lang=cs`,
    {},
    {
      client_key: crypto.randomUUID(),
      lines: [goods(0)],
      ...sender,
    },
  );
  await call(
    origin,
    `${returns}/complaints?lang=cs`,
    {},
    {
      client_key: crypto.randomUUID(),
      ...goods(1),
      ...sender,
      description: 'Láhev přišla s prasklým hrdlem.',
      wished_solution: 'replacement',
    },
  );
  return order;
}

async function call(origin: string, path: string, cookies: Cookies, body: object) {
  const headers = { 'content-type': 'application/json', cookie: cookieText(cookies) };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}
