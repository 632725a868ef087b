import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';

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
      readonly state: ListState;
    }
  | {
      readonly view: 'refunds';
      readonly choice: RefundQuery;
      readonly list: CallAnswer<Contract['refunds']>;
      readonly state: ListState;
    }
  | { readonly view: 'webhooks'; readonly choice: WebhookQuery; readonly list: CallAnswer<Contract['webhooks']> };
