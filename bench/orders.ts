import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { ensureBenchDatabase, query } from './database.ts';
import { ms, percentile, type BenchOptions, type Figure } from './figure.ts';
import { startWebProcess, type Running } from './product.ts';

const orders = 400;
/** Placed before, and not measured: code is compiled and statements are planned, as in any process that has run for a minute. */
const warmUp = 100;
const callers = 4;
const leastShare = 0.5;

/** Placing orders through the API, beside a bare transaction that writes the same rows; four callers at once. */
export async function benchOrders({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const listing = await stockUp(database);
  const web = await startWebProcess(database, { TRUST_PROXY: '1' });
  try {
    const carts: Shopper[] = [];
    for (let n = 0; n < warmUp + orders; n += 1) carts.push(await fillCart(web, listing));
    const form = await formOf(web, carts[0]!);
    const place = (cart: Shopper) => placeOrder(web, cart, form);
    await measure(carts.splice(0, warmUp), place);
    const placed = await measure(carts, place);
    const bare = await measureBare(database);
    const share = placed.perSecond / bare.perSecond;
    return [
      {
        name: 'orders placed through the API, per second',
        value: `${placed.perSecond.toFixed(0)}, p95 ${ms(placed.p95)}`,
        baseline: `${bare.perSecond.toFixed(0)}, p95 ${ms(bare.p95)} bare`,
        budget: `${share.toFixed(2)} (≥ ${leastShare})`,
        isWithinBudget: share >= leastShare,
      },
    ];
  } finally {
    await web.stop();
  }
}

interface Shopper {
  readonly cookie: string;
  readonly total: number;
}

/** A product of which there is plenty. */
async function stockUp(database: string): Promise<number> {
  const [row] = await query(
    database,
    `update stock set quantity = 1000000 where (listing_id, branch_id) = (
       select s.listing_id, s.branch_id from stock s join listing l on l.id = s.listing_id
       join category c on c.id = l.category_id
       where l.visibility = 'listed' and c.age_rule = 'alcohol' order by s.listing_id limit 1)
     returning listing_id`,
  );
  return Number(row!.listing_id);
}

async function fillCart(web: Running, listing: number): Promise<Shopper> {
  const answer = await call(web, '/api/cart/lines?lang=cs', { listing_id: listing, quantity: 1 });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { total } = (await answer.json()) as { total: { amount: number } };
  return { cookie, total: total.amount };
}

async function formOf(web: Running, { cookie, total }: Shopper) {
  const offers = (await (await fetch(`${web.origin}/api/cart/delivery?lang=cs`, { headers: { cookie } })).json()) as {
    deliveries: { id: number; kind: string; price: { amount: number }; payment_methods: number[] }[];
    payments: { id: number; code: string }[];
  };
  const delivery = offers.deliveries.find(({ kind }) => kind === 'courier')!;
  const payment = offers.payments.find(({ code }) => code === 'bank_transfer')!;
  return {
    expected_total: total + delivery.price.amount,
    carrier_id: delivery.id,
    payment_method_id: payment.id,
    first_name: 'Jana',
    last_name: 'Nováková',
    phone_prefix: '+420',
    phone: '601234567',
    delivery_name: 'Jana Nováková',
    delivery_street: 'Dlouhá 1',
    delivery_city: 'Praha',
    delivery_postcode: '110 00',
    delivery_country: 'CZ',
    terms: true,
    age: true,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

/** Not by `fetch`, which would take a tenth of the machine from the process that it measures. */
async function placeOrder(web: Running, { cookie }: Shopper, form: object): Promise<void> {
  const client_key = randomUUID();
  // One buyer may place few orders.
  const body = JSON.stringify({ ...form, client_key, email: `bench.${client_key}@karafa.example` });
  const headers = { ...headersOf(cookie), 'content-length': Buffer.byteLength(body) };
  await new Promise<void>((resolve, reject) => {
    request(`${web.origin}/api/orders?lang=cs`, { agent, method: 'POST', headers }, (answer) => {
      const { statusCode } = answer;
      answer.resume();
      answer.once('end', () =>
        statusCode === 200 ? resolve() : reject(new Error(`An order was answered ${statusCode}`)),
      );
    })
      .once('error', reject)
      .end(body);
  });
}

/** As if each came from a home of its own. */
let addresses = 0;

function headersOf(cookie: string) {
  addresses += 1;
  return {
    'content-type': 'application/json',
    cookie,
    'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
  };
}

async function call(web: Running, path: string, body: object): Promise<Response> {
  const answer = await fetch(web.origin + path, { method: 'POST', headers: headersOf(''), body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function measure<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
        const since = performance.now();
        await work(item);
        times.push(performance.now() - since);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: items.length / seconds,
    p95: percentile(
      times.sort((a, b) => a - b),
      0.95,
    ),
  };
}

/** The newest order once more, row by row with the job of its mail, in a transaction that asks nothing. */
async function measureBare(database: string) {
  const pool = new pg.Pool({ connectionString: database, max: callers });
  try {
    const [{ id }] = (await query(database, 'select max(id) as id from shop_order')) as [{ id: string }];
    const copy = await copierOf(pool, Number(id));
    const copyOne = async () => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await copy(client);
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    await measure([...Array(warmUp).keys()], copyOne);
    return await measure([...Array(orders).keys()], copyOne);
  } finally {
    await pool.end();
  }
}

async function copierOf(pool: pg.Pool, order: number) {
  const columnsOf = async (table: string, except: readonly string[]) => {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    return rows.map(({ name }) => name).filter((name) => name !== 'id' && !except.includes(name));
  };
  const orderColumns = await columnsOf('shop_order', ['number', 'hash', 'client_key']);
  const lineColumns = await columnsOf('order_line', ['order_id']);
  const eventColumns = await columnsOf('order_event', ['order_id']);
  const checkColumns = await columnsOf('age_check', ['order_id']);
  const paymentColumns = await columnsOf('payment', ['subject_id', 'key', 'provider_id']);
  const mailColumns = await columnsOf('mail', ['dedupe_key', 'state']);
  const { rows: mails } = await pool.query<{ id: number }>(
    `select id from mail where dedupe_key like $1 order by id limit 1`,
    [`order.placed:${order}%`],
  );
  const copied = (table: string, columns: readonly string[], own: string, where: string) =>
    `insert into ${table} (${columns.join(', ')}, ${own}) select ${columns.join(', ')}`.concat(`, ${where}`);
  return async (client: pg.PoolClient) => {
    const key = randomBytes(24).toString('base64url');
    const { rows } = await client.query<{ id: number }>(
      `${copied(
        'shop_order',
        orderColumns,
        'number, hash, client_key',
        `'99' || lpad(nextval('shop_order_number_seq')::text, 8, '0'), $2, $3 from shop_order where id = $1`,
      )} returning id`,
      [order, key, randomUUID()],
    );
    const { id } = rows[0]!;
    const { rows: lines } = await client.query<{ id: number }>(
      `${copied('order_line', lineColumns, 'order_id', '$2 from order_line where order_id = $1')} returning id`,
      [order, id],
    );
    await client.query(copied('order_event', eventColumns, 'order_id', '$2 from order_event where order_id = $1'), [
      order,
      id,
    ]);
    await client.query(copied('age_check', checkColumns, 'order_id', '$2 from age_check where order_id = $1'), [
      order,
      id,
    ]);
    await client.query(
      copied('payment', paymentColumns, 'subject_id, key', `$2, $3 from payment where subject_id = $1`),
      [order, id, key],
    );
    if (mails[0])
      await client.query(
        `with written as (${copied('mail', mailColumns, 'state', `'kept' from mail where id = $1`)} returning id)
         select graphile_worker.add_job(
           'mail.send', json_build_object('id', id), job_key => 'mail:' || id, run_at => 'infinity') from written`,
        [mails[0].id],
      );
    const { rows: held } = await client.query<{ listing_id: number; branch_id: number }>(
      `insert into stock_reservation (order_line_id, branch_id, quantity)
       select $2, h.branch_id, h.quantity from stock_reservation h join order_line l on l.id = h.order_line_id
       where l.order_id = $1 limit 1 returning branch_id, (select listing_id from order_line where id = $2) as listing_id`,
      [order, lines[0]!.id],
    );
    await client.query('update stock set quantity = quantity - 1 where listing_id = $1 and branch_id = $2', [
      held[0]!.listing_id,
      held[0]!.branch_id,
    ]);
  };
}
