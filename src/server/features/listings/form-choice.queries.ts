import { sql } from 'kysely';
import type { AgeRule, UnitPriceUnit } from '#shared/catalog/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface ChosenCategory {
  readonly id: number;
  readonly age_rule: AgeRule;
  readonly unit_price_unit: UnitPriceUnit | null;
  readonly has_children: boolean;
}

/** Not while it is being merged into another one. */
export async function findChosenCategory(db: Queryable, id: number): Promise<ChosenCategory | undefined> {
  const { rows } = await sql<ChosenCategory>`
    select id, age_rule, unit_price_unit, exists (select from category child where child.parent_id = c.id) as has_children
    from category c where id = ${id}::bigint and merging_into is null`.execute(db);
  return rows[0];
}

export function findPackage(db: Queryable, id: number) {
  return db
    .selectFrom('package')
    .where('id', '=', id)
    .where('merging_into', 'is', null)
    .select(['id', 'unit'])
    .executeTakeFirst();
}

/** @param unit undefined: packages of every unit */
export function listPackagesOf(db: Queryable, unit: 'ml' | 'g' | 'piece' | undefined) {
  return db
    .selectFrom('package')
    .where('merging_into', 'is', null)
    .$if(unit !== undefined, (query) => query.where('unit', '=', unit!))
    .select(['id', 'unit', 'amount', 'count'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
