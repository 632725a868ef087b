export { mountLists } from './lists.routes.ts';
export { listCurrencies } from './lists.queries.ts';
