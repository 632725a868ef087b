import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';

type Contract = typeof adminPaymentsContract;
export type OverpaymentQuery = CallInput<Contract['overpayment']>['query'];
export type RefundQuery = CallInput<Contract['refunds']>['query'];
export type WebhookQuery = CallInput<Contract['webhooks']>['query'];
export type Overpayment = CallAnswer<Contract['overpayment']>['payments'][number];
export type Refund = CallAnswer<Contract['refunds']>['refunds'][number];
export type RefundList = CallAnswer<Contract['refunds']>;
export type PaymentWebhook = CallAnswer<Contract['webhooks']>['webhooks'][number];

export type PaymentsData =
  | {
      readonly view: 'overpayment';
      readonly choice: OverpaymentQuery;
      readonly list: CallAnswer<Contract['overpayment']>;
    }
  | { readonly view: 'refunds'; readonly choice: RefundQuery; readonly list: CallAnswer<Contract['refunds']> }
  | { readonly view: 'webhooks'; readonly choice: WebhookQuery; readonly list: CallAnswer<Contract['webhooks']> };
