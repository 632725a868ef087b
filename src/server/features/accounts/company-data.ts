import { isCompanyId, normaliseCompanyId } from '#shared/companies/company-id.ts';
import type { FieldFault } from '#shared/errors.ts';

interface CompanyForm {
  readonly is_business: boolean;
  readonly company: string;
  readonly company_id: string;
  readonly tax_id: string;
  readonly company_address: string;
}

/** A business shows its legal data, so it must have them. */
export function companyFaults(form: CompanyForm): Record<string, FieldFault[]> {
  if (!form.is_business) return {};
  const needed = ['company', 'company_id', 'company_address'] as const;
  return {
    ...(isMistyped(form.company_id) && { company_id: ['company_id_invalid' as const] }),
    ...Object.fromEntries(needed.filter((name) => form[name] === '').map((name) => [name, ['required' as const]])),
  };
}

/** The columns of an account; a person has none. */
export function companyOf(form: CompanyForm) {
  const { is_business, company, company_id, tax_id, company_address } = form;
  return is_business
    ? { is_business, company, company_id: normaliseCompanyId(company_id), tax_id: tax_id || null, company_address }
    : { is_business, company: null, company_id: null, tax_id: null, company_address: null };
}

/** Numbers of Czech and Slovak companies carry a check digit; those of other countries look otherwise. */
function isMistyped(companyId: string): boolean {
  const normalised = normaliseCompanyId(companyId);
  return /^\d{8}$/.test(normalised) && !isCompanyId(normalised);
}
