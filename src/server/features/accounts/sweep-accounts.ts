import { deviceDays } from '#shared/accounts/limits.ts';
import { noticeDays } from '#shared/accounts/notices-contract.ts';
import type { Context } from '#server/context.ts';
import { deleteEndedWindows } from '#server/platform/rate-limit/rate-limit.ts';
import { deleteEndedInvitations } from './administrators/invitation.queries.ts';
import { deleteEndedEmailLinks } from './email/email-link.queries.ts';
import { deleteUnusedLoginDevices } from './login/login-device.queries.ts';
import { deleteEndedLoginTokens } from './login/login-token.queries.ts';
import { deleteNotices } from './notices/notice.queries.ts';
import { sealOldSecrets } from './second-factor/stored-secret.ts';
import { deleteEndedPasswordResets } from './password/password-reset.queries.ts';

/** Expired invitations are shown for a while, to be sent again. */
const endedInvitationDays = 30;

/**
 * Deletes expired logins, unused devices, links of mails, ended invitations, old notices and rate limit counters; encrypts secrets with the
 * current key.
 * @returns how many rows
 */
export async function sweepAccounts(context: Context): Promise<number> {
  const { db, now } = context;
  const ago = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const deleted = [
    await deleteEndedLoginTokens(db, now()),
    await deleteUnusedLoginDevices(db, ago(deviceDays)),
    await deleteEndedPasswordResets(db, now()),
    await deleteEndedEmailLinks(db, now()),
    await deleteEndedInvitations(db, ago(endedInvitationDays)),
    await deleteNotices(db, ago(noticeDays)),
    await deleteEndedWindows(db, now()),
  ];
  await sealOldSecrets(context);
  return deleted.reduce((sum, rows) => sum + rows, 0);
}
