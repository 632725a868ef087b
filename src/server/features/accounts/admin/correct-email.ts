import { conflict, forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { mayDecideOn } from '../account-policy.ts';
import { lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { deleteEmailChange, deleteEmailLinks } from '../email/email-link.queries.ts';
import { deleteLoginDevices } from '../login/login-device.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';
import { deletePasswordResets } from '../password/password-reset.queries.ts';
import { queueEmailConfirmation } from '../email/send-email-confirmation.ts';
import { queueEmailChanged } from '../security-mails.ts';
import { takenAccountErrors } from '../taken-errors.ts';

interface Correction {
  readonly id: number;
  readonly actor: Caller;
  readonly email: string;
  readonly reason: string;
}

/**
 * Sets the e-mail of a user who has lost the old mailbox. All logins end, and both addresses get a mail: the old one so
 * that its owner can object.
 * @throws forbidden (403), conflict (409) when the account has this e-mail already, FieldError when another one has it
 */
export async function correctEmail(context: Context, { id, actor, email, reason }: Correction): Promise<void> {
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    if (!mayDecideOn(account, actor)) throw forbidden();
    if (account.email?.toLowerCase() === email) throw conflict();
    await refuseTaken(takenAccountErrors, () => updateAccount(tx, id, { email, email_confirmed_at: null }));
    await deleteEmailChange(tx, id);
    await deleteEmailLinks(tx, id, ['own']);
    await deleteLoginTokens(tx, id);
    await deleteLoginDevices(tx, id);
    await deletePasswordResets(tx, id);
    const actorId = actor.accountId;
    await recordEvent(tx, { accountId: id, actorId, kind: 'email_corrected', at, detail: { reason } });
    const [before, after] = [{ email: account.email }, { email, reason }];
    await recordAudit(tx, [{ actorId, action: 'set_email', entity: 'account', entityId: id, before, after }], at);
    const corrected = { ...account, email };
    for (const to of [account, corrected]) await queueEmailChanged(context, tx, to, { email, isCorrection: true });
    await queueEmailConfirmation(context, tx, corrected);
  });
}
