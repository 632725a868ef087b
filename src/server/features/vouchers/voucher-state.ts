import { sql } from 'kysely';
import type { VoucherState } from '#shared/vouchers/vouchers.ts';

/** The state of the voucher `v` at a time. The conditions are ordered by priority. */
export function stateAt(at: Date) {
  return sql<VoucherState>`case
    when not v.is_active then 'off'
    when v.valid_to <= ${at}::timestamptz then 'over'
    when v.uses >= v.max_uses then 'used_up'
    when v.valid_from > ${at}::timestamptz then 'planned'
    else 'valid' end`;
}
