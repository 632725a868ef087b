import type { Tx } from '#server/platform/db/db.ts';
import { isOpen } from './account-policy.ts';
import { lockAccount, recordEvent, updateAccount } from './account.queries.ts';

/** Verifies an account whose owner has paid for it. @returns false when it is verified already, or closed or blocked */
export async function verifyByPayment(tx: Tx, id: number, at: Date): Promise<boolean> {
  const account = await lockAccount(tx, id);
  if (!account || !isOpen(account) || account.authorized) return false;
  await updateAccount(tx, id, { authorized: true, is_verification_paid: true });
  await recordEvent(tx, { accountId: id, actorId: null, kind: 'verified', at });
  return true;
}

/** Takes back a verification that was paid for. One by an administrator stays. */
export async function endPaidVerification(tx: Tx, id: number, at: Date, actorId: number | null): Promise<boolean> {
  const account = await lockAccount(tx, id);
  if (!account?.is_verification_paid) return false;
  await updateAccount(tx, id, { authorized: false, is_verification_paid: false });
  await recordEvent(tx, { accountId: id, actorId, kind: 'verification_ended', at });
  return true;
}
