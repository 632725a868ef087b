import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nextRun, retentionTasks } from '#shared/privacy/retention-jobs.ts';
import { recordRun } from '#server/platform/jobs/job-run.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useAccountCalls } from '#tests/support/account-calls.ts';

const { testing, app, clock } = useAccountCalls();
const url = '/api/admin/retention';

test('R-5.13 the page of retention shows each job with its latest run, what it removed and its failure', async () => {
  const { db } = testing.context;
  const running = { db, now: () => clock.now };
  const { headers } = await buildAdministrator(db, ['settings']);
  await recordRun(running, 'mail.delete-old', () => Promise.resolve(3));
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  await expect(
    recordRun(running, 'mail.delete-old', () => Promise.reject(new Error('The disk is full'))),
  ).rejects.toThrow('The disk is full');
  const { jobs } = (await app.inject({ url, headers })).json() as { jobs: { task: string }[] };
  expect(jobs.map(({ task }) => task)).toEqual(retentionTasks);
  expect(jobs.find(({ task }) => task === 'mail.delete-old')).toEqual({
    task: 'mail.delete-old',
    last: {
      started_at: '2026-06-01T13:00:00.000Z',
      ended_at: '2026-06-01T13:00:00.000Z',
      removed: null,
      error: 'The disk is full',
    },
    removed_30_days: 3,
    failures_30_days: 1,
    next_at: '2026-06-02T01:41:00.000Z',
    is_queued: false,
  });
  clock.now = new Date(clock.now.getTime() + 91 * 86_400_000);
  await recordRun(running, 'orders.forget', () => Promise.resolve(0));
  expect(await db.selectFrom('job_run').select('task').execute()).toEqual([{ task: 'orders.forget' }]);
});

test('R-5.13 an administrator of settings runs a job now, once, with an audit entry', async () => {
  const { db } = testing.context;
  const run = (task: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `${url}/${task}/runs`, headers });
  const staff = await buildAdministrator(db, ['settings']);
  const others = [{}, await logIn(db, await buildAccount(db)), (await buildAdministrator(db, ['users'])).headers];
  for (const [index, headers] of others.entries()) {
    expect((await run('orders.forget', headers)).statusCode).toBe(index === 0 ? 401 : 403);
    expect((await app.inject({ url, headers })).statusCode).toBe(index === 0 ? 401 : 403);
  }
  expect((await run('orders.forget', staff.headers)).statusCode).toBe(200);
  expect((await run('orders.forget', staff.headers)).statusCode).toBe(200);
  expect((await run('mail.queue-due', staff.headers)).statusCode).toBe(404);
  const { rows } = await sql`select from graphile_worker.jobs where key = 'run:orders.forget'`.execute(db);
  expect(rows).toHaveLength(1);
  const audit = await db.selectFrom('audit_entry').where('entity', '=', 'retention_job').select('after').execute();
  expect(audit).toEqual([{ after: { task: 'orders.forget' } }, { after: { task: 'orders.forget' } }]);
});

test('R-5.13 hourly jobs run at 17 minutes past the hour, nightly ones at 1:41', () => {
  const at = (time: string) => new Date(`2026-06-01T${time}:00Z`);
  expect(nextRun('carts.sweep', at('12:16'))).toEqual(at('12:17'));
  expect(nextRun('carts.sweep', at('12:17'))).toEqual(at('13:17'));
  expect(nextRun('orders.forget', at('01:40'))).toEqual(at('01:41'));
  expect(nextRun('orders.forget', at('01:41'))).toEqual(new Date('2026-06-02T01:41:00Z'));
});
