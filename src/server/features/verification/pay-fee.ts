import type { ServiceMethod } from '#shared/paid-services/services.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { conflict } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { beginService, cancelService, findCurrentService, payService } from '#server/features/paid-services/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { getFee } from './fee.ts';

interface Paying {
  readonly accountId: number;
  readonly method: ServiceMethod;
  readonly locale: Locale;
}

/**
 * Begins a request, or continues the open one, which keeps its fee; safe to repeat.
 * @returns where to send the user; null for a bank transfer
 * @throws conflict when the account is verified or the fee is paid, invoice_address_missing, payment_gateway_unavailable
 */
export function payFee(context: Context, subjects: PaymentSubjects, paying: Paying): Promise<string | null> {
  const { accountId, method } = paying;
  return payService(context, subjects, method, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const current = await findCurrentService(tx, 'verification', accountId);
    if (!account || account.authorized || current?.state === 'paid') throw conflict();
    if (current?.state === 'waiting') return current;
    const { fee: price } = await getFee(tx, context);
    return beginService(context, tx, { ...paying, kind: 'verification', price });
  });
}

/** Cancels the request that waits for its payment; safe to repeat. Money that still comes is an overpayment. */
export async function cancelRequest({ db, now }: Context, accountId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const current = await findCurrentService(tx, 'verification', accountId);
    if (current?.state === 'waiting') await cancelService(tx, current, now());
  });
}
