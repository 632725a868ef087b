import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateways.ts';
import { findOpenAttempt, wasQueriedSince, recordWebhook } from './payment.queries.ts';
import type { PaymentSubjects, Subject } from './subject.ts';
import { applyGatewayReport } from './apply-gateway-report.ts';

/** Minimum time between two queries for the same payment, however often the buyer reloads. */
const requeryAfterMs = 10_000;

/**
 * Queries the gateway for the open attempt of a returning buyer: the webhook may be late, or lost. If the gateway is
 * unreachable nothing changes; the sweep queries it later.
 */
export async function askGateway(context: Context, subjects: PaymentSubjects, subject: Subject): Promise<void> {
  const { db, log, now } = context;
  const payment = await findOpenAttempt(db, subject);
  if (!payment?.provider_id || !isGateway(payment.provider)) return;
  const { id, provider, provider_id: providerId } = payment;
  if (await wasQueriedSince(db, id, new Date(now().getTime() - requeryAfterMs))) return;
  const raw = { from: 'return' };
  const record = (outcome: 'noted' | 'failed') =>
    recordWebhook(db, { paymentId: id, provider, providerId, body: raw, outcome, at: now() });
  try {
    const answer = await gatewayOf(context, provider)?.query(providerId);
    if (!answer || answer.state === 'pending') return await record('noted');
    await applyGatewayReport(context, subjects, { ...answer, provider, providerId, raw });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn('A gateway was asked for a payment in vain', { payment: id, error: error.message });
    await record('failed');
  }
}
