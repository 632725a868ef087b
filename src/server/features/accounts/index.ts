export { mountAccounts } from './accounts.routes.ts';
export { mountAccountsCsv } from './accounts-csv.routes.ts';
export { mountAdminAccounts } from './admin-accounts.routes.ts';
export { findCaller } from './find-caller.ts';
export { queueAccountMail, webAddress, type Addressee } from './queue-account-mail.ts';
export { passwordResetJob, sendPasswordReset } from './request-password-reset.ts';
export { mountSecondFactor } from './second-factor.routes.ts';
export { sweepAccounts } from './sweep-accounts.ts';
export { registerAccount } from './register-account.ts';
