export { mountAdminCurrencies } from './admin-currencies.routes.ts';
export { mountLists } from './lists.routes.ts';
export { listCountries, listCurrencies } from './lists.queries.ts';
