export { mountAdminCurrencies } from './admin-currencies.routes.ts';
export { mountAdminRates } from './exchange-rates/admin-rates.routes.ts';
export { fetchRatesOfToday } from './exchange-rates/fetch-rates.ts';
export { mountReferenceData } from './reference-data.routes.ts';
export { findCurrencyId, isCountry, listCountries, listCurrencies } from './reference-data.queries.ts';
