import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { taskQueues } from './queues.ts';

const taskQueue = z
  .object({
    queue: z.enum(taskQueues),
    count: z.int().min(1),
    oldest_hours: z.int().min(0).nullable().describe('How long the oldest item has waited; null: unknown'),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'TaskQueue' });
export type WaitingQueue = z.infer<typeof taskQueue>;

export const adminTasksContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tasks',
    summary:
      'The queues within the administrator’s scopes in which something waits: overdue ones first, then by the age of their oldest item',
    access: 'administrator',
    response: z.object({ queues: z.array(taskQueue) }),
  }),
};
