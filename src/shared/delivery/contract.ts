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
    slug: z.string().describe('Of its page: /prodejny/{id}/{slug}'),
    closures: z
      .array(z.object({ day: z.iso.date(), note: z.string(), is_holiday: z.boolean() }))
      .describe(
        'Days of the next six weeks on which it is closed despite its regular hours; without a note on holidays',
      ),
    pickup_days: z.int().describe('For so many days on which it is open, goods wait there for their buyer'),
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    opening: z
      .object({
        closes_at: z.string().nullable().describe('18:00; null while it is closed'),
        opens: z
          .object({ day: z.iso.date(), at: z.string() })
          .nullable()
          .describe('When it opens next; null while it is open, and when that is unknown'),
      })
      .describe('At the moment of the answer, in the shop’s time zone'),
  })
  .meta({ id: 'Branch' });
export type PublicBranch = z.infer<typeof publicBranch>;

const branchesAnswer = { today: z.iso.date().describe('In the shop’s time zone') };

/** A store where orders can be picked up. */
const pickupFields = { id: true, town: true, street: true, postcode: true, phone: true, slug: true } as const;
export const pickupStore = publicBranch.pick({ ...pickupFields, opening_hours: true, closures: true }).extend({
  today: z.iso.date().describe('In the shop’s time zone'),
  ready_from: z.iso.date().nullable().describe('The first day it is open; null: none within the promised days'),
  ready_to: z.iso.date().nullable(),
});
export type PickupStore = z.infer<typeof pickupStore>;

export const deliveryContract = {
  pickupPoints: endpoint({
    method: 'GET',
    path: '/api/delivery/pickup-points',
    summary: "A carrier's pickup points, 20 a page; matches at the beginning of the city or postcode first",
    mayLag: true,
    query: z.object({
      carrier: smallIdField,
      q: z.string().trim().max(100).default('').describe('Words of city, street, name or postcode'),
      lang,
      needs_age_check: z.stringbool().default(false).describe('Leaves out lockers, which cannot check an age'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.object({ points: z.array(pickupPoint), total: z.int(), page: z.int(), pages: z.int() }),
  }),
  branches: endpoint({
    method: 'GET',
    path: '/api/delivery/branches',
    summary: 'The stores with opening hours and closures',
    mayLag: true,
    query: z.object({ lang }),
    response: z.object({ ...branchesAnswer, branches: z.array(publicBranch) }),
  }),
  branch: endpoint({
    method: 'GET',
    path: '/api/delivery/branches/{id}',
    summary: 'A store with opening hours and closures',
    mayLag: true,
    params: z.object({ id: smallIdField }),
    query: z.object({ lang }),
    response: z.object({ ...branchesAnswer, branch: publicBranch }),
  }),
};
