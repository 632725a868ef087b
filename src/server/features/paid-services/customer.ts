import { z } from 'zod';
import { findAccount, listAddresses } from '#server/features/accounts/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** Whom the invoice names, as stored with a request. */
export const storedCustomer = z.object({
  name: z.string(),
  person: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2'),
  company_id: z.string().nullable(),
  tax_id: z.string().nullable(),
});
export type Customer = z.infer<typeof storedCustomer>;

/** The account's newest invoice address, otherwise its newest one; undefined when it has none. */
export async function findCustomer(db: Queryable, accountId: number): Promise<Customer | undefined> {
  const account = await findAccount(db, accountId);
  const addresses = await listAddresses(db, accountId);
  const address = addresses.findLast(({ kind }) => kind === 'invoice') ?? addresses.at(-1);
  if (!account || !address) return undefined;
  const { company, company_id, tax_id } = account;
  const { name, street, city, postcode, country } = address;
  return {
    name: company ?? name,
    person: company === null ? null : name,
    street,
    city,
    postcode,
    country,
    company_id,
    tax_id,
  };
}
