import type { GatewayName, NoticeVerdict } from '#shared/payments/payments.ts';
import { paymentGatewayUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { GatewayAnswer } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateway-of.ts';
import { findByProviderId, recordNotice } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';
import { takeSettlement } from './take-settlement.ts';

interface SentNotice {
  readonly provider: GatewayName;
  readonly providerId: string;
  readonly claimed?: GatewayAnswer['state'] | undefined;
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * A gateway, or somebody in its name, says that a payment has changed. Whatever it says, the gateway is asked.
 * @throws when the gateway can't be asked or the answer not be kept: then it must be sent again
 */
export async function takeNotice(
  context: Context,
  subjects: PaymentSubjects,
  notice: SentNotice,
): Promise<NoticeVerdict> {
  const { db, log, now } = context;
  const { provider, providerId, claimed, raw } = notice;
  const record = (verdict: NoticeVerdict, paymentId: number | null) =>
    recordNotice(db, { paymentId, provider, providerId, body: raw, verdict, at: now() });
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
    log.warn('A notice of a payment could not be taken', { provider, payment: payment.id, error });
    await record('failed', payment.id);
    throw error;
  }
}
