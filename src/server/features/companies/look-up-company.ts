import { isCompanyId, normaliseCompanyId, type CompanyCountry } from '#shared/companies/company-id.ts';
import type { Company } from '#shared/companies/contract.ts';
import { companyNotFound, fieldError } from '#shared/errors.ts';
import type { CompanyRegistries } from './company-registries.ts';

/**
 * Looks a company up by an ID as it was typed. The checksum is verified first, because the registries do not verify
 * it.
 * @throws invalid_input, company_not_found, company_registry_unavailable
 */
export async function lookUpCompany(
  registries: CompanyRegistries,
  country: CompanyCountry,
  writtenId: string,
): Promise<Company> {
  const companyId = normaliseCompanyId(writtenId);
  if (!isCompanyId(companyId)) throw fieldError('company_id', 'company_id_invalid');
  const company = await registries[country](companyId);
  if (!company) throw companyNotFound();
  return company;
}
