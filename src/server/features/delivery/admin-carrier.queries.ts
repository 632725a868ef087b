import { sql } from 'kysely';
import type {
  AdminCarrier,
  AdminPaymentMethod,
  CarrierInput,
  PaymentMethodInput,
} from '#shared/delivery/admin-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export type CarrierRecord = Omit<AdminCarrier, 'version'>;
export type PaymentMethodRecord = Omit<AdminPaymentMethod, 'version'>;

/**
 * Includes inactive carriers and all their dependent rows.
 * @param id only this one
 */
export async function listCarrierRecords(db: Queryable, id?: number): Promise<CarrierRecord[]> {
  const { rows } = await sql<CarrierRecord>`
    select c.id, c.code, c.kind, c.is_active, c.position, c.checks_age, coalesce(c.tracking_url, '') as tracking_url,
      c.days_min, c.days_max, c.min_weight_g, c.heureka_id, c.zbozi_id,
      (select json_object_agg(l.locale, json_build_object(
          'name', coalesce(t.name, ''), 'description', coalesce(t.description, '')) order by l.locale)
        from unnest(${[...locales]}::text[]) as l(locale)
        left join carrier_text t on t.carrier_id = c.id and t.locale = l.locale) as texts,
      (select coalesce(json_agg(json_build_object(
          'max_weight_g', p.max_weight_g, 'min_goods', p.min_goods_minor, 'price', p.price_minor)
          order by p.max_weight_g nulls last, p.min_goods_minor), '[]')
        from carrier_price p where p.carrier_id = c.id) as prices,
      array(select m.payment_method_id from carrier_payment_method m where m.carrier_id = c.id order by 1)
        as payment_method_ids
    from carrier c
    where c.id = coalesce(${id ?? null}::integer, c.id)
    order by c.position, c.id`.execute(db);
  return rows;
}

export function lockCarrier(tx: Tx, id: number) {
  return tx.selectFrom('carrier').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst();
}

export async function isCarrierCodeTaken(db: Queryable, code: string, exceptId?: number): Promise<boolean> {
  const found = await db
    .selectFrom('carrier')
    .where('code', '=', code)
    .where('id', '!=', exceptId ?? 0)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an order uses the carrier, whose kind differs from this one. */
export async function isKindFixed(db: Queryable, id: number, kind: CarrierInput['kind']): Promise<boolean> {
  const { rows } = await sql<{ is_kept: boolean }>`
    select c.kind <> ${kind}::text and exists (select from shop_order o where o.carrier_id = c.id) as is_kept
    from carrier c where c.id = ${id}::integer`.execute(db);
  return rows[0]?.is_kept ?? false;
}

const columnsOf = (input: CarrierInput) => ({
  code: input.code,
  kind: input.kind,
  is_active: input.is_active,
  position: input.position,
  checks_age: input.checks_age,
  tracking_url: input.tracking_url === '' ? null : input.tracking_url,
  days_min: input.days_min,
  days_max: input.days_max,
  min_weight_g: input.min_weight_g,
  heureka_id: input.heureka_id,
  zbozi_id: input.zbozi_id,
});

/** @returns undefined when the code is taken */
export async function insertCarrier(tx: Tx, input: CarrierInput): Promise<number | undefined> {
  const row = await tx
    .insertInto('carrier')
    .values(columnsOf(input))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateCarrier(tx: Tx, id: number, input: CarrierInput): Promise<void> {
  await tx.updateTable('carrier').set(columnsOf(input)).where('id', '=', id).execute();
}

/** Replaces texts, prices and payment methods: the form contains all of them. */
export async function replaceCarrierParts(tx: Tx, id: number, input: CarrierInput): Promise<void> {
  for (const table of ['carrier_text', 'carrier_price', 'carrier_payment_method'] as const)
    await tx.deleteFrom(table).where('carrier_id', '=', id).execute();
  await tx
    .insertInto('carrier_text')
    .values(locales.map((locale) => ({ carrier_id: id, locale, ...input.texts[locale] })))
    .execute();
  const prices = input.prices.map(({ max_weight_g, min_goods, price }) => ({
    carrier_id: id,
    max_weight_g,
    min_goods_minor: min_goods,
    price_minor: price,
  }));
  if (prices.length > 0) await tx.insertInto('carrier_price').values(prices).execute();
  const methods = [...new Set(input.payment_method_ids)].map((method) => ({
    carrier_id: id,
    payment_method_id: method,
  }));
  if (methods.length > 0) await tx.insertInto('carrier_payment_method').values(methods).execute();
}

export async function listPaymentMethodRecords(db: Queryable, id?: number): Promise<PaymentMethodRecord[]> {
  const { rows } = await sql<PaymentMethodRecord>`
    select m.id, m.code, m.fee_minor as fee, m.is_active, m.position,
      (select json_object_agg(l.locale, json_build_object(
          'name', coalesce(t.name, ''), 'description', coalesce(t.description, '')) order by l.locale)
        from unnest(${[...locales]}::text[]) as l(locale)
        left join payment_method_text t on t.payment_method_id = m.id and t.locale = l.locale) as texts
    from payment_method m
    where m.id = coalesce(${id ?? null}::integer, m.id)
    order by m.position, m.id`.execute(db);
  return rows;
}

export function lockPaymentMethod(tx: Tx, id: number) {
  return tx.selectFrom('payment_method').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst();
}

export async function updatePaymentMethod(tx: Tx, id: number, input: PaymentMethodInput): Promise<void> {
  const { fee, is_active, position, texts } = input;
  await tx.updateTable('payment_method').set({ fee_minor: fee, is_active, position }).where('id', '=', id).execute();
  await tx.deleteFrom('payment_method_text').where('payment_method_id', '=', id).execute();
  await tx
    .insertInto('payment_method_text')
    .values(locales.map((locale) => ({ payment_method_id: id, locale, ...texts[locale] })))
    .execute();
}
