import { sql } from 'kysely';
import type { PaymentProvider } from '#shared/payments/payments.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Subject } from './subject.ts';

/** What a variable symbol stands for, with the money that is due and the payment that has settled it. */
export interface PayableRow {
  readonly subject_kind: Subject['kind'];
  readonly subject_id: number;
  readonly variable_symbol: string;
  /** The payment that `settleByHand` would settle; null: none is payable by transfer or cash. */
  readonly due_id: number | null;
  readonly due_minor: number | null;
  readonly due_currency: string | null;
  readonly due_provider: PaymentProvider | null;
  readonly due_since: Date | null;
  /** False: it was cancelled or has expired, so money for it may be an overpayment. */
  readonly is_awaited: boolean;
  readonly settled_id: number | null;
  readonly settled_minor: number | null;
  readonly settled_currency: string | null;
  readonly settled_provider: PaymentProvider | null;
}

/** Everything that these variable symbols stand for. */
export async function listPayables(db: Queryable, symbols: readonly string[]): Promise<PayableRow[]> {
  if (symbols.length === 0) return [];
  const { rows } = await sql<PayableRow>`
    select s.subject_kind, s.subject_id, s.variable_symbol, due.*, coalesce(due.is_open, false) as is_awaited, settled.*
    from (
      select distinct p.subject_kind, p.subject_id, p.variable_symbol from payment p
      where p.variable_symbol = any(${[...symbols]}::text[])) s
    left join lateral (
      select p.id as due_id, p.amount_minor as due_minor, p.currency_code as due_currency, p.provider as due_provider,
        p.created_at as due_since, p.state in ('created', 'pending') as is_open
      from payment p
      where p.subject_kind = s.subject_kind and p.subject_id = s.subject_id and p.state <> 'paid'
        and p.provider in ('bank_transfer', 'cash_on_delivery')
      order by p.id desc limit 1) due on true
    left join lateral (
      select p.id as settled_id, p.amount_minor as settled_minor, p.currency_code as settled_currency,
        p.provider as settled_provider
      from payment p
      where p.subject_kind = s.subject_kind and p.subject_id = s.subject_id and p.state = 'paid' and not p.is_overpayment
      limit 1) settled on true
    order by s.subject_kind, s.subject_id`.execute(db);
  return rows;
}
