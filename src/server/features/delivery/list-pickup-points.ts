import type { z } from 'zod';
import type { deliveryContract } from '#shared/delivery/contract.ts';
import { pickupPointsPerPage } from '#shared/delivery/limits.ts';
import type { Context } from '#server/context.ts';
import { countPickupPoints, listPickupPoints as listRows } from './pickup-point.queries.ts';

type Query = z.output<(typeof deliveryContract)['pickupPoints']['query']>;
type Answer = z.output<(typeof deliveryContract)['pickupPoints']['response']>;

export async function listPickupPoints({ db }: Context, query: Query): Promise<Answer> {
  const { carrier, q, needs_age_check: needsAgeCheck, page } = query;
  const choice = { carrierId: carrier, search: q, needsAgeCheck };
  const [points, total] = await Promise.all([
    listRows(db, choice, { limit: pickupPointsPerPage, offset: (page - 1) * pickupPointsPerPage }),
    countPickupPoints(db, choice),
  ]);
  return { points, total, page, pages: Math.max(1, Math.ceil(total / pickupPointsPerPage)) };
}
