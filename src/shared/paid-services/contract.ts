import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, plainLine, plainText } from '../contract/fields.ts';
import { bankTransfer, overpaymentFields } from '../payments/contract.ts';
import { paymentOutlooks } from '../payments/payments.ts';
import { serviceMethods } from './services.ts';

export const serviceMethod = z.enum(serviceMethods);

export const serviceDocument = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  path: z.string().describe('Of the PDF'),
});
export type ServiceDocument = z.infer<typeof serviceDocument>;

/** What a user needs to know before paying, apart from the price. */
export const servicePaying = {
  tax_rate: z.number(),
  methods: z.array(serviceMethod).describe('Empty: nothing can be paid online now'),
  customer: z
    .object({ name: z.string(), street: z.string(), city: z.string(), postcode: z.string() })
    .nullable()
    .describe('Whom the invoice names; null: the account has no invoice address yet'),
};

/** A request that waits for its payment. */
export const serviceRequest = z.object({
  number: z.string(),
  method: serviceMethod,
  started_at: z.iso.datetime(),
  payment_state: z.enum(paymentOutlooks),
  bank_transfer: bankTransfer.nullable(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;

export const redirectAnswer = z.object({
  redirect: z.string().nullable().describe('The gateway; null for a transfer'),
});

const orders = { scope: 'orders' } as const;
const params = z.object({ id: idField });

/** What administrators do with the money of any service. */
export const adminServicesContract = {
  markPaid: endpoint({
    method: 'POST',
    path: '/api/admin/services/{id}/payment',
    summary: 'Records that the bank transfer has arrived; an overpayment when nothing is due any more',
    access: orders,
    params,
    response: z.object({ outcome: z.enum(['settled', 'overpayment']) }),
  }),
  recordOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/services/{id}/overpayment',
    summary: 'Records an overpayment: a second transfer or a wrong amount; it waits to be refunded',
    access: orders,
    params,
    body: z.object(overpaymentFields),
    response: z.object({}),
    errors: ['payment_unusual'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/services/{id}/refund',
    summary: 'Refunds the whole price; once it is sent, the service ends',
    access: orders,
    needsReauthentication: true,
    params,
    body: z.object({
      client_key: z.uuid().describe('An idempotency key: a repeated submission makes one refund'),
      reason: plainText({ min: 1, max: 500 }),
      bank_account: plainLine({ min: 0, max: 50 })
        .default('')
        .describe('Bank account for a transfer; empty: the account the money came from'),
    }),
    response: z.object({}),
  }),
};
