export { mountAdminSettings } from './admin-settings.routes.ts';
export { mountAdminMaintenance } from './admin-maintenance.routes.ts';
export { followMaintenancePlan } from './change-maintenance.ts';
export { mountSettings } from './settings.routes.ts';
export { getMaintenance, getSettings, isInMaintenance, lockSetting, setSetting } from './settings.queries.ts';
