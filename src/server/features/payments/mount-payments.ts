import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { applyWebhook } from './apply-webhook.ts';
import type { MountedPayments } from './gateways/gateway.ts';
import { mountGateways } from './gateways/gateways.ts';
import type { PaymentSubjects } from './subject.ts';

/** Adds the calls of the gateways. */
export function mountPayments(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  mountGateways(app, mountedPayments(context, subjects));
}

export function mountedPayments(context: Context, subjects: PaymentSubjects): MountedPayments {
  return { context, subjects, applyWebhook: (webhook) => applyWebhook(context, subjects, webhook) };
}
