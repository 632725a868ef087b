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
  setPaidOtherwise,
  setPaymentState,
  type PaymentRow,
} from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';

/** How a gateway says that a payment stands, and the webhook that made us ask. */
export interface GatewayReport extends GatewayAnswer {
  readonly provider: GatewayName;
  readonly providerId: string;
  /** What the webhook said; undefined when it said nothing, or we asked by ourselves. */
  readonly claimed?: GatewayAnswer['state'] | undefined;
  /** The webhook without secrets. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Makes of a gateway's word what is due, at most once, in one transaction with the webhook: `settled` or `overpayment` (money
 * that nobody waits for) pay the payment, `repeated` and `noted` change no payment that is paid, `forged` is refused;
 * a `wrong_sum` pays for nothing and is overpayment.
 */
export async function applyGatewayReport(
  context: Context,
  subjects: PaymentSubjects,
  told: GatewayReport,
): Promise<WebhookOutcome> {
  const { db, log, now } = context;
  const at = now();
  const { provider, providerId } = told;
  const known = await findByProviderId(db, provider, providerId);
  const outcome = await db.transaction().execute(async (tx) => {
    if (known) await subjects[known.subject_kind].lock(tx, known.subject_id);
    const payment = known && (await lockPayment(tx, known.id));
    const decided = payment ? await decide(tx, subjects, payment, told, at) : 'unknown';
    // The payment's own sum is what came from then on.
    const due = payment &&
      decided === 'wrong_sum' && { due_minor: payment.amount_minor, due_currency: payment.currency_code };
    const body = { ...told.raw, told: told.providerState, ...due };
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
  told: GatewayReport,
  at: Date,
): Promise<WebhookOutcome> {
  if (told.reference !== referenceOf(payment)) return 'forged';
  // Somebody says paid, the gateway doesn't.
  if (told.claimed === 'paid' && told.state !== 'paid') return 'forged';
  if (payment.state === 'paid') return told.state === 'paid' ? 'repeated' : 'noted';
  if (told.state === 'paid') {
    if (told.amount !== payment.amount_minor || told.currency !== payment.currency_code) {
      // The gateway holds real money: it waits to be sent back, and the buyer may pay again.
      if (isMoney(told)) {
        await setPaidOtherwise(tx, payment.id, { amount: told.amount, currency: told.currency, at });
        await subjects[payment.subject_kind].overpayment(tx, payment.subject_id, { paymentId: payment.id, at });
      }
      return 'wrong_sum';
    }
    await setPaymentState(tx, payment.id, { providerState: told.providerState, at });
    return pay(tx, subjects, payment, { at });
  }
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  const ends = isOpen && told.state !== 'pending';
  await setPaymentState(tx, payment.id, {
    ...(ends && { state: told.state }),
    providerState: told.providerState,
    at,
  });
  if (ends) await subjects[payment.subject_kind].failed(tx, payment.subject_id, { paymentId: payment.id, at });
  return 'noted';
}
