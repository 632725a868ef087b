export { mountLists } from './lists.routes.ts';
export { listCountries, listCurrencies } from './lists.queries.ts';
