export { mountAdminCurrencies } from './admin-currencies.routes.ts';
export { mountLists } from './lists.routes.ts';
export { listCurrencies } from './lists.queries.ts';
