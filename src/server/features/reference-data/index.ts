export { mountAdminCurrencies } from './admin-currencies.routes.ts';
export { mountReferenceData } from './reference-data.routes.ts';
export { findCurrencyId, isCountry, listCountries, listCurrencies } from './reference-data.queries.ts';
