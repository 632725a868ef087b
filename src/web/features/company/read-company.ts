import type { Me } from '#shared/accounts/contract.ts';

export type CompanyData = Partial<Pick<Me, 'company' | 'company_id' | 'tax_id' | 'company_address'>>;

/** The values of the fields as the calls take them; empty while the fields are hidden. */
export function readCompany(values: FormData) {
  const text = (name: keyof CompanyData) => String(values.get(name) ?? '');
  return {
    company: text('company'),
    company_id: text('company_id'),
    tax_id: text('tax_id'),
    company_address: text('company_address'),
  };
}
