export { mountAdminReasons } from './admin-reasons.routes.ts';
export { chooseReason, type ReasonFor, type ReasonWords } from './choose-reason.ts';
