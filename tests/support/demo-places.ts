import { inject } from 'vitest';
import pg from 'pg';

const newcomer = 'novy@karafa.example';

/** Places of the demo data that tests visit. */
export interface DemoPlaces {
  readonly category: number;
  readonly supply: number;
  readonly demand: number;
  readonly sold: number;
  readonly product: number;
  readonly productOnSale: number;
  readonly post: number;
  /** A user with more than a page of adverts, offers and demands. */
  readonly seller: number;
  readonly userWithoutAdverts: number;
  /** The account that is not verified, and a public advert of it. */
  readonly newcomer: number;
  readonly newcomersAdvert: number;
  /** A topped advert of the verified account. */
  readonly toppedAdvert: number;
  /** Opens the newcomer's choice of mails. */
  readonly mailToken: string;
  /** A conversation with the shop. */
  readonly shopConversation: number;
  /** Conversations of the two whom visitors log in as, with a deal in this state. */
  readonly dealConversations: Readonly<Record<'offered' | 'agreed' | 'done', number>>;
  /** Opens a report that was decided on, as its reporter. */
  readonly decidedReport: { readonly number: string; readonly hash: string };
  /** Opens a case that was appealed against, as the affected user. */
  readonly affectedCase: { readonly id: number; readonly hash: string };
  /** A reported message. */
  readonly messageCase: number;
  /** A voucher that an influencer earns by. */
  readonly earningVoucher: number;
}

/** @param database of the product that the test files share, unless told */
export async function findDemoPlaces(database = inject('productDatabase')): Promise<DemoPlaces> {
  const one = async (text: string) => Number((await query(database, text))[0]?.id);
  const dealIn = (state: string, username: string) =>
    one(
      `select d.conversation_id as id from deal d join account a on a.id in (d.seller_id, d.buyer_id)
      where d.state = '${state}' and a.username = '${username}' order by d.id limit 1`,
    );
  const listed = "visibility = 'listed' order by 1 limit 1";
  return {
    category: await one('select id from category where level = 3 order by listings desc, id limit 1'),
    supply: await one(
      `select id from listing where kind = 'advert' and offer_type = 'supply' and has_picture and ${listed}`,
    ),
    demand: await one(`select id from listing where offer_type = 'demand' and ${listed}`),
    sold: await one("select id from listing where visibility = 'reachable' order by id limit 1"),
    product: await one(
      `select id from listing where kind = 'product' and is_in_stock and not is_on_sale and ${listed}`,
    ),
    productOnSale: await one(`select id from listing where kind = 'product' and is_on_sale and ${listed}`),
    seller: await one(
      `select seller_id as id from listing where kind = 'advert' and visibility = 'listed'
      group by seller_id having count(distinct offer_type) = 2 order by count(*) desc, seller_id limit 1`,
    ),
    userWithoutAdverts: await one(
      `select id from account where state = 'approved'
        and not exists (select from listing where seller_id = account.id and visibility = 'listed') order by id limit 1`,
    ),
    post: await one('select id from blog_post where is_published order by id limit 1'),
    newcomer: await one(`select id from account where email = '${newcomer}'`),
    toppedAdvert: await one(
      `select l.id from listing l join account a on a.id = l.seller_id where a.email = 'overeny@karafa.example' and is_topped and ${listed}`,
    ),
    earningVoucher: await one("select id from voucher where code = 'EVA10'"),
    decidedReport: await findDecidedReport(database),
    affectedCase: await findAffectedCase(database),
    messageCase: await one("select id from moderation_case where subject_kind = 'message' order by id limit 1"),
    mailToken: await ensureMailToken(database),
    shopConversation: await one("select id from conversation where kind = 'order' order by id limit 1"),
    dealConversations: {
      offered: await dealIn('offered', 'novy'),
      agreed: await dealIn('agreed', 'overeny'),
      done: await dealIn('done', 'overeny'),
    },
    newcomersAdvert: await one(
      `select l.id from listing l join account a on a.id = l.seller_id where a.email = '${newcomer}' and ${listed}`,
    ),
  };
}

async function findDecidedReport(database: string): Promise<DemoPlaces['decidedReport']> {
  const [row] = await query(
    database,
    `select r.number, r.hash from report r join moderation_case c on c.id = r.case_id where c.state = 'decided' limit 1`,
  );
  return { number: String(row!.number), hash: String(row!.hash) };
}

async function findAffectedCase(database: string): Promise<DemoPlaces['affectedCase']> {
  const [row] = await query(database, `select id, hash from moderation_case where state = 'appealed' limit 1`);
  return { id: Number(row!.id), hash: String(row!.hash) };
}

async function ensureMailToken(database: string): Promise<string> {
  const [row] = await query(
    database,
    `insert into mail_preference (account_id, token) select id, $1 from account where email = '${newcomer}'
     on conflict (account_id) do update set token = mail_preference.token returning token`,
    ['t'.repeat(32)],
  );
  return String(row!.token);
}

export async function query(
  database: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
