import type { Deal } from '#shared/deals/contract.ts';
import { dealActionsOf, type DealRole, type DealSituation } from '#shared/deals/lifecycle.ts';
import { listHiddenTexts } from '#server/features/messages/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { DealRow } from './deal.queries.ts';

export function situationOf(row: DealRow): DealSituation {
  return {
    state: row.state,
    meetingBy: row.meeting_by,
    handedOverBy: [
      ...(row.seller_confirmed_at ? (['seller'] as const) : []),
      ...(row.buyer_confirmed_at ? (['buyer'] as const) : []),
    ],
  };
}

export const roleIn = (row: Pick<DealRow, 'seller_id'>, accountId: number): DealRole =>
  row.seller_id === accountId ? 'seller' : 'buyer';

/** A deal as one of its sides sees it. */
export async function readDeal(db: Queryable, row: DealRow, accountId: number): Promise<Deal> {
  return presentDeal(row, accountId, await listHiddenTexts(db, [row.conversation_id]));
}

/** @param hidden texts of its conversation that administrators have hidden */
export function presentDeal(row: DealRow, accountId: number, hidden: ReadonlySet<string>): Deal {
  const role = roleIn(row, accountId);
  const situation = situationOf(row);
  return {
    id: row.id,
    state: row.state,
    role,
    price: { amount: row.price_minor, currency: row.currency_code },
    offered_at: row.offered_at.toISOString(),
    reserved_until: row.reserved_until.toISOString(),
    meeting: row.meeting_at && {
      at: row.meeting_at.toISOString(),
      place: shownText(row.meeting_place!, hidden),
      is_own: row.meeting_by === role,
      is_agreed: row.state === 'agreed' || row.state === 'done',
    },
    handed_over: {
      by_me: situation.handedOverBy.includes(role),
      by_partner: situation.handedOverBy.some((each) => each !== role),
    },
    ended_at: row.ended_at?.toISOString() ?? null,
    is_ended_by_me: row.ended_by && row.ended_by === role,
    end_reason: row.end_reason && (shownText(row.end_reason, hidden) || null),
    actions: dealActionsOf(situation, role),
  };
}

/** Empty if it is hidden. */
export function shownText(text: string, hidden: ReadonlySet<string>): string {
  return hidden.has(text) ? '' : text;
}
