import type { DealEvent } from '#shared/deals/contract.ts';
import type { DealEndCause, DealEventKind } from '#shared/deals/lifecycle.ts';
import type { DealRow } from './deal.queries.ts';

/** What the entry of a step in the thread tells. */
export function dealEventOf(kind: DealEventKind, row: DealRow, cause: DealEndCause | null = null): DealEvent {
  const isMeeting = kind === 'meeting_proposed' || kind === 'meeting_confirmed';
  return {
    kind,
    price: kind === 'offered' ? { amount: row.price_minor, currency: row.currency_code } : null,
    at: (kind === 'offered' ? row.reserved_until : isMeeting ? row.meeting_at : null)?.toISOString() ?? null,
    place: kind === 'meeting_confirmed' ? row.meeting_place : null,
    cause,
  };
}
