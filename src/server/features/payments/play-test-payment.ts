import { notFound } from '#shared/errors.ts';
import { returnedParam, type TestOutcome } from '#shared/payments/payments.ts';
import type { TestPayment } from '#shared/payments/contract.ts';
import type { Context } from '#server/context.ts';
import { isTestGateway } from './gateways/gateway-of.ts';
import { findTestPayment, rememberTestState, type PaymentRow } from './payment.queries.ts';
import type { PaymentSubjects, SubjectDescription } from './subject.ts';
import { applyWebhook } from './apply-webhook.ts';

/** What the page of the test gateway shows. @throws not_found, also where payments are real */
export async function getTestPayment(context: Context, subjects: PaymentSubjects, key: string): Promise<TestPayment> {
  const { payment, buyer } = await openTestPayment(context, subjects, key);
  return {
    label: buyer.label,
    amount: { amount: payment.amount_minor, currency: payment.currency_code },
    state: payment.state,
    return_path: buyer.returnPath,
  };
}

/**
 * Plays a buyer at the test gateway, and the gateway that tells about it: by the same webhook as a real one sends. Money
 * may come late as well, when nobody waits for it any more.
 * @returns where the buyer goes on
 */
export async function playTestPayment(
  context: Context,
  subjects: PaymentSubjects,
  key: string,
  outcome: TestOutcome,
): Promise<{ redirect: string }> {
  const { payment, providerId, buyer } = await openTestPayment(context, subjects, key);
  const remember = (state: string) => rememberTestState(context.db, payment.id, { state, at: context.now() });
  const notify = () => applyWebhook(context, subjects, { provider: 'test', providerId, raw: { outcome } });
  const isOpen = payment.state === 'pending';

  if (outcome === 'refuse' && isOpen) {
    await remember('REFUSED');
    await notify();
  }
  if (outcome === 'pay' || outcome === 'pay_twice' || outcome === 'pay_late') {
    await remember('PAID');
    // Of an attempt that has ended nobody would ask any more.
    if (outcome !== 'pay_late' || !isOpen) await notify();
    if (outcome === 'pay_twice') await notify();
  }
  return { redirect: outcome === 'abandon' ? buyer.returnPath : `${buyer.returnPath}?${returnedParam}=1` };
}

async function openTestPayment(
  { db, config }: Context,
  subjects: PaymentSubjects,
  key: string,
): Promise<{ payment: PaymentRow; providerId: string; buyer: SubjectDescription }> {
  const payment = isTestGateway(config) ? await findTestPayment(db, key) : undefined;
  if (!payment?.provider_id) throw notFound();
  const buyer = await subjects[payment.subject_kind].describe(db, payment.subject_id);
  if (!buyer) throw notFound();
  return { payment, providerId: payment.provider_id, buyer };
}
