import type { z } from 'zod';
import { closuresOf } from '#shared/delivery/closures-of.ts';
import type { deliveryContract } from '#shared/delivery/contract.ts';
import type { Context } from '#server/context.ts';
import { listBranches, listClosedDays } from './branch.queries.ts';
import { dayIn, addDays } from './shop-calendar.ts';

type Answer = z.output<(typeof deliveryContract)['branches']['response']>;

/** How far ahead closures are listed. */
export const shownDays = 42;

/** The active stores, each with its closures of the next weeks. */
export async function listPublicBranches({ db, config, now }: Context): Promise<Answer> {
  const today = dayIn(config.shop.timeZone, now());
  const [branches, closed] = await Promise.all([listBranches(db), listClosedDays(db, today)]);
  const last = addDays(today, shownDays);
  const closures = closed.filter(({ day }) => day <= last);
  return {
    today,
    branches: branches.map(({ id, town, street, postcode, phone, email, opening_hours }) => ({
      id,
      town,
      street,
      postcode,
      phone,
      email,
      opening_hours,
      closures: closuresOf(id, closures).map(({ day, note }) => ({ day, note })),
    })),
  };
}
