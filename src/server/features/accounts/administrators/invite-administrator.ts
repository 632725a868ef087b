import { invitationDays } from '#shared/accounts/limits.ts';
import { fieldError } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { findAccountByEmail } from '../account.queries.ts';
import { createToken, hashToken } from '../login/tokens.ts';
import { replaceInvitation } from './invitation.queries.ts';
import { queueInvitation } from './mails.ts';

const mostOfAddress = { max: 5, windowSeconds: 24 * 60 * 60 };
const mostOfAdministrator = { max: 50, windowSeconds: 24 * 60 * 60 };

interface Invited {
  readonly email: string;
  readonly scopes: readonly Scope[];
  readonly lang: Locale;
}

/**
 * Invites somebody by mail to administer the portal.
 * @param actorId undefined: the start of the portal
 * @throws FieldError on `email` when its account is an administrator already; too_many_requests (429)
 */
export async function inviteAdministrator(
  context: Context,
  actorId: number | undefined,
  { email: typed, scopes, lang }: Invited,
): Promise<void> {
  const at = context.now();
  const email = typed.toLowerCase();
  const chosen = [...new Set(scopes)].sort();
  await countAgainstLimit(context.db, `invitation:email:${email}`, mostOfAddress, at);
  if (actorId !== undefined)
    await countAgainstLimit(context.db, `invitation:account:${actorId}`, mostOfAdministrator, at);
  const token = createToken();
  const expiresAt = new Date(at.getTime() + invitationDays * 24 * 60 * 60 * 1000);
  await context.db.transaction().execute(async (tx) => {
    if (((await findAccountByEmail(tx, email))?.scopes.length ?? 0) > 0)
      throw fieldError('email', 'already_administrator');
    const id = await replaceInvitation(tx, {
      email,
      scopes: chosen,
      locale: lang,
      invitedBy: actorId,
      hash: hashToken(token),
      createdAt: at,
      expiresAt,
    });
    await queueInvitation(context, tx, { email, locale: lang, scopes: chosen, token, expiresAt });
    if (actorId === undefined) return;
    const after = { name: email, scopes: chosen };
    const entity = 'administrator_invitation';
    await recordAudit(tx, [{ actorId, action: 'invite', entity, entityId: id, after }], at);
  });
}
