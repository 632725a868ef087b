import { CodedError, notFound } from '#shared/errors.ts';
import type { Closing } from '#shared/privacy/contract.ts';
import type { Context } from '#server/context.ts';
import { findAccount, hashToken, lockAccount, reopenAccount } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueAccountReopened } from '../mails.ts';
import { endErasure, findByToken, lockOpenErasure } from './account-erasure.queries.ts';

/** @throws not_found (404) for an unknown link, and once the data are being erased */
export async function getClosing(context: Context, token: string): Promise<Closing> {
  const erasure = await findByToken(context.db, hashToken(token));
  const account = erasure && (await findAccount(context.db, erasure.account_id));
  if (!account || !erasure.due_at || !['closing', 'cancelled'].includes(erasure.state)) throw notFound();
  return {
    username: account.username,
    due_at: erasure.due_at.toISOString(),
    is_cancelled: erasure.state === 'cancelled',
  };
}

/** Keeps an account by the link of the mail. @throws not_found (404), erasure_ended (409) */
export async function keepByLink(context: Context, token: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const found = await findByToken(tx, hashToken(token));
    if (!found) throw notFound();
    if (found.state === 'cancelled') return;
    await keep(context, tx, { accountId: found.account_id, actorId: found.account_id });
  });
}

/** @throws erasure_ended (409) when there is none, or its data are being erased */
export async function keepOnRequest(context: Context, accountId: number, actorId: number): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await keep(context, tx, { accountId, actorId });
    await recordAudit(tx, [{ actorId, action: 'keep', entity: 'account', entityId: accountId }], context.now());
  });
}

async function keep(
  context: Context,
  tx: Tx,
  { accountId, actorId }: { readonly accountId: number; readonly actorId: number },
): Promise<void> {
  const at = context.now();
  const account = await lockAccount(tx, accountId);
  const erasure = await lockOpenErasure(tx, accountId);
  if (!account || !erasure || erasure.state === 'erasing') throw new CodedError('erasure_ended');
  if (erasure.account_state !== null) {
    await reopenAccount(tx, { id: accountId, actorId, at }, erasure.account_state);
    await queueAccountReopened(context, tx, account);
  }
  await endErasure(tx, erasure.id, 'cancelled', at);
}
