import { Client } from 'pg';
import { createFileStore } from '#server/platform/files/index.ts';
import { readConfig } from '#server/config.ts';
import type { Ledger } from './load/ledger.ts';
import { mark } from './load/people.ts';
import { piecesOf, type Goods } from './load/stock-up.ts';

/** What was acknowledged, beside what is stored. */
export interface Comparison {
  readonly what: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
}

export interface Findings {
  readonly comparisons: Comparison[];
  /** Pieces that were sold beyond the stock, or have vanished from it. */
  readonly miscounted: number;
}

/** Reads the primary and the files. @param environment of a machine with Karafa */
export async function compareAll(
  ledger: Ledger,
  goods: Goods,
  database: string,
  environment: Record<string, string>,
): Promise<Findings> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return {
      comparisons: [
        await compareOrders(client, ledger),
        await comparePayments(client, ledger),
        await compareMessages(client, ledger),
        await comparePictures(client, ledger, environment),
      ],
      miscounted: await countMiscounted(client, goods),
    };
  } finally {
    await client.end();
  }
}

async function compareOrders(client: Client, { orders }: Ledger): Promise<Comparison> {
  const { rows } = await client.query<{ id: string; key: string; mails: number; lines: number }>(
    `select o.id, o.client_key as key, (select count(*)::int from order_line l where l.order_id = o.id) as lines,
       (select count(*)::int from mail m where m.dedupe_key = 'order.placed:' || o.id) as mails
     from shop_order o where o.email like 'trial.%@karafa.example'`,
  );
  const placed = orders.filter(({ order }) => order);
  const isStored = new Set(rows.filter(({ mails, lines }) => mails === 1 && lines === 1).map(({ id }) => Number(id)));
  return {
    what: 'orders',
    acknowledged: placed.length,
    lost: placed.filter(({ order }) => !isStored.has(order!.id)).length,
    duplicated: rows.length - new Set(rows.map(({ key }) => key)).size,
  };
}

async function comparePayments(client: Client, { orders }: Ledger): Promise<Comparison> {
  const { rows } = await client.query<{ id: string; paid: number; is_paid: boolean }>(
    `select o.id, o.paid_at is not null as is_paid,
       (select count(*)::int from payment p where p.subject_kind = 'order' and p.subject_id = o.id and p.state = 'paid') as paid
     from shop_order o where o.email like 'trial.%@karafa.example'`,
  );
  const paid = new Map(rows.map((row) => [Number(row.id), row]));
  const acknowledged = orders.filter(({ isPaid }) => isPaid);
  return {
    what: 'payments',
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ order }) => {
      const row = paid.get(order!.id);
      return !row || row.paid === 0 || !row.is_paid;
    }).length,
    duplicated: rows.filter((row) => row.paid > 1).length,
  };
}

async function compareMessages(client: Client, { messages }: Ledger): Promise<Comparison> {
  const { rows } = await client.query<{ text: string; count: number }>(
    'select text, count(*)::int as count from message where text like $1 group by text',
    [`${mark} %`],
  );
  const stored = new Map(rows.map(({ text, count }) => [text, count]));
  const sent = messages.filter(({ isSent }) => isSent);
  return {
    what: 'messages',
    acknowledged: sent.length,
    lost: sent.filter(({ text }) => !stored.has(text)).length,
    duplicated: rows.reduce((sum, { count }) => sum + count - 1, 0),
  };
}

async function comparePictures(
  client: Client,
  { pictures }: Ledger,
  environment: Record<string, string>,
): Promise<Comparison> {
  const { rows } = await client.query<{ key: string }>('select key from picture where key = any ($1) and is_ready', [
    pictures,
  ]);
  const ready = new Set(rows.map(({ key }) => key));
  const files = createFileStore(readConfig(environment).files);
  let lost = 0;
  for (const key of pictures)
    if (!ready.has(key) || (await files.find(`pictures/${key}/master.webp`)) === undefined) lost += 1;
  return {
    what: 'pictures',
    acknowledged: pictures.length,
    lost,
    duplicated: pictures.length - new Set(pictures).size,
  };
}

async function countMiscounted(client: Client, goods: Goods): Promise<number> {
  let miscounted = 0;
  for (const listing of [goods.scarce, goods.plenty]) {
    const { rows } = await client.query<{ left: number; least: number; held: number; ordered: number }>(
      `select (select sum(quantity)::int from stock where listing_id = $1) as left,
         (select min(quantity)::int from stock where listing_id = $1) as least,
         (select coalesce(sum(r.quantity), 0)::int from stock_reservation r join order_line l on l.id = r.order_line_id
           where l.listing_id = $1) as held,
         (select coalesce(sum(quantity), 0)::int from order_line where listing_id = $1) as ordered`,
      [listing],
    );
    const { left, least, held, ordered } = rows[0]!;
    miscounted += Math.abs(piecesOf(goods, listing) - left - held) + Math.abs(held - ordered) + Math.max(0, -least);
  }
  return miscounted;
}
