import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, plainLine, smallId, smallIdField } from '../contract/fields.ts';
import { pickupPoint } from './contract.ts';
import { longestPickupPointCode } from './limits.ts';

const settings = { scope: 'settings' } as const;

export const adminPickupPointsQuery = z.object({
  carrier: smallIdField.optional(),
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of name, street, town or postcode, or the code'),
  state: z.enum(['active', 'inactive']).optional(),
  page: adminPageField,
});
export type AdminPickupPointsQuery = z.output<typeof adminPickupPointsQuery>;

const adminPickupPoint = pickupPoint.extend({ code: z.string(), carrier: z.string(), is_active: z.boolean() });
export type AdminPickupPoint = z.infer<typeof adminPickupPoint>;

export const adminPickupPointsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/pickup-points',
    summary: 'Pickup points of carriers, including inactive ones, 50 a page',
    access: settings,
    query: adminPickupPointsQuery,
    response: z.object({
      points: z.array(adminPickupPoint),
      total: z.int().describe('Exact up to a thousand'),
      page: z.int(),
      has_more: z.boolean(),
      carriers: z.array(z.object({ id: z.int(), name: z.string() })).describe('Carriers that have pickup points'),
    }),
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/admin/pickup-points/import',
    summary: 'Adds pickup points of a carrier and updates those whose code is known; reports and skips invalid rows',
    access: settings,
    body: z.object({
      carrier_id: smallId,
      csv: z
        .string()
        .min(1)
        .max(900_000)
        .describe(
          'First line: code, name, street, city, postcode, kind (shop, post, locker); optional latitude, longitude, ' +
            'is_active (1, 0; if empty, a known point is unchanged) and mon to sun (9:00-12:00, 13:00-18:00)',
        ),
    }),
    response: z.object({
      added: z.int(),
      changed: z.int(),
      errors: z.array(z.object({ line: z.int(), column: z.string() })).describe('Skipped rows, the first hundred'),
      codes: z.array(z.string()).describe('All rows, including the skipped ones'),
    }),
  }),
  switchOffOthers: endpoint({
    method: 'POST',
    path: '/api/admin/pickup-points/others/deactivation',
    summary: 'Switches off the pickup points of a carrier that its file does not contain; the file may come in parts',
    access: settings,
    body: z.object({
      carrier_id: smallId,
      codes: z
        .array(z.string().min(1).max(longestPickupPointCode))
        .min(1)
        .max(50_000)
        .describe('From all parts of the file'),
    }),
    response: z.object({ switched_off: z.int() }),
  }),
  activity: endpoint({
    method: 'POST',
    path: '/api/admin/pickup-points/activity',
    summary: 'Offers pickup points to buyers, or stops offering them',
    access: settings,
    body: z.object({ ids: z.array(smallId).min(1).max(100), is_active: z.boolean() }),
    response: z.object({ decided: z.array(z.int()) }),
  }),
};
