import type { WaitingQueue } from '#shared/admin-tasks/admin-contract.ts';
import type { TaskQueue } from '#shared/admin-tasks/queues.ts';
import type { TestServer } from './test-server.ts';

/** The queues in which something waits for an administrator, in their order. */
export async function listQueues(app: TestServer, headers: Record<string, string>): Promise<WaitingQueue[]> {
  const answer = await app.inject({ url: '/api/admin/tasks', headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ queues: WaitingQueue[] }>().queues;
}

/** The numbers of what waits in them. */
export async function countQueues(
  app: TestServer,
  headers: Record<string, string>,
): Promise<Partial<Record<TaskQueue, number>>> {
  return Object.fromEntries((await listQueues(app, headers)).map(({ queue, count }) => [queue, count]));
}
