import type { Verification } from '#shared/verification/contract.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import {
  findCurrentService,
  ownDocumentsOf,
  presentPaying,
  presentRequest,
  type ServiceRow,
} from '#server/features/paid-services/index.ts';
import { getFee } from './fee.ts';

/** What a user sees of the verified account. */
export async function getVerification(context: Context, accountId: number): Promise<Verification> {
  const { db } = context;
  const account = await findAccount(db, accountId);
  const row = await findCurrentService(db, 'verification', accountId);
  const isVerified = account?.authorized ?? false;
  const waiting = row?.state === 'waiting' && !isVerified ? row : undefined;
  const offered = await getFee(db, context);
  return {
    state: stateOf(isVerified, row),
    fee: waiting
      ? { amount: waiting.fee_minor, currency: waiting.currency_code }
      : { amount: offered.fee, currency: offered.currency },
    ...(await presentPaying(context, accountId, waiting)),
    since: row?.state === 'paid' ? row.paid_at!.toISOString() : null,
    refunded_at: row?.state === 'refunded' ? row.ended_at!.toISOString() : null,
    request: waiting ? await presentRequest(context, waiting) : null,
    documents: row ? (await ownDocumentsOf(db, [row]))(row) : [],
  };
}

function stateOf(isVerified: boolean, row: ServiceRow | undefined): Verification['state'] {
  if (isVerified) return 'verified';
  if (row?.state === 'waiting' || row?.state === 'refunded') return row.state;
  return row?.state === 'paid' ? 'withdrawn' : 'none';
}
