import type { Client } from 'pg';

/** Pieces of what runs out during the trial, and of what does not. */
const pieces = { scarce: 120, plenty: 100_000 } as const;

export interface Goods {
  readonly scarce: number;
  readonly plenty: number;
}

export const piecesOf = ({ scarce }: Goods, listing: number) => (listing === scarce ? pieces.scarce : pieces.plenty);

/** Two products of the shop, each at one branch. */
export async function stockUp(client: Client): Promise<Goods> {
  const { rows } = await client.query<{ id: number }>(
    `select l.id from listing l join category c on c.id = l.category_id
     where l.visibility = 'listed' and c.age_rule = 'alcohol'
       and exists (select from stock s where s.listing_id = l.id)
       and not exists (select from order_line o where o.listing_id = l.id)
     order by l.id limit 2`,
  );
  const [scarce, plenty] = rows.map(({ id }) => Number(id));
  if (scarce === undefined || plenty === undefined) throw new Error('The demo data have no two products to sell.');
  for (const [listing, quantity] of [
    [scarce, pieces.scarce],
    [plenty, pieces.plenty],
  ] as const)
    await client.query(
      `update stock set quantity = case when branch_id = (select min(branch_id) from stock where listing_id = $1)
         then $2::int else 0 end where listing_id = $1`,
      [listing, quantity],
    );
  return { scarce, plenty };
}
