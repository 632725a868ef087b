export { mountAccounts } from './accounts.routes.ts';
export { mountNotices } from './notices/notices.routes.ts';
export { mountNotifications } from './notifications/notifications.routes.ts';
export { pushJob, queuePush, sendPush } from './notifications/push.ts';
export { listUnreadNotices } from './notices/notice.queries.ts';
export { mountMailPreferences } from './mail-preferences/mail-preferences.routes.ts';
export { mountAccountsCsv } from './admin/accounts-csv.routes.ts';
export { mountAdminGroups } from './groups/admin-groups.routes.ts';
export { mountAdministrators } from './administrators/administrators.routes.ts';
export { inviteOwner } from './administrators/invite-owner.ts';
export { mountAdminAccounts } from './admin/admin-accounts.routes.ts';
export {
  blockReported,
  lockModerated,
  mayModerate,
  setSuspension,
  unblockReported,
  warnAccount,
} from './admin/moderate-account.ts';
export { clearAvatar, closeAccount, eraseAccount, reopenAccount } from './closing/close-account.ts';
export { createToken, hashToken } from './login/tokens.ts';
export { findCaller } from './login/find-caller.ts';
export { loginFailureJob, recordLoginFailure } from './login/login-failure.ts';
export { scopeTexts } from './scope-texts.ts';
export { isOpen } from './account-policy.ts';
export { queueAccountMail, webAddress, type Addressee } from './queue-account-mail.ts';
export { passwordResetJob, sendPasswordReset } from './password/request-password-reset.ts';
export { mountSecondFactor } from './second-factor/second-factor.routes.ts';
export { sweepAccounts } from './sweep-accounts.ts';
export { registerAccount } from './registration/register-account.ts';
export { lockAccount, findAccount } from './account.queries.ts';
export { listAddresses } from './profile/address.queries.ts';
export { endPaidVerification, verifyByPayment } from './paid-verification.ts';
