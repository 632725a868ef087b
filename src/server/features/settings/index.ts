export { mountSettings } from './settings.routes.ts';
export { getSettings, isInMaintenance } from './settings.queries.ts';
