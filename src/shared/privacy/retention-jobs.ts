/** Jobs that delete outdated data, with their rhythm: at 17 minutes past each hour, or at 1:41 UTC. */
export const retentionJobs = {
  'accounts.sweep': 'hour',
  'age-proofs.sweep': 'hour',
  'pictures.remove-unused': 'hour',
  'documents.remove-unused': 'hour',
  'adverts.sweep-views': 'hour',
  'adverts.sweep-brands': 'hour',
  'carts.sweep': 'hour',
  'watchdogs.sweep': 'hour',
  'newsletters.sweep': 'hour',
  'privacy.erase': 'hour',
  'privacy.sweep': 'hour',
  'adverts.delete-old': 'night',
  'orders.forget': 'night',
  'orders.forget-age-checks': 'night',
  'orders.delete-tax-documents': 'night',
  'returns.forget': 'night',
  'reports.forget': 'night',
  'paid-services.forget': 'night',
  'bank.delete-old': 'night',
  'messages.forget-frauds': 'night',
  'product-imports.forget': 'night',
  'mail.delete-old': 'night',
  'figures.sweep': 'night',
  'privacy.forget-consents': 'night',
} as const satisfies Record<string, 'hour' | 'night'>;

export type RetentionTask = keyof typeof retentionJobs;
export const retentionTasks = Object.keys(retentionJobs) as readonly RetentionTask[];

export const hourlyMinute = 17;
export const nightlyTime = { hour: 1, minute: 41 } as const;

/** When a job runs next, by its rhythm. */
export function nextRun(task: RetentionTask, now: Date): Date {
  const isHourly = retentionJobs[task] === 'hour';
  const next = new Date(now);
  if (isHourly) next.setUTCMinutes(hourlyMinute, 0, 0);
  else next.setUTCHours(nightlyTime.hour, nightlyTime.minute, 0, 0);
  if (next > now) return next;
  return new Date(next.getTime() + (isHourly ? 1 : 24) * 3_600_000);
}
