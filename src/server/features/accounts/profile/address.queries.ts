import type { Queryable } from '#server/platform/db/db.ts';

export interface AddressInput {
  readonly kind: 'invoice' | 'delivery';
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

const columns = ['id', 'kind', 'name', 'street', 'city', 'postcode', 'country_code as country'] as const;

export function listAddresses(db: Queryable, accountId: number) {
  return db.selectFrom('account_address').where('account_id', '=', accountId).select(columns).orderBy('id').execute();
}

export async function countAddresses(db: Queryable, accountId: number): Promise<number> {
  const { addresses } = await db
    .selectFrom('account_address')
    .where('account_id', '=', accountId)
    .select((of) => of.fn.countAll<number>().as('addresses'))
    .executeTakeFirstOrThrow();
  return addresses;
}

export function insertAddress(db: Queryable, accountId: number, { country, ...address }: AddressInput) {
  return db
    .insertInto('account_address')
    .values({ ...address, country_code: country, account_id: accountId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the account has no such address */
export function updateAddress(db: Queryable, accountId: number, id: number, { country, ...address }: AddressInput) {
  return db
    .updateTable('account_address')
    .set({ ...address, country_code: country })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** @returns false when the account has no such address */
export async function deleteAddress(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
