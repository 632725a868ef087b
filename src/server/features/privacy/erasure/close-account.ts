import { CodedError, notFound } from '#shared/errors.ts';
import { closingDays } from '#shared/privacy/limits.ts';
import type { Context } from '#server/context.ts';
import { closeAccount, createToken, hashToken, lockAccount } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueAccountClosing } from '../mails.ts';
import { insertErasure, listWaiting, lockOpenErasure, startClosing } from './account-erasure.queries.ts';
import { listObstacles } from './obstacles.queries.ts';

const day = 86_400_000;
const atOnce = 100;

/**
 * Closes an account on its user's request. Repeated, it answers the same.
 * @returns when its data will be erased
 * @throws erasure_obstructed (409) while something is open
 */
export async function closeOwnAccount(context: Context, accountId: number): Promise<Date> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    const known = await lockOpenErasure(tx, accountId);
    if (known?.due_at) return known.due_at;
    if ((await listObstacles(tx, accountId)).length > 0) throw new CodedError('erasure_obstructed');
    const id = known?.id ?? (await insertErasure(tx, { accountId, at: context.now(), by: null })).id;
    return close(context, tx, { id, account, actorId: accountId });
  });
}

/**
 * Records the request of a user who wrote to us. The account is closed at once, or once nothing is open any more.
 * Repeated without effect.
 * @throws not_found (404), erasure_ended (409) for an erased account
 */
export async function closeOnRequest(context: Context, accountId: number, actorId: number): Promise<void> {
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    if (account.state === 'erased') throw new CodedError('erasure_ended');
    if (await lockOpenErasure(tx, accountId)) return;
    const { id } = await insertErasure(tx, { accountId, at, by: actorId });
    if ((await listObstacles(tx, accountId)).length === 0) await close(context, tx, { id, account, actorId });
    await recordAudit(tx, [{ actorId, action: 'erase', entity: 'account', entityId: accountId }], at);
  });
}

/** Closes accounts whose request waited until nothing is open. Run by the worker. */
export async function closeWaiting(context: Context): Promise<void> {
  for (const { account_id: accountId } of await listWaiting(context.db, atOnce))
    await context.db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, accountId);
      const erasure = await lockOpenErasure(tx, accountId);
      if (!account || erasure?.state !== 'waiting') return;
      if ((await listObstacles(tx, accountId)).length > 0) return;
      await close(context, tx, { id: erasure.id, account, actorId: null });
    });
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

async function close(
  context: Context,
  tx: Tx,
  { id, account, actorId }: { readonly id: number; readonly account: Account; readonly actorId: number | null },
): Promise<Date> {
  const at = context.now();
  const dueAt = new Date(at.getTime() + closingDays * day);
  const token = createToken();
  const accountState = await closeAccount(tx, { id: account.id, actorId, at });
  await startClosing(tx, id, { dueAt, tokenHash: hashToken(token), accountState });
  await queueAccountClosing(context, tx, account, { token, dueAt });
  return dueAt;
}
