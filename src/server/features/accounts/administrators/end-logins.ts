import { forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { mayAdminister } from '../account-policy.ts';
import { lockAccount, recordEvent } from '../account.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';

/**
 * Ends all logins of another administrator: of a lost notebook, or of somebody who has left.
 * @throws forbidden (403) for the own account, not_found (404) for anyone but an administrator
 */
export async function endLoginsOf(context: Context, { id, actorId }: { id: number; actorId: number }): Promise<void> {
  if (!mayAdminister(id, actorId)) throw forbidden();
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || account.scopes.length === 0) throw notFound();
    await deleteLoginTokens(tx, id);
    await recordEvent(tx, { accountId: id, actorId, kind: 'logged_out', at });
    await recordAudit(tx, [{ actorId, action: 'log_out', entity: 'account', entityId: id }], at);
  });
}
