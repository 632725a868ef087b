import type { Context } from '#server/context.ts';
import { notFound } from '#shared/errors.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { findMail, resendMail } from '#server/platform/mail/index.ts';

/** @throws not_found when there is no such mail, it is already in progress, or it was secret and sent */
export async function sendMailAgain(
  { db, now }: Context,
  { id, actorId }: { id: number; actorId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail) throw notFound();
    await resendMail(tx, id);
    const before = { state: mail.state, recipient: mail.recipient_address };
    await recordAudit(tx, [{ actorId, action: 'resend', entity: 'mail', entityId: id, before }], now());
  });
}
