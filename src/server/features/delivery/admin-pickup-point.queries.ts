import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { sql, type RawBuilder } from 'kysely';
import type { AdminPickupPoint, AdminPickupPointsQuery } from '#shared/delivery/admin-pickup-points-contract.ts';
import type { OpeningHours } from '#shared/delivery/contract.ts';
import type { PickupPointKind } from '#shared/delivery/limits.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const pickupPointsPerAdminPage = 50;
function chosen({ carrier, q, state }: AdminPickupPointsQuery): RawBuilder<unknown> {
  const words = q.replace(/(?<!\d)(\d{3}) (\d{2})(?!\d)/g, '$1$2');
  const conditions = [
    carrier !== undefined && sql`p.carrier_id = ${carrier}::integer`,
    state && sql`p.is_active = ${state === 'active'}::boolean`,
    q !== '' && sql`(p.looked_for like f_unaccent(lower(${partPattern(words)})) or p.code = ${q})`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** One row more than a page, which shows whether another page follows. */
export async function listAdminPickupPoints(
  db: Queryable,
  query: AdminPickupPointsQuery,
  locale: Locale,
): Promise<AdminPickupPoint[]> {
  const { rows } = await sql<AdminPickupPoint>`
    select p.id, p.carrier_id, p.code, p.kind, p.name, p.street, p.city, p.postcode, p.opening_hours, p.is_active,
      ${nameOfCarrier(sql`p.carrier_id`, locale)} as carrier
    from pickup_point p where ${chosen(query)}
    order by p.city collate "cs-x-icu", p.name collate "cs-x-icu", p.id
    limit ${pickupPointsPerAdminPage + 1} offset ${(query.page - 1) * pickupPointsPerAdminPage}`.execute(db);
  return rows;
}

/** Exact up to a thousand. */
export async function countAdminPickupPoints(db: Queryable, query: AdminPickupPointsQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from pickup_point p where ${chosen(query)} limit ${countedAtMost}) found`.execute(db);
  return rows[0]!.total;
}

export async function listPointCarriers(db: Queryable, locale: Locale): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, ${nameOfCarrier(sql`c.id`, locale)} as name from carrier c
    where c.kind = 'pickup_point' order by c.position, c.id`.execute(db);
  return rows;
}

function nameOfCarrier(id: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
  return sql`coalesce((select t.name from carrier_text t where t.carrier_id = ${id}
    order by ${preferLocale(locale)} limit 1), '')`;
}

/** Locks a carrier that has pickup points until the transaction ends. */
export async function lockPointCarrier(tx: Tx, id: number): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('carrier')
    .where('id', '=', id)
    .where('kind', '=', 'pickup_point')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface ImportedPoint {
  readonly code: string;
  readonly kind: PickupPointKind;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly opening_hours: OpeningHours;
  /** Undefined when the file does not say: a known point keeps its state, a new one is active. */
  readonly is_active: boolean | undefined;
}

interface Import {
  readonly carrierId: number;
  readonly country: string;
}

/** Upserts points of a carrier by their codes, which must be unique. */
export async function upsertPickupPoints(
  tx: Tx,
  of: Import,
  points: readonly ImportedPoint[],
): Promise<{ added: number; changed: number }> {
  const switched = points.filter(({ is_active }) => is_active !== undefined);
  const withoutState = points.filter(({ is_active }) => is_active === undefined);
  const [one, other] = [
    await upsertPoints(tx, of, switched, sql`excluded.is_active`),
    await upsertPoints(tx, of, withoutState, sql`pickup_point.is_active`),
  ];
  return { added: one.added + other.added, changed: one.changed + other.changed };
}

async function upsertPoints(
  tx: Tx,
  { carrierId, country }: Import,
  points: readonly ImportedPoint[],
  activityOfKnown: RawBuilder<unknown>,
): Promise<{ added: number; changed: number }> {
  if (points.length === 0) return { added: 0, changed: 0 };
  const { rows } = await sql<{ is_added: boolean }>`
    insert into pickup_point (carrier_id, country_code, code, kind, name, street, city, postcode, latitude, longitude,
      opening_hours, is_active)
    select ${carrierId}::integer, ${country}::text, p.code, p.kind, p.name, p.street, p.city, p.postcode, p.latitude,
      p.longitude, p.opening_hours, coalesce(p.is_active, true)
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) p (code text, kind text, name text, street text, city text,
      postcode text, latitude numeric, longitude numeric, opening_hours jsonb, is_active boolean)
    on conflict (carrier_id, code) do update set kind = excluded.kind, name = excluded.name, street = excluded.street,
      city = excluded.city, postcode = excluded.postcode, latitude = excluded.latitude, longitude = excluded.longitude,
      opening_hours = excluded.opening_hours, is_active = ${activityOfKnown}
    returning xmax = 0 as is_added`.execute(tx);
  const added = rows.filter(({ is_added }) => is_added).length;
  return { added, changed: rows.length - added };
}

/**
 * Switches off the carrier's points whose code is not listed.
 * @returns those that were active
 */
export async function switchOffOtherPoints(tx: Tx, carrierId: number, codes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update pickup_point p set is_active = false
    where p.carrier_id = ${carrierId}::integer and p.is_active
      and not exists (select from unnest(${codes}::text[]) code where code = p.code)
    returning p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @returns those that have changed */
export async function setPointsActive(tx: Tx, ids: readonly number[], isActive: boolean): Promise<number[]> {
  const rows = await tx
    .updateTable('pickup_point')
    .set({ is_active: isActive })
    .where('id', 'in', [...ids])
    .where('is_active', '=', !isActive)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
