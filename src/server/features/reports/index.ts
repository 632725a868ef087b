export { assessRisk, pointsOf, rankOf } from './assess-risk.ts';
export { mountAdminReports } from './admin-reports.routes.ts';
export { forgetReports } from './forget-reports.ts';
export { waitingCases } from './queue.queries.ts';
export { kindsWithin } from './report-policy.ts';
export { mountModerationFigures } from './figures/figures.routes.ts';
export { mountPlainReportForm } from './plain-form.routes.ts';
export { mountReports } from './reports.routes.ts';
