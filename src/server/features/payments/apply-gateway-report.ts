import type { GatewayName } from '#shared/payments/gateways.ts';
import type { WebhookOutcome } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { referenceOf, type GatewayAnswer } from './gateways/gateway.ts';
import { pay } from './pay.ts';
import {
  findByProviderId,
  lockPayment,
  recordWebhook,
  setPaidWrongSum,
  setPaymentState,
  type PaymentRow,
} from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';

/** The state of a payment at its gateway, with the webhook that caused the query. */
export interface GatewayReport extends GatewayAnswer {
  readonly provider: GatewayName;
  readonly providerId: string;
  /** The state that the webhook claimed; undefined when it claimed none, or there was no webhook. */
  readonly claimed?: GatewayAnswer['state'] | undefined;
  /** The webhook without secrets. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Applies a payment's state at the gateway, at most once, in one transaction with the record of the webhook.
 * `settled` and `overpayment` (nothing was due) mark the payment paid; `repeated` and `noted` do not change a paid
 * payment; `forged` is rejected; `wrong_sum` pays for nothing and becomes an overpayment.
 */
export async function applyGatewayReport(
  context: Context,
  subjects: PaymentSubjects,
  report: GatewayReport,
): Promise<WebhookOutcome> {
  const { db, log, now } = context;
  const at = now();
  const { provider, providerId } = report;
  const known = await findByProviderId(db, provider, providerId);
  const outcome = await db.transaction().execute(async (tx) => {
    if (known) await subjects[known.subject_kind].lock(tx, known.subject_id);
    const payment = known && (await lockPayment(tx, known.id));
    const decided = payment ? await decide(tx, subjects, payment, report, at) : 'unknown';
    // From then on the payment's own amount is the sum that arrived.
    const due = payment &&
      decided === 'wrong_sum' && { due_minor: payment.amount_minor, due_currency: payment.currency_code };
    const body = { ...report.raw, told: report.providerState, ...due };
    await recordWebhook(tx, { paymentId: payment?.id ?? null, provider, providerId, body, outcome: decided, at });
    return decided;
  });
  if (outcome === 'forged' || outcome === 'wrong_sum' || outcome === 'overpayment')
    log.warn('A payment is not as it should be', { outcome, provider, payment: known?.id });
  return outcome;
}

function isMoney({ amount, currency }: GatewayReport): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && /^[A-Z]{3}$/.test(currency);
}

async function decide(
  tx: Tx,
  subjects: PaymentSubjects,
  payment: PaymentRow,
  report: GatewayReport,
  at: Date,
): Promise<WebhookOutcome> {
  if (report.reference !== referenceOf(payment)) return 'forged';
  // The webhook claims paid, the gateway disagrees.
  if (report.claimed === 'paid' && report.state !== 'paid') return 'forged';
  if (payment.state === 'paid') return report.state === 'paid' ? 'repeated' : 'noted';
  if (report.state === 'paid') {
    if (report.amount !== payment.amount_minor || report.currency !== payment.currency_code) {
      // The gateway holds real money: it waits to be refunded, and the buyer may pay again.
      if (isMoney(report)) {
        await setPaidWrongSum(tx, payment.id, { amount: report.amount, currency: report.currency, at });
        await subjects[payment.subject_kind].overpayment(tx, payment.subject_id, { paymentId: payment.id, at });
      }
      return 'wrong_sum';
    }
    await setPaymentState(tx, payment.id, { providerState: report.providerState, at });
    return pay(tx, subjects, payment, { at });
  }
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  const ends = isOpen && report.state !== 'pending';
  await setPaymentState(tx, payment.id, {
    ...(ends && { state: report.state }),
    providerState: report.providerState,
    at,
  });
  if (ends) await subjects[payment.subject_kind].failed(tx, payment.subject_id, { paymentId: payment.id, at });
  return 'noted';
}
