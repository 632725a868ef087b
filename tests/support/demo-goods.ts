import { query } from './demo-places.ts';

/** A product of the demo data with plenty of stock in the warehouse and at the branch in Brno. */
export interface DemoGoods {
  readonly id: number;
  /** Minor units. */
  readonly price: number;
  readonly names: Readonly<Record<string, string>>;
}

export interface DemoShelf {
  readonly goods: readonly DemoGoods[];
  /** The branch in Brno that has them. */
  readonly branch: number;
}

/** Stocks spirits and wine, cheapest first: goods that can be discounted and require an adult buyer. */
export async function fillShelf(database: string, count: number): Promise<DemoShelf> {
  const rows = await query(
    database,
    `select l.id::int, l.price_minor::int as price, jsonb_object_agg(t.locale, t.name) as names
     from listing l join category c on c.id = l.category_id join listing_text t on t.listing_id = l.id
       join product p on p.listing_id = l.id
     where l.kind = 'product' and l.visibility = 'listed' and not l.is_on_sale and c.age_rule = 'alcohol'
       and c.may_be_discounted and l.price_minor between 20000 and 60000 and p.weight_g < 1500
     group by l.id order by l.price_minor, l.id limit $1`,
    [count],
  );
  const [branch] = await query(database, `select id from branch where code = 'BRN'`);
  await query(
    database,
    `insert into stock (listing_id, branch_id, quantity)
     select l.id, b.id, 60 from unnest($1::bigint[]) l (id), branch b where b.code in ('BRN', 'SKL')
     on conflict (listing_id, branch_id) do update set quantity = excluded.quantity`,
    [rows.map(({ id }) => id)],
  );
  return { goods: rows as unknown as DemoGoods[], branch: Number(branch!.id) };
}

/** A product that requires the buyer's birth date. */
export async function findTobacco(database: string): Promise<number> {
  const [tobacco] = await query(
    database,
    `select l.id::int from listing l join category c on c.id = l.category_id
     where l.kind = 'product' and l.visibility = 'listed' and l.is_in_stock and c.age_rule = 'tobacco'
     order by l.id limit 1`,
  );
  return Number(tobacco!.id);
}
