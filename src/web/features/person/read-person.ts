import type { Me } from '#shared/accounts/contract.ts';
import type { phonePrefixes } from '#shared/accounts/limits.ts';

export type PersonData = Partial<Pick<Me, 'first_name' | 'last_name' | 'phone_prefix' | 'phone'>>;

/** The values of the fields as the calls take them. */
export function readPerson(values: FormData) {
  const text = (name: keyof PersonData) => String(values.get(name) ?? '');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone_prefix: text('phone_prefix') as (typeof phonePrefixes)[number],
    phone: text('phone'),
  };
}
