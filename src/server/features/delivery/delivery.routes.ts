import type { FastifyInstance } from 'fastify';
import { deliveryContract } from '#shared/delivery/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getPublicBranch, listPublicBranches } from '#server/features/branches/index.ts';
import { listPickupPoints } from './list-pickup-points.ts';

export function mountDelivery(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'delivery', deliveryContract, {
    pickupPoints: ({ query }) => listPickupPoints(context, query),
    branches: (_input, { tag }) => {
      tag('branches');
      return listPublicBranches(context);
    },
    branch: ({ params: { id } }, { tag }) => {
      tag('branches');
      return getPublicBranch(context, id);
    },
  });
}
