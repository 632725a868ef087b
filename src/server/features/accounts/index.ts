export { mountAccounts } from './accounts.routes.ts';
export { mountAdminAccounts } from './admin-accounts.routes.ts';
export { findCaller } from './find-caller.ts';
export { sendPasswordReset } from './request-password-reset.ts';
