import { z } from 'zod';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { cancelTask } from './cancel-payments.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateways.ts';
import { findPayment, type PaymentRow } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';
import { applyWebhook } from './apply-webhook.ts';

export const cancelPaymentJob = { task: cancelTask, payload: z.object({ paymentId: z.int() }) } as const;

/** When payments that a gateway cannot cancel have expired there; longer than any gateway takes. */
const expiredAfterMs = 26 * 60 * 60_000;

/**
 * Run by the worker. A payment that cannot be cancelled may have been paid at the last moment, so the gateway is
 * queried; and again once it has expired there, where the gateway cancels nothing.
 */
export async function cancelAtGateway(
  context: Context,
  subjects: PaymentSubjects,
  { paymentId }: z.output<typeof cancelPaymentJob.payload>,
): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment?.provider_id || (payment.state !== 'cancelled' && payment.state !== 'expired')) return;
  const { provider, provider_id: providerId } = payment;
  const gateway = gatewayOf(context, provider);
  if (!gateway || !isGateway(provider)) return;
  try {
    await gateway.cancel?.(providerId);
    if (gateway.cancel) return;
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error;
  }
  const { state } = await gateway.query(providerId);
  if (state === 'paid') await applyWebhook(context, subjects, { provider, providerId, raw: { from: 'cancelling' } });
  else if (state === 'pending' && !gateway.cancel) await queryAgain(context, payment);
}

/** Its webhook may be lost, and no sweep queries an attempt that has ended. */
async function queryAgain({ db, now }: Context, { id, created_at: createdAt }: PaymentRow): Promise<void> {
  const runAt = new Date(createdAt.getTime() + expiredAfterMs);
  if (runAt > now()) await addJob(db, cancelTask, { paymentId: id }, { key: `${cancelTask}:${id}:expired`, runAt });
}
