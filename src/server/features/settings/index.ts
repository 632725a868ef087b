export { mountSettings } from './settings.routes.ts';
export { isInMaintenance } from './settings.queries.ts';
