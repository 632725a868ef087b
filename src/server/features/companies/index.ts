export { mountCompanies } from './companies.routes.ts';
