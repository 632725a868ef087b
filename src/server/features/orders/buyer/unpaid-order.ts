import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import { orderCookie } from '#shared/orders/order-cookie.ts';
import type { Context } from '#server/context.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { isSameHash } from './order-link.ts';
import { findUnpaidOfAccount, findUnpaidOrder } from '../order-detail.queries.ts';
import { presentOrderSummary } from '../order-presenter.ts';

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Lets a guest find the order again after visiting the gateway, until it is paid or the browser is closed: the next
 * person at a shared computer must not find it. An account has its list of orders.
 */
export function rememberOrder(
  { config }: Context,
  { request, reply }: Asking,
  { id, hash }: { readonly id: number; readonly hash: string },
): void {
  if (request.caller) return;
  const secure = isSecureRequest(request, config.http.publicUrl);
  reply.setCookie(orderCookie, `${id}.${hash}`, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

type Unpaid = CallAnswer<(typeof ordersContract)['unpaid']>;

const nothing: Unpaid = { order: null, is_own: false };

/** The caller's newest order that waits for its payment: of the account, else of this browser. */
export async function findUnpaid({ db }: Context, { request, reply }: Asking): Promise<Unpaid> {
  const own = request.caller && (await findUnpaidOfAccount(db, request.caller.accountId));
  if (own) return { order: presentOrderSummary(own), is_own: true };
  // Cross-site requests find no order.
  const cookie = request.isForeign ? undefined : request.cookies[orderCookie];
  if (cookie === undefined) return nothing;
  const [, id, hash = ''] = /^(\d{1,15})\.([\w-]{22,64})$/.exec(cookie) ?? [];
  const order = id === undefined ? undefined : await findUnpaidOrder(db, Number(id));
  if (order && isSameHash(order.hash, hash)) return { order: presentOrderSummary(order), is_own: false };
  // Paid or ended.
  reply.clearCookie(orderCookie, { path: '/' });
  return nothing;
}
