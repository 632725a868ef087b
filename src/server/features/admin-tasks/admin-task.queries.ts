import { sql } from 'kysely';
import type { WaitingRows } from '#server/platform/db/backlog.ts';

export const waitingRegistrations: WaitingRows = {
  rows: sql`account where state = 'waiting'`,
  since: sql`created_at`,
};

export const proposedBrands: WaitingRows = {
  rows: sql`brand where not is_approved`,
  since: sql`suggested_at`,
};

export const failedMails: WaitingRows = {
  rows: sql`mail where state = 'failed'`,
  since: sql`created_at`,
};
