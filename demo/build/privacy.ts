import { retentionJobs, retentionTasks } from '#shared/privacy/retention-jobs.ts';
import { cookieWording } from '#shared/privacy/limits.ts';
import type { Calendar } from '../calendar.ts';
import type { Rows } from '../rows.ts';

interface People {
  readonly verifiedId: number;
  readonly unverifiedId: number;
  readonly administratorId: number;
}

/** How many rows a job has removed on the last days, the latest first. */
const removals = [4, 0, 11, 2, 7];

/** Requests about personal data, choices about cookies, and runs of the jobs that delete outdated data. */
export function buildPrivacy(calendar: Calendar, { verifiedId, unverifiedId, administratorId }: People): Rows {
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const choices = [
    { account_id: verifiedId, choice: ['analytical'], daysAgo: 120 },
    { account_id: verifiedId, choice: [], daysAgo: 12 },
    { account_id: unverifiedId, choice: ['analytical', 'marketing', 'advertisement'], daysAgo: 90 },
    { account_id: null, choice: ['analytical'], daysAgo: 3 },
  ];
  const runs = retentionTasks.flatMap((task, place) =>
    removals.map((_, index) => {
      const isNightly = retentionJobs[task] === 'night';
      const started = calendar.daysAgo(isNightly ? index + 0.4 : (index + 1) / 24);
      const hasFailed = task === 'bank.delete-old' && index === 2;
      return {
        task,
        started_at: started,
        ended_at: started,
        removed: hasFailed ? null : removals[(index + place) % removals.length],
        error: hasFailed ? 'canceling statement due to statement timeout' : null,
      };
    }),
  );
  return {
    account_erasure: [
      // Waits for as long as the account administers the portal.
      {
        account_id: administratorId,
        requested_at: calendar.daysAgo(5),
        requested_by: null,
        state: 'waiting',
        account_state: null,
        due_at: null,
        ended_at: null,
      },
      {
        account_id: verifiedId,
        requested_at: calendar.daysAgo(60),
        requested_by: administratorId,
        state: 'cancelled',
        account_state: 'approved',
        due_at: calendar.daysAgo(46),
        ended_at: calendar.daysAgo(57),
      },
    ].map((row, index) => ({ id: index + 1, ...row })),
    data_export: [
      {
        id: 1,
        account_id: verifiedId,
        requested_at: calendar.daysAgo(9),
        locale: 'cs',
        state: 'expired',
        file_key: 'exports/demo.zip',
        bytes: 184_320,
        ready_at: calendar.daysAgo(9),
        expires_at: calendar.daysAgo(8),
      },
    ],
    cookie_consent: choices.map(({ daysAgo, ...choice }, index) => ({
      id: index + 1,
      client_key: uuid(index + 1),
      visitor: uuid(index + 101),
      wording: cookieWording,
      given_at: calendar.daysAgo(daysAgo),
      ...choice,
    })),
    job_run: runs.map((run, index) => ({ id: index + 1, ...run })),
  };
}
