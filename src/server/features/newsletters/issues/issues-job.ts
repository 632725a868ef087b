/**
 * The job that sends issues. It runs after the jobs that send single mails, whose priority is 10, and is queued again
 * for each slice of time; the schedule queues it each minute, in case a worker died.
 */
export const issuesJob = { task: 'newsletters.send', options: { priority: 20, maxAttempts: 1 } } as const;
