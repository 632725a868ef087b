import type { Calendar } from '../calendar.ts';
import type { Rows } from '../rows.ts';

/** A user whose age a provider has confirmed some time ago. */
export function buildAgeProofs(calendar: Calendar, accountId: number): Rows {
  const day = 12;
  return {
    age_proof: [
      {
        id: 1,
        account_id: accountId,
        provider: 'bankid',
        reference: 'demo-7d2f41c8',
        verified_at: calendar.daysAgo(day),
        expires_at: calendar.daysAgo(day - 365),
      },
    ],
  };
}
