/** For how long a closed account can be kept before its data are erased. */
export const closingDays = 14;
/** The law gives a month to answer a request (Regulation (EU) 2016/679, article 12); the queue is overdue before. */
export const requestDays = 28;

/** What has to end before an account can be erased. */
export const erasureObstacles = [
  'administrator',
  'orders',
  'returns',
  'refunds',
  'services',
  'deals',
  'margins',
  'payouts',
] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

export const erasureStates = ['waiting', 'closing', 'erasing', 'erased', 'cancelled'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** For how long the archive of one's data can be downloaded. */
export const exportHours = 24;
/** Runs of retention jobs are summed up over so many days. */
export const summedDays = 30;
/** One archive within this time. */
export const exportPauseHours = 24;
export const exportStates = ['waiting', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** The version of the texts about cookies, stored with each choice. A changed text needs a new one. */
export const cookieWording = '2026-06';
