import { scopes } from '#shared/contract/scopes.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { hasAdministrator } from './administrator.queries.ts';
import { listOpenInvitations } from './invitation.queries.ts';
import { inviteAdministrator } from './invite-administrator.ts';

/** Invites the owner that the configuration names, while nobody administers the portal. Run at the worker's start. */
export async function inviteOwner(context: Context): Promise<void> {
  const { config, db, log, now } = context;
  const email = config.ownerEmail?.toLowerCase();
  if (email === undefined || (await hasAdministrator(db))) return;
  const invitations = await listOpenInvitations(db);
  if (invitations.some((each) => each.email === email && each.expires_at > now())) return;
  await inviteAdministrator(context, undefined, { email, scopes, lang: defaultLocale });
  log.info('The owner was invited to administer the portal', { email });
}
