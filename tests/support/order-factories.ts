import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ShopOrder } from '#server/platform/db/schema.ts';
import { ensureCurrency } from './factories.ts';

/** Builders of orders as `placeOrder` writes them, with their own carriers that the shop does not offer. */

let counter = 0;

export interface OrderLineOptions {
  name?: string;
  sku?: string;
  quantity?: number;
  /** Of one, with tax. */
  price?: number;
  discount?: number;
  taxRate?: number;
}

export interface OrderOptions {
  lines?: readonly OrderLineOptions[];
  payment?: 'card' | 'bank_transfer' | 'cash_on_delivery';
  carrier?: 'courier' | 'branch';
  locale?: Locale;
  delivery?: number;
  fee?: number;
  rounding?: number;
  placedAt?: Date;
  order?: Partial<Insertable<ShopOrder>>;
}

export interface BuiltOrder {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly lineIds: readonly number[];
  readonly total: number;
}

export async function buildOrder(db: Db, options: OrderOptions = {}): Promise<BuiltOrder> {
  const { payment = 'bank_transfer', carrier = 'courier', delivery = 9900, fee = 0, rounding = 0 } = options;
  const placedAt = options.placedAt ?? new Date('2026-03-02T10:00:00Z');
  const lines = options.lines ?? [{}];
  const ownNumber = `26${String(++counter).padStart(8, '0')}`;
  const hash = randomBytes(24).toString('base64url');
  const goods = lines.reduce((sum, { price = 36_300, quantity = 1 }) => sum + price * quantity, 0);
  const discount = lines.reduce((sum, line) => sum + (line.discount ?? 0), 0);
  const total = goods - discount + delivery + fee + rounding;
  await ensureCurrency(db);
  await ensureCountry(db);
  const isAtBranch = carrier === 'branch';
  const { id, number } = await db
    .insertInto('shop_order')
    .values({
      number: ownNumber,
      hash,
      cart_id: counter,
      client_key: randomUUID(),
      locale: options.locale ?? 'cs',
      state: 'waiting_for_payment',
      email: `kupujici${counter}@example.cz`,
      first_name: 'Jiří',
      last_name: 'Dvořák',
      phone_prefix: '+420',
      phone: '600000001',
      delivery_name: isAtBranch ? null : 'Jiří Dvořák',
      delivery_street: isAtBranch ? null : 'Žižkova 5',
      delivery_city: isAtBranch ? null : 'Říčany',
      delivery_postcode: isAtBranch ? null : '251 01',
      country_code: 'CZ',
      invoice_name: 'Jiří Dvořák',
      invoice_street: 'Žižkova 5',
      invoice_city: 'Říčany',
      invoice_postcode: '251 01',
      invoice_country_code: 'CZ',
      carrier_id: await ensureCarrier(db, carrier),
      carrier_name: nameIn(carrierNames[carrier], options.locale),
      branch_id: isAtBranch ? await ensureBranch(db) : null,
      place: isAtBranch ? 'Plzeň, Žitná 7, 301 00' : null,
      payment_method_id: await ensurePaymentMethod(db, payment),
      payment_name: nameIn(paymentNames[payment], options.locale),
      variable_symbol: ownNumber,
      currency_code: 'CZK',
      goods_minor: goods,
      discount_minor: discount,
      delivery_minor: delivery,
      fee_minor: fee,
      rounding_minor: rounding,
      total_minor: total,
      expected_from: '2026-03-04',
      expected_to: '2026-03-06',
      promised_min_days: 3,
      promised_max_days: isAtBranch ? 7 : 5,
      needs_age_check: true,
      terms_agreed_at: placedAt,
      placed_at: placedAt,
      expires_at: new Date(placedAt.getTime() + 7 * 86_400_000),
      state_since: placedAt,
      ...options.order,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('order_line')
    .values(
      lines.map(({ name, sku, quantity = 1, price = 36_300, discount: off = 0, taxRate = 21 }, index) => ({
        order_id: id,
        position: index + 1,
        name: name ?? `Testovací láhev ${index + 1}`,
        sku: sku ?? `SKU-${index + 1}`,
        quantity,
        price_minor: price,
        total_minor: price * quantity,
        discount_minor: off,
        tax_rate: taxRate,
      })),
    )
    .returning('id')
    .execute();
  return { id, hash, number, lineIds: rows.map((row) => row.id), total };
}

/** For a product that test files share: number, symbol and cart are unique to this order. */
export function buildOrderAmongOthers(db: Db, options: OrderOptions = {}): Promise<BuiltOrder> {
  const number = `98${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const own = { number, variable_symbol: number, cart_id: Number(number) };
  return buildOrder(db, { ...options, order: { ...own, ...options.order } });
}

/** The goods came. */
export async function deliverOrder(db: Db, orderId: number, at: Date): Promise<void> {
  await db.updateTable('shop_order').set({ state: 'delivered', state_since: at }).where('id', '=', orderId).execute();
  await db
    .insertInto('order_event')
    .values({ order_id: orderId, kind: 'deliver', from_state: 'sent', to_state: 'delivered', happened_at: at })
    .execute();
}

/** The payment that pays for an order. */
export async function buildPaidPayment(db: Db, orderId: number, amount: number): Promise<number> {
  const at = new Date('2026-03-03T10:00:00Z');
  const key = randomBytes(24).toString('base64url');
  const { id } = await db
    .insertInto('payment')
    .values({
      key,
      subject_kind: 'order',
      subject_id: orderId,
      provider: 'bank_transfer',
      provider_id: key,
      variable_symbol: sql`(select variable_symbol from shop_order where id = ${orderId})`,
      amount_minor: amount,
      currency_code: 'CZK',
      state: 'paid',
      created_at: at,
      changed_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('shop_order').set({ paid_at: at }).where('id', '=', orderId).execute();
  return id;
}

/** A paid payment of an order and a refund of it. */
export async function buildRefund(db: Db, orderId: number, amount: number): Promise<number> {
  const at = new Date('2026-03-10T10:00:00Z');
  const key = randomBytes(24).toString('base64url');
  const payment = await db
    .insertInto('payment')
    .values({
      key,
      subject_kind: 'order',
      subject_id: orderId,
      provider: 'bank_transfer',
      provider_id: key,
      amount_minor: amount,
      currency_code: 'CZK',
      state: 'paid',
      is_overpayment: true,
      created_at: at,
      changed_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = await db
    .insertInto('refund')
    .values({ payment_id: payment.id, amount_minor: amount, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return refund.id;
}

async function ensureCountry(db: Db): Promise<void> {
  await db
    .insertInto('country')
    .values({ code: 'CZ' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('country_text')
    .values([
      { country_code: 'CZ', locale: 'cs', name: 'Česko' },
      { country_code: 'CZ', locale: 'en', name: 'Czechia' },
      { country_code: 'CZ', locale: 'de', name: 'Tschechien' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function ensureCarrier(db: Db, kind: 'courier' | 'branch'): Promise<number> {
  const code = `test_${kind}`;
  const found = await db.selectFrom('carrier').where('code', '=', code).select('id').executeTakeFirst();
  if (found) return found.id;
  const { id } = await db
    .insertInto('carrier')
    .values({
      code,
      kind,
      is_active: false,
      tracking_url: kind === 'courier' ? 'https://zasilky.example/{code}' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('carrier_text')
    .values(localised(carrierNames[kind]).map((text) => ({ carrier_id: id, ...text })))
    .execute();
  return id;
}

const carrierNames = {
  courier: ['Kurýr', 'Courier', 'Kurier'],
  branch: ['Osobní odběr', 'Collection', 'Abholung'],
};

const paymentNames = {
  card: ['Kartou online', 'Online by card', 'Online mit Karte'],
  bank_transfer: ['Bankovním převodem', 'Bank transfer', 'Überweisung'],
  cash_on_delivery: ['Na dobírku', 'Cash on delivery', 'Nachnahme'],
};

async function ensurePaymentMethod(db: Db, code: keyof typeof paymentNames): Promise<number> {
  const found = await db.selectFrom('payment_method').where('code', '=', code).select('id').executeTakeFirst();
  if (found) return found.id;
  const { id } = await db.insertInto('payment_method').values({ code }).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('payment_method_text')
    .values(localised(paymentNames[code]).map((text) => ({ payment_method_id: id, ...text })))
    .execute();
  return id;
}

async function ensureBranch(db: Db): Promise<number> {
  const found = await db.selectFrom('branch').where('code', '=', 'TEST').select('id').executeTakeFirst();
  if (found) return found.id;
  const { id } = await db
    .insertInto('branch')
    .values({
      code: 'TEST',
      is_active: false,
      town: 'Plzeň',
      street: 'Žitná 7',
      postcode: '301 00',
      country_code: 'CZ',
      phone: '+420 200 000 107',
      opening_hours: JSON.stringify({
        ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, ['09:00-18:00']])),
        sat: ['09:00-12:00'],
        sun: [],
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const nameIn = (names: readonly string[], wanted: Locale = 'cs') =>
  localised(names).find(({ locale }) => locale === wanted)!.name;

function localised(names: readonly string[]): { locale: Locale; name: string }[] {
  return (['cs', 'en', 'de'] as const).map((locale, index) => ({ locale, name: names[index]! }));
}
