import type { Verification } from '#shared/verification/contract.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { listDocuments } from '#server/features/orders/index.ts';
import { bankTransferOf, paymentStateOf } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findCustomer, storedCustomer } from './customer.ts';
import { getFee } from './fee.ts';
import { findCurrent, listActiveMethods, type VerificationRow } from './verification.queries.ts';

/** What a user sees of the verified account. */
export async function getVerification(context: Context, accountId: number): Promise<Verification> {
  const { db, config } = context;
  const account = await findAccount(db, accountId);
  const row = await findCurrent(db, accountId);
  const isVerified = account?.authorized ?? false;
  const waiting = row?.state === 'waiting' && !isVerified ? row : undefined;
  const offered = await getFee(db, context);
  const customer = waiting ? storedCustomer.parse(waiting.customer) : await findCustomer(db, accountId);
  return {
    state: stateOf(isVerified, row),
    fee: waiting
      ? { amount: waiting.fee_minor, currency: waiting.currency_code }
      : { amount: offered.fee, currency: offered.currency },
    tax_rate: waiting?.tax_rate ?? offered.tax_rate,
    methods: await listActiveMethods(db),
    customer: customer ?? null,
    since: row?.state === 'paid' ? row.paid_at!.toISOString() : null,
    refunded_at: row?.state === 'refunded' ? row.ended_at!.toISOString() : null,
    request: waiting ? await presentRequest(db, config, waiting) : null,
    documents: row ? await documentsOf(db, row.id, '/api/me/verification/documents') : [],
  };
}

function stateOf(isVerified: boolean, row: VerificationRow | undefined): Verification['state'] {
  if (isVerified) return 'verified';
  if (row?.state === 'waiting' || row?.state === 'refunded') return row.state;
  return row?.state === 'paid' ? 'withdrawn' : 'none';
}

async function presentRequest(
  db: Queryable,
  config: Context['config'],
  row: VerificationRow,
): Promise<NonNullable<Verification['request']>> {
  const { id, number, method, fee_minor: amount, currency_code: currency } = row;
  const state = await paymentStateOf(db, { kind: 'verification', id });
  return {
    number,
    method,
    started_at: row.started_at.toISOString(),
    payment_state: state,
    bank_transfer:
      method === 'bank_transfer'
        ? bankTransferOf(config, { amount, currency, variableSymbol: number, message: number })
        : null,
  };
}

export async function documentsOf(db: Queryable, id: number, folder: string): Promise<Verification['documents']> {
  const rows = await listDocuments(db, { kind: 'verification', id });
  return rows.map(({ number, kind }) => ({
    number,
    kind: kind === 'invoice' ? 'invoice' : 'credit_note',
    path: `${folder}/${number}.pdf`,
  }));
}
