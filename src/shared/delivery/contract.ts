import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { langField, smallIdField } from '../contract/fields.ts';
import { pickupPointKinds } from './limits.ts';

const lang = langField;

export const openingHours = z
  .record(z.string(), z.array(z.string()))
  .describe('mon to sun → spans: 09:00-18:00; a day that is missing or empty is closed');
export type OpeningHours = z.infer<typeof openingHours>;

export const pickupPoint = z
  .object({
    id: z.int(),
    carrier_id: z.int(),
    kind: z.enum(pickupPointKinds),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    opening_hours: openingHours,
  })
  .meta({ id: 'PickupPoint' });
export type PickupPoint = z.infer<typeof pickupPoint>;

export const publicBranch = z
  .object({
    id: z.int(),
    town: z.string(),
    street: z.string(),
    postcode: z.string(),
    phone: z.string(),
    email: z.string(),
    opening_hours: openingHours,
    closures: z
      .array(z.object({ day: z.iso.date(), note: z.string() }))
      .describe('Days of the next six weeks on which it is closed though its hours say otherwise'),
  })
  .meta({ id: 'Branch' });
export type PublicBranch = z.infer<typeof publicBranch>;

/** A store at which an order is picked up. */
export const pickupStore = publicBranch.omit({ email: true }).extend({
  today: z.iso.date().describe('Where the shop is'),
  ready_from: z.iso.date().nullable().describe('It is open on it; null: the promised days are over'),
  ready_to: z.iso.date().nullable(),
});
export type PickupStore = z.infer<typeof pickupStore>;

export const deliveryContract = {
  pickupPoints: endpoint({
    method: 'GET',
    path: '/api/delivery/pickup-points',
    summary: "A carrier's pickup points, 20 a page; those whose town or postcode begins with what is looked for first",
    query: z.object({
      carrier: smallIdField,
      q: z.string().trim().max(100).default('').describe('Words of town, street, name or postcode'),
      lang,
      needs_age_check: z.stringbool().default(false).describe('Leaves out lockers, which cannot ask for an age'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.object({ points: z.array(pickupPoint), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  branches: endpoint({
    method: 'GET',
    path: '/api/delivery/branches',
    summary: 'The stores with opening hours and the days on which they are closed',
    query: z.object({ lang }),
    response: z.object({ today: z.iso.date().describe('Where the shop is'), branches: z.array(publicBranch) }),
  }),
};
