import type { Cart } from '#shared/cart/contract.ts';
import type { Db } from '#server/platform/db/db.ts';
import { buildBranch, buildCarrier, buildPaymentMethod } from './delivery-factories.ts';
import { buildListing, type ListingOptions } from './factories.ts';
import type { TestServer } from './test-server.ts';

export interface GoodsOptions extends Omit<ListingOptions, 'kind'> {
  /** Branch → pieces. */
  stock?: Readonly<Record<number, number>>;
  weightG?: number;
  taxRate?: number;
}

/** A product of the shop that lies at branches. */
export async function buildGoods(db: Db, { stock = {}, weightG, taxRate, ...listing }: GoodsOptions = {}) {
  const id = await buildListing(db, { ...listing, kind: 'product' });
  const facts = { ...(weightG && { weight_g: weightG }), ...(taxRate !== undefined && { tax_rate: taxRate }) };
  if (Object.keys(facts).length > 0) await db.updateTable('product').set(facts).where('listing_id', '=', id).execute();

  for (const [branch, quantity] of Object.entries(stock))
    await db
      .insertInto('stock')
      .values({ listing_id: id, branch_id: Number(branch), quantity })
      .execute();
  return id;
}

export interface BuiltShop {
  readonly branch: number;
  readonly warehouse: number;
  readonly card: number;
  readonly transfer: number;
  readonly cash: number;
  readonly courier: number;
  readonly points: number;
  readonly pickup: number;
}

/** A shop with a branch, a warehouse, three ways to pay and three of delivery. */
export async function buildShop(db: Db): Promise<BuiltShop> {
  const warehouse = await buildBranch(db, { kind: 'warehouse', town: 'Praha' });
  const branch = await buildBranch(db, { town: 'Brno' });
  const card = await buildPaymentMethod(db, 'card');
  const transfer = await buildPaymentMethod(db, 'bank_transfer');
  const cash = await buildPaymentMethod(db, 'cash_on_delivery', { fee: 3900 });
  const courier = await buildCarrier(db, {
    payments: [card, transfer, cash],
    prices: [
      [1500, 0, 9900],
      [30_000, 0, 14_900],
    ],
  });
  const points = await buildCarrier(db, { kind: 'pickup_point', payments: [card, transfer] });
  const pickup = await buildCarrier(db, { kind: 'branch', payments: [card], prices: [[null, 0, 0]] });
  return { branch, warehouse, card, transfer, cash, courier, points, pickup };
}

export type Shopper = ReturnType<typeof createShopper>;

let shoppers = 0;

/** Somebody with a browser at an address of their own: keeps cookies between calls. */
export function createShopper(app: TestServer, login: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>();
  shoppers += 1;
  const remoteAddress = `10.0.${shoppers >> 8}.${shoppers & 255}`;
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...login, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    call,
    cookies,
    add: async (listing_id: number, quantity = 1) => call('POST', '/api/cart/lines?lang=cs', { listing_id, quantity }),
    cart: async (): Promise<Cart> => (await call('GET', '/api/cart?lang=cs')).json<Cart>(),
  };
}
