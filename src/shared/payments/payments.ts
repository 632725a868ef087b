import { gatewayNames, type GatewayName } from './gateways.ts';

/** What a payment goes through, as the tables name it (requirement ). */

/** Gateways take payments by themselves; transfers and cash are recorded by hand. */
export const paymentProviders = [...gatewayNames, 'bank_transfer', 'cash_on_delivery'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const paymentStates = ['created', 'pending', 'paid', 'cancelled', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How paying something stands, by its last attempt; `paid` whichever attempt it was. */
export const paymentOutlooks = ['none', 'pending', 'failed', 'paid'] as const;
export type PaymentOutlook = (typeof paymentOutlooks)[number];

/** What was made of a provider's webhook. */
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

export const refundStates = ['waiting', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** How far money that goes back has come: nobody has sent it, a gateway was asked, it has left, a person has to look. */
export const refundSteps = ['asked', 'underway', 'made', 'failed'] as const;
export type RefundStep = (typeof refundSteps)[number];

export function refundStep(state: RefundState, isAsked: boolean): RefundStep {
  if (state === 'done') return 'made';
  if (state === 'failed') return 'failed';
  return isAsked ? 'underway' : 'asked';
}

/** Reasons of refunds that we write ourselves; anything else is a person's words. */
export const refundReasons = ['cancelled', 'withdrawal', 'complaint', 'overpayment'] as const;
export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(reason: string): reason is RefundReason {
  return (refundReasons as readonly string[]).includes(reason);
}

/** What the page of the test gateway plays. */
export const testOutcomes = ['pay', 'pay_late', 'pay_twice', 'refuse', 'abandon'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

export function isGateway(provider: PaymentProvider): provider is GatewayName {
  return provider !== 'bank_transfer' && provider !== 'cash_on_delivery';
}

/** In the query of the address to which a gateway sends the buyer back. */
export const returnedParam = 'returned';

/** Why what several refunds were to go through was not done to one. */
export const refundObstacles = ['missing', 'done', 'at_gateway', 'not_failed', 'bound', 'failed'] as const;
export type RefundObstacle = (typeof refundObstacles)[number];
