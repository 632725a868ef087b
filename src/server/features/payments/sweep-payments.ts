import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { queueCancelling } from './cancel-payments.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gateways.ts';
import {
  deleteOldWebhooks,
  expirePayment,
  listStaleAttempts,
  setPaymentState,
  type PaymentRow,
} from './payment.queries.ts';
import { listStaleRefunds } from './refunds/refund.queries.ts';
import { queueRefund } from './refunds/request-refund.ts';
import type { PaymentSubjects } from './subject.ts';
import { applyGatewayReport } from './apply-gateway-report.ts';

const minuteMs = 60_000;
const staleAttemptMs = 3 * minuteMs;
const expiresAfterMs = 24 * 60 * minuteMs;
const staleRefundMs = 60 * minuteMs;
const unknownMaxAgeMs = 30 * 24 * 60 * minuteMs;
const attemptsPerSweep = 100;
const webhooksPerBatch = 500;

/**
 * Catches what no webhook reported: queries the gateways for open attempts every few minutes, expires attempts older
 * than 24 hours, queues refunds whose job was lost, and deletes old webhooks.
 * @throws AggregateError of all failures, after everything else is done
 */
export async function sweepPayments(context: Context, subjects: PaymentSubjects): Promise<void> {
  const { db, log, now } = context;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const failures: unknown[] = [];
  for (const payment of await listStaleAttempts(db, ago(staleAttemptMs), attemptsPerSweep)) {
    try {
      await queryOrExpire(context, subjects, payment, payment.created_at <= ago(expiresAfterMs));
    } catch (error) {
      // A failing payment moves to the end of the queue, so it does not delay the others.
      await setPaymentState(db, payment.id, { at: now() });
      if (error instanceof GatewayFailure) {
        log.warn('A gateway was asked for a payment in vain', { payment: payment.id, error: error.message });
        // The gateway is down: further calls would only time out as well.
        break;
      }
      log.error('A payment could not be looked after', { payment: payment.id, error });
      failures.push(error);
    }
  }
  for (const { id } of await listStaleRefunds(db, ago(staleRefundMs)))
    await db.transaction().execute((tx) => queueRefund(tx, id));
  const before = { unknown: ago(unknownMaxAgeMs), all: outdatedBefore(now(), retentionMonths.logs) };
  await inBatches(() => deleteOldWebhooks(db, before, webhooksPerBatch));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be looked after`);
}

async function queryOrExpire(
  context: Context,
  subjects: PaymentSubjects,
  payment: PaymentRow,
  isOver: boolean,
): Promise<void> {
  const { db, now } = context;
  const { id, provider_id: providerId, subject_id: subjectId } = payment;
  if (await isDecided(context, subjects, payment)) return;
  if (!isOver) return setPaymentState(db, id, { at: now() });
  const subject = subjects[payment.subject_kind];
  await db.transaction().execute(async (tx) => {
    await subject.lock(tx, subjectId);
    const at = now();
    if (!(await expirePayment(tx, id, at))) return;
    if (providerId) await queueCancelling(tx, id);
    await subject.failed(tx, subjectId, { paymentId: id, at });
  });
}

/** A gateway that refuses the query, or answers about another payment, decides nothing; the attempt still expires. */
async function isDecided(context: Context, subjects: PaymentSubjects, payment: PaymentRow): Promise<boolean> {
  const { id, provider, provider_id: providerId } = payment;
  const gateway = gatewayOf(context, provider);
  if (!gateway || !providerId || !isGateway(provider)) return false;
  try {
    const answer = await gateway.query(providerId);
    if (answer.state === 'pending') return false;
    const report = { ...answer, provider, providerId, raw: { from: 'sweep' } };
    const outcome = await applyGatewayReport(context, subjects, report);
    return outcome !== 'forged' && outcome !== 'wrong_sum';
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error;
    context.log.warn('A gateway refused to tell of a payment', { payment: id, error: error.message });
    return false;
  }
}
