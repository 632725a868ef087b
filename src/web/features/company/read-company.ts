import type { Me } from '#shared/accounts/contract.ts';

export type CompanyData = Partial<Pick<Me, 'company' | 'company_id' | 'tax_id' | 'company_address'>>;

/** What the fields hold, as the calls take it; empty while they are not shown. */
export function readCompany(values: FormData) {
  const text = (name: keyof CompanyData) => String(values.get(name) ?? '');
  return {
    company: text('company'),
    company_id: text('company_id'),
    tax_id: text('tax_id'),
    company_address: text('company_address'),
  };
}
