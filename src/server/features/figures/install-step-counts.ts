import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListingPage } from '#shared/catalog/contract.ts';
import type { Context } from '#server/context.ts';
import { isRobot } from '#server/platform/robots/is-robot.ts';
import { createStepCounts, type StepCounts } from './step-counts.ts';

/** How often a process stores what it has counted; a process that is killed loses at most this. */
const storeEveryMs = 15_000;

declare module 'fastify' {
  interface FastifyInstance {
    readonly stepCounts: StepCounts;
  }
}

type Count = (counts: StepCounts, request: FastifyRequest, answer: unknown, isInProcess: boolean) => void;

/** The calls that are steps of visitors. */
const countedCalls: Readonly<Record<string, Count>> = {
  'GET /api/catalog/listings': (counts, { query }, answer) => {
    const { q, page } = query as { readonly q?: string; readonly page: number };
    if (q && page === 1) counts.addSearch(q, (answer as ListingPage).total.count > 0);
  },
  // A page that is rendered here may be shown to many from the cache: `pages` counts those that are shown.
  'GET /api/catalog/listings/:id': (counts, { params }, _answer, isInProcess) => {
    if (!isInProcess) counts.addOpening((params as { readonly id: number }).id);
  },
  'POST /api/cart/lines': (counts) => counts.add('cart_adds'),
  // The page with the order form asks for it once.
  'GET /api/orders/unpaid': (counts) => counts.add('order_forms'),
};

/** Counts steps of visitors by the calls that succeed, for all of them together. Robots do not count. */
export function installStepCounts(
  app: FastifyInstance,
  context: Context,
  isInProcess: (headers: FastifyRequest['headers']) => boolean,
): void {
  const counts = createStepCounts(context);
  app.decorate('stepCounts', counts);
  const timer = setInterval(() => void counts.store(), storeEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counts.store();
  });
  app.addHook('onRoute', (route) => {
    const count = countedCalls[`${[route.method].flat()[0]} ${route.url}`];
    if (!count) return;
    route.preSerialization = async (request, reply, answer) => {
      const { headers } = request;
      if (reply.statusCode === 200 && !isRobot(headers['user-agent']))
        count(counts, request, answer, isInProcess(headers));
      return answer;
    };
  });
}
