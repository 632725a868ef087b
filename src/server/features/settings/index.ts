export { mountAdminSettings } from './admin-settings.routes.ts';
export { mountSettings } from './settings.routes.ts';
export { getSettings, isInMaintenance, lockSetting, setSetting } from './settings.queries.ts';
