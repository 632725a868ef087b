import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, plainText, versionField, withRules, type FormRule } from '../contract/fields.ts';

const content = { scope: 'content' } as const;
const time = z.iso.datetime();
const changeableTime = time.nullable();

const planFields = z.object({
  starts_at: changeableTime.describe('Announced on every page until then; null: nothing is planned'),
  back_at: changeableTime.describe('When we expect to be back; null: not announced'),
  is_automatic: z.boolean().describe('Maintenance begins and ends at the two times by itself'),
  message: byLocale(() => plainText({ min: 0, max: 500 })).describe('Shown besides the usual text; may be empty'),
});
export type MaintenancePlan = z.output<typeof planFields>;

const isTime = (value: unknown): value is string => time.safeParse(value).success;

const rules: readonly FormRule[] = [
  {
    field: 'back_at',
    error: 'ends_before_start',
    isMet: ({ starts_at: start, back_at: end }) =>
      !isTime(start) || !isTime(end) || new Date(end).getTime() > new Date(start).getTime(),
  },
  {
    field: 'back_at',
    error: 'end_needed',
    isMet: ({ is_automatic: isAutomatic, back_at: end }) => isAutomatic !== true || end !== null,
  },
];

export const adminMaintenance = z
  .object({
    is_enabled: z.boolean(),
    starts_at: time.nullable().describe('Null while maintenance is on'),
    back_at: time.nullable(),
    is_automatic: z.boolean(),
    message: byLocale(() => z.string()),
    version: versionField.describe('Version of the plan; switching maintenance on or off changes it too'),
  })
  .meta({ id: 'AdminMaintenance' });
export type AdminMaintenance = z.infer<typeof adminMaintenance>;

export const adminMaintenanceContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance',
    summary: 'Whether maintenance is on, and what is announced',
    access: content,
    response: adminMaintenance,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/maintenance',
    summary: 'Changes what is announced about maintenance, in every language',
    access: content,
    body: withRules(planFields.extend({ version: versionField }), rules),
    response: adminMaintenance,
  }),
  switch: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance/switch',
    summary: 'Switches maintenance on or off at once, and ends the plan. Safe to repeat',
    access: content,
    body: z.object({ is_enabled: z.boolean() }),
    response: adminMaintenance,
  }),
};
