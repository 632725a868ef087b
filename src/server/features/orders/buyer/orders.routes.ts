import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { ordersContract } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { ageProofOwnerOf, findAgeProof } from '#server/features/age-proofs/index.ts';
import { ownerOf, notifyBrowser } from '#server/features/cart/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { listFormErrors } from '../placing/list-form-errors.ts';
import { getOrder } from './get-order.ts';
import { orderAgain } from './order-again.ts';
import { cancelByBuyer } from '../lifecycle/move-order.ts';
import { findOwnHash, listOrderPictures, listOwnOrders, ordersPerPage } from '../order-detail.queries.ts';
import { presentOrderSummary } from '../order-presenter.ts';
import { listReturnsOfOrders } from '../returned-goods/order-returns.queries.ts';
import { renewLink, sendLink } from './order-link.ts';
import { registerByOrder, takeOrder } from './order-to-account.ts';
import { payOrder } from './pay-order.ts';
import { changePaymentMethod } from '../payment-method/change-payment-method.ts';
import { placeOrder } from '../placing/place-order.ts';
import { findUnpaid, rememberOrder } from './unpaid-order.ts';
import { verifyPayment } from './verify-payment.ts';

export function mountOrders(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db, config, now } = context;
  const buyerOf = async (request: FastifyRequest) => ({
    owner: ownerOf(request),
    ageProof: await findAgeProof(db, ageProofOwnerOf(request), now()),
  });
  const answers: Handlers<typeof ordersContract> = {
    place: async ({ query: { lang }, body }, asking) => {
      const { request, reply } = asking;
      const buyer = { ...(await buyerOf(request)), locale: lang, address: request.ip };
      const placed = await placeOrder(context, subjects, buyer, body);
      notifyBrowser(
        { request, reply, accountId: buyer.owner.accountId },
        0,
        isSecureRequest(request, config.http.publicUrl),
      );
      rememberOrder(context, asking, placed);
      return placed;
    },
    unpaid: async (_input, asking) => findUnpaid(context, asking),
    get: async ({ params: { id, hash }, query: { lang } }) => getOrder(context, id, hash, lang),
    verifyPayment: async ({ params, query: { lang } }) => verifyPayment(context, subjects, params, lang),
    pay: async ({ params }, asking) => {
      const redirect = await payOrder(context, subjects, params);
      rememberOrder(context, asking, params);
      return { redirect };
    },
    changePayment: async ({ params, query: { lang }, body }, asking) => {
      await changePaymentMethod(context, subjects, params, body);
      rememberOrder(context, asking, params);
      return getOrder(context, params.id, params.hash, lang);
    },
    cancel: async ({ params: { id, hash }, query: { lang }, body: { reason } }) => {
      await cancelByBuyer(context, id, hash, reason);
      return getOrder(context, id, hash, lang);
    },
    orderAgain: ({ params, query: { lang } }, asking) => orderAgain(context, params, { ...asking, locale: lang }),
    sendLink: async ({ params: { id, hash } }) => {
      await sendLink(context, id, hash);
      return {};
    },
    renewLink: async ({ params: { id } }, { caller }) => {
      await renewLink(context, id, { accountId: caller.accountId });
      return { hash: (await findOwnHash(db, caller.accountId, id))! };
    },
    register: async ({ params, body }, { request }) => {
      await registerByOrder(context, params, body, request.ip);
      return {};
    },
    take: async ({ params }, { caller }) => {
      await takeOrder(context, params, caller.accountId);
      return {};
    },
    own: async ({ params: { id } }, { caller }) => {
      const hash = await findOwnHash(db, caller.accountId, id);
      if (!hash) throw notFound();
      return { id, hash };
    },
    mine: async ({ query: { page } }, { caller }) => {
      const { orders, total } = await listOwnOrders(db, caller.accountId, page);
      const ids = orders.map(({ id }) => id);
      const [returns, pictures] = await Promise.all([listReturnsOfOrders(db, ids), listOrderPictures(db, ids)]);
      const pages = Math.max(1, Math.ceil(total / ordersPerPage));
      return {
        orders: orders.map((row) =>
          presentOrderSummary(row, { returns: returns.get(row.id), pictures: pictures.get(row.id) }),
        ),
        total,
        page,
        pages,
      };
    },
  };
  mountCalls(app, 'orders', ordersContract, answers, {
    place: async ({ body }, request) =>
      listFormErrors(context, { ...(await buyerOf(request)), locale: request.locale }, body),
  });
}
