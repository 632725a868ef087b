import { sql, type RawBuilder } from 'kysely';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { activeStores, closedDays, type BranchRow, type ClosureRow } from '#server/features/branches/index.ts';
import type { StockLevel } from '#server/features/stock/index.ts';

export interface CarrierRow {
  readonly id: number;
  readonly code: string;
  readonly kind: CarrierKind;
  readonly checks_age: boolean;
  readonly days_min: number;
  readonly days_max: number;
  readonly name: string;
  readonly description: string;
  /** For the requested weight and value; null: the carrier does not take the parcel. */
  readonly price_minor: number | null;
  /** The highest weight that it takes; null: any weight. */
  readonly max_weight_g: number | null;
  readonly payment_method_ids: number[];
}

export interface PaymentMethodRow {
  readonly id: number;
  readonly code: PaymentMethodCode;
  readonly fee_minor: number;
  readonly name: string;
  readonly description: string;
}

export interface StockRow extends StockLevel {
  readonly is_in_prague: boolean;
}

/** Options of delivery, pickup and payment for a parcel of some weight and value. */
export interface DeliveryWays {
  /** Active carriers with their price for the parcel. */
  readonly carriers: CarrierRow[];
  readonly methods: PaymentMethodRow[];
  readonly branches: BranchRow[];
  /** Stock by branch. */
  readonly stock: StockRow[];
  readonly closed: ClosureRow[];
}

interface Parcel {
  readonly weightG: number;
  /** Value after discounts, minor units. */
  readonly goods: number;
  readonly listingIds: readonly number[];
}

/** What a buyer has chosen. */
export interface ChosenWay {
  readonly carrierId: number | null;
  readonly branchId: number | null;
  readonly paymentMethodId: number | null;
}

/**
 * One statement, because every order runs it.
 * @param today ISO date of the first closures
 * @param chosen of carriers, payment methods and branches only these
 */
export async function readDeliveryWays(
  db: Queryable,
  { locale, parcel, today, chosen }: { locale: Locale; parcel: Parcel; today: string; chosen?: ChosenWay | undefined },
): Promise<DeliveryWays> {
  // No row has the id 0.
  const only = (id: number | null | undefined) => sql`coalesce(${chosen ? (id ?? 0) : null}::integer, id)`;
  const those = (rows: RawBuilder<unknown>, id: number | null | undefined) =>
    sql`select * from (${rows}) offered where id = ${only(id)}`;
  const list = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(each), '[]') from (${rows}) each)`;
  const { rows } = await sql<DeliveryWays>`${prepared('delivery.ways')}
    select ${list(those(carriersFor(locale, parcel), chosen?.carrierId))} as carriers,
      ${list(those(paymentMethods(locale), chosen?.paymentMethodId))} as methods,
      ${list(those(activeStores, chosen?.branchId))} as branches, ${list(stockOf(parcel.listingIds))} as stock,
      ${list(closedDays(today))} as closed`.execute(db);
  return rows[0]!;
}

interface OpenDaysRow {
  /** Opening hours of the branch, which may be inactive by now; null without a branch. */
  readonly opening_hours: Record<string, string[]> | null;
  /** For so many days on which the branch is open, goods wait there; null without a branch. */
  readonly pickup_days: number | null;
  /** ISO dates of closures of the shop and of the branch. */
  readonly closed_days: string[];
}

/** @param today ISO date of the first closures */
export async function findOpenDays(db: Queryable, branchId: number | null, today: string): Promise<OpenDaysRow> {
  const { rows } = await sql<OpenDaysRow>`
    select
      (select opening_hours from branch where id = ${branchId}::integer) as opening_hours,
      (select pickup_days from branch where id = ${branchId}::integer) as pickup_days,
      array(
        select day::text from branch_closure
        where day >= ${today}::date and (branch_id is null or branch_id = ${branchId}::integer)) as closed_days`.execute(
    db,
  );
  return rows[0]!;
}

const carriersFor = (locale: Locale, { weightG, goods }: Parcel) => sql<CarrierRow>`
  select c.id, c.code, c.kind, c.checks_age, c.days_min, c.days_max, text.name, text.description, price.price_minor,
    (select nullif(max(coalesce(p.max_weight_g, 'infinity'::float8)), 'infinity'::float8)
      from carrier_price p where p.carrier_id = c.id) as max_weight_g,
    array(
      select m.payment_method_id from carrier_payment_method m where m.carrier_id = c.id order by 1
    ) as payment_method_ids
  from carrier c
  join lateral (
    select t.name, t.description from carrier_text t where t.carrier_id = c.id
    order by ${preferLocale(locale)} limit 1) text on true
  left join lateral (
    select p.price_minor from carrier_price p
    where p.carrier_id = c.id and coalesce(p.max_weight_g >= ${weightG}::bigint, true)
      and p.min_goods_minor <= ${goods}::bigint
    order by p.max_weight_g nulls last, p.min_goods_minor desc limit 1) price on true
  where c.is_active and coalesce(c.min_weight_g <= ${weightG}::bigint, true)
  order by c.position, c.id`;

const paymentMethods = (locale: Locale) => sql<PaymentMethodRow>`
  select m.id, m.code, m.fee_minor, text.name, text.description
  from payment_method m
  join lateral (
    select t.name, t.description from payment_method_text t where t.payment_method_id = m.id
    order by ${preferLocale(locale)} limit 1) text on true
  where m.is_active
  order by m.position, m.id`;

/** A payment method, also one that is no longer offered. */
export async function findPaymentMethod(
  db: Queryable,
  code: PaymentMethodCode,
  locale: Locale,
): Promise<Pick<PaymentMethodRow, 'id' | 'name' | 'fee_minor'> | undefined> {
  const { rows } = await sql<Pick<PaymentMethodRow, 'id' | 'name' | 'fee_minor'>>`
    select m.id, t.name, m.fee_minor from payment_method m join payment_method_text t on t.payment_method_id = m.id
    where m.code = ${code} order by ${preferLocale(locale)} limit 1`.execute(db);
  return rows[0];
}

/** The active methods that a carrier's parcels can be paid by. */
export async function listMethodsOfCarrier(
  db: Queryable,
  carrierId: number,
  locale: Locale,
): Promise<PaymentMethodRow[]> {
  const { rows } = await sql<PaymentMethodRow>`
    select * from (${paymentMethods(locale)}) m
    where m.id in (select payment_method_id from carrier_payment_method where carrier_id = ${carrierId}::integer)`.execute(
    db,
  );
  return rows;
}

const stockOf = (listingIds: readonly number[]) => sql<StockRow>`
  select s.listing_id, s.branch_id, s.quantity, b.kind, b.is_in_prague
  from stock s join branch b on b.id = s.branch_id
  where s.listing_id = any (${[...listingIds]}::bigint[]) and b.is_active and s.quantity > 0
  order by s.branch_id`;
