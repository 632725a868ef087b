import pg from 'pg';
import { measureBareCalls, measureCalls, pick, random, restart } from './calls.ts';
import { ensureBenchDatabase } from './database.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { fillAdministration } from './large-administration.ts';
import { benchOrders, fillShop } from './large-shop.ts';
import { startWebProcess } from './product.ts';

const callsPerKind = 300;
const budgetMs = 50;

interface Kind {
  readonly name: string;
  /** A path below `/api/admin`. */
  readonly address: () => string;
}

const number = () => `78${String(1 + Math.floor(random() * benchOrders)).padStart(8, '0')}`;
const surname = () => encodeURIComponent(pick(['Novák', 'Černá', 'Horák', 'Dvořák 12', 'Veselý 996']));
const buyer = () => `kupec${Math.floor(random() * 300_000)}`;

const kinds: readonly Kind[] = [
  {
    name: 'orders',
    address: () =>
      `orders?${pick([
        `page=${page(100)}`,
        `state=${pick(['paid', 'sent', 'delivered', 'cancelled', 'refunded'])}&page=${page(20)}`,
        `task=${pick(['new', 'begun', 'pickup_late', 'transfer_late', 'cash_missing'])}`,
        `payment=${pick(['card', 'bank_transfer', 'cash_on_delivery'])}&page=${page(10)}`,
        `delivery=${pick(['courier', 'post', 'pickup_point', 'branch'])}&state=sent`,
        `branch=${page(13)}&page=${page(10)}`,
        `q=${pick([number(), surname(), buyer()])}`,
        `from=2026-03-01&to=2026-03-02&sort=${pick(['newest', 'oldest'])}`,
        'sort=largest',
        'paid=no&state=waiting_for_payment&sort=oldest',
      ])}`,
  },
  {
    name: 'products',
    address: () =>
      `products?lang=cs&${pick([
        `page=${page(100)}`,
        `category=${page(40)}&sort=${pick(['name', 'cheapest', 'stock'])}`,
        `brand=${page(200)}`,
        `stock=${pick(['none', 'low'])}`,
        'on_sale=yes',
        'state=hidden',
        `q=${pick(['rum', 'whisky', 'KF-1'])}`,
      ])}`,
  },
  {
    name: 'all adverts',
    address: () =>
      `advertisements?lang=cs&${pick([
        `page=${page(100)}`,
        `state=${pick(['approved', 'sold', 'expired', 'hidden'])}`,
        'offer_type=demand',
        'review=yes',
        `q=${pick(['rum', 'whisky', 'bench.4711'])}`,
      ])}`,
  },
  {
    name: 'brands',
    address: () => `brands?${pick(['page=2', 'sort=listings', 'q=ron', 'state=waiting'])}`,
  },
  {
    name: 'refunds',
    address: () =>
      `refunds?${pick([`page=${page(50)}`, 'state=open', `state=done&page=${page(50)}`, 'state=for_people', `q=${number()}`])}`,
  },
  {
    name: 'overpayments',
    address: () =>
      `payments/overpayments?lang=cs&${pick([`page=${page(50)}`, 'state=waiting', `state=settled&page=${page(20)}`, `q=${number()}`])}`,
  },
  {
    name: 'webhooks of gateways',
    address: () =>
      `payments/webhooks?lang=cs&${pick([`page=${page(100)}`, 'outcome=unknown', 'provider=comgate', 'outcome=forged', 'q=BN-4711'])}`,
  },
  {
    name: 'bank lines',
    address: () =>
      `bank-lines?${pick([`page=${page(100)}`, 'state=waiting', 'state=all', `q=${number()}`, `q=${surname()}`])}`,
  },
  { name: 'bank statements', address: () => `bank-statements?page=${page(30)}` },
  {
    name: 'returns',
    address: () =>
      `returns?kind=${pick(['withdrawal', 'complaint'])}&${pick([`page=${page(100)}`, 'state=open', 'state=received', `q=${number()}`])}`,
  },
  {
    name: 'vouchers',
    address: () =>
      `vouchers?${pick([`page=${page(50)}`, 'state=valid', 'state=over', 'kind=fixed', 'q=BENCH4', `sort=${pick(['code', 'uses', 'ends'])}`])}`,
  },
  {
    name: 'subscribers',
    address: () =>
      `subscribers?${pick([`page=${page(100)}`, 'state=active', 'language=de', 'q=odber4711', 'state=suppressed'])}`,
  },
  {
    name: 'mails',
    address: () =>
      `mails?${pick([`page=${page(100)}`, 'state=failed', 'kind=order.paid', `q=${buyer()}`, `q=${surname()}`])}`,
  },
  {
    name: 'changes made',
    address: () => `audit?${pick([`page=${page(100)}`, 'entity=voucher', 'action=approve', `q=${page(100)}`])}`,
  },
  { name: 'what waits', address: () => 'tasks' },
];

/** The lists of the shop's administration at three years of a thousand orders a day, four callers at once. */
export async function benchShopLists({ databaseServer, listings }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, listings);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { administrator: token } = await prepare(client).finally(() => client.end());
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  restart();
  try {
    const bare = await measureBareCalls(web);
    const figures: Figure[] = [];
    for (const { name, address } of kinds) {
      const addresses = Array.from({ length: callsPerKind }, () => `/api/admin/${address()}`);
      const called = `${name} (${benchOrders} orders)`;
      figures.push(await measureCalls(web, { name: called, addresses, token, bare, budgetMs }));
    }
    return figures;
  } finally {
    await web.stop();
  }
}

async function prepare(client: pg.Client) {
  const actors = await fillAdministration(client);
  await fillShop(client);
  return actors;
}

function page(last: number): number {
  return 1 + Math.floor(random() * last);
}
