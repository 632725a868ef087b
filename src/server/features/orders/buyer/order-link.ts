import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CodedError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { lockOrder } from '../order.queries.ts';
import { isRevokedHash, replaceHash } from './order-link.queries.ts';

const mailsOfOrder = { max: 3, windowSeconds: 86_400 };

/** The secret part of an order's link: opens the order without a login. */
export function newHash(): string {
  return randomBytes(24).toString('base64url');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** @throws order_link_revoked (410) for an earlier hash of the order, otherwise not_found (404) */
export async function refuseHash(db: Queryable, id: number, hash: string): Promise<never> {
  throw (await isRevokedHash(db, id, hash)) ? new CodedError('order_link_revoked') : notFound();
}

/** Revokes the links to an order that were given out so far. */
export function revokeLink(tx: Tx, id: number, at: Date): Promise<void> {
  return replaceHash(tx, { id, hash: newHash(), at });
}

/**
 * Revokes an order's link and sends a new one to the order's e-mail.
 * @param by the administrator, or the account that the order must belong to
 * @throws not_found
 */
export async function renewLink(
  context: Context,
  id: number,
  by: { readonly actorId: number } | { readonly accountId: number },
): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || ('accountId' in by && order.account_id !== by.accountId)) throw notFound();
    const at = now();
    const actorId = 'actorId' in by ? by.actorId : by.accountId;
    await revokeLink(tx, id, at);
    await recordUnmoved(tx, order, { kind: 'renew_link', actorId, at });
    if ('actorId' in by) await auditOrder(tx, order, { actorId, at, after: { link_renewed: true } });
    await queueOrderMail(context, tx, id, 'order.link', 'again');
  });
}

/**
 * Sends an order's link to its e-mail, for a caller who knows an earlier hash. The answer reveals nothing about the
 * order.
 * @throws not_found for other hashes; too_many_requests beyond three mails a day
 */
export async function sendLink(context: Context, id: number, hash: string): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    if (!(await isRevokedHash(tx, id, hash))) throw notFound();
    await countAgainstLimit(tx, `order-link:${id}`, mailsOfOrder, now());
    await queueOrderMail(context, tx, id, 'order.link', 'again');
  });
}
