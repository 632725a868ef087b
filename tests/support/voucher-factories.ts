import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';
import type { ShopOrder, Voucher } from '#server/platform/db/schema.ts';

let counter = 0;

/** A voucher that takes 10 % off, for everybody and for ever, unless told. */
export async function buildVoucher(db: Db, voucher: Partial<Insertable<Voucher>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('voucher')
    .values({ code: `SLEVA${++counter}`, kind: 'percent', ...(!voucher.kind && { percent: 10 }), ...voucher })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A buyer of whom no phone and no address is known. */
export const unknownPerson = { phone_prefix: '', phone: '', addresses: [] };

export interface SoldOrderOptions extends Partial<Insertable<ShopOrder>> {
  readonly lines?: readonly { readonly total: number; readonly discount?: number; readonly taxRate?: number }[];
}

/** An order as far as vouchers look at it: with lines, without products. */
export async function buildSoldOrder(db: Db, { lines = [{ total: 100_000 }], ...order }: SoldOrderOptions = {}) {
  const n = ++counter;
  const at = new Date('2026-06-01T10:00:00Z');
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = lines.reduce((sum, line) => sum + (line.discount ?? 0), 0);
  const { carrier, method } = await ensureDelivery(db);
  const { id } = await db
    .insertInto('shop_order')
    .values({
      number: `26${String(n).padStart(8, '0')}`,
      hash: `hash-of-a-sold-order-${n}-`.padEnd(32, 'x'),
      cart_id: n,
      client_key: sql<string>`gen_random_uuid()`,
      locale: 'cs',
      state: 'paid',
      email: `buyer${n}@karafa.example`,
      first_name: 'Jan',
      last_name: 'Novák',
      phone_prefix: '+420',
      phone: '601234567',
      country_code: 'CZ',
      invoice_name: 'Jan Novák',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '11000',
      invoice_country_code: 'CZ',
      carrier_id: carrier,
      carrier_name: 'Kurýr',
      payment_method_id: method,
      payment_name: 'Kartou',
      variable_symbol: String(n),
      currency_code: 'CZK',
      goods_minor: goods,
      discount_minor: discount,
      total_minor: goods - discount,
      expected_from: at,
      expected_to: at,
      terms_agreed_at: at,
      placed_at: at,
      state_since: at,
      ...order,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_line')
    .values(
      lines.map(({ total, discount: part = 0, taxRate = 21 }, index) => ({
        order_id: id,
        position: index + 1,
        name: `Láhev ${index + 1}`,
        sku: `L-${index + 1}`,
        quantity: 1,
        price_minor: total,
        total_minor: total,
        discount_minor: part,
        tax_rate: taxRate,
      })),
    )
    .execute();
  return id;
}

/** A refund of an order, of which only the number counts. */
export async function buildRefund(db: Db, orderId: number, amount: number): Promise<number> {
  const at = new Date('2026-06-10T10:00:00Z');
  const n = ++counter;
  const payment = await db
    .insertInto('payment')
    .values({
      key: `key-of-a-payment-${n}`.padEnd(24, 'x'),
      subject_kind: 'order',
      subject_id: orderId,
      provider: 'test',
      amount_minor: amount,
      currency_code: 'CZK',
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('refund')
    .values({ payment_id: payment.id, amount_minor: amount, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function ensureDelivery(db: Db): Promise<{ carrier: number; method: number }> {
  await db
    .insertInto('country')
    .values({ code: 'CZ' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const carrier = await db
    .insertInto('carrier')
    .values({ code: 'test_courier', kind: 'courier' })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ kind: 'courier' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const method = await db
    .insertInto('payment_method')
    .values({ code: 'card' })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ position: 0 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { carrier: carrier.id, method: method.id };
}
