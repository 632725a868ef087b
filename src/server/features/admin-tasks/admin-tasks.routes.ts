import type { FastifyInstance } from 'fastify';
import { adminTasksContract } from '#shared/admin-tasks/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listQueues } from './list-queues.ts';

export function mountAdminTasks(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminTasks', adminTasksContract, {
    list: async (_input, { caller }) => ({ queues: await listQueues(context, caller) }),
  });
}
