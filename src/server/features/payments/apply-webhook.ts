import type { WebhookOutcome } from '#shared/payments/payments.ts';
import { paymentGatewayUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { SentWebhook } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateways.ts';
import { findByProviderId, recordWebhook } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';
import { applyGatewayReport } from './apply-gateway-report.ts';

/**
 * Each makes the server query the gateway and stores a row. Repeating one gains nothing: open payments are queried
 * anyway (`sweepPayments`).
 */
const webhooksOfPayment = { max: 20, windowSeconds: 600 };

/**
 * Handles a webhook, which may be forged: whatever it claims, the gateway itself is queried.
 * @throws too_many_requests beyond the limit of the payment; when the gateway cannot be queried or the answer cannot be stored: then it must send the webhook again
 */
export async function applyWebhook(
  context: Context,
  subjects: PaymentSubjects,
  webhook: SentWebhook,
): Promise<WebhookOutcome> {
  const { db, log, now } = context;
  const { provider, providerId, claimed, raw } = webhook;
  const record = (outcome: WebhookOutcome, paymentId: number | null) =>
    recordWebhook(db, { paymentId, provider, providerId, body: raw, outcome, at: now() });
  const payment = await findByProviderId(db, provider, providerId);
  if (!payment) {
    await record('unknown', null);
    return 'unknown';
  }
  await countAgainstLimit(db, `webhook:${payment.id}`, webhooksOfPayment, now());
  try {
    const answer = await gatewayOf(context, provider)?.query(providerId);
    if (!answer) throw paymentGatewayUnavailable();
    return await applyGatewayReport(context, subjects, { ...answer, provider, providerId, claimed, raw });
  } catch (error) {
    log.warn('A payment webhook could not be applied', { provider, payment: payment.id, error });
    await record('failed', payment.id);
    throw error;
  }
}
