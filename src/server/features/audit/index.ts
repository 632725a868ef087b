export { mountAuditCsv } from './audit-csv.routes.ts';
export { mountAdminAudit } from './audit.routes.ts';
