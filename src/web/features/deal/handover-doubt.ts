import type { Deal } from '#shared/deals/contract.ts';

/**
 * What speaks against a handover that somebody is about to confirm. They may confirm it nevertheless: people meet earlier
 * than agreed, or agree by phone.
 */
export function handoverDoubt(
  { state, meeting }: Pick<Deal, 'state' | 'meeting'>,
  now: Date,
): 'not_agreed' | 'early' | null {
  if (state !== 'agreed' || !meeting) return 'not_agreed';
  return Date.parse(meeting.at) > now.getTime() ? 'early' : null;
}
