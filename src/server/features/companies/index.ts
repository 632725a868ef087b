export { createCompanyRegistries, type CompanyRegistries } from './company-registries.ts';
export { mountCompanies } from './companies.routes.ts';
