import { gatewayNames, type GatewayName } from './gateways.ts';

/** States of payments and refunds, named as in the tables (requirement ). */

/** Gateways report payments automatically; transfers and cash are recorded by hand. */
export const paymentProviders = [...gatewayNames, 'bank_transfer', 'cash_on_delivery'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const paymentStates = ['created', 'pending', 'paid', 'cancelled', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The payment state of an order: that of the last attempt, or `paid` if any attempt was paid. */
export const paymentOutlooks = ['none', 'pending', 'failed', 'paid'] as const;
export type PaymentOutlook = (typeof paymentOutlooks)[number];

/** How a provider's webhook was handled. */
export const webhookOutcomes = [
  'settled',
  'overpayment',
  'repeated',
  'noted',
  'wrong_sum',
  'forged',
  'unknown',
  'failed',
] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

/** `unapproved`: a second administrator has to approve it first. */
export const refundStates = ['unapproved', 'waiting', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** Progress of a refund: not approved or not sent yet, requested from a gateway, sent, or in need of an administrator. */
export const refundSteps = ['unapproved', 'asked', 'underway', 'made', 'failed'] as const;
export type RefundStep = (typeof refundSteps)[number];

export function refundStep(state: RefundState, isAsked: boolean): RefundStep {
  if (state === 'done') return 'made';
  if (state === 'failed' || state === 'unapproved') return state;
  return isAsked ? 'underway' : 'asked';
}

/** Reasons that the system sets itself; any other reason is an administrator's free text. */
export const refundReasons = [
  'cancelled',
  'withdrawal',
  'complaint',
  'overpayment',
  'advert_sold',
  'advert_deleted',
] as const;
export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(reason: string): reason is RefundReason {
  return (refundReasons as readonly string[]).includes(reason);
}

/** Outcomes that the test gateway can simulate. */
export const testOutcomes = ['pay', 'pay_late', 'pay_twice', 'refuse', 'abandon'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

export function isGateway(provider: PaymentProvider): provider is GatewayName {
  return provider !== 'bank_transfer' && provider !== 'cash_on_delivery';
}

/** Query parameter of the page to which a gateway returns the buyer. */
export const returnedParam = 'returned';

/** Why a bulk action skipped a refund. */
export const refundObstacles = [
  'missing',
  'done',
  'at_gateway',
  'not_failed',
  'bound',
  'unapproved',
  'not_unapproved',
  'in_batch',
  'own',
  'failed',
] as const;
export type RefundObstacle = (typeof refundObstacles)[number];
