import type { GatewayName, WebhookOutcome } from '#shared/payments/payments.ts';
import { paymentGatewayUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { GatewayAnswer } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateway-of.ts';
import { findByProviderId, recordWebhook } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';
import { takeSettlement } from './take-settlement.ts';

interface SentWebhook {
  readonly provider: GatewayName;
  readonly providerId: string;
  readonly claimed?: GatewayAnswer['state'] | undefined;
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * A gateway, or somebody in its name, says that a payment has changed. Whatever it says, the gateway is asked.
 * @throws when the gateway can't be asked or the answer not be kept: then it must be sent again
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
  try {
    const answer = await gatewayOf(context, provider)?.ask(providerId);
    if (!answer) throw paymentGatewayUnavailable();
    return await takeSettlement(context, subjects, { ...answer, provider, providerId, claimed, raw });
  } catch (error) {
    log.warn('A webhook of a payment could not be taken', { provider, payment: payment.id, error });
    await record('failed', payment.id);
    throw error;
  }
}
