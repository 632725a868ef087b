import type { ServiceDocument } from '#shared/paid-services/contract.ts';
import type { AdminTopping } from '#shared/topping/contract.ts';
import type { AdminToppingRow } from './admin-topping.queries.ts';
import { obstacleOf } from './topping-policy.ts';

export function presentAdminTopping(row: AdminToppingRow, documents: ServiceDocument[]): AdminTopping {
  const { advert_state: advertState, advert_name: name, listing_id: advertId } = row;
  return {
    id: row.id,
    number: row.number,
    state: row.topping_state,
    days: row.days,
    price: { amount: row.fee_minor, currency: row.currency_code },
    method: row.method,
    account: { id: row.account_id, username: row.username, locale: row.account_locale },
    advert: advertId === null || name === null ? null : { id: advertId, name },
    obstacle:
      advertState === null || advertState === 'deleted'
        ? 'deleted'
        : (obstacleOf({ ...row, advert_state: advertState }) ?? null),
    started_at: row.started_at.toISOString(),
    requested_at: row.requested_at?.toISOString() ?? null,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    decided_by: row.decided_by_name,
    reason: row.reason,
    money: row.state === 'paid' && row.is_refund_asked ? 'refunding' : row.state,
    documents,
  };
}
