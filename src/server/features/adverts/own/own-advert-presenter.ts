import type { OwnAdvertRow } from '#shared/adverts/contract.ts';
import { endsAdvert, ownerActionsOf } from '#shared/adverts/lifecycle.ts';
import type { OwnAdvertRecord } from './own-advert.queries.ts';

export function presentOwnAdvertRow(row: OwnAdvertRecord): OwnAdvertRow {
  return {
    id: row.id,
    state: row.state,
    offer_type: row.offer_type,
    name: row.name,
    slug: row.slug,
    category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
    price: row.price_minor === null ? null : { amount: row.price_minor, currency: row.currency },
    is_negotiable: row.is_negotiable,
    picture: row.picture,
    submitted_at: row.submitted_at.toISOString(),
    state_changed_at: row.state_changed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    topped_until: row.topped_until?.toISOString() ?? null,
    is_reserved: row.is_reserved,
    views: row.views,
    contacts: row.contacts,
    decision_reason: row.state === 'rejected' ? row.decision_reason : null,
    hidden_reason: row.hidden_reason,
    is_change_waiting: row.change_state === 'waiting',
    change_rejected_reason: row.change_state === 'rejected' ? row.change_reason : null,
    actions: ownerActionsOf({ state: row.state, isHidden: row.hidden_reason !== null }).filter(
      (action) => !(row.is_reserved && endsAdvert(action)),
    ),
  };
}
