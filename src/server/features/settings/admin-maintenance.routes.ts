import type { FastifyInstance } from 'fastify';
import { adminMaintenanceContract } from '#shared/settings/maintenance-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getAdminMaintenance, planMaintenance, switchMaintenance } from './change-maintenance.ts';

export function mountAdminMaintenance(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminMaintenance', adminMaintenanceContract, {
    get: () => getAdminMaintenance(context),
    change: ({ body }, { caller }) => planMaintenance(context, caller.accountId, body),
    switch: ({ body }, { caller }) => switchMaintenance(context, caller.accountId, body.is_enabled),
  });
}
