import { notFound } from '#shared/errors.ts';
import { returnedParam, type TestOutcome } from '#shared/payments/payments.ts';
import type { TestPayment } from '#shared/payments/contract.ts';
import { findTestPayment, rememberTestState, type PaymentRow } from '../../payment.queries.ts';
import type { SubjectDescription } from '../../subject.ts';
import type { MountedPayments } from '../gateway.ts';

/** A payment for the test gateway's page. @throws not_found */
export async function getTestPayment(payments: MountedPayments, key: string): Promise<TestPayment> {
  const { payment, buyer } = await openTestPayment(payments, key);
  return {
    label: buyer.label,
    amount: { amount: payment.amount_minor, currency: payment.currency_code },
    state: payment.state,
    return_path: buyer.returnPath,
  };
}

/**
 * Simulates a buyer at the test gateway and the webhook that a real gateway would send. Money may also come late, when
 * the order no longer waits for it.
 * @returns where to send the buyer
 */
export async function playTestPayment(
  payments: MountedPayments,
  key: string,
  outcome: TestOutcome,
): Promise<{ redirect: string }> {
  const { payment, providerId, buyer } = await openTestPayment(payments, key);
  const { context, applyWebhook } = payments;
  const remember = (state: string) => rememberTestState(context.db, payment.id, { state, at: context.now() });
  const notify = () => applyWebhook({ provider: 'test', providerId, raw: { outcome } });
  const isOpen = payment.state === 'pending';

  if (outcome === 'refuse' && isOpen) {
    await remember('REFUSED');
    await notify();
  }
  if (outcome === 'pay' || outcome === 'pay_twice' || outcome === 'pay_late') {
    await remember('PAID');
    // No sweep queries an attempt that has ended, so its late money needs the webhook.
    if (outcome !== 'pay_late' || !isOpen) await notify();
    if (outcome === 'pay_twice') await notify();
  }
  return { redirect: outcome === 'abandon' ? buyer.returnPath : `${buyer.returnPath}?${returnedParam}=1` };
}

async function openTestPayment(
  { context: { db }, subjects }: MountedPayments,
  key: string,
): Promise<{ payment: PaymentRow; providerId: string; buyer: SubjectDescription }> {
  const payment = await findTestPayment(db, key);
  if (!payment?.provider_id) throw notFound();
  const buyer = await subjects[payment.subject_kind].describe(db, payment.subject_id);
  if (!buyer) throw notFound();
  return { payment, providerId: payment.provider_id, buyer };
}
