import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { PickupPointKind } from '#shared/delivery/limits.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Builders of test data about delivery. */

let counter = 0;
const next = () => ++counter;

export async function ensureCountry(db: Db, code = 'CZ'): Promise<string> {
  await db
    .insertInto('country')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

export interface CarrierOptions {
  code?: string;
  kind?: CarrierKind;
  name?: string;
  isActive?: boolean;
  checksAge?: boolean;
  minWeightG?: number;
  position?: number;
  /** Rows of weight up to (null: any), value from, price; minor units. */
  prices?: readonly (readonly [weightG: number | null, goods: number, price: number])[];
  payments?: readonly number[];
}

export async function buildCarrier(db: Db, options: CarrierOptions = {}): Promise<number> {
  const code = options.code ?? `carrier_${next()}`;
  const { id } = await db
    .insertInto('carrier')
    .values({
      code,
      kind: options.kind ?? 'courier',
      is_active: options.isActive ?? true,
      checks_age: options.checksAge ?? true,
      min_weight_g: options.minWeightG ?? null,
      position: options.position ?? next(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('carrier_text')
    .values(locales.map((locale) => ({ carrier_id: id, locale, name: `${options.name ?? code} ${locale}` })))
    .execute();
  for (const [maxWeight, goods, price] of options.prices ?? [[null, 0, 9900]])
    await db
      .insertInto('carrier_price')
      .values({ carrier_id: id, max_weight_g: maxWeight, min_goods_minor: goods, price_minor: price })
      .execute();
  for (const payment of options.payments ?? [])
    await db.insertInto('carrier_payment_method').values({ carrier_id: id, payment_method_id: payment }).execute();
  return id;
}

export async function buildPaymentMethod(
  db: Db,
  code: PaymentMethodCode,
  { fee = 0, isActive = true, position = next() } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('payment_method')
    .values({ code, fee_minor: fee, is_active: isActive, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_method_text')
    .values(locales.map((locale) => ({ payment_method_id: id, locale, name: `${code} ${locale}` })))
    .execute();
  return id;
}

export interface PickupPointOptions {
  carrier: number;
  code?: string;
  kind?: PickupPointKind;
  name?: string;
  street?: string;
  city?: string;
  postcode?: string;
  isActive?: boolean;
}

export async function buildPickupPoint(db: Db, options: PickupPointOptions): Promise<number> {
  const number = next();
  const { id } = await db
    .insertInto('pickup_point')
    .values({
      carrier_id: options.carrier,
      code: options.code ?? `P${number}`,
      kind: options.kind ?? 'shop',
      name: options.name ?? `Point ${number}`,
      street: options.street ?? 'Vzorová 1',
      city: options.city ?? 'Brno',
      postcode: options.postcode ?? '602 00',
      country_code: await ensureCountry(db),
      is_active: options.isActive ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface BranchOptions {
  town?: string;
  kind?: 'store' | 'warehouse';
  isActive?: boolean;
  openingHours?: Record<string, string[]>;
}

export async function buildBranch(db: Db, options: BranchOptions = {}): Promise<number> {
  const number = next();
  const { id } = await db
    .insertInto('branch')
    .values({
      code: `B${number}`,
      kind: options.kind ?? 'store',
      town: options.town ?? `Town ${number}`,
      street: 'Vzorová 1',
      postcode: '602 00',
      country_code: await ensureCountry(db),
      opening_hours: JSON.stringify(options.openingHours ?? { mon: ['09:00-18:00'] }),
      is_active: options.isActive ?? true,
      position: number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
