import { alreadyPaid, conflict, notFound, paymentGatewayUnavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { GatewayFailure, type Gateway, type CreatedPayment } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateways.ts';
import { beginPayment, findPayment, type PaymentRow } from './payment.queries.ts';
import type { PaymentSubjects, SubjectDescription } from './subject.ts';

/**
 * Creates a payment at its gateway. Call it outside any transaction. Idempotent for the same attempt.
 * @returns where to send the buyer: an address, or a path of this site
 * @throws already_paid, conflict once the attempt has ended, payment_gateway_unavailable
 */
export async function startPayment(context: Context, subjects: PaymentSubjects, paymentId: number): Promise<string> {
  const { db, log, now } = context;
  const payment = await findPayment(db, paymentId);
  if (!payment) throw notFound();
  if (payment.state === 'paid') throw alreadyPaid();
  if (payment.state === 'pending' && payment.redirect_url !== null) return payment.redirect_url;
  const gateway = gatewayOf(context, payment.provider);
  if (payment.state !== 'created' || !gateway) throw conflict();
  const buyer = await subjects[payment.subject_kind].describe(db, payment.subject_id);
  if (!buyer || buyer.isCancelled) throw conflict();
  if (buyer.isPaid) throw alreadyPaid();

  const started = await createAt(gateway, payment, buyer, log);
  if (await beginPayment(db, paymentId, { ...started, at: now() })) return started.redirectUrl;
  // A concurrent request started, cancelled or paid it: cancel ours, so that nobody can pay it.
  const current = await findPayment(db, paymentId);
  if (current?.provider_id !== started.providerId) await abandon(gateway, started.providerId, log);
  return startPayment(context, subjects, paymentId);
}

async function createAt(
  gateway: Gateway,
  payment: PaymentRow,
  buyer: SubjectDescription,
  log: Context['log'],
): Promise<CreatedPayment> {
  try {
    return await gateway.create(payment, buyer);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const { id, provider } = payment;
    log.warn('A gateway did not begin a payment', { provider, payment: id, kind: error.kind, error: error.message });
    throw paymentGatewayUnavailable();
  }
}

/** Cancels a payment that no buyer knows of. Otherwise the payment expires there. */
async function abandon(gateway: Gateway, providerId: string, log: Context['log']): Promise<void> {
  try {
    await gateway.cancel?.(providerId);
  } catch (error) {
    log.warn('A gateway did not cancel a payment', { provider_id: providerId, error });
  }
}
