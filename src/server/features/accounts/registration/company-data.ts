import { companyCountry } from '#shared/accounts/contact-fields.ts';
import { companyIdOf } from '#shared/companies/company-id.ts';

interface CompanyForm {
  readonly is_business: boolean;
  readonly phone_prefix: string;
  readonly company: string;
  readonly company_id: string;
  readonly tax_id: string;
  readonly company_address: string;
}

/** Company columns of an account; null for a private person. */
export function companyOf(form: CompanyForm) {
  const { is_business, company, company_id, tax_id, company_address } = form;
  return is_business
    ? {
        is_business,
        company,
        company_id: companyIdOf(companyCountry({ ...form }), company_id),
        tax_id: tax_id || null,
        company_address,
      }
    : { is_business, company: null, company_id: null, tax_id: null, company_address: null };
}
