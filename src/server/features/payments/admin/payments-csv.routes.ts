import type { FastifyInstance } from 'fastify';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { webhookQuery, refundQuery, overpaymentQuery } from '#shared/payments/admin-contract.ts';
import type { Money } from '#shared/money/money.ts';
import { gatewayBrands } from '#shared/payments/gateways.ts';
import type { RefundFailure } from '#shared/payments/refund-failures.ts';
import {
  paymentProviders,
  type WebhookOutcome,
  type PaymentProvider,
  type RefundStep,
} from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { presentWebhook, presentRefund, presentOverpayment } from './admin-payment-presenter.ts';
import { refundReasonText } from '../refunds/refund-reason.ts';
import { listWebhooks, listRefunds, listOverpayment } from './admin-payment.queries.ts';
import { hasGateway } from '../gateways/gateways.ts';

/** Exports of the three payment lists, for accountants. */
export function mountPaymentsCsv(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const canSendBack = (provider: PaymentProvider) => hasGateway(context, provider);
  const scope = 'orders';
  mountCsv(app, {
    name: 'overpayments',
    tag: 'adminPayments',
    scope,
    summary: 'Money that came for nothing as CSV',
    query: overpaymentQuery,
    columns: overpaymentColumns,
    listRows: async (query) =>
      (await listOverpayment(db, query, true)).map((row) => presentOverpayment(row, canSendBack)),
  });
  mountCsv(app, {
    name: 'refunds',
    tag: 'adminRefunds',
    scope,
    summary: 'Refunds as CSV',
    query: refundQuery,
    columns: refundColumns,
    listRows: async (query) => (await listRefunds(db, query, true)).map((row) => presentRefund(row)),
  });
  mountCsv(app, {
    name: 'payment-webhooks',
    tag: 'adminPaymentWebhooks',
    scope,
    summary: 'Webhooks of gateways as CSV',
    query: webhookQuery,
    columns: webhookColumns,
    listRows: async (query) => (await listWebhooks(db, query, true)).map(presentWebhook),
  });
}

const providerTexts: Record<PaymentProvider, MessageDescriptor | string> = {
  ...gatewayBrands,
  test: msg`zkušební brána`,
  bank_transfer: msg`bankovní převod`,
  cash_on_delivery: msg`dobírka`,
};

const refundStepTexts: Record<RefundStep, MessageDescriptor> = {
  unapproved: msg`čeká na schválení`,
  asked: msg`zadáno`,
  underway: msg`na cestě`,
  made: msg`vráceno`,
  failed: msg`nepovedlo se`,
};

const refundFailureTexts: Record<RefundFailure, MessageDescriptor> = {
  not_configured: msg`Tato brána tu není nastavena.`,
  answer_unknown: msg`Bránu jsme už o vrácení požádali, ale nevíme, jak odpověděla.`,
  not_reached: msg`Brána neodpověděla.`,
  refused: msg`Brána vrácení odmítla.`,
};

const outcomeTexts: Record<WebhookOutcome, MessageDescriptor> = {
  settled: msg`zaplaceno`,
  overpayment: msg`přeplatek`,
  repeated: msg`už bylo zaplaceno`,
  noted: msg`beze změny peněz`,
  wrong_sum: msg`nesouhlasí částka`,
  forged: msg`nevěrohodné`,
  unknown: msg`neznámá platba`,
  failed: msg`nepodařilo se ověřit`,
};

interface PaymentFacts {
  readonly provider: string;
  readonly provider_id: string | null;
  readonly variable_symbol: string | null;
  readonly amount: Money | null;
}

const paymentColumns: readonly CsvColumn<PaymentFacts>[] = [
  [msg`Variabilní symbol`, ({ variable_symbol }) => variable_symbol],
  [
    msg`Způsob`,
    ({ provider }, i18n) => {
      const known = paymentProviders.find((each) => each === provider);
      const text = known ? providerTexts[known] : provider;
      return typeof text === 'string' ? text : i18n._(text);
    },
  ],
  [msg`Číslo u brány`, ({ provider_id }) => provider_id],
  [msg`Částka`, ({ amount }) => amount],
  [msg`Měna`, ({ amount }) => amount?.currency],
];

const overpaymentColumns: readonly CsvColumn<ReturnType<typeof presentOverpayment>>[] = [
  ...paymentColumns,
  [msg`Přišla`, ({ paid_at }) => paid_at],
  [msg`Vráceno`, ({ settled_at }) => settled_at],
  [msg`Vrátil`, ({ settled_by }) => settled_by],
];

const refundColumns: readonly CsvColumn<ReturnType<typeof presentRefund>>[] = [
  ...paymentColumns,
  [msg`Stav`, ({ step }, i18n) => i18n._(refundStepTexts[step])],
  [msg`Důvod`, ({ reason }, i18n) => refundReasonText(reason, i18n)],
  [msg`Na účet`, ({ bank_account: own, paid_to: paidTo }) => own || paidTo],
  [msg`Požádal`, ({ asked_by }) => asked_by],
  [msg`Vznikla`, ({ created_at }) => created_at],
  [msg`Vráceno`, ({ done_at }) => done_at],
  [
    msg`Chyba`,
    ({ failure, last_error: answer }, i18n) =>
      [failure && i18n._(refundFailureTexts[failure]), answer].filter(Boolean).join(' ') || null,
  ],
];

const webhookColumns: readonly CsvColumn<ReturnType<typeof presentWebhook>>[] = [
  ...paymentColumns,
  [msg`Výsledek`, ({ outcome }, i18n) => i18n._(outcomeTexts[outcome])],
  [msg`Obsah`, ({ body }) => JSON.stringify(body)],
  [msg`Přišlo`, ({ received_at }) => received_at],
];
