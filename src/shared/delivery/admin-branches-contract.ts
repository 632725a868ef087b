import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  plainLine,
  positionField,
  smallId,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { openingHours } from './contract.ts';
import { branchCodePattern } from './limits.ts';
import { areSpans, weekdays } from './opening-hours.ts';

const settings = { scope: 'settings' } as const;
const params = z.object({ id: smallIdField });

const branchFields = z.object({
  code: z.string().regex(branchCodePattern),
  kind: z.enum(['store', 'warehouse']),
  town: plainLine({ min: 1, max: 100 }),
  street: plainLine({ min: 1, max: 200 }),
  postcode: plainLine({ min: 1, max: 20 }),
  phone: plainLine({ min: 0, max: 40 }),
  email: z.union([z.literal(''), z.email().max(254)]),
  is_in_capital: z.boolean().describe('Goods stocked here arrive in 1 to 3 days, goods from elsewhere in 3 to 5'),
  is_active: z.boolean(),
  position: positionField,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  pickup_days: z.int().min(1).max(60).describe('For so many days on which it is open, goods wait for their buyer'),
  opening_hours: openingHours,
});
export type BranchInput = z.output<typeof branchFields>;

const branchRules = weekdays.map((day): FormRule => ({
  field: `opening_hours.${day}`,
  error: 'hours_invalid',
  isMet: ({ opening_hours: hours }) => {
    const { data } = openingHours.safeParse(hours);
    return data === undefined || areSpans(data[day] ?? []);
  },
}));

export const adminBranch = branchFields.extend({ id: z.int(), version: versionField }).meta({ id: 'AdminBranch' });
export type AdminBranch = z.infer<typeof adminBranch>;

const closureInput = z.object({
  branch_id: smallId.nullable().describe('Null: all branches'),
  day: z.iso.date(),
  note: plainLine({ min: 0, max: 200 }),
});
export type ClosureInput = z.output<typeof closureInput>;

export const adminClosure = closureInput.extend({ id: z.int() }).meta({ id: 'AdminClosure' });
export type AdminClosure = z.infer<typeof adminClosure>;

export const adminBranchesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/branches',
    summary: 'Branches and their closures from today on',
    access: settings,
    response: z.object({
      today: z.iso.date(),
      branches: z.array(adminBranch),
      closures: z.array(adminClosure),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/branches',
    summary: 'Adds a branch',
    access: settings,
    body: withRules(branchFields, branchRules),
    response: adminBranch,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/branches/{id}',
    summary: 'Changes a branch',
    access: settings,
    params,
    body: withRules(branchFields.extend({ version: versionField }), branchRules),
    response: adminBranch,
  }),
  addClosure: endpoint({
    method: 'POST',
    path: '/api/admin/branch-closures',
    summary: 'Closes one branch or all of them for a day',
    access: settings,
    body: closureInput,
    response: adminClosure,
  }),
  deleteClosure: endpoint({
    method: 'DELETE',
    path: '/api/admin/branch-closures/{id}',
    summary: 'Removes a closure',
    access: settings,
    params,
    response: z.object({}),
  }),
};
