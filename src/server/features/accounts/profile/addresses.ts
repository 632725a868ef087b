import { addressesPerAccount } from '#shared/accounts/limits.ts';
import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '../account.queries.ts';
import { isCountry } from '#server/features/reference-data/index.ts';
import { countAddresses, insertAddress, updateAddress, type AddressInput } from './address.queries.ts';

export async function addAddress({ db }: Context, accountId: number, address: AddressInput) {
  if (!(await isCountry(db, address.country))) throw fieldError('country', 'required');
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await countAddresses(tx, accountId)) >= addressesPerAccount) throw conflict();
    return presentAddress(await insertAddress(tx, accountId, address));
  });
}

export async function changeAddress({ db }: Context, accountId: number, id: number, address: AddressInput) {
  if (!(await isCountry(db, address.country))) throw fieldError('country', 'required');
  const changed = await updateAddress(db, accountId, id, address);
  if (!changed) throw notFound();
  return presentAddress(changed);
}

export function presentAddress<Row extends { kind: string }>(row: Row) {
  return { ...row, kind: row.kind as AddressInput['kind'] };
}
